//! What the printed rules leave open, and where we play otherwise.

texts! { House:
    /// Each as what it is about, and how it is played here.
    ruling: [[&'static str; 2]; 22] =
        [
            [
                "What is our own.",
                "The map, the numbers on the wheel and on the challenges, and how many tiles there are of each kind: the rules we know show them only in pictures we don’t have. They were balanced in thousands of games among bots.",
            ],
            [
                "The layout.",
                "All challenges lie on the cities, shuffled. Cards of misfortune in the first hands go back into the deck. Chance or the host says who starts.",
            ],
            [
                "Cards and walking.",
                "Cards are played before the walk or after it, not during it. Coming to a challenge or to the Wizard begins it at once, so cards for your turn are played before. On the temple and the Mine cards come first: buying or trading ends the turn.",
            ],
            [
                "Three untraded challenges.",
                "With them you can’t begin another challenge by any means, nor enter its hex, not even to fight the Wizard on it. You may help others.",
            ],
            [
                "Any hex.",
                "Corridor and Short way lead to any other hex but the tower and the snowstorm; what waits there begins. The Short way is the whole walk.",
            ],
            [
                "Prices.",
                "The animal, new cards and the Merchant must be paid in full. Only losses stop at 0.",
            ],
            [
                "The order in a challenge.",
                "First its owner may play a Team Up, if only so that nobody loses points; then others join, clockwise; the owner spins, then those who joined; they add cards, the owner last; then the Horn: the helper spins and adds, and the owner once more. Only who can do something is asked.",
            ],
            [
                "When it is decided.",
                "A star, a General or a sum that is enough ends it at once. Nobody spins or adds after that. Who has not spun does not count.",
            ],
            [
                "Luck and weapons.",
                "Sword, Shield and Bow need the colour that is in use when they are played. Luck takes another colour than that, and not after your own weapon.",
            ],
            [
                "Points for help.",
                "Nobody gets more than 5 for one challenge. In a fight everybody gets them, also who blew the Horn.",
            ],
            [
                "Invisibility.",
                "Everybody in a failed challenge who has points to lose may play it, the owner first. Not in a fight, and not with a Team Up in it, since nobody loses anything then.",
            ],
            [
                "Several against the Wizard.",
                "They fight as one, in order from the player in turn. The first Team Up and the first Horn stand for all. He attacks a city also when he was there already; who is snowed in is left alone.",
            ],
            [
                "Walking onto the Wizard.",
                "Who stays on a hex with him walks onto him, too. After a won fight no cards are played: a challenge there must be taken, on the Mine one may trade, elsewhere the turn is over. After a lost one the tile is not turned up.",
            ],
            [
                "Where he goes.",
                "Face-up challenges first, then face-down ones, otherwise a free hex, by chance; the hex he stands on is a choice like any other. Never on a memory or into the snow.",
            ],
            [
                "Drawing cards.",
                "After a challenge or a fight all who were in it draw, clockwise; only the player in turn waits for the end of the turn. One finishes before the next one begins, and goes on after a fight that Chaos brings. Who misses a turn draws nothing, and the wheel isn’t spun.",
            ],
            [
                "The snowstorm.",
                "There is only one, and never on a memory. Who is sent into it, or comes to help there, isn’t caught. If it catches you before you have done anything in your turn, this very turn is missed. You are snowed in until it is over, even once you have missed your turn.",
            ],
            [
                "Chaos.",
                "The Wizard comes to you only where he may stand: in a city without memory, or on the Mine. Otherwise he fights from where he is. It does nothing to somebody who is snowed in, nor in a refill after a fight.",
            ],
            [
                "Turncoat.",
                "The challenge goes on a free city hex without a hero. Without an untraded challenge nothing happens.",
            ],
            [
                "Prophet, Storyteller, Magician.",
                "Not with a challenge under the Wizard, and the Storyteller only with face-up ones. The Magician takes no Magician and no misfortune. The Shaman may swap two that are alike.",
            ],
            [
                "The end.",
                "It also begins when no challenge is left for anybody, or after forty turns of everybody, missed ones too. Nobody draws any more, and who is snowed in is free. What can be placed must be placed; who has nothing to place and no Fox is passed over.",
            ],
            [
                "Early harvest.",
                "An option: in the last turn a memory gives 3 points instead of 5, so that it pays to place earlier.",
            ],
            [
                "When time is up.",
                "If the host has set a limit, it is for the whole turn: then your hero stays where it is, you spin if you have to, add nothing, help nobody, and the turn ends. Who is asked in somebody else’s turn has as long for that. What must be placed or given back is left to chance.",
            ],
        ],
        [
            [
                "Ce qui est de nous.",
                "La carte, les nombres de la roue et des défis, le nombre de tuiles de chaque sorte : les règles que nous connaissons ne les montrent qu’en images que nous n’avons pas. Des milliers de parties entre robots les ont équilibrés.",
            ],
            [
                "La mise en place.",
                "Tous les défis sont sur les cités, mélangés. Les cartes de malheur des premières mains retournent dans la pioche. Le hasard ou l’hôte dit qui commence.",
            ],
            [
                "Les cartes et la marche.",
                "On joue ses cartes avant la marche ou après, pas pendant. Arriver sur un défi ou sur le Magicien les engage aussitôt : les cartes de votre tour se jouent donc avant. Au temple et à la Mine, les cartes d’abord : acheter ou échanger met fin au tour.",
            ],
            [
                "Trois défis non échangés.",
                "On ne peut alors en commencer un autre d’aucune façon, ni entrer sur sa case, pas même pour y combattre le Magicien. On peut aider les autres.",
            ],
            [
                "N’importe quelle case.",
                "Le passage et le Raccourci mènent à toute autre case, sauf la tour et la tempête ; ce qui y attend commence. Le Raccourci remplace toute la marche.",
            ],
            [
                "Les prix.",
                "L’animal, les nouvelles cartes et le Marchand se paient en entier. Seules les pertes s’arrêtent à 0.",
            ],
            [
                "L’ordre dans un défi.",
                "D’abord, son propriétaire peut jouer une Alliance, ne serait-ce que pour que personne ne perde de points ; puis les autres participent, dans le sens des aiguilles ; le propriétaire tourne la roue, puis les participants ; ils ajoutent des cartes, le propriétaire en dernier ; puis le Cor : l’aide tourne et ajoute, et le propriétaire encore une fois. On ne demande qu’à qui peut faire quelque chose.",
            ],
            [
                "Quand c’est décidé.",
                "Une étoile, un Général ou un total suffisant y met fin aussitôt. Après cela, personne ne tourne ni n’ajoute. Qui n’a pas tourné ne compte pas.",
            ],
            [
                "Chance et armes.",
                "Épée, Bouclier et Arc demandent la couleur utilisée au moment où on les joue. La Chance prend une autre couleur que celle-là, et pas après votre propre arme.",
            ],
            [
                "Les points de l’aide.",
                "Personne ne marque plus de 5 points pour un défi. Dans un combat, tout le monde les marque, même qui a sonné du Cor.",
            ],
            [
                "L’Invisibilité.",
                "Tout participant d’un défi raté qui a des points à perdre peut la jouer, le propriétaire d’abord. Pas dans un combat, ni avec une Alliance, puisque personne n’y perd rien.",
            ],
            [
                "Plusieurs contre le Magicien.",
                "Ils combattent comme un seul, dans l’ordre à partir du joueur dont c’est le tour. La première Alliance et le premier Cor valent pour tous. Il attaque une cité même s’il y était déjà ; il laisse en paix qui est pris dans la neige.",
            ],
            [
                "Aller sur le Magicien.",
                "Qui reste sur une case avec lui va aussi sur lui. Après un combat gagné, on ne joue pas de cartes : un défi présent doit être relevé, sur la Mine on peut échanger, ailleurs le tour est fini. Après un combat perdu, la tuile n’est pas retournée.",
            ],
            [
                "Où il va.",
                "D’abord les défis visibles, puis les cachés, sinon une case libre, au hasard ; la case où il se tient est un choix comme un autre. Jamais sur un souvenir ni dans la neige.",
            ],
            [
                "La pioche.",
                "Après un défi ou un combat, tous ceux qui y étaient piochent, dans le sens des aiguilles ; seul le joueur dont c’est le tour attend la fin de son tour. L’un finit avant que l’autre ne commence, et reprend après un combat venu du Chaos. Qui passe son tour ne pioche pas, et la roue ne tourne pas.",
            ],
            [
                "La tempête de neige.",
                "Il n’y en a qu’une, et jamais sur un souvenir. Qui y est envoyé, ou y vient aider, n’est pas pris. Si elle vous prend avant que vous n’ayez rien fait de votre tour, c’est ce tour-là que vous passez. Vous restez pris jusqu’à ce qu’elle finisse, même après votre tour passé.",
            ],
            [
                "Le Chaos.",
                "Le Magicien ne vient à vous que là où il peut se tenir : dans une cité, hors souvenir, ou sur la Mine. Sinon, il combat d’où il est. Sans effet sur qui est pris dans la neige, ni dans une pioche après un combat.",
            ],
            [
                "Le Transfuge.",
                "Le défi va sur une case de cité libre et sans héros. Sans défi non échangé, il ne se passe rien.",
            ],
            [
                "Prophète, Conteur, Enchanteur.",
                "Pas avec un défi sous le Magicien, et le Conteur seulement avec les défis visibles. L’Enchanteur ne prend ni Enchanteur ni malheur. Le Chamane peut échanger deux souvenirs pareils.",
            ],
            [
                "La fin.",
                "Elle commence aussi quand il ne reste de défi pour personne, ou après quarante tours de chacun, tours passés compris. On ne pioche plus, et la neige libère ses prisonniers. Ce qui peut être posé doit l’être ; qui n’a rien à poser ni Renard est sauté.",
            ],
            [
                "La récolte précoce.",
                "Une option : au dernier tour, un souvenir rapporte 3 points au lieu de 5 ; il vaut donc la peine de poser plus tôt.",
            ],
            [
                "Quand le temps est écoulé.",
                "Si l’hôte a fixé une limite, elle vaut pour tout le tour : votre héros reste alors où il est, vous tournez la roue s’il le faut, n’ajoutez rien, n’aidez personne, et le tour finit. Qui doit répondre pendant le tour d’un autre a autant de temps pour cela. Ce qu’il faut poser ou rendre est laissé au hasard.",
            ],
        ];
}
