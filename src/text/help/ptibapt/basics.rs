//! The rules of the base game.

use super::Chapter;

texts! { Basics:
    goal: Chapter<3> =
        (Chapter {
            title: "The goal",
            text: [
                "Twenty cards lie face down. Among them are seven green pairs, the two Ptis Bapt, who come in yellow, and four red traps.",
                "In turn, each of you turns cards up. Find the same picture twice and you keep both cards. Find a trap and you have to keep that as well.",
                "When the last green pair is found, everybody counts their points. Two can play, or one against the clock. A game takes about five minutes, and you’ll spend most of them wondering where that teapot was.",
            ],
        }),
        (Chapter {
            title: "Le but",
            text: [
                "Vingt cartes sont posées face cachée. Parmi elles, sept paires vertes, les deux Ptis Bapt dans leur cadre jaune, et quatre pièges rouges.",
                "Chacun à son tour, vous retournez des cartes. Deux fois la même image ? Les deux cartes sont à vous. Un piège ? Il est à vous aussi, hélas.",
                "Quand la dernière paire verte est trouvée, on compte les points. On joue à deux, ou seul contre la montre. Une partie dure cinq minutes environ, qu’on passe surtout à se demander où était cette théière.",
            ],
        });
    spread =
        "The table. Somebody has just found the kites.",
        "La table. Quelqu’un vient de trouver les cerfs-volants.";
    turn: Chapter<4> =
        (Chapter {
            title: "Your turn",
            text: [
                "Turn up a card; both of you see it. Unless it’s a trap, turn up a second one.",
                "What has to go back down stays in sight until you say you’ve got it. So you both have time to remember it.",
                "Careful, if you know other games of pairs: here, a pair doesn’t give you another turn. Whatever you’ve found, the other player is next.",
                "Cards stay where they lie, and those that are taken leave a gap. By the book, whoever took the longer walk last begins. Here the host picks somebody, or chance does.",
            ],
        }),
        (Chapter {
            title: "Votre tour",
            text: [
                "Retournez une carte : tout le monde la voit. Si ce n’est pas un piège, retournez-en une deuxième.",
                "Ce qui doit se cacher reste visible jusqu’à ce que vous disiez « c’est vu ». Chacun a donc le temps de retenir.",
                "Attention, si vous connaissez d’autres jeux de paires : ici, une paire ne fait pas rejouer. Quoi que vous ayez trouvé, c’est à l’autre.",
                "Les cartes restent à leur place, et celles qu’on prend laissent un trou. Selon la règle commence celui dont la dernière promenade fut la plus longue. Ici, l’hôte choisit, ou le hasard.",
            ],
        });
    same = "Twice the kite: both are yours.", "Deux cerfs-volants : ils sont à vous.";
    different = "A kite, a teapot: both go back down.", "Cerf-volant et théière : ils se cachent.";
    trapped = "A kite, a trap: the trap is yours.", "Cerf-volant et piège : le piège est à vous.";
    traps: Chapter<3> =
        (Chapter {
            title: "The traps",
            text: [
                "There are four of them, all alike, with too many teeth. Turn one up and it’s yours: it lies before you to the end, and costs you a point.",
                "If it’s your first card, your turn is over before it has begun. If it’s your second, it is over just the same, and the first card goes back down.",
                "Every cloud has a silver lining: a trap that has snapped can’t snap again. The fewer are left, the bolder you can be.",
            ],
        }),
        (Chapter {
            title: "Les pièges",
            text: [
                "Il y en a quatre, tous pareils, avec beaucoup trop de dents. Si vous en retournez un, il est à vous : il reste devant vous jusqu’à la fin et coûte un point.",
                "En première carte, il met fin à votre tour à peine commencé. En deuxième, il y met fin aussi, et la première carte se cache de nouveau.",
                "Consolation : un piège refermé ne mordra plus personne. Moins il en reste, plus on peut oser.",
            ],
        });
    snap =
        "The trap goes to you, the kite back to sleep.",
        "Le piège est pour vous, le cerf-volant se rendort.";
    yellow: Chapter<2> =
        (Chapter {
            title: "The Ptis Bapt",
            text: [
                "The two Ptis Bapt with their lanterns are the yellow pair. They count twice as much as others, and whoever finds them plays again at once: a whole new turn, from the first card.",
                "No other pair of the base game does that. So once you’ve met one of the two, keep him in mind.",
            ],
        }),
        (Chapter {
            title: "Les Ptis Bapt",
            text: [
                "Les deux Ptis Bapt et leurs lanternes forment la paire jaune. Ils comptent double, et qui les trouve rejoue aussitôt : un tour tout neuf, dès la première carte.",
                "Aucune autre paire du jeu de base n’en fait autant. Si vous en croisez un, ne l’oubliez pas.",
            ],
        });
    both = "Both found: play again!", "Les deux sont là : rejouez !";
    worth: Chapter<2> =
        (Chapter {
            title: "What cards are worth",
            text: [
                "At the end, every card before you counts:",
                "So a green pair brings two points and the yellow one four, and two traps eat up a green pair.",
            ],
        }),
        (Chapter {
            title: "Ce que valent les cartes",
            text: [
                "À la fin, chaque carte devant vous compte :",
                "Une paire verte rapporte donc deux points, la jaune quatre, et deux pièges mangent une paire verte.",
            ],
        });
    /// What a green, a yellow, a red and a blue card count.
    points: [&'static str; 4] =
        ["green: +1", "yellow: +2", "red: −1", "blue: nothing"],
        ["verte : +1", "jaune : +2", "rouge : −1", "bleue : rien"];
    counted =
        "Two green pairs, the Ptis Bapt and a trap: 2 + 2 + 4 − 1 = 7 points.",
        "Deux paires vertes, les Ptis Bapt et un piège : 2 + 2 + 4 − 1 = 7 points.";
    ending: Chapter<3> =
        (Chapter {
            title: "The end of the game",
            text: [
                "The seventh green pair ends the game at once, whatever still lies there: traps, blue cards, even the Ptis Bapt.",
                "The most points win, and a tie is shared.",
                "That makes the last green pair a matter of nerves. If you’re ahead, get it quickly. If you’re behind, it can wait until you have found the Ptis Bapt…",
            ],
        }),
        (Chapter {
            title: "La fin de la partie",
            text: [
                "La septième paire verte met aussitôt fin à la partie, quoi qu’il reste sur la table : pièges, cartes bleues, et même les Ptis Bapt.",
                "Le plus de points l’emporte ; à égalité, on partage la victoire.",
                "La dernière paire verte demande donc du sang-froid. Vous menez ? Prenez-la vite. Vous êtes derrière ? Elle attendra bien que vous ayez trouvé les Ptis Bapt…",
            ],
        });
    seven = "All seven found: that’s the end.", "Les sept sont trouvées : c’est la fin.";
}
