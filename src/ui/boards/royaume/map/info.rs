//! What is to be known of the hex under the pointer or the focus: above all what a challenge takes.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Color32, FontId, Rect, Stroke, TextFormat, TextStyle, Ui, Vec2, pos2, vec2};

use super::hex_words::{Use, barred, name};
use super::prospect::{About, Prospect};
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Colour, Hex, HexSet, Kind, Realm, Sector, Special, Tabletop, View};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::royaume::layout::Layout;
use crate::ui::boards::royaume::scene;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size, text_scale};
use crate::ui::widgets::sheet;

/// Over the map the panel is so wide at most, with letters of normal size.
const WIDE: f32 = 236.0;
/// Its letters beside the map, in parts of the usual: the largest in which all has room.
const SIZES: [f32; 3] = [1.0, 0.92, 0.84];

/// What is to be known, a line for each thing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Info {
    pub title: String,
    /// The chance, large.
    pub chance: Option<String>,
    pub lines: Vec<String>,
}

impl Info {
    /// Of that hex, for a hero of that seat; none where its name says it all.
    pub fn of(
        text: &Texts,
        snapshot: &ClientSnapshot<Royaume>,
        view: &View,
        hex: Hex,
        for_now: Use,
    ) -> Self {
        let mut info = Self::of_place(text, snapshot, view, hex);
        let barred = barred(text, snapshot, for_now, hex);
        // That nobody enters the tower is said of it anyway.
        if let Some(why) = barred.filter(|why| !info.lines.contains(why)) {
            info.lines.insert(0, why);
        }
        info
    }

    fn of_place(text: &Texts, snapshot: &ClientSnapshot<Royaume>, view: &View, hex: Hex) -> Self {
        let title = name(text, view, hex);
        let table = &view.tabletop;
        let seat = snapshot.seat.unwrap_or(table.turn);
        if let Some(prospect) = Prospect::of(table, seat, hex) {
            let lines = takes(text, snapshot, table, &prospect);
            let chances = [prospect.bare, prospect.chance];
            let chance = Some(scene::odds(text, chances, snapshot.seat.is_some()));
            return Self { title, chance, lines };
        }
        let words = &text.royaume.board.hex;
        let line = match table.realm().kind(hex) {
            Kind::Special(Special::Mine) => words.mine_left(table.mine),
            Kind::Special(Special::Temple) => words.temple.to_owned(),
            Kind::Special(Special::Corridor) => words.corridor.to_owned(),
            Kind::Special(Special::Tower) => words.tower.to_owned(),
            Kind::Special(Special::Camp) => words.camp.to_owned(),
            Kind::City(_) if table.memories.contains(hex) => words.memory.to_owned(),
            Kind::City(_) => words.free.to_owned(),
            Kind::Land if table.memories.contains(hex) => words.palace.to_owned(),
            Kind::Land => String::new(),
        };
        let lines = Some(line).filter(|line| !line.is_empty()).into_iter().collect();
        Self { title, chance: None, lines }
    }

    /// Paints it under the plates where there is room for it; otherwise in the corner of the map where
    /// it hides least of what matters.
    pub fn ui(&self, ui: &Ui, style: &Style<'_>, layout: &Layout, shown: (Hex, HexSet)) {
        let palette = style.palette;
        let mut painter = ui.painter().clone();
        // The map cuts what leaves it; this may stand beside it.
        painter.set_clip_rect(layout.window.union(layout.free));
        let around = vec2(2.0, 1.5) * size::GAP;
        let laid = |wide: f32, part: f32| {
            let galley = painter.layout_job(self.job(ui, style, wide, part));
            let wanted = galley.size() + around;
            (galley, wanted)
        };
        let free = layout.free.size();
        let has_room = |(_, wanted): &(_, Vec2)| wanted.x <= free.x && wanted.y <= free.y;
        let beside = SIZES.into_iter().map(|part| laid(free.x - around.x, part)).find(has_room);
        let (galley, rect) = match beside {
            Some((galley, wanted)) => {
                (galley, Rect::from_min_size(layout.free.min, vec2(free.x, wanted.y)))
            }
            None => {
                let (galley, wanted) =
                    laid((WIDE * text_scale(ui)).min(layout.window.width() * 0.55), 1.0);
                (galley, corner(layout, wanted, shown))
            }
        };
        let edge = Stroke::new(1.0, palette.edge);
        sheet(&painter, style, rect, size::BUTTON_CORNER, edge);
        painter.galley(rect.min + vec2(1.0, 0.75) * size::GAP, galley, palette.text);
    }

    fn job(&self, ui: &Ui, style: &Style<'_>, wide: f32, part: f32) -> LayoutJob {
        let palette = style.palette;
        let sized = |style: TextStyle| {
            let font = style.resolve(ui.style());
            FontId { size: font.size * part, ..font }
        };
        let (strong, small) = (sized(letters::strong()), sized(TextStyle::Small));
        let format = |font: &FontId, color: Color32| TextFormat::simple(font.clone(), color);
        let mut job = LayoutJob::default();
        job.append(&self.title, 0.0, format(&strong, palette.text));
        if let Some(chance) = &self.chance {
            let large = sized(TextStyle::Heading);
            job.append(&format!("\n{chance}"), 0.0, format(&large, palette.focus));
        }
        for line in &self.lines {
            job.append(&format!("\n{line}"), 0.0, format(&small, palette.text));
        }
        job.wrap = TextWrapping { max_width: wide, ..TextWrapping::default() };
        job
    }
}

/// The corner of the map where a panel of that size hides least: not the hex that it is about, few of
/// those that can be chosen, and little else. The lower right is for the buttons.
fn corner(layout: &Layout, wanted: Vec2, (about, lit): (Hex, HexSet)) -> Rect {
    let window = layout.window;
    let corners = [
        window.min,
        pos2(window.right() - wanted.x, window.top()),
        pos2(window.left(), window.bottom() - wanted.y),
    ];
    let rects = corners.map(|corner| Rect::from_min_size(corner, wanted));
    let matters = |hex: Hex| {
        if hex == about {
            100.0
        } else if lit.contains(hex) {
            8.0
        } else if about.neighbours().contains(hex) {
            4.0
        } else {
            1.0
        }
    };
    let hides = |rect: &Rect| -> f32 {
        let hidden = |hex: Hex| {
            let place = layout.place(hex);
            place.intersect(*rect).area().max(0.0) / place.area() * matters(hex)
        };
        Hex::all().filter(|hex| layout.place(*hex).intersects(*rect)).map(hidden).sum()
    };
    rects.into_iter().min_by(|a, b| hides(a).total_cmp(&hides(b))).unwrap_or(rects[0])
}

/// What a challenge or a fight takes, line by line.
fn takes(
    text: &Texts,
    snapshot: &ClientSnapshot<Royaume>,
    table: &Tabletop,
    prospect: &Prospect,
) -> Vec<String> {
    let words = &text.royaume.board.odds;
    let mut lines = Vec::new();
    if prospect.about == About::Fight {
        lines.push(words.fight.to_owned());
    }
    lines.push(match prospect.about {
        About::Down(least, most) => words.range(least, most),
        About::Fight => words.difficulty(&prospect.difficulty().unwrap_or(0).to_string()),
        About::Up { front, memories, wizard } => {
            let now = prospect.difficulty().unwrap_or(0);
            difficulty(text, front.difficulty, [memories as i16, 2 * i16::from(wizard)], now)
        }
    });
    lines.push(strength(text, prospect));
    if let (Some(difficulty), Some(colour)) = (prospect.difficulty(), prospect.colour()) {
        let least = difficulty - prospect.strength();
        let cards_help = prospect.chance != prospect.bare;
        lines.push(must_show(text, table.realm(), (least, colour), cards_help));
    }
    if prospect.chance != prospect.bare {
        lines.push(words.bare(prospect.bare));
        let card = |(card, percent): &(_, u8)| words.card(text.royaume.card(*card), *percent);
        lines.extend(prospect.cards.iter().map(card));
    }
    lines.push(joins(text, prospect, |seat| snapshot.name(seat)));
    lines.push(words.fails(prospect.loss));
    lines
}

/// The least number that one spin has to show; any will do, or only the star, where that is so. Cards may
/// help, too.
pub fn must_show(
    text: &Texts,
    realm: &Realm,
    (least, colour): (i16, Colour),
    cards_help: bool,
) -> String {
    let words = &text.royaume.board.odds;
    let [smallest, largest] = numbers(realm, colour);
    if least <= smallest {
        words.any.to_owned()
    } else if least <= largest {
        words.need(text.royaume.colour(colour), least)
    } else if cards_help {
        text.royaume.contest.star_or_cards.to_owned()
    } else {
        text.royaume.contest.only_star.to_owned()
    }
}

/// R3: the smallest and the largest number of a colour on the spinner, beside the star.
fn numbers(realm: &Realm, colour: Colour) -> [i16; 2] {
    let segments = Sector::all().map(|sector| realm.segment(sector));
    let numbers = segments.filter(|it| !it.star).map(|it| i16::from(it.number(colour)));
    numbers.fold([i16::MAX, i16::MIN], |[least, most], it| [least.min(it), most.max(it)])
}

/// R15: the number on a tile, less the memories next to it, and more if the Wizard is.
pub fn difficulty(text: &Texts, printed: u8, [memories, wizard]: [i16; 2], now: i16) -> String {
    let words = &text.royaume.board.odds;
    let mut sum = printed.to_string();
    if memories > 0 {
        sum.push_str(&words.memories(memories));
    }
    if wizard > 0 {
        sum.push_str(&format!(" + {wizard} {}", words.wizard));
    }
    if memories + wizard > 0 {
        sum.push_str(&format!(" = {now}"));
    }
    words.difficulty(&sum)
}

/// What the hero brings.
fn strength(text: &Texts, prospect: &Prospect) -> String {
    let words = &text.royaume.board.odds;
    let mut parts = Vec::new();
    if prospect.animal {
        parts.push(format!("3 {}", words.animal));
    }
    if prospect.completed > 0 {
        parts.push(text.royaume.contest.completed(prospect.completed as i16));
    }
    match parts.as_slice() {
        [] => words.nothing_yet.to_owned(),
        [one] => words.so_far(one),
        _ => words.so_far(&format!("{} = {}", parts.join(" + "), prospect.strength())),
    }
}

/// R16: who could come.
fn joins(text: &Texts, prospect: &Prospect, name: impl Fn(Seat) -> String) -> String {
    let words = &text.royaume.board.odds;
    if prospect.team_up {
        return words.joins(words.with_team_up);
    }
    let names: Vec<String> = prospect.joiners.iter().map(name).collect();
    match names.is_empty() {
        true => words.nobody.to_owned(),
        false => words.joins(&text.common.list(&names)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::boards::royaume::map::camera::Camera;

    #[test]
    fn the_panel_never_hides_the_hex_that_it_is_about() {
        let area = Rect::from_min_size(pos2(8.0, 116.0), vec2(648.0, 516.0));
        let layout = Layout::new(area, 4, &Camera::default());
        for hex in Hex::all() {
            let lit: HexSet = hex.neighbours();
            let rect = corner(&layout, vec2(240.0, 150.0), (hex, lit));
            assert!(layout.window.contains_rect(rect), "{hex}");
            assert!(!rect.contains(layout.place(hex).center()), "{hex} is under {rect:?}");
        }
    }

    #[test]
    fn the_panel_leaves_what_can_be_chosen_free() {
        let area = Rect::from_min_size(pos2(8.0, 116.0), vec2(648.0, 516.0));
        let layout = Layout::new(area, 4, &Camera::default());
        let upper: HexSet = Hex::all().filter(|hex| hex.axial().1 < 0).collect();
        let middle = Hex::at(0, 0).unwrap();
        let rect = corner(&layout, vec2(250.0, 190.0), (middle, upper));
        assert_eq!(rect.left_bottom(), layout.window.left_bottom());
    }
}
