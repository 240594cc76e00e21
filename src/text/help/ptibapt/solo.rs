//! Alone against the clock.

use super::Chapter;

texts! { Solo:
    clock: Chapter<4> =
        (Chapter {
            title: "Against the clock",
            text: [
                "Nobody around? Then play against the clock, with the twenty cards of the base game. It starts with the first card you turn and stops when you’ve found all green pairs and the Ptis Bapt. Traps may stay where they are.",
                "Every trap you step into costs ten seconds.",
                "Nothing holds you up: the next card you turn sends the last ones back down. The clock stands still only while you can’t see the cards: under this book, say. A game that you left and took up again goes on with the time you had, and makes no best time.",
                "Your best times are under “Your games”, beside your other feats.",
            ],
        }),
        (Chapter {
            title: "Contre la montre",
            text: [
                "Personne en vue ? Jouez contre la montre, avec les vingt cartes du jeu de base. Elle part avec la première carte retournée et s’arrête quand vous avez trouvé toutes les paires vertes et les Ptis Bapt. Les pièges peuvent rester où ils sont.",
                "Chaque piège retourné coûte dix secondes.",
                "Rien ne vous fait attendre : la carte suivante cache les précédentes. La montre ne s’arrête que si vous ne voyez pas les cartes, comme sous ce livre. Une partie quittée puis reprise garde son temps, mais ne compte pas parmi les meilleurs.",
                "Vos meilleurs temps sont dans « Vos parties », à côté de vos autres exploits.",
            ],
        });
    example = "Two traps make twenty seconds more.", "Deux pièges font vingt secondes de plus.";
    par(turns: u16) =
        "Your turns are counted, too. Par is {turns}: that’s what the captain needs, who forgets nothing. With some luck, you can do better.",
        "On compte aussi vos tours. L’objectif est {turns} : ce qu’il faut au capitaine, qui n’oublie rien. Avec un peu de chance, vous ferez mieux.";
}
