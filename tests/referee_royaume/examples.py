"""The rule book's worked examples, played by the referee's own model."""

from .board import NEAR, Deal, Header
from .contests import Contest
from .cover import new_cover
from .turns import Game


def new_game(lines):
    header = Header(lines[0])
    return Game(header, Deal(lines[1]["deal"], header), new_cover())


def check_examples(lines, fault):
    """Both examples on the board of this record."""
    if power_of_example(lines) != ([2 + 3 + 3, 11, 15], "total"):
        fault(f"the worked example of a challenge gives {power_of_example(lines)}")
    if points_of_example(lines) != [5, 6, 7, 5, 7]:
        fault(f"the worked example of placing gives {points_of_example(lines)}")


def power_of_example(lines):
    """Green 2, an animal, three completed challenges, Shield and bison beat a 15."""
    game, seat = new_game(lines), 0
    game.deal.spinner[0] = (game.deal.spinner[0][0], False, {"yellow": 6, "green": 2, "violet": 12})
    game.animal[seat], game.unspent[seat], game.spent[seat] = True, [4], [7, 9]
    game.hands[seat] = ["shield", "bison", "fox"]
    contest = Contest([seat], game.clockwise(seat), "green", 15, tile=0)
    game.events = [("spun", {"seat": seat, "segment": 0, "number": 2, "total": 8}),
                   ("played", {"seat": seat, "card": "shield", "total": 11}),
                   ("played", {"seat": seat, "card": "bison", "total": 15})]
    totals, by = [], game.spin(contest, seat)
    for card in ("shield", "bison"):
        totals.append(contest.total)
        game.cards = game.playable(contest, seat)
        by = by or game.add_card(contest, seat, {"name": card})
    return totals + [contest.total], by


def points_of_example(lines):
    """The 1st tile alone, the 2nd beside it, the 3rd beside both, the 4th apart from all, the 5th beside two."""
    game = new_game(lines)
    first = game.deal.camp
    second = NEAR[first][0]
    third = next(n for n in NEAR[first] if n in NEAR[second])
    far = next(n for n in range(len(NEAR)) if not {first, second, third} & {n, *NEAR[n]})
    fifth = next(n for n in NEAR[second] if n in NEAR[third] and n != first and far not in NEAR[n])
    points = []
    for number in (first, second, third, far, fifth):
        points.append(5 + game.next_to(number))
        game.memory_at[number] = "palace"
    return points
