//! A finished game, step by step.

use crate::text::common::of_fr;

texts! { Replay:
    title = "Replay", "Revoir la partie";
    first = "First step", "Au début";
    previous = "Step back", "En arrière";
    next = "Step forward", "En avant";
    last = "Last step", "À la fin";
    play = "Play", "Lecture";
    pause = "Pause", "Pause";
    // Keys, as they are printed.
    space = "Space", "Espace";
    page_up = "PageUp", "Page préc.";
    page_down = "PageDown", "Page suiv.";
    home = "Home", "Début";
    end = "End", "Fin";
    position = "Step of the game", "Étape de la partie";
    round_back = "To the mark before", "Au repère précédent";
    round_on = "To the next mark", "Au repère suivant";
    speed(sign: &str) = "Speed: {sign}", "Vitesse : {sign}";
    step(at: usize, of: usize) = "{at} of {of}", "{at} sur {of}";
    view = "Seen by", "Vue par";
    all_open = "All cards", "Tout ouvert";
    table = "As it lay", "Comme alors";
    table_hint = "Only what lay open for everybody.", "Seulement ce que tout le monde voyait.";
    eyes_of(name: &str) = "{name}’s eyes", { format!("Les yeux {}", of_fr(name)) };
    all_open_hint = "Small pictures lie face down.", "Les petites images sont face cachée.";
    eyes_hint(name: &str) =
        "Only what {name} could see then.",
        "Seulement ce que {name} pouvait voir alors.";
    steps = "Step by step", "Coup par coup";
    dealt = "The cards are dealt.", "Les cartes sont données.";
    looked(name: &str) = "{name} has looked.", "{name} a regardé ses cartes.";
    /// What somebody did, and what is told of it.
    did(name: &str, what: &str) = "{name}: {what}", "{name} : {what}";
    open_to_you(cell: &str, card: &str) =
        "{cell}, face down: {card}",
        "{cell}, face cachée : {card}";
    centre(card: &str) = "Under the volcano: {card}", "Sous le volcan : {card}";
    unreadable =
        "This saved game cannot be read. Nothing was changed; your other saved games still open.",
        "Cette partie est illisible. Rien n’a été modifié ; les autres s’ouvrent toujours.";
}
