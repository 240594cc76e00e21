//! Why a game cannot be dealt.

use crate::game::SetupError;
use crate::games::GameName;

texts! { Setup:
    /// So many cannot play, in the order of [`GameName::ALL`].
    players: [fn(players: u8) -> String; GameName::ALL.len()] =
        [
            |players| format!("Memoarrr! is for 2 to 4 players, not for {players}."),
            |players| format!("Pti Bapt is for 2 players, or for one solo; not for {players}."),
            |players| format!("Le Royaume is for 2 to 6 players, not for {players}."),
        ],
        [
            |players| format!("Memoarrr ! se joue de 2 à 4, pas à {players}."),
            |players| format!("Pti Bapt se joue à 2, ou seul en solo ; pas à {players}."),
            |players| format!("Le Royaume se joue de 2 à 6, pas à {players}."),
        ];
    solo_players(players: u8) =
        "Solo is for one player, not for {players}.",
        "En solo, on joue seul, pas à {players}.";
    solo_extension =
        "Solo is played without the extension (P13).",
        "Le solo se joue sans l’extension (P13).";
    sides(players: u8, sides: u8) =
        "{players} players need {players} sides of the island, not {sides}.",
        "À {players}, il faut {players} côtés de l’île, pas {sides}.";
    start_player(players: u8) =
        "The start player must be one of the {players} at the table.",
        "Qui commence doit être l’un des {players} à la table.";
}

impl Setup {
    /// Why that game cannot be dealt.
    pub fn error(&self, game: GameName, error: SetupError) -> String {
        match error {
            SetupError::Players(players) => (self.players[game as usize])(players),
            SetupError::SoloPlayers(players) => self.solo_players(players),
            SetupError::SoloExtension => self.solo_extension.to_owned(),
            SetupError::Sides { players, sides } => self.sides(players, sides),
            SetupError::StartPlayer(players) => self.start_player(players),
        }
    }
}
