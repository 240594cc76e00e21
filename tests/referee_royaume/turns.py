"""Turns and the cards played in them, the Wizard's move, the end (R7-R14, R23-R32, A and D of turns)."""

from .board import C_CARDS, HAND, HEXES, NEAR, PAIRS
from .contests import Contests
from .objections import Objection, demand, is_int, show

START = ("throw", "place", "card", "move")
AFTER_THROW = ("place", "card", "move")
BEFORE_MOVE = ("card", "move")
STOPPED_CARDS = ("fox", "merchant", "magician", "prophet", "shaman", "storyteller", "miner")
TURN_CARDS = (*STOPPED_CARDS, "short_way")
LAST = 40                                                # R32


class Game(Contests):
    def play(self):
        """The whole game; yields (seat, actions, cards) for every decision."""
        self.turns[self.turn] = 1
        while True:
            outcome = yield from self.take_turn()
            if not self.ending and min(self.turns) >= LAST:
                self.seen["D25 the fortieth turn was missed"] += outcome == "missed"
                self.begin_end("forty_turns")
            if self.ending:
                break
            if outcome != "missed":
                yield from self.after_turn(outcome)
            self.turn = (self.turn + 1) % self.count
            self.turns[self.turn] += 1
            self.tell("turn", {"seat": self.turn, "number": self.turns[self.turn]}, "R14")
        yield from self.last_turns()
        self.end_game()

    def after_turn(self, outcome):
        """R14: refill, queue, arrow, Wizard, fight, queue."""
        if outcome != "thrown":
            self.seen["R14 refill after a turn"] += len(self.hands[self.turn]) < HAND
            yield from self.refill(self.turn, False)
        yield from self.serve_queue()
        heads = self.move_wizard()
        if heads:
            self.seen["R23 attacked by the arrow"] += 1
            self.seen["R23 several attacked together"] += len(heads) > 1
            _, participants = yield from self.fight(heads, "spin")
            self.wait(participants, True)
            yield from self.serve_queue()

    # ------------------------------------------------ a turn

    def take_turn(self):
        seat = self.turn
        if seat in self.owing:
            self.miss()
            self.seen["D25 a missed turn counts"] += 1
            return "missed"
        actions = START
        while True:
            name, value = yield seat, actions, TURN_CARDS
            if name == "throw":
                if (yield from self.throw(seat, value)):
                    return "thrown"
                if seat in self.owing:                   # D10
                    self.seen["D10 snow takes this very turn"] += 1
                    self.miss()
                    return "missed"
                actions = AFTER_THROW
            elif name == "place":
                yield from self.place_turn(seat, value)
                return "done"
            elif name == "move":
                self.move(seat, value)
                yield from self.arrive(seat)
                return "done"
            else:
                actions = BEFORE_MOVE
                card = yield from self.play_in_turn(seat, value)
                if card == "short_way":
                    yield from self.arrive(seat)
                if card in ("short_way", "prophet"):
                    return "done"

    def miss(self):
        """C24, D27."""
        self.tell("missed", {"seat": self.turn}, "C24")
        self.owing.discard(self.turn)
        self.seen["C24 turn missed"] += 1
        if self.owing:
            self.seen["D27 snowed in after the own missed turn"] += 1
        else:
            self.snow, self.trapped = None, set()
            self.tell("snow_back", True, "C24")

    def throw(self, seat, value):
        """R29; returns whether it takes the turn."""
        demand(type(value) is str and value in ("paid", "turn"), f"throw {show(value)}", "R29")
        if value == "paid":
            demand(self.scores[seat] >= 5, f"seat {seat} pays 5 points, but has {self.scores[seat]}", "R29, Prices")
            self.score(seat, -5, "throw", "R29")
        self.seen[f"R29 throw: {value}"] += 1
        self.tell_discarded(seat, list(self.hands[seat]), "R29")
        yield from self.refill(seat, False)
        yield from self.serve_queue()
        return value == "turn"

    def move(self, seat, value):
        to = self.hex(value, "move")
        start = self.hero[seat]
        if len(self.unspent[seat]) == 3:
            self.seen["R8 with 3 unspent challenges"] += 1
            self.seen["D5 with 3 unspent challenges beside a challenge"] += any(
                near in self.challenge_at for near in NEAR[start])
        if to == start:
            self.seen["R7 stayed (0 steps)"] += 1
            self.seen["D7 stayed on the Wizard's hex"] += start == self.wizard
            return
        steps = self.reach(seat).get(to)
        if steps is None:
            raise Objection(f"seat {seat} cannot move from {HEXES[start]} to {HEXES[to]}", self.why_not(seat, to))
        self.seen[f"R7 moved {steps} steps"] += 1
        self.seen["R7 stopped on a memory tile"] += to in self.memory_at
        self.seen["D20 walked out of the snow"] += start == self.snow
        self.seen["D7 walked away from the Wizard's hex"] += start == self.wizard
        if steps < len_on_foot(start, to):
            self.seen["R9 by the secret corridor"] += 1
        self.send(seat, to, "walk", "R7")

    def enters(self, seat, number):
        """Whether a hero may come to this hex at all (R2, C24, D5)."""
        return number != self.deal.tower and number != self.snow and not (
            number in self.challenge_at and len(self.unspent[seat]) >= 3)

    def reach(self, seat):
        """The fewest steps to every hex, at most three; challenges and the Wizard are not crossed (R8, R24)."""
        edge = [self.hero[seat]]
        known = {self.hero[seat]: 0}
        for steps in (1, 2, 3):
            reached = []
            for number in edge:
                for to in range(len(HEXES)) if number == self.deal.corridor else NEAR[number]:         # R9
                    if to not in known and self.enters(seat, to):
                        known[to] = steps
                        if to not in self.challenge_at and to != self.wizard:
                            reached.append(to)
            edge = reached
        return known

    def why_not(self, seat, to):
        if to == self.deal.tower:
            return "R2"
        if to == self.snow:
            return "C24"
        if not self.enters(seat, to):
            return "R8, D5"
        return "R7, R8"

    def arrive(self, seat):
        """What has to be done where the hero has come or stays (D3, D7), then the rest of (a)."""
        place = self.hero[seat]
        if place == self.wizard:
            self.seen["R24 walked onto the Wizard"] += 1
            self.seen["R28 Wizard on a challenge"] += place in self.challenge_at
            won, participants = yield from self.fight([seat], "walk")
            self.wait(participants, True, without=(seat,))
            yield from self.serve_queue()
            if won and place not in self.challenge_at:
                if place == self.deal.mine and self.can_trade(seat):
                    self.seen["R24 trade after a won fight"] += 1
                    name, value = yield seat, ("trade", "end"), ()
                    self.trade_or_end(seat, name, value)
                elif place != self.deal.mine:
                    self.seen["D7 won where there is nothing to do"] += 1
                return
            if not won:
                return
            self.seen["R24 challenge after a won fight"] += 1
        if place in self.challenge_at:
            self.seen["R8 challenge taken"] += 1
            self.seen["D3 begun at once"] += 1
            yield from self.challenge(place)
            return
        yield from self.after_stopping(seat, place)

    def after_stopping(self, seat, place):
        while True:
            actions = ["card", "end"]
            if place == self.deal.temple and not self.animal[seat] and self.scores[seat] >= 10:
                actions.append("buy")
            if place == self.deal.mine and self.can_trade(seat):
                actions.append("trade")
            name, value = yield seat, actions, STOPPED_CARDS
            if name == "card":
                card = yield from self.play_in_turn(seat, value)
                self.seen["D4 card on the temple or the Mine"] += place in (self.deal.temple, self.deal.mine)
                if card == "prophet":
                    return
            elif name == "buy":
                demand(value is True, "buy must be true")
                self.score(seat, -10, "animal", "R10")
                self.tell("animal", {"seat": seat}, "R10")
                self.animal[seat] = True
                self.seen["R10 spirit animal bought"] += 1
                return
            else:
                self.trade_or_end(seat, name, value)
                return

    def trade_or_end(self, seat, name, value):
        if name == "trade":
            self.trade(seat, value, "R11")
            self.seen["R11 trade on the Mine"] += 1
        else:
            demand(value is True, "end must be true")

    # ------------------------------------------------ memories

    def mine_is_open(self):
        """R26: a tile left and no Wizard on the Mine."""
        return bool(self.stack) and self.wizard != self.deal.mine

    def can_trade(self, seat):
        return bool(self.unspent[seat]) and self.mine_is_open()

    def trade(self, seat, tiles, rule):
        """R11, D28: 1-3 different unspent tiles, at most as many as memory tiles are left."""
        if type(tiles) is not list or not all(map(is_int, tiles)) or len(set(tiles)) != len(tiles) or \
                not 1 <= len(tiles) <= min(3, len(self.stack)) or not set(tiles) <= set(self.unspent[seat]):
            raise Objection(f"seat {seat} trades {show(tiles)} of {show(self.unspent[seat])}, "
                            f"{len(self.stack)} memory tiles are left", f"{rule}, D28")
        self.seen["D28 chose which challenges to trade"] += len(tiles) < len(self.unspent[seat])
        self.tell("spent", {"seat": seat, "tiles": tiles}, rule)
        for tile in tiles:
            self.unspent[seat].remove(tile)
            self.spent[seat].append(tile)
        for _ in tiles:
            self.draw_memory(seat, rule)
        self.check_end()

    def draw_memory(self, seat, rule):
        tile = self.stack.pop()
        self.memories[seat].append(tile)
        self.tell("memory", {"seat": seat, "tile": tile}, rule)

    def place_turn(self, seat, value):
        """(b): at least one tile, no cards."""
        self.place(seat, value, 5)
        self.seen["R12 turn of placing"] += 1
        while True:
            name, value = yield seat, ("place", "end"), ()
            if name == "end":
                demand(value is True, "end must be true")
                return
            self.place(seat, value, 5)

    def fits(self, tile, number):
        """R12, R13."""
        if not self.is_free(number):
            return False
        if tile == "palace":
            return self.kind[number] == "land" and self.next_to(number) > 0
        return self.kind[number] == tile

    def can_place(self, seat):
        return any(self.fits(tile, number) for tile in set(self.memories[seat]) for number in self.places(tile))

    def places(self, tile):
        return range(len(HEXES)) if tile == "palace" else self.deal.cities[tile]

    def place(self, seat, value, points):
        demand(type(value) is dict, "place must be an object")
        tile = value.get("tile")
        if type(tile) is not str or tile not in self.memories[seat]:
            raise Objection(f"seat {seat} places {show(tile)}, but has {show(self.memories[seat])}", "R12")
        number = self.hex(value.get("hex"), "place")
        if not self.fits(tile, number):
            raise Objection(f"{tile} cannot be placed on {HEXES[number]}", "R13" if tile == "palace" else "R12")
        near = self.next_to(number)
        self.memories[seat].remove(tile)
        self.memory_at[number] = tile
        self.placed[seat] += 1
        self.tell("placed", {"seat": seat, "tile": tile, "hex": PAIRS[number]}, "R12")
        self.score(seat, points + near, "place", "R13" if tile == "palace" else "R12")
        self.seen["R13 palace placed" if tile == "palace" else "R12 placed"] += 1
        self.seen["R12 points for neighbours"] += bool(near)
        self.seen["R12 placed under a hero"] += number in self.hero

    # ------------------------------------------------ cards of a turn

    def play_in_turn(self, seat, value):
        """One card of (a); each only if its effect is possible.  Returns its name."""
        card = self.play_card(seat, value)
        if card == "prophet":
            yield from self.play_prophet(seat, value)
        else:
            getattr(self, f"play_{card}")(seat, value)
        return card

    def play_fox(self, seat, value):
        self.tell_played(seat, "fox", "A7")
        self.score(seat, 5, "fox", "A7")
        self.seen["A7 fox"] += 1

    def play_merchant(self, seat, value):
        demand(self.scores[seat] >= 5, f"seat {seat} pays 5 points, but has {self.scores[seat]}", "A5, Prices")
        demand(self.mine_is_open(), "no memory tile to buy, or the Wizard is on the Mine", "A5, R26")
        self.tell_played(seat, "merchant", "A5")
        self.score(seat, -5, "merchant", "A5")
        self.draw_memory(seat, "A5")
        self.seen["A5 merchant"] += 1
        self.check_end()

    def play_miner(self, seat, value):
        demand(self.can_trade(seat), "nothing to trade, or the Wizard is on the Mine", "A10, R26")
        self.tell_played(seat, "miner", "A10")
        self.seen["A10 miner"] += 1
        self.trade(seat, value.get("tiles"), "A10")

    def play_magician(self, seat, value):
        """D26: the Magician chooses before going to the discards himself."""
        take = value.get("take")
        if type(take) is not str or take not in self.discards:
            raise Objection(f"the Magician takes {show(take)} out of {show(self.discards)}", "A1")
        demand(take != "magician" and take not in C_CARDS,
               f"the Magician takes {take}", "A1")
        self.tell_played(seat, "magician", "A1")
        self.discards.remove(take)
        self.hands[seat].append(take)
        self.tell("took", {"seat": seat, "card": take}, "A1")
        self.seen["A1 magician"] += 1
        self.seen["D26 chosen out of the discards"] += 1

    def play_prophet(self, seat, value):
        place = self.hex(value.get("hex"), "prophet")
        demand(len(self.unspent[seat]) < 3, "the Prophet with 3 unspent challenges", "A3, R8")
        demand(place in self.challenge_at and place != self.wizard,
               f"no challenge on {HEXES[place]}, or the Wizard is on it", "A3")
        self.tell_played(seat, "prophet", "A3")
        self.seen["A3 prophet"] += 1
        self.seen["A3 prophet names a face-up one"] += self.challenge_at[place] in self.face_up
        yield from self.challenge(place)

    def play_shaman(self, seat, value):
        give, take, other = value.get("give"), value.get("take"), value.get("seat")
        demand(is_int(other) and other in self.seats and other != seat, f"the Shaman with seat {show(other)}", "A8")
        demand(type(give) is str and give in self.memories[seat] and type(take) is str
               and take in self.memories[other], f"the Shaman gives {show(give)} for {show(take)}", "A8")
        self.tell_played(seat, "shaman", "A8")
        self.memories[seat].remove(give)
        self.memories[other].remove(take)
        self.memories[seat].append(take)
        self.memories[other].append(give)
        self.tell("swapped", {"seat": seat, "give": give, "other": other, "take": take}, "A8")
        self.seen["A8 shaman"] += 1
        self.seen["D26 shaman with tiles alike"] += give == take

    def play_storyteller(self, seat, value):
        start, to = self.hex(value.get("from"), "storyteller"), self.hex(value.get("to"), "storyteller")
        tile = self.challenge_at.get(start)
        demand(tile in self.face_up and start != self.wizard,
               f"no face-up challenge on {HEXES[start]}, or the Wizard is on it", "A9")
        demand(self.takes_challenge(to) and self.kind[to] != self.kind[start],
               f"{HEXES[to]} is no free hex without a hero of another city", "A9, D8")
        self.tell_played(seat, "storyteller", "A9")
        del self.challenge_at[start]
        self.challenge_at[to] = tile
        self.tell("carried", {"tile": tile, "from": PAIRS[start], "to": PAIRS[to]}, "A9")
        self.seen["A9 storyteller"] += 1
        self.seen["D8 challenge put on a hex without a hero"] += 1

    def play_short_way(self, seat, value):
        to = self.hex(value.get("hex"), "short_way")
        demand(to != self.hero[seat], "the short way leads to another hex", "A16, D6")
        if not self.enters(seat, to):
            raise Objection(f"seat {seat} cannot come to {HEXES[to]}", self.why_not(seat, to))
        self.tell_played(seat, "short_way", "A16")
        self.send(seat, to, "short_way", "A16")
        self.seen["A16 short way"] += 1
        self.seen["D6 short way to a challenge or the Wizard"] += to in self.challenge_at or to == self.wizard

    # ------------------------------------------------ the Wizard

    def wizard_choices(self, to):
        """R25, D19: where he can go in the named place."""
        if to == "mine":
            return [] if self.snow == self.deal.mine else [self.deal.mine]
        hexes = [n for n in self.deal.cities[to] if n not in self.memory_at and n != self.snow]
        challenges = [n for n in hexes if n in self.challenge_at]
        face_up = [n for n in challenges if self.challenge_at[n] in self.face_up]
        return face_up or challenges or hexes

    def move_wizard(self):
        """Arrow and Wizard; returns who has to fight (R23)."""
        segment = self.segment(self.by_chance("arrow", "R14"), "R14")
        self.tell("arrow", {"segment": segment}, "R14")
        to, star, _ = self.deal.spinner[segment]
        self.seen["R14 a star means nothing here"] += star
        choices = self.wizard_choices(to)
        if not choices:
            home = self.wizard == self.deal.mine
            if home:
                self.wizard = self.deal.tower
            why = "home" if home else "stays"
            self.tell("wizard", {"to": PAIRS[self.wizard], "why": why}, "R25")
            self.seen[f"R25 {why}"] += 1
            self.seen["D19 snow on the Mine keeps him away"] += to == "mine"
            return []
        place = self.hex(self.by_chance("wizard", "R25").get("to"), "wizard")
        if place not in choices:
            raise Objection(f"the Wizard goes to {HEXES[place]}; possible: {[HEXES[n] for n in choices]}", "R25, D19")
        self.tell("wizard", {"to": PAIRS[place], "why": "spin"}, "R25")
        self.count_wizard(place, to, choices)
        self.wizard = place
        fighters = [seat for seat in self.clockwise(self.turn) if self.kind[self.hero[seat]] == to]
        self.seen["R23 snowed-in hero left alone"] += any(seat in self.trapped for seat in fighters)
        return [seat for seat in fighters if seat not in self.trapped]

    def count_wizard(self, place, to, choices):
        if to == "mine":
            self.seen["R26 Wizard on the Mine"] += 1
        elif place not in self.challenge_at:
            self.seen["R25 to a free hex"] += 1
        elif self.challenge_at[place] in self.face_up:
            self.seen["R25 to a face-up challenge"] += 1
        else:
            self.seen["R25 to a face-down challenge"] += 1
        self.seen["D19 the hex he is on, by chance"] += place == self.wizard and len(choices) > 1

    # ------------------------------------------------ the end

    def check_end(self):
        """R31, right after the last memory tile of a trade or purchase."""
        if self.ending:
            return
        if not self.stack:
            self.begin_end("mine_empty")
        elif not self.challenge_at and not any(self.unspent):
            self.begin_end("no_challenge")

    def begin_end(self, why):
        rule = "R32" if why == "forty_turns" else "R31"
        self.tell("end_begins", {"why": why}, rule)
        self.ending = why
        self.seen[f"{rule} end begins: {why}"] += 1
        self.seen["D24 snowed in, but free for the end"] += bool(self.trapped)
        self.wizard = self.snow = None
        self.trapped, self.owing = set(), set()

    def last_turns(self):
        """R31: from the next player on, the one who caused it last."""
        for seat in self.clockwise((self.turn + 1) % self.count):
            self.tell("last_turn", {"seat": seat}, "R31")
            self.seen["R31 last turn"] += 1
            while True:
                can_place = self.can_place(seat)
                fox = "fox" in self.hands[seat]
                if not can_place and not fox:
                    self.seen["D24 last turn over by itself"] += 1
                    break
                actions = (["place"] if can_place else ["end"]) + ["card"] * fox
                name, value = yield seat, actions, ("fox",)
                if name == "place":
                    self.place(seat, value, self.harvest)
                    self.seen["R31 placed in the last turn"] += 1
                    self.seen["Tuning: early harvest"] += self.harvest == 3
                elif name == "card":
                    self.play_card(seat, value)
                    self.play_fox(seat, value)
                    self.seen["R31 fox in the last turn"] += 1
                else:
                    demand(value is True, "end must be true")
                    break
            self.seen["R31 tile that cannot be placed"] += bool(self.memories[seat])

    def end_game(self):
        owned = [self.owned(seat) for seat in self.seats]
        ranks = list(zip(self.scores, self.placed, owned))
        winners = [seat for seat in self.seats if ranks[seat] == max(ranks)]
        self.tell("game_over", {"points": self.scores, "placed": self.placed, "completed": owned,
                                "winners": winners}, "R31")
        self.result = {"scores": self.scores, "winners": winners}
        tied = self.scores.count(max(self.scores)) > 1
        self.seen["R31 game over"] += 1
        self.seen["R31 tie on points"] += tied
        self.seen["R31 past 100 points"] += max(self.scores) > 100


def len_on_foot(start, to):
    """Steps between two hexes with nothing in the way."""
    (q, r), (to_q, to_r) = HEXES[start], HEXES[to]
    return max(abs(q - to_q), abs(r - to_r), abs(q + r - to_q - to_r))
