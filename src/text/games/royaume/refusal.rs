//! Why a card of Le Royaume cannot be played, or something else not be done.

use crate::games::royaume::{Card, Illegal};

/// In English and in French.
type Words = [&'static str; 2];

/// Why an action is refused.
pub fn why_not(why: Illegal) -> Words {
    match why {
        Illegal::GameOver => ["The game is over.", "La partie est finie."],
        Illegal::NotYours(_) => {
            ["Somebody else has to decide now.", "C’est à quelqu’un d’autre de décider."]
        }
        Illegal::TooLate => {
            ["It is too late for that in this turn.", "Il est trop tard pour cela dans ce tour."]
        }
        Illegal::MustMove => [
            "Stop somewhere first, if only where you stand.",
            "Arrêtez-vous d’abord, ne serait-ce que sur place.",
        ],
        Illegal::OnlyPlacing => [
            "In this turn you place memories, nothing else.",
            "Dans ce tour, on pose des souvenirs, rien d’autre.",
        ],
        Illegal::OnlyTrading => [
            "After the fight you may trade here, nothing else.",
            "Après le combat, on peut échanger ici, rien d’autre.",
        ],
        Illegal::OnlyLastThings => [
            "In the last turn you place memories and play Foxes.",
            "Au dernier tour : souvenirs et Renards seulement.",
        ],
        Illegal::MustPlace => [
            "A memory that can be placed must be placed.",
            "Un souvenir qui peut être posé doit l’être.",
        ],
        Illegal::NotAsked => ["That is not what is asked now.", "Ce n’est pas ce qui est demandé."],
        Illegal::MustReturn => [
            "The Turncoat’s challenge has to go back first.",
            "Le défi du Transfuge doit d’abord être remis.",
        ],
        Illegal::NotInHand(_) => ["You do not hold this card.", "Vous n’avez pas cette carte."],
        Illegal::NotNow(card) => not_now(card),
        Illegal::NoEffect(card) => no_effect(card),
        Illegal::Tower => ["Nobody enters the tower.", "Personne n’entre dans la tour."],
        Illegal::Snow => ["Nobody enters the snowstorm.", "Personne n’entre dans la tempête."],
        Illegal::ThreeUnspent => [
            "With three challenges to trade you cannot begin another.",
            "Avec trois défis à échanger, on n’en commence pas d’autre.",
        ],
        Illegal::TooFar(_) => ["It is more than three steps away.", "C’est à plus de trois pas."],
        Illegal::NotTemple => {
            ["Spirit animals are bought at the temple.", "Les animaux totems s’achètent au temple."]
        }
        Illegal::HasAnimal => ["One spirit animal is enough.", "Un seul animal totem suffit."],
        Illegal::AnimalTooDear => {
            ["A spirit animal costs 10 points.", "Un animal totem coûte 10 points."]
        }
        Illegal::NotMine => {
            ["Memories are dug out of the Mine.", "Les souvenirs viennent de la Mine."]
        }
        Illegal::WizardOnMine => ["The Wizard blocks the Mine.", "Le Magicien bloque la Mine."],
        Illegal::BadTrade => [
            "Trade challenges of yours, for memories that are left.",
            "On échange ses propres défis, contre des souvenirs restants.",
        ],
        Illegal::MineEmpty => ["The Mine is empty.", "La Mine est vide."],
        Illegal::NothingToTrade => [
            "You have no completed challenge to trade.",
            "Vous n’avez aucun défi réussi à échanger.",
        ],
        Illegal::MerchantTooDear => {
            ["The Merchant asks for 5 points.", "Le Marchand demande 5 points."]
        }
        Illegal::NothingDiscarded => [
            "No card that he may take has been discarded.",
            "Aucune carte de la défausse ne peut être reprise.",
        ],
        Illegal::NoChallenge => {
            ["No challenge is left on the board.", "Il ne reste aucun défi sur le plateau."]
        }
        Illegal::NoneFaceUp => ["No challenge lies face up.", "Aucun défi n’est visible."],
        Illegal::UnderWizard(_) => [
            "The Wizard stands on the only one there is.",
            "Le Magicien est sur le seul qu’il y ait.",
        ],
        Illegal::NoOtherCity => [
            "No other city has a free hex without a hero.",
            "Aucune autre cité n’a de case libre et sans héros.",
        ],
        Illegal::NothingToGive => {
            ["You have no memory to give away.", "Vous n’avez aucun souvenir à donner."]
        }
        Illegal::NothingToGet => ["Nobody else has a memory.", "Personne d’autre n’a de souvenir."],
        Illegal::NoMemory(_) => ["You have no such memory.", "Vous n’avez pas ce souvenir."],
        Illegal::BadSite(_) => [
            "It goes on a free hex of its own city.",
            "Il va sur une case libre de sa propre cité.",
        ],
        Illegal::BadPalace(_) => [
            "The palace goes on free land next to a memory.",
            "Le palais va en rase campagne, à côté d’un souvenir.",
        ],
        Illegal::ThrowTooLate => [
            "Cards are thrown away at the start of a turn, once.",
            "On jette ses cartes au début du tour, une seule fois.",
        ],
        Illegal::ThrowTooDear => {
            ["Throwing your cards away costs 5 points.", "Jeter ses cartes coûte 5 points."]
        }
        Illegal::BadReturn => [
            "It goes back to a free city hex without a hero.",
            "Il va sur une case de cité libre et sans héros.",
        ],
    }
}

fn not_now(card: Card) -> Words {
    match card {
        Card::Goat | Card::Bison | Card::Sword | Card::Shield | Card::Bow | Card::Luck => [
            "Only when a challenge or fight asks for cards.",
            "Seulement quand un défi ou un combat demande des cartes.",
        ],
        Card::General => [
            "Only for the spin of a challenge or fight, or after it.",
            "Seulement pour la roue d’un défi ou d’un combat, ou après.",
        ],
        Card::Horn => [
            "Only if a challenge or fight falls short after all cards.",
            "Seulement si, toutes cartes jouées, il en manque encore.",
        ],
        Card::TeamUp => [
            "Only before the spin of a challenge or fight.",
            "Seulement avant la roue d’un défi ou d’un combat.",
        ],
        Card::Invisibility => ["Only after a failed challenge.", "Seulement après un défi raté."],
        Card::ShortWay => ["Only before you walk.", "Seulement avant de marcher."],
        _ => [
            "Only in your own turn, outside challenges and fights.",
            "Seulement à votre tour, hors des défis et des combats.",
        ],
    }
}

fn no_effect(card: Card) -> Words {
    match card {
        Card::Magician => {
            ["He takes no Magician and no misfortune.", "Il ne reprend ni Enchanteur ni malheur."]
        }
        Card::Prophet => [
            "Choose a challenge without the Wizard on it.",
            "Choisissez un défi où le Magicien n’est pas.",
        ],
        Card::Shaman => [
            "Choose a memory of yours and one of somebody else.",
            "Choisissez un souvenir à vous et un d’un autre.",
        ],
        Card::Storyteller => [
            "A face-up challenge goes to a free hex of another city.",
            "Un défi visible va sur une case libre d’une autre cité.",
        ],
        Card::ShortWay => ["You stand there already.", "Vous y êtes déjà."],
        Card::Sword => ["Only with a yellow number.", "Seulement avec un nombre jaune."],
        Card::Shield => ["Only with a green number.", "Seulement avec un nombre vert."],
        Card::Bow => ["Only with a violet number.", "Seulement avec un nombre violet."],
        Card::Luck => [
            "Too late: another card has followed the number.",
            "Trop tard : une autre carte a suivi le nombre.",
        ],
        Card::Horn => ["There is nobody who could come.", "Personne ne peut venir."],
        _ => ["It would do nothing now.", "Elle n’aurait aucun effet."],
    }
}
