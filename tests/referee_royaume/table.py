"""What lies where, and the recorded events that it is compared with.

The rules run as one generator (`turns.py`): it yields (seat, actions, cards that can be played) where
somebody has to decide and is sent (name, value); between two decisions it tells the events that have to
happen, one by one, and each is compared with the next one recorded.  What chance decided is taken from
there, once it is possible.
"""

from .board import C_CARDS, HEXES, NEAR, PAIRS, hex_number
from .objections import Objection, is_int, only_name, show

EVENTS = frozenset("""played points discarded hero turned challenge fight joined spun settled completed wizard took
swapped carried spent memory animal placed reshuffled drew snow returned arrow turn missed snow_back end_begins
last_turn game_over""".split())
ACTIONS = frozenset("throw move card buy trade place end join spin pass turncoat".split())


class Table:
    """The state of a game, and the events of the action that is being checked."""

    def __init__(self, header, deal, seen):
        self.deal, self.seen = deal, seen
        self.count = header.seats
        self.seats = range(header.seats)
        self.harvest = 3 if header.early_harvest else 5  # Tuning: what a tile gives in the last turn
        self.kind, self.tiles = deal.kind, deal.tiles
        self.challenge_at = dict(deal.challenge_at)      # hex -> tile
        self.face_up = set()                             # tiles
        self.memory_at = {}                              # hex -> memory tile (palace too)
        self.stack = deal.memories[::-1]                 # the Mine, top last
        self.deck, self.discards = deal.deck[::-1], []   # top last
        self.hands = [list(hand) for hand in deal.hands]
        self.scores = list(deal.scores)
        self.hero = [deal.camp] * self.count
        self.wizard = deal.tower                         # None once he has left (R31)
        self.snow = None                                 # the snowstorm's hex
        self.trapped, self.owing = set(), set()          # D27: snowed in; still to miss a turn
        self.unspent = [[] for _ in self.seats]          # completed challenges
        self.spent = [[] for _ in self.seats]
        self.memories = [[] for _ in self.seats]         # unplaced memory tiles
        self.animal = [False] * self.count
        self.placed = [0] * self.count
        self.turns = [0] * self.count
        self.turn = header.first                         # the player in turn
        self.ending = None                               # why the end has begun
        self.queue = []                                  # D9: (seat, caused by a fight)
        self.contest = None                              # the one under way
        self.result = None
        self.events, self.at = (), 0
        self.rules = self.play()
        self.asked = self.actions = self.cards = None
        self.resume(None)

    # ------------------------------------------------ actions

    def act(self, seat, action, events):
        """One line: whose decision it is, whether it is legal, and what has to happen."""
        if self.asked is None:
            raise Objection("an action after the end of the game", "R31")
        name = only_name(action, ACTIONS, "an action")
        if type(seat) is not int or seat != self.asked:
            raise Objection(f"seat {show(seat)} acts, but seat {self.asked} has to decide ({'/'.join(self.actions)})",
                            "Whose decision")
        if name not in self.actions:
            raise Objection(f"{show(action)}, but seat {seat} has to {'/'.join(self.actions)}", "Whose decision")
        if type(events) is not list:
            raise Objection("the events are no list")
        self.events, self.at = [], 0
        for event in events:
            event_name = only_name(event, EVENTS, "an event")
            if event_name is not None:
                self.events.append((event_name, event[event_name]))
        self.resume((name, action[name]))
        if self.at < len(self.events):
            name, content = self.events[self.at]
            raise Objection(f"{show({name: content})} does not happen", "Events")

    def resume(self, action):
        try:
            self.asked, self.actions, self.cards = self.rules.send(action)
        except StopIteration:
            self.asked = self.actions = self.cards = None

    # ------------------------------------------------ events

    def tell(self, name, content, rule):
        """This has to be the next event."""
        found_name, found = self.events[self.at] if self.at < len(self.events) else (None, None)
        if found_name != name:
            instead = "nothing more" if found_name is None else show({found_name: found})
            raise Objection(f"{show({name: content})} has to happen, but there is {instead}", rule)
        if type(content) is not dict:
            alike = found is content
        elif type(found) is not dict:
            alike = False
        else:
            alike = True
            for key, value in content.items():
                other = found.get(key)
                if value != other or type(value) is not type(other) or (
                        type(value) is list and list(map(type, value)) != list(map(type, other))):
                    alike = False
        if not alike:
            raise Objection(f"{show({name: found})} instead of {show({name: content})}", rule)
        self.at += 1

    def by_chance(self, name, rule):
        """The next event, of which chance decided something; it is told when that is known to be possible."""
        if self.at < len(self.events) and self.events[self.at][0] == name:
            found = self.events[self.at][1]
            if type(found) is dict:
                return found
        there = self.events[self.at:self.at + 1]
        raise Objection(f"{name!r} has to happen, but there is {show(dict(there)) if there else 'nothing more'}", rule)

    def segment(self, found, rule):
        """Where the arrow stopped."""
        number = found.get("segment")
        if not is_int(number) or not 0 <= number < 10:
            raise Objection(f"the arrow stops on {show(number)}", rule)
        return number

    def score(self, seat, by, why, rule):
        """Points; only losses stop at 0, and what changes nothing is no event."""
        by = max(by, -self.scores[seat])
        if by:
            self.scores[seat] += by
            self.tell("points", {"seat": seat, "by": by, "score": self.scores[seat], "why": why}, rule)
        return by

    def send(self, seat, to, why, rule):
        """A hero goes; an event only when the hex changes."""
        if self.hero[seat] != to:
            self.hero[seat] = to
            self.tell("hero", {"seat": seat, "to": PAIRS[to], "why": why}, rule)
            return True
        return False

    # ------------------------------------------------ questions

    def clockwise(self, start):
        return [*range(start, self.count), *range(start)]

    def is_free(self, number):
        """R12: no challenge, memory tile, snowstorm or Wizard; heroes don't matter."""
        return (number not in self.challenge_at and number not in self.memory_at
                and number != self.snow and number != self.wizard)

    def takes_challenge(self, number):
        """D8: a free city hex without a hero."""
        return self.kind[number] in self.deal.cities and self.is_free(number) and number not in self.hero

    def any_takes_challenge(self):
        return any(map(self.takes_challenge, range(len(HEXES))))

    def next_to(self, number):
        """Memory tiles next to a hex."""
        return sum(near in self.memory_at for near in NEAR[number])

    def owned(self, seat):
        return len(self.unspent[seat]) + len(self.spent[seat])

    def hex(self, value, where):
        return hex_number(value, where)

    def discard(self, seat, cards):
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
        self.discards += cards

    def tell_discarded(self, seat, cards, rule):
        """What went, in any order."""
        found = self.by_chance("discarded", rule).get("cards")
        if type(found) is not list or sorted(map(str, found)) != sorted(cards):
            raise Objection(f"seat {seat} discards {show(found)}, but has to discard {show(cards)}", rule)
        self.tell("discarded", {"seat": seat, "cards": found}, rule)
        self.discard(seat, cards)

    def play_card(self, seat, value):
        """The card of a `card` action; it must be in hand and one that can be played now."""
        card = value.get("name") if type(value) is dict else None
        if type(card) is not str or card not in self.hands[seat]:
            raise Objection(f"seat {seat} plays {show(value)}, but holds {show(self.hands[seat])}", "Adventure cards")
        if card not in self.cards:
            raise Objection(f"{card} cannot be played now", "C cards" if card in C_CARDS else "Whose decision")
        return card

    def tell_played(self, seat, card, rule, total=None):
        content = {"seat": seat, "card": card}
        if total is not None:
            content["total"] = total
        self.tell("played", content, rule)
        self.discard(seat, [card])
