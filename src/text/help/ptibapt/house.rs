//! What the printed rules leave open, and what is never shown again.

texts! { House:
    /// Each as what it is about, and how it is played here.
    ruling: [[&'static str; 2]; 7] =
        [
            [
                "Which blue cards there are.",
                "The rules we know don’t say, so these five pairs are of our own making.",
            ],
            [
                "A trap as the first card.",
                "It’s yours, and your turn is over: there is no second card.",
            ],
            [
                "How long cards stay in sight.",
                "Until whoever turned them up says so, but not for long: three seconds, unless the host has chosen otherwise. Then they go down by themselves, for both at the same moment.",
            ],
            [
                "A bonus that can’t do anything.",
                "A broom or a parcel for somebody without a trap is lost, and the turn is over.",
            ],
            [
                "When the clock runs.",
                "By the rules from the deal on, and nobody may stop it. Here it starts with your first card, and it stands still while the cards are hidden from you.",
            ],
            ["Ties.", "With equal points the victory is shared."],
            [
                "Games without end.",
                "After a thousand turns the game is over as it stands. We have yet to see that happen.",
            ],
        ],
        [
            [
                "Quelles cartes bleues ?",
                "Les règles que nous connaissons n’en disent rien : ces cinq paires sont de notre cru.",
            ],
            [
                "Un piège en première carte.",
                "Il est à vous et votre tour est fini : pas de deuxième carte.",
            ],
            [
                "Combien de temps les cartes restent visibles.",
                "Jusqu’à ce que le joueur dise qu’il a vu, mais pas longtemps : trois secondes, sauf si l’hôte en a décidé autrement. Puis elles se cachent toutes seules, au même instant pour les deux.",
            ],
            [
                "Un bonus qui ne sert à rien.",
                "Un balai ou un colis pour qui n’a pas de piège est perdu, et le tour est fini.",
            ],
            [
                "Quand la montre tourne.",
                "D’après les règles, dès la donne et sans arrêt. Ici, elle part avec votre première carte et s’arrête tant que les cartes vous sont cachées.",
            ],
            ["Les égalités.", "À égalité de points, on partage la victoire."],
            [
                "Les parties sans fin.",
                "Après mille tours, la partie s’arrête telle quelle. Nous attendons encore de voir cela.",
            ],
        ];
    /// What else is never shown again.
    never: [&'static str; 3] =
        [
            "What the spyglass shows is for you alone, and only once.",
            "If you were away, you see what lies open now, and not what you missed.",
            "After the game nothing is secret: you see all cards that were left, and a replay of every turn.",
        ],
        [
            "Ce que montre la longue-vue n’est que pour vous, et une seule fois.",
            "Après une absence, vous voyez ce qui est visible maintenant, pas ce que vous avez manqué.",
            "Après la partie, plus de secrets : vous voyez les cartes restantes et le film de chaque tour.",
        ];
}
