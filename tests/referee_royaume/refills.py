"""Drawing cards, the queue of those who wait for it, and the C cards (R21, R30, D9, D22, D23)."""

from collections import Counter

from .board import B_CARDS, C_CARDS, HAND, PAIRS
from .objections import Objection, demand, is_int, show
from .table import Table


class Refills(Table):
    def wait(self, participants, by_fight, without=()):
        """D9: those who took part wait, clockwise from the player in turn; who already waits keeps the reason."""
        for seat in self.clockwise(self.turn):
            if seat not in participants or seat in without:
                continue
            if any(waiting == seat for waiting, _ in self.queue):
                self.seen["D9 still waiting from an earlier contest"] += 1
            else:
                self.queue.append((seat, by_fight))

    def serve_queue(self):
        if self.ending:
            self.queue.clear()                           # D24: nobody refills any more
        if len(self.queue) > 1:
            self.seen["D9 several in the queue"] += 1
        while self.queue:
            seat, by_fight = self.queue.pop(0)
            if len(self.hands[seat]) < HAND:
                self.seen["R21 participant refills"] += 1
            yield from self.refill(seat, by_fight)

    def refill(self, seat, by_fight):
        """Draws until the hand holds 3."""
        hand, effects = self.hands[seat], 0
        while len(hand) < HAND:
            card = self.draw()
            if card not in C_CARDS:
                self.tell("drew", {"seat": seat, "card": card}, "R14")
                hand.append(card)
                continue
            effect = self.takes_effect(seat, card, effects, by_fight)
            self.tell("drew", {"seat": seat, "card": card, "effect": effect}, "R30, D22")
            if effect:
                effects += 1
                if effects == 2:
                    self.seen["R30 second C card of a refill takes effect"] += 1
                yield from getattr(self, card)(seat)
            self.discards.append(card)

    def draw(self):
        if not self.deck:
            found = self.by_chance("reshuffled", "R30").get("deck")
            if type(found) is not list or not all(type(card) is str for card in found) or \
                    Counter(found) != Counter(self.discards):
                raise Objection(f"the new deck {show(found)} is not the discards {show(self.discards)}", "R30")
            self.at += 1
            self.deck, self.discards = found[::-1], []
            self.seen["R30 reshuffled"] += 1
        return self.deck.pop()

    def takes_effect(self, seat, card, effects, by_fight):
        if effects == 3:
            self.seen["R30 fourth C card of a refill"] += 1
            return False
        if card == "snowstorm":
            if self.snow is not None or self.hero[seat] in self.memory_at:
                self.seen["D22 snowstorm while it lies" if self.snow is not None else
                          "D22 snowstorm on a memory tile"] += 1
                return False
        elif card == "chaos":
            if by_fight or seat in self.trapped:
                self.seen["D22 chaos in a refill that a fight caused" if by_fight else
                          "D22 chaos for a snowed-in hero"] += 1
                return False
        elif card == "turncoat":
            if not self.unspent[seat] or not self.any_takes_challenge():
                self.seen["D22 turncoat without challenge or hex"] += 1
                return False
        elif card == "solitude":
            if not any(held in B_CARDS for held in self.hands[seat]):
                self.seen["D22 solitude without a B card"] += 1
                return False
        elif not self.hands[seat]:
            self.seen["D22 amnesia with an empty hand"] += 1
            return False
        return True

    # ------------------------------------------------ C cards

    def snowstorm(self, seat):
        self.snow = self.hero[seat]
        self.trapped = {other for other in self.seats if self.hero[other] == self.snow}
        self.owing = set(self.trapped)
        self.tell("snow", {"hex": PAIRS[self.snow], "seats": sorted(self.trapped)}, "C24")
        self.seen["C24 snowstorm"] += 1
        if len(self.trapped) > 1:
            self.seen["C24 several heroes snowed in"] += 1
        return iter(())

    def chaos(self, seat):
        """C25, D21, D23."""
        place = self.hero[seat]
        stands = place not in self.memory_at and place != self.snow
        if stands and (self.kind[place] in self.deal.cities or place == self.deal.mine):
            self.wizard = place
            self.tell("wizard", {"to": PAIRS[place], "why": "chaos"}, "C25, D21")
            self.seen["D21 chaos: he comes"] += 1
        else:
            self.seen["D21 chaos: he does not come"] += 1
        self.seen["C25 chaos"] += 1
        if seat != self.turn:
            self.seen["C25 chaos for a player not in turn"] += 1
        _, participants = yield from self.fight([seat], "chaos")
        self.wait(participants, True, without=(seat, self.turn))
        self.seen["D23 refill goes on after chaos"] += 1
        if self.turn in participants and self.turn != seat:
            self.seen["D9 player in turn helps against chaos and refills later"] += 1

    def turncoat(self, seat):
        _, value = yield seat, ("turncoat",), ()
        demand(type(value) is dict, "turncoat must be an object")
        tile = value.get("tile")
        if not is_int(tile) or tile not in self.unspent[seat]:
            raise Objection(f"seat {seat} gives back {show(tile)}, but has {show(self.unspent[seat])}", "C26")
        to = self.hex(value.get("hex"), "turncoat")
        demand(self.takes_challenge(to), f"{PAIRS[to]} is no free city hex without a hero", "C26, D8")
        self.tell("returned", {"seat": seat, "tile": tile, "hex": PAIRS[to]}, "C26")
        self.unspent[seat].remove(tile)
        self.challenge_at[to] = tile
        self.face_up.add(tile)
        self.seen["C26 turncoat"] += 1
        self.seen["D8 challenge put on a hex without a hero"] += 1

    def solitude(self, seat):
        self.tell_discarded(seat, [card for card in self.hands[seat] if card in B_CARDS], "C27")
        self.seen["C27 solitude"] += 1
        return iter(())

    def amnesia(self, seat):
        self.tell_discarded(seat, list(self.hands[seat]), "C28")
        self.seen["C28 amnesia"] += 1
        return iter(())
