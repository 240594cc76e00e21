"""Hexes, line 1 and the deal: what can be checked before the first action (R1-R6, D1, D2).

Inside, a hex is its number 0-60 in HEXES.  Difficulties of the tiles are Ours and tuned, so they are
only looked at where a rule speaks of them (R4: green backs are easier).
"""

from collections import Counter

from .objections import Objection, demand, field, is_int, same, show

HEXES = [(q, r) for r in range(-4, 5) for q in range(-4, 5) if abs(q + r) <= 4]      # R2: radius 4
INDEX = {pair: number for number, pair in enumerate(HEXES)}
PAIRS = [list(pair) for pair in HEXES]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NEAR = [tuple(INDEX[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in INDEX) for q, r in HEXES]
SPECIAL = ("camp", "temple", "corridor", "mine", "tower")
COLOURS = ("yellow", "green", "violet")

COPIES = {"magician": 2, "luck": 2, "prophet": 2, "invisibility": 2, "merchant": 4, "fox": 2, "shaman": 2,
          "storyteller": 2, "miner": 6, "goat": 2, "bison": 2, "general": 2, "short_way": 2, "sword": 2,
          "shield": 2, "bow": 2, "horn": 2, "team_up": 6, "snowstorm": 2, "chaos": 2, "turncoat": 2,
          "solitude": 2, "amnesia": 2}                                               # R1: 56 in all
B_CARDS = ("horn", "team_up")
C_CARDS = ("snowstorm", "chaos", "turncoat", "solitude", "amnesia")
HAND = 3


def hex_number(value, where):
    """The number of a recorded [q, r]."""
    if type(value) is list and len(value) == 2 and type(value[0]) is int and type(value[1]) is int:
        number = INDEX.get((value[0], value[1]))
        if number is not None:
            return number
    raise Objection(f"{where}: {show(value)} is no hex", "R2")


class Header:
    """Line 1."""

    def __init__(self, line):
        demand(same(1, line["record"]), f"'record' must be 1, not {show(line['record'])}")
        demand(same("royaume", line.get("game")), f"'game' must be \"royaume\", not {show(line.get('game'))}")
        options = field(line, "options", dict, "the header")
        self.even_start = field(options, "even_start", bool, "the options")
        self.early_harvest = "early_harvest" in options and field(options, "early_harvest", bool, "the options")
        seats = field(line, "seats", list, "the header")
        demand(2 <= len(seats) <= 6, f"{len(seats)} players; the game is for 2 to 6", "R1")
        for number, seat in enumerate(seats):
            check_seat(seat, f"seat {number}")
        self.seats = len(seats)
        self.first = field(line, "first", int, "the header")
        demand(0 <= self.first < self.seats, f"the start player {self.first} is no seat", "R6")


def check_seat(seat, where):
    field(seat, "name", str, where)
    player = field(seat, "player", str, where)
    demand(player == "human" or (player.startswith("bot:") and len(player) > 4),
           f"'player' of {where} must be \"human\" or \"bot:LEVEL\", not {show(player)}")


class Deal:
    """Line 2, checked and in the referee's own numbers."""

    def __init__(self, deal, header):
        demand(type(deal) is dict, "'deal' must be an object")
        self.read_board(field(deal, "board", list, "the deal"))
        self.read_spinner(field(deal, "spinner", list, "the deal"))
        self.read_challenges(field(deal, "challenges", list, "the deal"))
        self.read_memories(field(deal, "memories", list, "the deal"))
        self.read_cards(field(deal, "deck", list, "the deal"), field(deal, "hands", list, "the deal"), header.seats)
        self.read_scores(field(deal, "scores", list, "the deal"), header)
        characters = field(deal, "characters", list, "the deal")
        demand(all(is_int(c) and 0 <= c <= 5 for c in characters) and len(characters) == header.seats
               and len(set(characters)) == header.seats, f"characters {show(characters)}", "R6")

    def read_board(self, board):
        self.kind = [None] * len(HEXES)
        for place in board:
            number = hex_number(field(place, "hex", list, "a place"), "the board")
            demand(self.kind[number] is None, f"the hex {HEXES[number]} lies twice on the board", "R2")
            self.kind[number] = field(place, "kind", str, "a place")
        demand(None not in self.kind, f"the board has {len(board)} hexes instead of 61", "R2")
        for special in SPECIAL:
            demand(self.kind.count(special) == 1, f"{self.kind.count(special)} hexes are the {special}", "R2")
        self.camp, self.temple, self.corridor, self.mine, self.tower = map(self.kind.index, SPECIAL)
        self.cities = {}
        for number, kind in enumerate(self.kind):
            if kind != "land" and kind not in SPECIAL:
                self.cities.setdefault(kind, []).append(number)
        sizes = sorted(map(len, self.cities.values()))
        demand(sizes == [2, 2, 3, 3, 3, 3, 4, 4], f"cities of {sizes} hexes", "R2")
        self.check_distances()

    def check_distances(self):
        """R2 with D1: on foot, without crossing a city, without the corridor's leap."""
        for city, hexes in self.cities.items():
            demand(len(flood(hexes[0], hexes)) == len(hexes), f"the city {city} is not connected", "R2")
            for number in hexes:
                demand(any(self.kind[near] == "land" for near in NEAR[number]),
                       f"the city hex {HEXES[number]} touches no land", "R2, D1")
        demand(not any(self.kind[near] in self.cities for near in NEAR[self.tower]), "the tower touches a city", "R2")
        open_ground = [n for n, kind in enumerate(self.kind) if kind not in self.cities and n != self.tower]
        steps = flood(self.camp, open_ground)
        for number in (self.temple, self.corridor, self.mine):
            demand(number in steps, f"the {self.kind[number]} cannot be reached without crossing a city", "R2, D1")
        for city, hexes in self.cities.items():
            nearest = min((steps[near] + 1 for n in hexes for near in NEAR[n] if near in steps), default=99)
            demand(nearest <= 5, f"the city {city} is {nearest} steps from the camp", "R2, D1")

    def read_spinner(self, spinner):
        demand(len(spinner) == 10, f"the spinner has {len(spinner)} segments", "R3")
        self.spinner = []
        for segment in spinner:
            to, star = field(segment, "to", str, "a segment"), field(segment, "star", bool, "a segment")
            numbers = {colour: field(segment, colour, int, "a segment") for colour in COLOURS}
            demand(to == "mine" or to in self.cities, f"a segment names {to}", "R3")
            demand(1 <= numbers["yellow"] <= 6 and 1 <= numbers["green"] <= 6 and 4 <= numbers["violet"] <= 12,
                   f"a segment has the numbers {show(numbers)}", "R3")
            self.spinner.append((to, star, numbers))
        named = Counter(to for to, _, _ in self.spinner)
        demand(len(named) == 9 and named["mine"] == 1 and max(named.values()) == 2,
               f"the spinner names {show(named)}", "R3")
        demand(sum(star for _, star, _ in self.spinner) == 1, "the spinner shows not exactly one star", "R3")

    def read_challenges(self, challenges):
        demand(len(challenges) == 24, f"{len(challenges)} challenges", "R1")
        self.tiles, self.challenge_at, kinds = {}, {}, Counter()
        for thing in challenges:
            tile = field(thing, "tile", int, "a challenge")
            demand(0 <= tile < 24 and tile not in self.tiles, f"challenge {tile} twice or unknown", "R1")
            number = hex_number(field(thing, "hex", list, "a challenge"), "a challenge")
            demand(self.kind[number] in self.cities and number not in self.challenge_at,
                   f"challenge {tile} lies on {HEXES[number]}, not one on each city hex", "R6")
            back, colour = field(thing, "back", str, "a challenge"), field(thing, "colour", str, "a challenge")
            difficulty = field(thing, "difficulty", int, "a challenge")
            demand(difficulty > 0, f"challenge {tile} has the difficulty {difficulty}", "R4")
            self.tiles[tile] = (back, colour, difficulty)
            self.challenge_at[number] = tile
            kinds[back, colour] += 1
        wanted = {(back, colour): 4 for back in ("green", "grey-blue") for colour in COLOURS}
        demand(kinds == wanted, "not four challenges of each back and colour", "R4")
        sums = Counter()
        for back, colour, difficulty in self.tiles.values():
            sums[back, colour] += difficulty
        demand(all(sums["green", colour] < sums["grey-blue", colour] for colour in COLOURS),
               "green-backed challenges are not easier", "R4")

    def read_memories(self, memories):
        wanted = Counter({city: len(hexes) for city, hexes in self.cities.items()})
        wanted["palace"] = 1
        demand(all(type(name) is str for name in memories) and Counter(memories) == wanted,
               "the memories are not one for every city hex, and the palace", "R5")
        self.memories = memories

    def read_cards(self, deck, hands, seats):
        demand(len(hands) == seats, f"{len(hands)} hands", "R6")
        cards = list(deck)
        for hand in hands:
            demand(type(hand) is list and len(hand) == HAND, f"a hand of {show(hand)}", "R6")
            demand(not any(card in C_CARDS for card in hand), f"a C card in the hand {show(hand)}", "R6, D2")
            cards += hand
        demand(all(type(card) is str for card in cards) and Counter(cards) == COPIES,
               "deck and hands are not the 56 adventure cards", "R1")
        self.deck, self.hands = deck, hands

    def read_scores(self, scores, header):
        wanted = [3 * ((seat - header.first) % header.seats) if header.even_start else 0
                  for seat in range(header.seats)]
        demand(same(wanted, scores), f"start scores {show(scores)} instead of {show(wanted)}", "R6")
        self.scores = scores


def flood(start, ground):
    """Steps from start to every hex that is reached over these hexes."""
    ground, steps, edge = set(ground), {start: 0}, [start]
    for number in edge:
        for near in NEAR[number]:
            if near in ground and near not in steps:
                steps[near] = steps[number] + 1
                edge.append(near)
    return steps
