"""Games of the referee's own: random players on the referee's model, for the program to replay.

This is the check in the other direction.  It also reaches corners that the program's players seldom do:
players differ in style (see `STYLES`), so that heroes stand together or all challenges get traded.
"""

import json
import random

from .board import C_CARDS, COLOURS, COPIES, HAND, HEXES, PAIRS, Deal, Header
from .cover import new_cover
from .turns import Game

STYLES = ("plain", "clumping", "no merchant")


class Player(Game):
    """A game that makes up what chance decides and writes down its events instead of comparing them."""

    def __init__(self, header, deal, rng):
        self.rng, self.told, self.style = rng, [], rng.choice(STYLES)
        super().__init__(header, deal, new_cover())

    def tell(self, name, content, rule):
        self.told.append({name: json.loads(json.dumps(content))})     # lists of the table change later

    def by_chance(self, name, rule):
        if name in ("spun", "arrow"):
            self.stopped_on = self.rng.randrange(10)
            return {"segment": self.stopped_on}
        if name == "wizard":
            return {"to": PAIRS[self.rng.choice(self.wizard_choices(self.deal.spinner[self.stopped_on][0]))]}
        deck = self.rng.sample(self.discards, len(self.discards))
        self.told.append({"reshuffled": {"deck": deck}})
        return {"deck": deck}

    def tell_discarded(self, seat, cards, rule):
        self.told.append({"discarded": {"seat": seat, "cards": cards}})
        self.discard(seat, cards)

    # ------------------------------------------------ what can be done

    def choose(self):
        """A legal action; passing and ending are put off."""
        choices = []
        while not choices:
            choices = [(name, value) for name in self.actions for value in getattr(self, f"ways_to_{name}")()]
        busy = [choice for choice in choices if choice[0] not in ("pass", "end")]
        return self.rng.choice(busy if busy and self.rng.random() < 0.7 else choices)

    def some(self, things, most):
        return self.rng.sample(things, min(most, len(things)))

    def ways_to_throw(self):
        return self.some(["turn"], self.rng.random() < 0.1) + self.some(
            ["paid"], self.scores[self.asked] >= 5 and self.rng.random() < 0.3)

    def ways_to_move(self):
        seat, here = self.asked, self.hero[self.asked]
        hexes = sorted(self.reach(seat))
        challenges = [to for to in hexes if to in self.challenge_at]
        if self.style == "no merchant":
            if self.deal.mine in hexes and len(self.unspent[seat]) > 1:
                return [PAIRS[self.deal.mine]]
            if challenges:
                return [PAIRS[to] for to in challenges]
        special = [to for to in hexes if to in (self.wizard, self.deal.mine, self.deal.temple)]
        wanted = self.some(challenges + special, 4) + self.some(hexes, 1)
        if self.style == "clumping":
            company = [to for to in hexes if to in self.hero and self.kind[to] in self.deal.cities]
            wanted += company * 6
        return [PAIRS[to] for to in wanted + [here] * (3 * (here == self.wizard))]

    def ways_to_place(self):
        if not self.ending and "end" not in self.actions and self.rng.random() < 0.5:
            return []
        return [{"tile": tile, "hex": PAIRS[to]} for tile in sorted(set(self.memories[self.asked]))
                for to in self.places(tile) if self.fits(tile, to)]

    def ways_to_trade(self):
        tiles = self.unspent[self.asked]
        return [self.rng.sample(tiles, self.rng.randint(1, min(3, len(tiles), len(self.stack))))]

    def ways_to_turncoat(self):
        return [{"tile": self.rng.choice(self.unspent[self.asked]), "hex": PAIRS[to]} for to in self.open_hexes()]

    def once(self):
        return [True]

    ways_to_buy = ways_to_end = ways_to_join = ways_to_spin = ways_to_pass = once

    def open_hexes(self):
        return [to for to in range(len(HEXES)) if self.takes_challenge(to)]

    # ------------------------------------------------ cards

    def ways_to_card(self):
        return [{"name": name, **fields} for name in sorted(set(self.hands[self.asked]) & set(self.cards))
                for fields in getattr(self, f"ways_with_{name}", lambda: [{}])()]

    def ways_with_luck(self):
        return [{"colour": colour} for colour in COLOURS if colour != self.contest.using[self.asked]]

    def ways_with_horn(self):
        return [{"seat": seat} for seat in self.able(self.contest)]

    def ways_with_merchant(self):
        wanted = self.style != "no merchant" and self.scores[self.asked] >= 5
        return [{}] if wanted and self.mine_is_open() else []

    def ways_with_miner(self):
        return [{"tiles": self.ways_to_trade()[0]}] if self.can_trade(self.asked) else []

    def ways_with_magician(self):
        cards = sorted(set(self.discards) - {*C_CARDS, "magician"})
        return [{"take": card} for card in self.some(cards, 1)]

    def ways_with_prophet(self):
        if len(self.unspent[self.asked]) == 3:
            return []
        return [{"hex": PAIRS[at]} for at in self.some([at for at in self.challenge_at if at != self.wizard], 2)]

    def ways_with_shaman(self):
        own = self.some(self.memories[self.asked], 1)
        return [{"give": give, "seat": seat, "take": take} for give in own for seat in self.seats
                if seat != self.asked for take in self.some(self.memories[seat], 1)]

    def ways_with_storyteller(self):
        ways = [{"from": PAIRS[at], "to": PAIRS[to]} for at, tile in self.challenge_at.items()
                if tile in self.face_up and at != self.wizard
                for to in self.open_hexes() if self.kind[to] != self.kind[at]]
        return self.some(ways, 2)

    def ways_with_short_way(self):
        hexes = [to for to in range(len(HEXES)) if to != self.hero[self.asked] and self.enters(self.asked, to)]
        return [{"hex": PAIRS[to]} for to in self.some(hexes, 2)]


def new_deal(rng, kingdom, header):
    """The board, spinner and tiles of another deal, shuffled anew."""
    deal = json.loads(json.dumps(kingdom))
    hexes = [tile["hex"] for tile in deal["challenges"]]
    for tile, place in zip(deal["challenges"], rng.sample(hexes, len(hexes))):
        tile["hex"] = place
    rng.shuffle(deal["memories"])
    players, first = len(header["seats"]), header["first"]
    cards = [card for card, copies in COPIES.items() for _ in range(copies)]
    kept = rng.sample([card for card in cards if card not in C_CARDS], HAND * players)
    for card in kept:
        cards.remove(card)
    deal["hands"] = [kept[HAND * seat:HAND * (seat + 1)] for seat in range(players)]
    deal["deck"] = rng.sample(cards, len(cards))
    deal["scores"] = [3 * ((seat - first) % players) * header["options"]["even_start"] for seat in range(players)]
    deal["characters"] = rng.sample(range(6), players)
    return deal


def play_game(rng, kingdom, players):
    """A whole record as a list of lines."""
    line = {"record": 1, "game": "royaume",
            "options": {"even_start": rng.random() < 0.7, "early_harvest": rng.random() < 0.3},
            "seats": [{"name": f"P{seat}", "player": "bot:random"} for seat in range(players)],
            "first": rng.randrange(players)}
    deal = new_deal(rng, kingdom, line)
    header = Header(line)
    game = Player(header, Deal(deal, header), rng)
    lines = [line, {"deal": deal}]
    while game.asked is not None:
        seat, (name, value) = game.asked, game.choose()
        game.told = []
        game.resume((name, value))
        lines.append({"seat": seat, "action": {name: value}, "events": game.told})
    return lines + [{"result": game.result}]


def print_games(count, name):
    """Plays on the kingdom of the first record in a file."""
    with open(name, "rb") as file:
        next(file)
        kingdom = json.loads(next(file))["deal"]
    rng = random.Random(count)
    for number in range(count):
        for line in play_game(rng, kingdom, 2 + number % 5):
            print(json.dumps(line, separators=(",", ":")))
    return 0
