//! What is wrong with a recorded or saved game. What the rules object to in a line of a record is
//! for those who write records: it stays in English, after the place in the file.

use crate::table::save::resume::Damage;

texts! { Record:
    wrong(file: &str, line: usize, game: usize, why: &str) =
        "{file}, line {line} (game {game}): {why}",
        "{file}, ligne {line} (partie {game}) : {why}";
    not_text = "this is not UTF-8 text", "ce n’est pas du texte UTF-8";
    too_long =
        "this line is longer than any line of a record",
        "cette ligne est plus longue que toute ligne d’une partie enregistrée";
    no_game(game: &str, games: &str) =
        "there is no game \"{game}\", only {games}",
        "il n’y a pas de jeu « {game} », seulement {games}";
    empty(file: &str) =
        "{file} is empty: no game in it.",
        "{file} est vide : aucune partie dedans.";
    too_few(file: &str, games: usize, wanted: usize) =
        "{file} holds {games} games, so there is no game number {wanted}.",
        "{file} contient {games} parties, donc pas de partie numéro {wanted}.";
    no_result(file: &str, game: usize) =
        "{file}: game {game} stops before its result: it is still being played, or the end is missing.",
        "{file} : la partie {game} s’arrête avant son résultat : elle se joue encore, ou la fin manque.";

    // Whether it was fair.
    fair(game: usize, actions: usize) =
        "Game {game}: fair. It was dealt as this seat had agreed, and all of its {actions} actions are by the rules.",
        "Partie {game} : loyale. Elle a été donnée comme cette place l’avait convenu, et ses {actions} coups respectent les règles.";
    by_the_rules(game: usize, actions: usize) =
        "Game {game}: by the rules, all of its {actions} actions. The file alone proves no more than that; with a seat’s own file (--seat) it can be told whether it was dealt as agreed.",
        "Partie {game} : conforme aux règles, ses {actions} coups aussi. Le fichier seul ne prouve rien de plus ; avec le fichier d’une place (--seat), on peut dire si elle a été donnée comme convenu.";
    other_agreement(file: &str) =
        "{file}: none of these games was dealt as this seat had agreed.",
        "{file} : aucune de ces parties n’a été donnée comme cette place l’avait convenu.";
    fair_so_far(file: &str, game: usize, actions: usize) =
        "{file}: game {game} is by the rules as far as it goes, but stops after {actions} actions: it is still being played, or the end is missing.",
        "{file} : la partie {game} est conforme aux règles jusque-là, mais s’arrête après {actions} coups : elle se joue encore, ou la fin manque.";
    no_games(file: &str) = "{file} holds no game.", "{file} ne contient aucune partie.";
    stops = "the game before stops in the middle.", "la partie d’avant s’arrête au milieu.";
    unchecked =
        "this game does not say how its deal came about, so nobody can check it. cinderpeek replay checks that it was played by the rules.",
        "cette partie ne dit pas comment on a donné, donc personne ne peut le vérifier. cinderpeek replay vérifie qu’elle respecte les règles.";
    host_broke = "the host did not keep its promise.", "l’hôte n’a pas tenu sa promesse.";
    seat_broke(seat: &str) =
        "what seat {seat} added is not what it had promised.",
        "la place {seat} n’a pas ajouté ce qu’elle avait promis.";
    no_deal = "these options cannot be dealt.", "on ne peut pas donner avec ces options.";
    no_players = "the header does not say who played.", "l’en-tête ne dit pas qui jouait.";
    belongs_nowhere =
        "there is no game that this belongs to.",
        "cette ligne n’appartient à aucune partie.";
    no_action = "this is no action.", "ce n’est pas un coup.";
    illegal(why: &str) = "this is against the rules: {why}.", "c’est contraire aux règles : {why}.";
    not_as_agreed =
        "this is not what the agreed deal gives.",
        "ce n’est pas ce que donne la donne convenue.";

    // A table's save.
    damaged = "a line of it is damaged or cut off", "une ligne est abîmée ou coupée";
    other_version =
        "it was written by another version of this program",
        "elle vient d’une autre version de ce programme";
    other_deal =
        "the cards in it are not those that were dealt",
        "ses cartes ne sont pas celles qui ont été données";
    impossible =
        "something happens in it that the rules do not allow",
        "il s’y passe quelque chose que les règles interdisent";
}

impl Record {
    /// What is wrong with a save.
    pub fn damage(&self, damage: Damage) -> &'static str {
        match damage {
            Damage::Unreadable => self.damaged,
            Damage::OtherVersion => self.other_version,
            Damage::OtherDeal => self.other_deal,
            Damage::Impossible => self.impossible,
        }
    }
}
