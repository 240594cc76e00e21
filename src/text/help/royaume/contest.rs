//! Challenges, help, and the Wizard.

use super::Chapter;

texts! { Contest:
    challenge: Chapter<5> =
        (Chapter {
            title: "A challenge",
            text: [
                "The tile is turned up. It shows a difficulty in one of three colours: yellow, green or violet. You spin, and the number of that colour counts.",
                "To it you add 3 if you have your spirit animal, 1 for every challenge you have completed before, traded or not, and your cards. If that reaches the difficulty, it’s done. A star is a success whatever the sum.",
                "The difficulty is the printed number, 1 less for every memory next to it, and 2 more if the Wizard is next to it.",
                "First the others may join you, then you spin, then cards are added. You see at every moment what is missing, and how likely it is.",
                "With three challenges that you haven’t traded yet you can’t begin another one. Off to the Mine with you!",
            ],
        }),
        (Chapter {
            title: "Un défi",
            text: [
                "La tuile est retournée. Elle montre une difficulté dans l’une de trois couleurs : jaune, vert ou violet. Vous tournez la roue, et le nombre de cette couleur compte.",
                "On y ajoute 3 si vous avez votre animal totem, 1 par défi déjà réussi, échangé ou non, et vos cartes. Si le total atteint la difficulté, c’est réussi. Une étoile réussit toujours.",
                "La difficulté est le nombre imprimé, moins 1 par souvenir voisin, plus 2 si le Magicien est à côté.",
                "D’abord, les autres peuvent participer, puis vous tournez la roue, puis on ajoute des cartes. Vous voyez à tout moment ce qui manque, et vos chances.",
                "Avec trois défis non échangés, vous ne pouvez pas en commencer un autre. Direction la Mine !",
            ],
        });
    sum =
        "Spin 2, animal 3, three challenges 1 + 1 + 1, Shield 3, Bison 4: that’s 15 against 15.",
        "Roue 2, animal 3, trois défis 1 + 1 + 1, Bouclier 3, Bison 4 : 15 contre 15.";
    outcome: Chapter<4> =
        (Chapter {
            title: "Done or failed",
            text: [
                "Done: 5 points, the tile lies before you, and its hex is free for a memory.",
                "Failed: back to the camp, and some points are lost, though you never have fewer than none. How many, the back says:",
                "The tile stays where it is, face up, and can be tried again by anybody.",
                "You may also give up by adding nothing. That counts as failed.",
            ],
        }),
        (Chapter {
            title: "Réussi ou raté",
            text: [
                "Réussi : 5 points, la tuile est à vous, et sa case est libre pour un souvenir.",
                "Raté : retour au camp, avec quelques points de moins, mais jamais au-dessous de zéro. Combien ? Le dos le dit :",
                "La tuile reste en place, visible, et chacun peut y revenir.",
                "On peut aussi renoncer en n’ajoutant rien. C’est alors raté.",
            ],
        });
    backs: [&'static str; 2] = ["green: −2", "grey-blue: −5"], ["vert : −2", "gris-bleu : −5"];
    help: Chapter<4> =
        (Chapter {
            title: "Helping each other",
            text: [
                "Cards with a rope around them are for several. With a Team Up you join somebody’s challenge or fight: your number, animal, challenges and cards all count. If it is done, everybody in it gets 5 points; if it fails, nobody loses any.",
                "The owner can play a Team Up, too. Then everybody may join, without a card. Nobody has to.",
                "The Horn is for when all is added and it’s still not enough: name somebody, who can’t refuse. They spin and add their cards. In a challenge, you get no points for it then, unless your own Team Up is in it.",
                "Who helps in a challenge comes to its hex, and stays there if it’s done. In a fight helpers stay where they are. If it fails, all of you go to the camp, and without a Team Up all of you lose points.",
            ],
        }),
        (Chapter {
            title: "S’entraider",
            text: [
                "Les cartes bordées d’une corde se jouent à plusieurs. Avec l’Alliance, vous participez au défi ou au combat d’un autre : votre nombre, votre animal, vos défis et vos cartes comptent. Si c’est réussi, chaque participant marque 5 points ; si c’est raté, personne n’en perd.",
                "Le propriétaire du défi peut aussi jouer une Alliance. Chacun peut alors participer, sans carte. Personne n’y est obligé.",
                "Le Cor sert quand tout est ajouté et que cela ne suffit pas : nommez quelqu’un, qui ne peut pas refuser. Il tourne la roue et ajoute ses cartes. Dans un défi, vous ne marquez alors rien, sauf si vous avez aussi joué une Alliance.",
                "Qui aide dans un défi vient sur sa case, et y reste si c’est réussi. Dans un combat, chacun reste où il est. Si c’est raté, tous rentrent au camp et, sans Alliance, tous perdent des points.",
            ],
        });
    wizard: Chapter<5> =
        (Chapter {
            title: "The Wizard of Chaos",
            text: [
                "After every turn the arrow names a city, or the Mine, and he goes there. Whoever is in that city, or on the Mine, then has to fight him, all of them together. He also fights whoever walks onto his hex.",
                "It goes like a challenge with difficulty 25 and violet numbers. Won: 5 points for all, and he goes back to his tower. Lost: 5 points less for each, and off to the camp.",
                "Challenges next to him are 2 harder. A challenge under him can’t be taken before he is beaten, or has left.",
                "On the Mine he blocks it: nobody gets a memory, on foot or by card.",
                "He prefers hexes with a challenge, face-up ones first. If there’s no hex for him in the city that is named, he stays where he is; from the Mine he goes home.",
            ],
        }),
        (Chapter {
            title: "Le Magicien du Chaos",
            text: [
                "Après chaque tour, la flèche nomme une cité ou la Mine, et il s’y rend. Tous ceux qui s’y trouvent doivent le combattre, ensemble. Il combat aussi qui vient sur sa case.",
                "C’est comme un défi de difficulté 25, en nombres violets. Gagné : 5 points pour tous, et il rentre dans sa tour. Perdu : 5 points de moins pour chacun, et retour au camp.",
                "Les défis voisins de lui demandent 2 de plus. Un défi sous ses pieds ne peut être relevé qu’après sa défaite ou son départ.",
                "Sur la Mine, il la bloque : plus de souvenirs pour personne, ni à pied ni par une carte.",
                "Il préfère les cases avec un défi, d’abord les visibles. S’il n’y a pas de place pour lui dans la cité nommée, il reste où il est ; de la Mine, il rentre chez lui.",
            ],
        });
    next_to = "Next to the Wizard: 2 harder.", "À côté du Magicien : 2 de plus.";
}
