//! What is wrong with a recorded or saved game. What the rules object to in a line of a record is
//! for those who write records: it stays in English, after the place in the file.

use crate::table::save::resume::Damage;

pub struct Record {
    pub wrong: fn(file: &str, line: usize, game: usize, why: &str) -> String,
    pub not_text: &'static str,
    pub too_long: &'static str,
    pub no_game: fn(game: &str, games: &str) -> String,
    pub empty: fn(file: &str) -> String,
    pub too_few: fn(file: &str, games: usize, wanted: usize) -> String,
    pub no_result: fn(file: &str, game: usize) -> String,

    // Whether it was fair.
    pub fair: fn(game: usize, actions: usize) -> String,
    pub by_the_rules: fn(game: usize, actions: usize) -> String,
    pub other_agreement: fn(file: &str) -> String,
    pub fair_so_far: fn(file: &str, game: usize, actions: usize) -> String,
    pub no_games: fn(file: &str) -> String,
    pub stops: &'static str,
    pub unchecked: &'static str,
    pub host_broke: &'static str,
    pub seat_broke: fn(seat: &str) -> String,
    pub no_deal: &'static str,
    pub no_players: &'static str,
    pub belongs_nowhere: &'static str,
    pub no_action: &'static str,
    pub illegal: fn(why: &str) -> String,
    pub not_as_agreed: &'static str,

    // A table's save.
    damaged: &'static str,
    other_version: &'static str,
    other_deal: &'static str,
    impossible: &'static str,
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

pub const EN: Record = Record {
    wrong: |file, line, game, why| format!("{file}, line {line} (game {game}): {why}"),
    not_text: "this is not UTF-8 text",
    too_long: "this line is longer than any line of a record",
    no_game: |game, games| format!("there is no game \"{game}\", only {games}"),
    empty: |file| format!("{file} is empty: no game in it."),
    too_few: |file, games, wanted| {
        format!("{file} holds {games} games, so there is no game number {wanted}.")
    },
    no_result: |file, game| {
        format!(
            "{file}: game {game} stops before its result: it is still being played, or the end is missing."
        )
    },

    fair: |game, actions| {
        format!(
            "Game {game}: fair. It was dealt as this seat had agreed, and all of its {actions} actions are by the rules."
        )
    },
    by_the_rules: |game, actions| {
        format!(
            "Game {game}: by the rules, all of its {actions} actions. The file alone proves no more than that; with a seat’s own file (--seat) it can be told whether it was dealt as agreed."
        )
    },
    other_agreement: |file| {
        format!("{file}: none of these games was dealt as this seat had agreed.")
    },
    fair_so_far: |file, game, actions| {
        format!(
            "{file}: game {game} is by the rules as far as it goes, but stops after {actions} actions: it is still being played, or the end is missing."
        )
    },
    no_games: |file| format!("{file} holds no game."),
    stops: "the game before stops in the middle.",
    unchecked: "this game does not say how its deal came about, so nobody can check it. cinderpeek replay checks that it was played by the rules.",
    host_broke: "the host did not keep its promise.",
    seat_broke: |seat| format!("what seat {seat} added is not what it had promised."),
    no_deal: "these options cannot be dealt.",
    no_players: "the header does not say who played.",
    belongs_nowhere: "there is no game that this belongs to.",
    no_action: "this is no action.",
    illegal: |why| format!("this is against the rules: {why}."),
    not_as_agreed: "this is not what the agreed deal gives.",

    damaged: "a line of it is damaged or cut off",
    other_version: "it was written by another version of this program",
    other_deal: "the cards in it are not those that were dealt",
    impossible: "something happens in it that the rules do not allow",
};

pub const FR: Record = Record {
    wrong: |file, line, game, why| format!("{file}, ligne {line} (partie {game}) : {why}"),
    not_text: "ce n’est pas du texte UTF-8",
    too_long: "cette ligne est plus longue que toute ligne d’une partie enregistrée",
    no_game: |game, games| format!("il n’y a pas de jeu « {game} », seulement {games}"),
    empty: |file| format!("{file} est vide : aucune partie dedans."),
    too_few: |file, games, wanted| {
        format!("{file} contient {games} parties, donc pas de partie numéro {wanted}.")
    },
    no_result: |file, game| {
        format!(
            "{file} : la partie {game} s’arrête avant son résultat : elle se joue encore, ou la fin manque."
        )
    },

    fair: |game, actions| {
        format!(
            "Partie {game} : loyale. Elle a été donnée comme cette place l’avait convenu, et ses {actions} coups respectent les règles."
        )
    },
    by_the_rules: |game, actions| {
        format!(
            "Partie {game} : conforme aux règles, ses {actions} coups aussi. Le fichier seul ne prouve rien de plus ; avec le fichier d’une place (--seat), on peut dire si elle a été donnée comme convenu."
        )
    },
    other_agreement: |file| {
        format!("{file} : aucune de ces parties n’a été donnée comme cette place l’avait convenu.")
    },
    fair_so_far: |file, game, actions| {
        format!(
            "{file} : la partie {game} est conforme aux règles jusque-là, mais s’arrête après {actions} coups : elle se joue encore, ou la fin manque."
        )
    },
    no_games: |file| format!("{file} ne contient aucune partie."),
    stops: "la partie d’avant s’arrête au milieu.",
    unchecked: "cette partie ne dit pas comment on a donné, donc personne ne peut le vérifier. cinderpeek replay vérifie qu’elle respecte les règles.",
    host_broke: "l’hôte n’a pas tenu sa promesse.",
    seat_broke: |seat| format!("la place {seat} n’a pas ajouté ce qu’elle avait promis."),
    no_deal: "on ne peut pas donner avec ces options.",
    no_players: "l’en-tête ne dit pas qui jouait.",
    belongs_nowhere: "cette ligne n’appartient à aucune partie.",
    no_action: "ce n’est pas un coup.",
    illegal: |why| format!("c’est contraire aux règles : {why}."),
    not_as_agreed: "ce n’est pas ce que donne la donne convenue.",

    damaged: "une ligne est abîmée ou coupée",
    other_version: "elle vient d’une autre version de ce programme",
    other_deal: "ses cartes ne sont pas celles qui ont été données",
    impossible: "il s’y passe quelque chose que les règles interdisent",
};
