//! The deals of the day: what is to be played, what came of it, and the result to show around.

use eframe::egui::{Label, RichText, Role, Ui, WidgetInfo, vec2};

use crate::game::Score;
use crate::games::GameName;
use crate::text::Texts;
use crate::ui::profile::challenges::daily::{DailyResults, DayResult, Mark, opponent};
use crate::ui::profile::day::Day;
use crate::ui::profile::history::GameResult;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::saved_tables::{Saved, SavedTables};
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{Card, announce, card, icon_button, poster, strong};

/// How many marks stand in a line of the text.
const MARKS_A_LINE: usize = 20;

/// A result, as it is shown around.
pub struct SharedResult<'a> {
    pub game: GameName,
    pub day: Day,
    pub result: &'a DayResult,
    pub streak: usize,
}

/// The deals of a day.
pub struct Deals<'a> {
    pub results: &'a DailyResults,
    pub left: &'a SavedTables,
    pub today: Day,
}

impl Deals<'_> {
    /// Shows them; what the player wants.
    pub fn deals_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        copied: &mut Option<GameName>,
    ) -> Option<Command> {
        let texts = &style.text.challenges;
        ui.set_width(ui.available_width());
        ui.heading(texts.daily);
        hint(ui, style, &texts.daily_about(&style.text.common.day(&self.today.to_string())));
        let mut command = None;
        for game in GameName::ALL {
            command = self.deal_ui(ui, style, game, copied).or(command);
        }
        let [now, longest] = [self.results.streak(self.today), self.results.longest_streak()];
        let mut streak = texts.streak(now);
        if longest > now {
            streak = format!("{streak} · {}", texts.longest(longest));
        }
        ui.label(strong(streak));
        command
    }

    fn deal_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        game: GameName,
        copied: &mut Option<GameName>,
    ) -> Option<Command> {
        let texts = &style.text.challenges;
        let result = self.results.result(self.today, game);
        let (about, act) = self.words(style.text, game, result);
        let title = style.text.offer.name(game);
        let name = texts.row(act, title, &about);
        let shown = Card { act: Some(act), ..Card::new(poster(game), title, &about, &name) };
        let pressed = card(ui, style, &shown).clicked();
        if let Some(result) = result {
            let streak = self.results.streak(self.today);
            SharedResult { game, day: self.today, result, streak }.shared_ui(ui, style, copied);
        }
        pressed.then_some(Command::Challenge(Purpose::Daily(self.today), game))
    }

    /// What is known of a deal, and what a press does.
    fn words<'a>(
        &self,
        text: &'a Texts,
        game: GameName,
        result: Option<&DayResult>,
    ) -> (String, &'a str) {
        let texts = &text.challenges;
        let purpose = Purpose::Daily(self.today);
        let begun = self.left.among_bots(purpose, game).and_then(Saved::deal);
        match (result, begun) {
            (Some(result), _) => (outcome(text, result), texts.again_short),
            (None, Some(day)) if day == self.today => (texts.begun.to_owned(), text.common.go_on),
            (None, Some(day)) => {
                (texts.begun_before(&text.common.day(&day.to_string())), text.common.play)
            }
            (None, None) => (against(text, game), text.common.play),
        }
    }
}

impl SharedResult<'_> {
    /// Shows how it went, with a button that copies the text.
    pub fn shared_ui(&self, ui: &mut Ui, style: &Style<'_>, copied: &mut Option<GameName>) {
        let texts = &style.text.challenges;
        ui.horizontal(|ui| {
            let room = ui.available_width() - size::ICON_BUTTON - size::GAP;
            ui.allocate_ui(vec2(room, size::ICON_BUTTON), |ui| {
                ui.set_width(room);
                marks_ui(ui, style, &self.result.marks);
            });
            let name = texts.copy(style.text.offer.name(self.game));
            if icon_button(ui, style, Icon::Copy, &name).clicked() {
                ui.ctx().copy_text(self.text(style.text));
                *copied = Some(self.game);
            }
        });
        if *copied == Some(self.game) {
            let said = ui.label(RichText::new(texts.copied).color(style.palette.good));
            announce(ui, said.id);
        }
    }

    /// As a text for others: it tells how it went and nothing of the cards.
    fn text(&self, text: &Texts) -> String {
        let game = text.offer.name(self.game);
        let mut lines = vec![format!("Cinderpeek · {game} · {}", self.day)];
        let outcome = outcome(text, self.result);
        lines.push(match opponent(self.game) {
            Some(level) => format!("{outcome} · {}", text.common.bot(level)),
            None => outcome,
        });
        let marks: Vec<char> = self.result.marks.chars().collect();
        lines.extend(marks.chunks(MARKS_A_LINE).map(|line| line.iter().collect()));
        if self.streak > 0 {
            lines.push(text.challenges.streak(self.streak));
        }
        lines.join("\n")
    }
}

/// Against whom a deal is played.
fn against(text: &Texts, game: GameName) -> String {
    match opponent(game) {
        Some(level) => text.home.against(text.common.bot(level)),
        None => text.offer.solo_line.to_owned(),
    }
}

/// How a deal ended.
fn outcome(text: &Texts, result: &DayResult) -> String {
    let texts = &text.challenges;
    let score = |score: &Score| text.common.score(*score);
    let scores: Vec<String> = result.scores.iter().map(score).collect();
    let (own, others) = scores.split_first().map_or(("", &[][..]), |(own, others)| (own, others));
    let others = text.common.list(others);
    match result.result {
        GameResult::Won => texts.won(own, &others),
        GameResult::Alone => {
            let time = result.scores.first().copied().unwrap_or_default();
            texts.done_in(&text.common.time(time))
        }
        GameResult::Lost | GameResult::Watched | GameResult::Unverified => texts.lost(own, &others),
    }
}

/// The marks in a row; a screen reader says what they stand for.
fn marks_ui(ui: &mut Ui, style: &Style<'_>, marks: &str) {
    let words = |sign: char| {
        let mark = Mark::ALL.into_iter().find(|mark| mark.sign() == sign)?;
        Some(style.text.challenges.marks[mark as usize])
    };
    let spoken = marks.chars().filter_map(words).collect::<Vec<_>>().join(", ");
    let shown = ui.add(Label::new(RichText::new(marks).color(style.palette.focus)).wrap());
    shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::game::Seat;
    use crate::games::{Memoarrr, PtiBapt, Royaume, memoarrr, ptibapt, royaume};
    use crate::text::Language;
    use crate::ui::boards::GameBoard;
    use crate::ui::boards::after::moments::tests::played;
    use crate::ui::profile::finished_game::FinishedGame;

    /// The text of a game that was played by these options.
    fn text_of<G: GameBoard>(name: GameName, game: &FinishedGame<G>, language: Language) -> String {
        let outcome = G::outcome(&game.steps.last().unwrap().state).unwrap();
        let me = Seat::new(0).unwrap();
        let result = match outcome.scores.len() {
            1 => GameResult::Alone,
            _ if outcome.winners.contains(me) => GameResult::Won,
            _ => GameResult::Lost,
        };
        let marks: String = G::marks(game, me).into_iter().map(Mark::sign).collect();
        assert!(!marks.is_empty(), "{name}");
        let result = DayResult { result, scores: outcome.scores, marks };
        let day = "2026-11-17".parse().unwrap();
        SharedResult { game: name, day, result: &result, streak: 12 }.text(language.texts())
    }

    /// Everything but the names of the games is digits, signs and the few words of the result.
    #[test]
    fn a_result_fits_a_message_and_gives_no_card_away() {
        let solo = ptibapt::Options { solo: true, ..ptibapt::Options::default() };
        for language in Language::ALL {
            let texts = language.texts();
            for number in 0..4 {
                let island =
                    played::<Memoarrr>(memoarrr::Options::basic(2), 2, Level::Sailor, number);
                let pairs = played::<PtiBapt>(solo, 1, Level::CabinBoy, number);
                let kingdom =
                    played::<Royaume>(royaume::Options::default(), 2, Level::Sailor, number);
                for text in [
                    text_of(GameName::Memoarrr, &island, language),
                    text_of(GameName::PtiBapt, &pairs, language),
                    text_of(GameName::Royaume, &kingdom, language),
                ] {
                    assert!(text.chars().count() <= 280, "{text}");
                    assert!(text.lines().all(|line| line.chars().count() <= 48), "{text}");
                    let rest = text.lines().skip(2).collect::<String>();
                    let streak = texts.challenges.streak(12);
                    let marks = rest.strip_suffix(&streak).unwrap();
                    let known = |sign| Mark::ALL.iter().any(|mark| mark.sign() == sign);
                    assert!(marks.chars().all(known), "{text}");
                }
            }
        }
    }

    #[test]
    fn it_says_who_won_what() {
        let result = |result, scores: &[i32]| {
            let scores = scores.iter().map(|score| (*score).into()).collect();
            DayResult { result, scores, marks: "●○".repeat(11) }
        };
        let english = Language::English.texts();
        let day = "2026-11-17".parse().unwrap();
        let won = result(GameResult::Won, &[9, 7]);
        let won = SharedResult { game: GameName::Memoarrr, day, result: &won, streak: 5 };
        assert_eq!(
            won.text(english),
            "Cinderpeek · Memoarrr! · 2026-11-17\nWon, 9 to 7 · Captain\n\
             ●○●○●○●○●○●○●○●○●○●○\n●○\nStreak: 5 days"
        );
        let alone = result(GameResult::Alone, &[83]);
        let alone = SharedResult { game: GameName::PtiBapt, day, result: &alone, streak: 0 };
        for (language, words) in
            [(Language::English, "\nDone in 1:23.0\n"), (Language::French, "\nFinie en 1:23,0\n")]
        {
            let alone = alone.text(language.texts());
            assert!(alone.contains(words), "{alone}");
        }
    }
}
