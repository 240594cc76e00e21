//! How bots play both games of cards: in English, and in French.

pub const ANYTHING: [&str; 2] = [
    "Turns whatever lies in reach. Good company, no threat.",
    "Retourne ce qui lui tombe sous la main. Gentil et inoffensif.",
];
pub const A_MOMENT: [&str; 2] = [
    "Remembers what was turned a moment ago, and dreams of the rest.",
    "Se souvient des dernières cartes, et rêve du reste.",
];
pub const SAFE_CARDS: [&str; 2] =
    ["Keeps safe cards back for later.", "Garde les cartes sûres pour plus tard."];
