//! Alone against the clock.

use super::Chapter;

pub struct Solo {
    pub clock: Chapter<4>,
    pub example: &'static str,
    pub par: fn(turns: u16) -> String,
}

pub const EN: Solo = Solo {
    clock: Chapter {
        title: "Against the clock",
        text: [
            "Nobody around? Then play against the clock, with the twenty cards of the base game. It starts as soon as they are laid out and stops when you’ve found all green pairs and the Ptis Bapt. Traps may stay where they are.",
            "Every trap you step into costs ten seconds.",
            "Nothing holds you up: the next card you turn sends the last ones back down. But nothing stops the clock either. A game that you left and took up again makes no best time.",
            "Your best times are in the settings, beside your other feats.",
        ],
    },
    example: "Two traps make twenty seconds more.",
    par: |turns| {
        format!(
            "Your turns are counted, too. Par is {turns}: that’s what the captain needs, who forgets nothing. With some luck, you can do better."
        )
    },
};

pub const FR: Solo = Solo {
    clock: Chapter {
        title: "Contre la montre",
        text: [
            "Personne en vue ? Jouez contre la montre, avec les vingt cartes du jeu de base. Elle part dès que les cartes sont posées et s’arrête quand vous avez trouvé toutes les paires vertes et les Ptis Bapt. Les pièges peuvent rester où ils sont.",
            "Chaque piège retourné coûte dix secondes.",
            "Rien ne vous fait attendre : la carte suivante cache les précédentes. Mais rien n’arrête la montre non plus. Une partie quittée puis reprise ne compte pas parmi les meilleurs temps.",
            "Vos meilleurs temps sont dans les réglages, à côté de vos autres exploits.",
        ],
    },
    example: "Deux pièges font vingt secondes de plus.",
    par: |turns| {
        format!(
            "On compte aussi vos tours. L’objectif est {turns} : ce qu’il faut au capitaine, qui n’oublie rien. Avec un peu de chance, vous ferez mieux."
        )
    },
};
