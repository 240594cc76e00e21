#!/usr/bin/env python3
"""An independent referee for Memoarrr! game records.

    tests/referee.py FILE... [--cover] [--finished]
    tests/referee.py --self-test EXAMPLE.jsonl

It reads JSON Lines files with one or many memoarrr records, replays every game from its `deal` with a
model of the rules of its own, predicts the events of every action and compares them with the recorded
ones.  The first error of a game is printed as `FILE:LINE: game K: sentence (Mnn)`; format errors cite
`record.md`.  Exit code: 0 nothing to object to, 1 at least one objection, 2 wrong usage.

What it deliberately does not know: the program under test.  It was written from the rule book (rules
M1-M32) and the record format alone, shares no code with the program, knows no seed and no generator
(chance is only checked to be possible: a permutation where cards were shuffled), and does not judge
how well anybody plays, who saw what (the record is the full truth), or how long anybody took (M9, M22).

A record without a result is a game under way (record.md allows it): it is checked as far as it goes and
mentioned on stderr; with --finished it is an objection.
"""

import argparse
import copy
import gc
import itertools
import json
import random
import sys

# ---------------------------------------------------------------- components and island

ANIMALS = ("penguin", "octopus", "walrus", "crab", "turtle")
LANDSCAPES = ("ocean", "jungle", "lava", "flowers", "beach")
ANIMAL_OF = {f"{a}-{l}": a for a in ANIMALS for l in LANDSCAPES}
CARDS = sorted(ANIMAL_OF)                                # M1
TREASURES = [1, 1, 2, 2, 2, 3, 4]                        # M2, and from the top in M8
BIRDS = (1, 3, 7)                                        # M3
CENTRE = 12                                              # M4
SIDES = "NESW"                                           # M7
LOOKED_AT = {"N": (1, 2, 3), "E": (9, 14, 19), "S": (21, 22, 23), "W": (5, 10, 15)}   # M9


def link_between(card, other):
    """M12, M13: what connects two different cards."""
    animal, landscape = card.split("-")
    other_animal, other_landscape = other.split("-")
    if animal == other_animal:
        return "animal"
    return "landscape" if landscape == other_landscape else "none"


def neighbours(cell):
    """M30: up, down, left, right; the centre is no target."""
    row, column = divmod(cell, 5)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return frozenset(5 * r + c for r, c in near if 0 <= r < 5 and 0 <= c < 5) - {CENTRE}


LINK = {a: {b: link_between(a, b) for b in CARDS if b != a} for a in CARDS}
CONNECTING = {a: frozenset(b for b in LINK[a] if LINK[a][b] != "none") for a in CARDS}
NEIGHBOURS = [neighbours(cell) for cell in range(25)]

ACTIONS = {"done_looking": "M9", "reveal": "M11", "peek": "M28", "ban": "M29", "swap": "M30"}
EVENTS = {"revealed": "M11", "volcano": "M14", "peeked": "M28", "banned": "M29", "swapped": "M30",
          "ability_void": "M27", "round_won": "M21", "round": "M23", "game_over": "M25"}
LINES = ("record", "deal", "action", "result")

# ---------------------------------------------------------------- what --cover counts

COVERED = """
M1 deals checked
M3 volcano of 1 in the game
M3 volcano of 3 in the game
M3 volcano of 7 in the game
M5 shuffled treasures
M7 games with 2 players
M7 games with 3 players
M7 games with 4 players
M7 two players on opposite sides
M8 ordered stack
M9 seat finished looking
M10 first start player is not seat 0
M11 reveals
M12 compared with a card that failed
M13 connected by animal
M13 connected by landscape
M14 failed
M15 had to reveal though nothing could connect
M16 opening reveals
M17 first reveal with 6 barred
M17 first reveal with 9 barred
M17 first reveal with 12 barred
M17 barred location revealed later in round 1
M17 barred location revealed in the opening crab's turn
M18 24th card in the basic game
M18 24th card turtle
M18 24th card penguin (void)
M18 24th card walrus (void)
M18 24th card octopus (swaps first)
M18 24th card crab (own volcano first)
M18 24th card failed (own volcano first)
M18 24th card failed with the last volcano (M18 not reached)
M18 1 volcano in one go
M18 2 volcanoes in one go
M18 3 volcanoes in one go
M19 a player with a volcano skipped
M20 round ended by a failed card
M20 round ended by no card left
M21 treasure taken
M22 cards turned face down again
M23 next start by the 1-bird volcano
M23 next start by the 3-bird volcano
M23 next start by the 7-bird volcano
M24 card revealed again in a later round
M25 games over
M26 most rubies alone
M26 tie broken by most cards
M26 tie broken by the highest treasure
M26 tie of three or more on rubies
M26 shared victory
M27 failed card without ability
M27 opening card without ability
M27 opening ability penguin
M27 opening ability walrus
M27 opening ability octopus
M27 opening ability crab
M27 opening ability turtle
M28 peek
M28 void
M28 peek at a banned location
M29 ban
M29 ban beyond a player with a volcano
M29 void with one location left
M29 void with no location left
M29 banned seat revealed another location
M29 banned location banned again
M29 banned location swapped
M29 ban in force during a crab chain
M29 ban lapsed
M30 swap with a face-up location
M30 swap with a face-down location
M30 swap next to the centre
M30 next card compared with the swapped octopus
M31 another turn after a crab
M31 second crab in a chain
M31 third crab in a chain
M31 fourth or fifth crab in a chain
M31 chain ended by a failed card
M32 connected turtle
""".strip().splitlines()


LAST_CARD = {"turtle": "M18 24th card turtle", "penguin": "M18 24th card penguin (void)",
             "walrus": "M18 24th card walrus (void)", "octopus": "M18 24th card octopus (swaps first)",
             "crab": "M18 24th card crab (own volcano first)"}


def new_cover():
    return dict.fromkeys(COVERED, 0)


# ---------------------------------------------------------------- objections and plain checks

class Objection(Exception):
    """What is wrong with a record; the text ends with the rule."""

    def __init__(self, sentence, rule="record.md"):
        super().__init__(f"{sentence} ({rule})")


def demand(condition, sentence, rule="record.md"):
    """For checks made once a game; those made for every action test first and only then word the sentence."""
    if not condition:
        raise Objection(sentence, rule)


def is_int(value):
    return type(value) is int                            # a JSON true is no number


def field(thing, name, kind, where):
    """A named field of the right type."""
    demand(type(thing) is dict, f"{where} must be an object")
    demand(name in thing, f"{where} lacks {name!r}")
    value = thing[name]
    demand(type(value) is kind, f"{name!r} in {where} must be of type {kind.__name__}, not {show(value)}")
    return value


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def show(value):
    return ENCODER.encode(value)


def same(expected, found):
    """Equal with the same JSON types; unknown extra fields of objects are allowed (record.md)."""
    kind = type(expected)
    if kind is not type(found):
        return False
    if kind is dict:
        return all(name in found and same(value, found[name]) for name, value in expected.items())
    if kind is list:
        return len(expected) == len(found) and all(map(same, expected, found))
    return expected == found


def only_name(thing, known, what):
    """The one known name in an object {NAME: ...}."""
    if type(thing) is not dict:
        raise Objection(f"{what} must be an object, not {show(thing)}")
    names = [name for name in thing if name in known]
    if len(names) != 1:
        raise Objection(f"{what} must have exactly one known name: {show(thing)}")
    return names[0]


# ---------------------------------------------------------------- header and deal

def check_header(line):
    """Line 1; returns (options, sides, first)."""
    demand(same(1, line["record"]), f"'record' must be 1, not {show(line['record'])}")
    demand(same("memoarrr", line.get("game")), f"'game' must be \"memoarrr\", not {show(line.get('game'))}")
    options = field(line, "options", dict, "the header")
    for name in ("expert", "ordered_stack", "opening_ability"):
        field(options, name, bool, "the options")
    seats = field(line, "seats", list, "the header")
    demand(2 <= len(seats) <= 4, f"{len(seats)} players; the game is for 2 to 4", "M7")
    sides = [check_seat(seat, number) for number, seat in enumerate(seats)]
    places = [SIDES.index(side) for side in sides]
    demand(len(set(places)) == len(places), f"two seats share a side: {show(sides)}", "M7")
    demand(places == sorted(places), f"seats must be listed clockwise from the first taken side: {show(sides)}", "M7")
    first = field(line, "first", int, "the header")
    demand(0 <= first < len(seats), f"the first start player {first} is no seat", "M10")
    return options, sides, first


def check_seat(seat, number):
    where = f"seat {number}"
    field(seat, "name", str, where)
    player = field(seat, "player", str, where)
    demand(player == "human" or (player.startswith("bot:") and len(player) > 4),
           f"'player' of {where} must be \"human\" or \"bot:LEVEL\", not {show(player)}")
    side = field(seat, "side", str, where)
    demand(side in tuple(SIDES), f"the side {show(side)} of {where} is none of N, E, S, W", "M7")
    return side


def check_deal(deal, options, players):
    """Line 2; returns (locations, treasures, volcanoes)."""
    demand(type(deal) is dict, "'deal' must be an object")
    locations = field(deal, "locations", list, "the deal")
    demand(all(type(card) is str for card in locations), "locations must be strings", "M1")
    demand(sorted(locations) == CARDS, "the locations are not the 25 pairs, once each", "M1")
    treasures = field(deal, "treasures", list, "the deal")
    demand(all(map(is_int, treasures)), "treasures must be whole numbers", "M2")
    demand(sorted(treasures) == TREASURES, f"the treasures {show(treasures)} are not 1, 1, 2, 2, 2, 3, 4", "M2")
    if options["ordered_stack"]:
        demand(treasures == TREASURES, f"ordered stack, but the treasures lie {show(treasures)}", "M8")
    volcanoes = field(deal, "volcanoes", list, "the deal")
    demand(all(is_int(birds) and birds in BIRDS for birds in volcanoes),
           f"volcanoes have 1, 3 or 7 birds: {show(volcanoes)}", "M3")
    demand(len(set(volcanoes)) == len(volcanoes), f"the same volcano twice: {show(volcanoes)}", "M3")
    demand(len(volcanoes) == players - 1, f"{players} players need {players - 1} volcanoes: {show(volcanoes)}", "M6")
    return locations, treasures, volcanoes


# ---------------------------------------------------------------- the rules

class Game:
    """The table: `act` checks that an action is legal, plays it and returns the events it must have.

    A `round` event comes with "volcanoes": None, because chance decides; the caller checks the recorded
    order and hands it to `stack_volcanoes` (see take_chance).
    """

    def __init__(self, options, sides, first, deal, seen):
        locations, treasures, volcanoes = deal
        self.expert = options["expert"]
        self.opening_ability = options["opening_ability"]
        self.seats = range(len(sides))
        self.island = list(locations)                    # cell -> card
        self.centre_card = locations[CENTRE]             # M4: leaves the game
        self.treasures = list(treasures)                 # top first
        self.volcanoes = list(volcanoes)                 # in the game, all of them
        self.won = [[] for _ in sides]                   # seat -> treasures taken
        self.looking = set(self.seats)                   # M9: who still looks at their edge
        self.looked_at = frozenset(c for side in sides for c in LOOKED_AT[side])
        self.barred = self.looked_at                     # M17: for the next reveal only
        self.seen = seen
        self.shown = set()                               # cards face up in an earlier round (--cover)
        self.result = None                               # set when the game is over
        self.count_deal(options, sides, first)
        self.start_round(1, first)
        self.stack_volcanoes(volcanoes)

    def start_round(self, number, start):
        self.number = number
        self.turn = start
        self.duty = "reveal"                             # what the seat in turn must do now
        self.face_down = set(self.island) - {self.centre_card}    # M22: cards, wherever they lie
        self.holder = {}                                 # seat -> birds of its volcano
        self.last_card = None                            # M12: the card to compare with
        self.last_cell = None
        self.last_failed = False
        self.swapped_last = False
        self.crabs = 0                                   # connected crabs of this turn
        self.ban = None                                  # M29: (seat, card)

    def stack_volcanoes(self, order):
        self.stack = list(order)                         # top first

    # ------------------------------------------------ who may do what

    def act(self, seat, name, value):
        """Plays one action; raises Objection if it is not legal here."""
        if self.result is not None:
            raise Objection(f"seat {seat} acts after the end of the game", "M25")
        if type(seat) is not int or seat not in self.seats:
            raise Objection(f"there is no seat {show(seat)}")
        if name == "done_looking":
            if value is not True:
                raise Objection(f"done_looking must be true, not {show(value)}")
        elif type(value) is not int or not 0 <= value <= 24:
            raise Objection(f"{name}: {show(value)} is no cell")
        elif value == CENTRE:
            raise Objection(f"{name}: the centre holds no location", "M30" if name == "swap" else "M4")
        if self.looking:
            return self.finish_first_look(seat, name)
        self.check_duty(seat, name)
        if name == "reveal":
            return self.reveal(value)
        if name == "done_looking":
            return self.end_turn([])                     # M28
        return self.use_ability(name, value)

    def finish_first_look(self, seat, name):
        """M9: every seat once, in any order, before the first turn."""
        demand(name == "done_looking", f"seat {seat} wants to {name} before everybody has finished looking", "M9")
        demand(seat in self.looking, f"seat {seat} has already finished looking", "M9")
        self.looking.remove(seat)
        self.seen["M9 seat finished looking"] += 1
        return []

    def check_duty(self, seat, name):
        if seat == self.turn and name == self.duty:
            return
        if seat != self.turn:
            if self.duty == "done_looking":
                raise Objection(f"seat {seat} acts while seat {self.turn} is looking at a card", "M28")
            if self.duty != "reveal":
                raise Objection(f"seat {seat} acts, but seat {self.turn} must {self.duty} first", "M27")
            if seat in self.holder:
                raise Objection(f"seat {seat} acts, but has a volcano; seat {self.turn} is in turn", "M19")
            if self.crabs:
                raise Objection(f"seat {seat} acts, but seat {self.turn} has another turn after its crab", "M31")
            if self.number == 1 and self.last_card is None:
                raise Objection(f"seat {seat} acts, but seat {self.turn} is the first start player", "M10")
            raise Objection(f"seat {seat} acts, but seat {self.turn} is in turn",
                            "M23" if self.last_card is None else "M7")
        if self.duty == "reveal":
            raise Objection(f"seat {seat} must reveal, but does {name}", "M15" if name == "done_looking" else "M27")
        raise Objection(f"seat {seat} must {self.duty}, but does {name}",
                        "M28" if self.duty == "done_looking" else "M27")

    # ------------------------------------------------ revealing

    def reveal(self, cell):
        card = self.island[cell]
        self.check_reveal(cell, card)
        link = "opening" if self.last_card is None else LINK[self.last_card][card]    # M12, M13, M16
        self.count_reveal(cell, card, link)
        self.face_down.remove(card)
        self.barred = ()                                 # M17 ends with that one reveal
        self.last_card, self.last_cell = card, cell
        self.last_failed = link == "none"
        self.swapped_last = False
        events = [{"revealed": {"cell": cell, "card": card, "link": link}}]
        if self.last_failed:
            return self.fail(events)
        if not self.expert or (link == "opening" and not self.opening_ability):       # M27
            return self.end_turn(events)
        return self.start_ability(ANIMAL_OF[card], events)

    def check_reveal(self, cell, card):
        if card not in self.face_down:
            raise Objection(f"the location in cell {cell} is already face up", "M11")
        if cell in self.barred:
            raise Objection(f"cell {cell} was looked at and is barred for the very first reveal", "M17")
        if self.ban == (self.turn, card) and len(self.face_down) > 1:     # else the ban lapses
            raise Objection(f"seat {self.turn} may not reveal the location touched in cell {cell}", "M29")

    def fail(self, events):
        """M14: the player takes the top volcano and is out."""
        none_left = not self.face_down
        over = self.take_volcano("no_link", events)
        if none_left:
            self.seen["M18 24th card failed with the last volcano (M18 not reached)" if over else
                      "M18 24th card failed (own volcano first)"] += 1
        return events if over else self.end_turn(events)

    def take_volcano(self, why, events):
        """M14, M18; true if it was the last one (M20)."""
        birds = self.stack.pop(0)
        self.holder[self.turn] = birds
        events.append({"volcano": {"seat": self.turn, "birds": birds, "why": why}})
        if self.stack:
            return False
        self.seen["M20 round ended by a failed card" if why == "no_link" else "M20 round ended by no card left"] += 1
        self.end_round(events)
        return True

    # ------------------------------------------------ turns

    def next_seat(self):
        """M7 clockwise, M19 without a volcano."""
        seat = self.turn
        while True:
            seat = (seat + 1) % len(self.seats)
            if seat not in self.holder:
                return seat

    def end_turn(self, events):
        if self.ban is not None and self.ban[0] == self.turn:
            self.ban = None                              # M29: it held for this turn
        self.crabs = 0
        following = self.next_seat()
        if following != (self.turn + 1) % len(self.seats):
            self.seen["M19 a player with a volcano skipped"] += 1
        return self.begin_turn(following, events)

    def begin_turn(self, seat, events):
        self.turn = seat
        self.duty = "reveal"
        return events if self.face_down else self.no_card_left(events)

    def no_card_left(self, events):
        """M18: volcanoes go round until M20 holds."""
        if not self.last_failed:
            self.seen[LAST_CARD[ANIMAL_OF[self.last_card]] if self.expert else "M18 24th card in the basic game"] += 1
        taken = 1
        while not self.take_volcano("no_card_left", events):
            taken += 1
            self.turn = self.next_seat()
        self.seen[f"M18 {taken} volcano{'es' * (taken > 1)} in one go"] += 1
        return events

    # ------------------------------------------------ abilities (M27-M32)

    def start_ability(self, animal, events):
        """After a connected card of the expert game, or an opening one if the option is on."""
        self.count_ability(animal, events[0]["revealed"]["link"])
        left = len(self.face_down)
        if animal == "octopus":
            self.duty = "swap"                           # M30: there is always a neighbour
        elif animal == "penguin" and left:
            self.duty = "peek"                           # M28
        elif animal == "walrus" and left > 1:
            self.duty = "ban"                            # M29
        elif animal == "crab":
            self.crabs += 1
            return self.begin_turn(self.turn, events)    # M31, with M18
        elif animal == "turtle":
            return self.end_turn(events)                 # M32
        else:
            events.append({"ability_void": animal})
            return self.end_turn(events)
        return events

    def use_ability(self, name, cell):
        if name == "swap":
            return self.swap(cell)
        card = self.island[cell]
        if card not in self.face_down:
            raise Objection(f"{name}: the location in cell {cell} is face up", ACTIONS[name])
        return self.peek(cell, card) if name == "peek" else self.touch(cell, card)

    def peek(self, cell, card):
        """M28: the turn goes on with done_looking."""
        self.seen["M28 peek"] += 1
        if self.ban is not None and self.ban[1] == card:
            self.seen["M28 peek at a banned location"] += 1
        self.duty = "done_looking"
        return [{"peeked": {"seat": self.turn, "cell": cell, "card": card}}]

    def touch(self, cell, card):
        """M29: the next one clockwise without a volcano may not reveal it."""
        following = self.next_seat()
        self.seen["M29 ban"] += 1
        if following != (self.turn + 1) % len(self.seats):
            self.seen["M29 ban beyond a player with a volcano"] += 1
        if self.ban is not None and self.ban[1] == card:
            self.seen["M29 banned location banned again"] += 1
        self.ban = (following, card)
        return self.end_turn([{"banned": {"seat": following, "cell": cell}}])

    def swap(self, cell):
        """M30: cards keep their state, so only the island changes; M12 goes on with the octopus."""
        octopus = self.last_cell
        if cell not in NEIGHBOURS[octopus]:
            raise Objection(f"swap: cell {cell} is not next to the octopus in cell {octopus}", "M30")
        self.count_swap(octopus, cell)
        island = self.island
        island[octopus], island[cell] = island[cell], island[octopus]
        self.last_cell = cell
        self.swapped_last = True
        return self.end_turn([{"swapped": {"from": octopus, "to": cell}}])

    # ------------------------------------------------ end of a round, end of the game

    def end_round(self, events):
        """M20-M25."""
        winner = next(seat for seat in self.seats if seat not in self.holder)
        treasure = self.treasures.pop(0)                 # M21
        self.won[winner].append(treasure)
        events.append({"round_won": {"seat": winner, "treasure": treasure}})
        self.seen["M21 treasure taken"] += 1
        if not self.treasures:
            return self.end_game(events)                 # M25
        birds, start = max((birds, seat) for seat, birds in self.holder.items())      # M23
        self.seen[f"M23 next start by the {birds}-bird volcano"] += 1
        self.seen["M22 cards turned face down again"] += 24 - len(self.face_down)
        self.shown.update(card for card in self.island if card not in self.face_down)
        self.start_round(self.number + 1, start)
        events.append({"round": {"number": self.number, "start": start, "volcanoes": None}})

    def end_game(self, events):
        rubies = [sum(treasures) for treasures in self.won]
        winners = find_winners(self.won, self.seen)
        events.append({"game_over": {"rubies": rubies, "treasures": self.won, "winners": winners}})
        self.result = {"scores": rubies, "winners": winners}
        self.seen["M25 games over"] += 1

    # ------------------------------------------------ counting for --cover only

    def count_deal(self, options, sides, first):
        seen = self.seen
        seen["M1 deals checked"] += 1
        seen["M8 ordered stack" if options["ordered_stack"] else "M5 shuffled treasures"] += 1
        seen[f"M7 games with {len(sides)} players"] += 1
        seen["M10 first start player is not seat 0"] += first > 0
        seen["M7 two players on opposite sides"] += sides in (["N", "S"], ["E", "W"])
        for birds in self.volcanoes:
            seen[f"M3 volcano of {birds} in the game"] += 1

    def count_reveal(self, cell, card, link):
        seen = self.seen
        seen["M11 reveals"] += 1
        if link == "opening":
            seen["M16 opening reveals"] += 1
            if self.expert and not self.opening_ability:
                seen["M27 opening card without ability"] += 1
            if self.barred:
                seen[f"M17 first reveal with {len(self.barred)} barred"] += 1
        else:
            self.count_later_reveal(link, card)
        if self.number == 1 and cell in self.looked_at:
            seen["M17 barred location revealed later in round 1"] += 1
            if self.crabs and len(self.face_down) == 24 - self.crabs:
                seen["M17 barred location revealed in the opening crab's turn"] += 1
        if card in self.shown:
            seen["M24 card revealed again in a later round"] += 1
        if self.ban is not None and self.ban[0] == self.turn:
            self.count_ban(card)

    def count_later_reveal(self, link, card):
        seen = self.seen
        if self.last_failed:
            seen["M12 compared with a card that failed"] += 1
        if self.swapped_last:
            seen["M30 next card compared with the swapped octopus"] += 1
        if link == "none":
            seen["M14 failed"] += 1
            if self.face_down.isdisjoint(CONNECTING[self.last_card]):
                seen["M15 had to reveal though nothing could connect"] += 1
            if self.crabs:
                seen["M31 chain ended by a failed card"] += 1
            if self.expert and ANIMAL_OF[card] != "turtle":
                seen["M27 failed card without ability"] += 1
        else:
            seen["M13 connected by animal" if link == "animal" else "M13 connected by landscape"] += 1
        if self.crabs:
            seen["M31 another turn after a crab"] += 1

    def count_ban(self, card):
        if card == self.ban[1]:
            self.seen["M29 ban lapsed"] += 1
        else:
            self.seen["M29 banned seat revealed another location"] += 1
            if self.crabs:
                self.seen["M29 ban in force during a crab chain"] += 1

    def count_ability(self, animal, link):
        seen = self.seen
        if link == "opening":
            seen[f"M27 opening ability {animal}"] += 1
        elif animal == "turtle":
            seen["M32 connected turtle"] += 1
        left = len(self.face_down)
        if animal == "penguin" and not left:
            seen["M28 void"] += 1
        elif animal == "walrus" and left < 2:
            seen["M29 void with one location left" if left else "M29 void with no location left"] += 1
        elif animal == "crab" and self.crabs:
            seen["M31 second crab in a chain" if self.crabs == 1 else "M31 third crab in a chain" if self.crabs == 2
                 else "M31 fourth or fifth crab in a chain"] += 1

    def count_swap(self, octopus, cell):
        card = self.island[cell]
        self.seen["M30 swap with a face-down location" if card in self.face_down else
                  "M30 swap with a face-up location"] += 1
        if CENTRE in (octopus - 5, octopus + 5, octopus - 1, octopus + 1):
            self.seen["M30 swap next to the centre"] += 1
        if self.ban is not None and self.ban[1] == card:
            self.seen["M29 banned location swapped"] += 1


def find_winners(won, seen):
    """M26: rubies, then cards, then the highest card, each step among those still tied."""
    tied = best(range(len(won)), lambda seat: sum(won[seat]))
    if len(tied) > 2:
        seen["M26 tie of three or more on rubies"] += 1
    step = "M26 most rubies alone"
    if len(tied) > 1:
        tied = best(tied, lambda seat: len(won[seat]))
        step = "M26 tie broken by most cards"
    if len(tied) > 1:
        tied = best(tied, lambda seat: max(won[seat]))
        step = "M26 tie broken by the highest treasure"
    seen["M26 shared victory" if len(tied) > 1 else step] += 1
    return tied


def best(seats, value):
    top = max(map(value, seats))
    return [seat for seat in seats if value(seat) == top]


# ---------------------------------------------------------------- comparing events

def plainly_written(raw, expected):
    """For events equal to the expected ones: no true for 1, no name twice, no extra fields (`==` and a
    quick parser see none of these).  No expected string holds a colon, so colons count the names."""
    names = 4
    for event in expected:
        for content in event.values():
            names += 1 + (len(content) if type(content) is dict else 0)
    return raw.count(b":") == names and (not expected or (b"true" not in raw and b"false" not in raw))


def check_events(expected, found):
    """The recorded events must be the predicted ones, in order."""
    if type(found) is not list:
        raise Objection(f"'events' must be a list, not {show(found)}")
    for number, event in enumerate(expected):
        if number == len(found):
            raise Objection(f"the event {show(event)} is missing", event_rule(event))
        check_event(number + 1, event, found[number])
    if len(found) > len(expected):
        extra = found[len(expected)]
        rule = event_rule(extra) if type(extra) is dict else "record.md"
        raise Objection(f"the rules give no event {show(extra)} here", rule)


def check_event(number, expected, found):
    if not same(expected, found):
        raise Objection(f"event {number} must be {show(expected)}, not {show(found)}", event_rule(expected, found))
    if len(found) > 1:
        only_name(found, EVENTS, f"event {number}")


def take_chance(expected, found, game):
    """M23: the new order of the volcanoes is taken from the recorded round, but must be a permutation."""
    order = sorted(game.volcanoes)
    if type(found) is list and found and type(found[-1]) is dict and type(found[-1].get("round")) is dict:
        order = found[-1]["round"].get("volcanoes")
        if type(order) is not list or not all(map(is_int, order)):
            raise Objection(f"'volcanoes' must be a list of birds, not {show(order)}")
        if sorted(order) != sorted(game.volcanoes):
            raise Objection(f"the volcanoes {show(order)} are not those of this game, "
                            f"{show(sorted(game.volcanoes))}", "M23")
    expected[-1]["round"]["volcanoes"] = order
    game.stack_volcanoes(order)


def event_rule(event, found=None):
    """The rule behind an event, by what differs where two are given."""
    name = next((name for name in event if name in EVENTS), None)
    if name is None:
        return "record.md"
    content = event[name] if type(event[name]) is dict else {}
    if name == "volcano" and content.get("why") == "no_card_left":
        return "M18"
    if name == "ability_void":
        return {"penguin": "M28", "walrus": "M29"}.get(str(event[name]), "M27")
    if type(found) is dict and type(found.get(name)) is dict:
        return differing_rule(name, content, found[name])
    return EVENTS[name]


def differing_rule(name, expected, found):
    wrong = next((key for key, value in expected.items() if not same(value, found.get(key))), None)
    if name == "revealed" and wrong == "link":
        return "M16" if "opening" in (expected["link"], found.get("link")) else "M13"
    return {("revealed", "card"): "M24", ("round_won", "seat"): "M20", ("game_over", "rubies"): "M26",
            ("game_over", "winners"): "M26"}.get((name, wrong), EVENTS[name])


# ---------------------------------------------------------------- one record, line by line

class Record:
    """One game's lines: header, deal, actions, result."""

    def __init__(self, header, seen):
        self.options, self.sides, self.first = check_header(header)
        self.seen = seen
        self.game = None
        self.actions = 0
        self.finished = False

    def line(self, line, raw):
        """A line after the header; raises Objection."""
        if len(line) == 3 and "action" in line and self.game is not None and not self.finished:
            return self.action(line, raw)                # needs two other fields, so it is nothing else
        kinds = [name for name in LINES if name in line]
        if len(kinds) != 1:
            raise Objection(f"a line must be exactly one of {', '.join(LINES)}: {show(line)[:80]}")
        kind = kinds[0]
        if self.finished:
            raise Objection(f"a line ({kind}) after the result")
        if self.game is None:
            demand(kind == "deal", f"the second line must be the deal, not {kind}")
            deal = check_deal(line["deal"], self.options, len(self.sides))
            self.game = Game(self.options, self.sides, self.first, deal, self.seen)
        elif kind == "action":
            self.action(line, raw)
        else:
            demand(kind == "result", "a second deal")
            self.check_result(line["result"])

    def action(self, line, raw):
        if "seat" not in line or "events" not in line:
            raise Objection("an action without 'seat' or 'events'")
        action = line["action"]
        name = only_name(action, ACTIONS, "an action")
        expected = self.game.act(line["seat"], name, action[name])
        if expected and "round" in expected[-1]:
            take_chance(expected, line["events"], self.game)
        if line["events"] != expected or not plainly_written(raw, expected):
            check_events(expected, parse_line(raw)["events"])
        self.actions += 1

    def check_result(self, result):
        game = self.game
        demand(game.result is not None, "a result before the game is over", "M25")
        demand(type(result) is dict, "'result' must be an object")
        for name, value in game.result.items():
            demand(same(value, result.get(name)), f"{name!r} of the result must be {show(value)}, "
                   f"not {show(result.get(name))}", "M26")
        self.finished = True

    def close(self, must_be_finished):
        """Nothing more comes; true if the game is still under way."""
        demand(self.game is not None, "the deal is missing")
        demand(self.finished or self.game.result is None, "the game is over, but the result line is missing", "M25")
        demand(self.finished or not must_be_finished, "the game is not over", "M25")
        return not self.finished


# ---------------------------------------------------------------- files

def no_constant(name):
    raise ValueError(f"{name} is not JSON")


class Fraction(str):
    """A number with a dot or exponent: never equal to a whole number."""


def no_duplicates(pairs):
    thing = dict(pairs)
    if len(thing) != len(pairs):
        raise ValueError("a name twice in one object")
    return thing


QUICK = json.JSONDecoder(parse_float=Fraction, parse_constant=no_constant)
STRICT = json.JSONDecoder(object_pairs_hook=no_duplicates, parse_float=Fraction, parse_constant=no_constant)


def parse_line(raw, decoder=STRICT):
    """One line of JSON; the quick decoder overlooks a name that is there twice (see plainly_written)."""
    try:
        text = raw.decode("utf-8")
        line, end = decoder.scan_once(text, 0)
        if text[end:].strip(" \t\r\n"):
            raise ValueError("more after it")
    except StopIteration:
        raise Objection("the line is not one JSON object") from None
    except (ValueError, RecursionError) as error:
        raise Objection(f"the line is not one JSON object in UTF-8: {error}") from None
    if type(line) is not dict:
        raise Objection("the line is not an object")
    return line


class Stream:
    """The records of one file, one after another; an objection skips to the next header."""

    def __init__(self, name, must_be_finished, seen, say, note):
        self.name, self.must_be_finished, self.seen = name, must_be_finished, seen
        self.say, self.note = say, note
        self.record = None                               # None: at the start or after an objection
        self.games = self.actions = self.objections = 0
        self.last_line = 0

    def read(self, raw_lines):
        for number, raw in enumerate(raw_lines, 1):
            if self.record is None and self.games and b'"record"' not in raw:
                continue
            try:
                self.one_line(raw)
            except Objection as objection:
                self.object(number, objection)
            self.last_line = number
        self.close_record()
        if not self.games:
            self.games = 1
            self.object(1, Objection("the file holds no record"))
        return self

    def one_line(self, raw):
        line = parse_line(raw, QUICK)
        if "action" not in line or self.record is None:
            line = parse_line(raw)
        if "record" in line:
            self.close_record()
            self.games += 1
            kinds = [name for name in LINES if name in line]
            demand(len(kinds) == 1, f"a header that is also {kinds[-1]}")
            self.record = Record(line, self.seen)
        elif self.record is not None:
            self.record.line(line, raw)
        elif not self.games:
            raise Objection("the first line must be a header")

    def close_record(self):
        record, self.record = self.record, None
        if record is None:
            return
        self.actions += record.actions
        try:
            if record.close(self.must_be_finished):
                self.note(f"{self.name}:{self.last_line}: game {self.games}: still under way, checked so far")
        except Objection as objection:
            self.object(self.last_line, objection)

    def object(self, number, objection):
        if self.record is not None:
            self.actions += self.record.actions
        self.record = None
        self.games = max(self.games, 1)
        self.objections += 1
        self.say(f"{self.name}:{number}: game {self.games}: {objection}")


def check_files(names, cover, must_be_finished):
    seen = new_cover()
    games = actions = objections = 0
    for name in names:
        with open(name, "rb") as file:
            stream = Stream(name, must_be_finished, seen, print, note_on_stderr).read(file)
        games += stream.games
        actions += stream.actions
        objections += stream.objections
    if cover:
        for name, count in seen.items():
            print(name, count)
    if objections:
        return 1
    print(f"{games} games, {actions} actions checked: nothing to object to")
    return 0


def note_on_stderr(text):
    print(text, file=sys.stderr)


# ---------------------------------------------------------------- self-test: games of its own

def play_game(rng, players, expert, ordered_stack, opening_ability, skill):
    """A legal record as a list of objects; with high skill it connects, so that M18 comes up."""
    sides = sorted(rng.sample(SIDES, players), key=SIDES.index)
    options = {"expert": expert, "ordered_stack": ordered_stack, "opening_ability": opening_ability}
    first = rng.randrange(players)
    deal = {"locations": rng.sample(CARDS, 25), "volcanoes": rng.sample(BIRDS, players - 1),
            "treasures": TREASURES if ordered_stack else rng.sample(TREASURES, 7)}
    seats = [{"name": f"P{n}", "player": "bot:self-test", "side": side} for n, side in enumerate(sides)]
    lines = [{"record": 1, "game": "memoarrr", "options": options, "seats": seats, "first": first}, {"deal": deal}]
    game = Game(options, sides, first, (deal["locations"], deal["treasures"], deal["volcanoes"]), new_cover())
    while game.result is None:
        seat, name, value = choose(rng, game, skill)
        events = game.act(seat, name, value)
        if events and "round" in events[-1]:
            order = rng.sample(deal["volcanoes"], players - 1)
            events[-1]["round"]["volcanoes"] = order
            game.stack_volcanoes(order)
        lines.append({"seat": seat, "action": {name: value}, "events": events})
    return lines + [{"result": game.result}]


def choose(rng, game, skill):
    if game.looking:
        return rng.choice(sorted(game.looking)), "done_looking", True
    name, seat = game.duty, game.turn
    if name == "done_looking":
        return seat, name, True
    if name == "swap":
        return seat, name, rng.choice(sorted(NEIGHBOURS[game.last_cell]))
    cells = [cell for cell in range(25) if game.island[cell] in game.face_down]
    if name == "reveal":
        cells = allowed_cells(game, cells)
        if game.last_card is not None and rng.random() < skill:
            cells = easy_cells(game, cells)
    return seat, name, rng.choice(cells)


def allowed_cells(game, cells):
    free = [cell for cell in cells if cell not in game.barred and game.ban != (game.turn, game.island[cell])]
    return free or cells


def easy_cells(game, cells):
    """Connecting cards with the fewest ways on, so that many get face up; else all."""
    fitting = [cell for cell in cells if game.island[cell] in CONNECTING[game.last_card]]
    if not fitting:
        return cells
    ways = {cell: len(CONNECTING[game.island[cell]] & game.face_down) for cell in fitting}
    return [cell for cell in fitting if ways[cell] == min(ways.values())]


# ---------------------------------------------------------------- self-test: mutations

def objections_to(raw_lines, must_be_finished=False):
    found = []
    Stream("self-test", must_be_finished, new_cover(), found.append, lambda text: None).read(raw_lines)
    return found


WRITTEN = {}                                             # id of a line -> (the line itself, its text)


def raw(lines):
    """Lines as text; lines of the record under test are written out only once."""
    return [line if type(line) is bytes else WRITTEN[id(line)][1] if id(line) in WRITTEN else as_text(line)
            for line in lines]


def as_text(line):
    return (show(line) + "\n").encode()


def paths(thing, path=()):
    """Every place in a JSON value, itself included."""
    yield path, thing
    parts = thing.items() if type(thing) is dict else enumerate(thing) if type(thing) is list else ()
    for key, part in parts:
        yield from paths(part, path + (key,))


def changed(thing, path, change):
    """A copy of thing with change(container, key) applied at path."""
    thing = copy.deepcopy(thing)
    container = thing
    for key in path[:-1]:
        container = container[key]
    change(container, path[-1])
    return thing


def put(value):
    def change(container, key):
        container[key] = value
    return change


def remove(container, key):
    del container[key]


def repeat(container, key):
    container.insert(key, container[key])


def other_values(path, value):
    """Wrong values for a leaf: another one, and the same in another type."""
    if type(value) is bool:
        return [int(value), str(value), None] + ([False] if path[-1] == "done_looking" else [])
    if type(value) is int:
        return [value + 1, -1, float(value), str(value), None] + ([bool(value)] if value in (0, 1) else [])
    if path[-1] == "player":
        return ["x" + value, "bot:", "", None]           # any level is as good
    if path[-1] == "name":
        return [7, None]                                 # any other string is as good
    return [value + "x", value.upper() if value.islower() else value.lower(), "", [value], None]


def leaf_mutations(lines):
    """Every leaf of every line changed, every named field and list element removed, elements repeated."""
    for number, line in enumerate(lines):
        for path, value in paths(line):
            if not path:
                continue
            label = f"line {number + 1} {'.'.join(map(str, path))}"
            variants = [("removed", remove)]
            if type(path[-1]) is int:
                variants.append(("repeated", repeat))
            if type(value) not in (dict, list):
                variants += [(f"-> {show(new)}", put(new)) for new in other_values(path, value)]
            else:
                variants += [("-> null", put(None)), ("-> other container", put([] if type(value) is dict else {}))]
            for what, change in variants:
                yield f"{label} {what}", replaced(lines, number, changed(line, path, change)), None
        for path, value in paths(line):
            if type(value) is list:
                yield from swapped_elements(lines, number, path, value)


def swapped_elements(lines, number, path, value):
    """Neighbours in a list swapped, where order has a meaning that the record shows later."""
    for at in range(len(value) - 1):
        if value[at] == value[at + 1] or (path == ("deal", "locations") and not shown_later(lines, value[at:at + 2])):
            continue
        new = value[:at] + [value[at + 1], value[at]] + value[at + 2:]
        yield (f"line {number + 1} {'.'.join(map(str, path))} {at} and {at + 1} swapped",
               replaced(lines, number, changed(lines[number], path, put(new))), None)


def shown_later(lines, cards):
    text = show([line["events"] for line in lines if "events" in line])
    return any(card in text for card in cards)


def replaced(lines, number, *new):
    return lines[:number] + list(new) + lines[number + 1:]


def line_mutations(lines):
    """Lines removed, repeated, swapped; broken JSON; a wrong beginning or end."""
    for number, line in enumerate(lines):
        if not reveals_crab(line):                       # without one crab of a chain a game may be legal still
            yield f"line {number + 1} removed", replaced(lines, number), None
        yield f"line {number + 1} repeated", replaced(lines, number, line, line), None
        text = show(line).encode()
        for what, new in (("cut in half", text[:len(text) // 2]), ("blank", b""), ("not UTF-8", b"\xff" + text),
                          ("twice in a line", text + text), ("in a list", b"[" + text + b"]"),
                          ("with a name twice", text[:-1] + b"," + text[1:]),
                          ("with NaN", text[:-1] + b',"x":NaN}')):
            yield f"line {number + 1} {what}", replaced(lines, number, new + b"\n"), None
        if number + 1 < len(lines) and order_matters(line, lines[number + 1]):
            swapped = lines[:number] + [lines[number + 1], line] + lines[number + 2:]
            yield f"lines {number + 1} and {number + 2} swapped", swapped, None
    yield "empty file", [], None
    late = {"seat": 0, "action": {"reveal": 0}, "events": []}
    yield "an action after the game", lines[:-1] + [late] + lines[-1:], "M25"
    yield "an action after the result", lines + [late], "record.md"
    yield "a deal after the result", lines + [lines[1]], "record.md"
    yield "a result in the middle", lines[:40] + lines[-1:], "M25"
    yield "the result in the deal's place", lines[:1] + lines[-1:] + lines[2:], "record.md"
    yield "result line missing before another game", lines[:-1] + lines, "M25"


def reveals_crab(line):
    return any(ANIMAL_OF[event["revealed"]["card"]] == "crab"
               for event in line.get("events", ()) if "revealed" in event)


def order_matters(line, following):
    """Two seats may finish their first look in any order; two crabs of a chain may be exchangeable."""
    looks = all(thing.get("action") == {"done_looking": True} for thing in (line, following))
    return not looks and not (reveals_crab(line) and reveals_crab(following))


def harmless_changes(lines):
    """Changes that must not be objected to."""
    def decorate(thing):
        if type(thing) is dict:
            return {"note": [1.5, True], **{name: decorate(part) for name, part in reversed(thing.items())}, "x": None}
        return [decorate(part) for part in thing] if type(thing) is list else thing
    yield "nothing changed", lines
    yield "unknown fields everywhere, other order", [decorate(line) for line in lines]
    yield "other spacing", [json.dumps(line).encode() + b" \r\n" for line in lines]
    yield "no last newline", raw(lines)[:-1] + [raw(lines)[-1].rstrip()]
    yield "other names", replaced(lines, 0, changed(lines[0], ("seats", 0, "name"), put("Ä\u2028\"record\"")))
    yield "under way", lines[:-2]
    looks = len(lines[0]["seats"])
    yield "looks finished in the other order", lines[:2] + lines[2:2 + looks][::-1] + lines[2 + looks:]
    yield "two games", lines + lines


# ---------------------------------------------------------------- self-test: forgeries, one rule broken at a time

def positions(lines):
    """(number, line, game before it) for every action."""
    record = Record(lines[0], new_cover())
    record.line(lines[1], raw(lines)[1])
    for number, line in enumerate(lines):
        if "action" in line:
            yield number, line, record.game
            record.line(line, raw([line])[0])


def action_forgeries(rng, lines):
    """Consistent looking actions that break a rule where they stand."""
    for number, line, game in positions(lines):
        (name, cell), = line["action"].items()
        forge = {"reveal": forge_reveal, "peek": forge_peek, "ban": forge_ban, "swap": forge_swap,
                 "done_looking": forge_look}[name]
        for what, rule, new in forge(rng, lines, number, line, game, cell):
            yield f"line {number + 1} {what}", replaced(lines, number, *new), rule
        other = (line["seat"] + 1) % len(game.seats)
        if not game.looking:
            yield f"line {number + 1} by another seat", replaced(lines, number, {**line, "seat": other}), None
        yield f"line {number + 1} as a pass", replaced(lines, number, {**line, "action": {"pass": True}}), None
        yield f"line {number + 1} two actions", replaced(
            lines, number, {**line, "action": {**line["action"], "reveal": 0, "peek": 0}}), None


def revealing(line, cell, card):
    event = {"revealed": {**line["events"][0]["revealed"], "cell": cell, "card": card}}
    return {**line, "action": {"reveal": cell}, "events": [event] + line["events"][1:]}


def forge_reveal(rng, lines, number, line, game, cell):
    face_up = [c for c in range(25) if c != CENTRE and game.island[c] not in game.face_down]
    if face_up:
        other = rng.choice(face_up)
        yield "reveals a face-up card", "M11", [revealing(line, other, game.island[other])]
    yield "reveals the centre", "M4", [revealing(line, CENTRE, game.centre_card)]
    for other in sorted(game.barred):
        yield "reveals a barred card", "M17", [revealing(line, other, game.island[other])]
    if game.ban is not None and game.ban[0] == game.turn and len(game.face_down) > 1:
        other = game.island.index(game.ban[1])
        yield "reveals the banned card", "M29", [revealing(line, other, game.ban[1])]
    if game.holder:
        yield "by a player with a volcano", "M19", [{**line, "seat": rng.choice(sorted(game.holder))}]
    if game.crabs:
        yield "the crab's turn by the next seat", "M31", [{**line, "seat": game.next_seat()}]
    for ability in ("peek", "ban", "swap"):
        yield f"{ability} instead of the reveal", "M27", [{**line, "action": {ability: cell}}]
    yield "done_looking instead", "M15", [{**line, "action": {"done_looking": True}, "events": []}, line]
    yield from forge_reveal_events(line)


def forge_reveal_events(line):
    """Wrong consequences of a legal reveal."""
    events = line["events"]
    link = events[0]["revealed"]["link"]
    for wrong in sorted({"opening", "animal", "landscape", "none"} - {link}):
        rule = "M16" if "opening" in (link, wrong) else "M13"
        yield f"link {link} -> {wrong}", rule, [with_event(line, 0, "revealed", link=wrong)]
    if link == "none":
        yield "fails, but takes no volcano", "M14", [{**line, "events": events[:1]}]
        void = {"ability_void": "walrus"}
        yield "fails with an ability", "M14", [{**line, "events": events[:1] + [void] + events[1:]}]
    elif len(events) == 1:
        yield "connects, but takes a volcano", "M14", [
            {**line, "events": events + [{"volcano": {"seat": line["seat"], "birds": 7, "why": "no_link"}}]}]
        yield "void ability made up", "M28", [{**line, "events": events + [{"ability_void": "penguin"}]}]
    for at, event in enumerate(events):
        yield from forge_event(line, at, event)


def forge_event(line, at, event):
    """One consequence left out, or changed in a telling way."""
    events = line["events"]
    (name, content), = event.items()
    rule = event_rule(event)
    if at + 1 == len(events):
        yield f"{name} missing at the end", rule, [{**line, "events": events[:at]}]
    if name == "volcano":
        wrong = "no_link" if content["why"] == "no_card_left" else "no_card_left"
        yield "volcano for another reason", rule, [with_event(line, at, "volcano", why=wrong)]
        for birds in set(BIRDS) - {content["birds"]}:
            yield f"volcano with {birds} birds", rule, [with_event(line, at, "volcano", birds=birds)]
    elif name == "round_won":
        for treasure in set(TREASURES) - {content["treasure"]}:
            yield f"treasure of {treasure}", "M21", [with_event(line, at, "round_won", treasure=treasure)]
    elif name == "round":
        order = content["volcanoes"]
        yield "a volcano twice", "M23", [with_event(line, at, "round", volcanoes=order[:-1] + [8 - order[-1]])]
        yield "a volcano more", "M23", [with_event(line, at, "round", volcanoes=order + [1])]
        yield "a round skipped", "M23", [with_event(line, at, "round", number=content["number"] + 1)]


def with_event(line, at, name, **fields):
    events = list(line["events"])
    events[at] = {name: {**events[at][name], **fields}}
    return {**line, "events": events}


def forge_look(rng, lines, number, line, game, value):
    seat = line["seat"]
    if game.looking:
        yield "a second look ended", "M9", [line, line] if len(game.looking) > 1 else [{**line, "seat": (seat + 1)
                                                                                          % len(game.seats)}, line]
        yield "a reveal before all have looked", "M9", [
            {"seat": game.turn, "action": {"reveal": 6}, "events": []}, line]
    else:
        other = (seat + 1) % len(game.seats)
        yield "another seat acts during the peek", "M28", [{**line, "seat": other}, line]
        yield "a second peek", "M28", [lines[number - 1], line]
        yield "peek never ended", None, []


def forge_peek(rng, lines, number, line, game, cell):
    peeked = line["events"][0]["peeked"]
    for other in range(25):
        if game.island[other] not in game.face_down:
            rule = "M4" if other == CENTRE else "M28"
            yield f"peek at {other}", rule, [{**line, "action": {"peek": other}, "events": [
                {"peeked": {**peeked, "cell": other, "card": game.island[other]}}]}]
    yield "peek as a ban", "M27", [{**line, "action": {"ban": cell}}]


def forge_ban(rng, lines, number, line, game, cell):
    banned = line["events"][0]["banned"]
    for other in range(25):
        if game.island[other] not in game.face_down:
            rule = "M4" if other == CENTRE else "M29"
            yield f"ban of {other}", rule, [{**line, "action": {"ban": other}, "events": [
                {"banned": {**banned, "cell": other}}]}]
    for seat in set(game.seats) - {banned["seat"]}:
        yield f"ban for seat {seat}", "M29", [with_event(line, 0, "banned", seat=seat)]
    yield "ban void", "M29", [{**line, "events": [{"ability_void": "walrus"}]}]


def forge_swap(rng, lines, number, line, game, cell):
    octopus = game.last_cell
    for other in set(range(25)) - NEIGHBOURS[octopus]:
        yield f"swap of {octopus} with {other}", "M30", [{**line, "action": {"swap": other}, "events": [
            {"swapped": {"from": octopus, "to": other}}] + line["events"][1:]}]
    yield "swap the other way round", "M30", [with_event(line, 0, "swapped", **{"from": cell, "to": octopus})]
    for at, event in enumerate(line["events"]):
        yield from forge_event(line, at, event)


def setup_forgeries(lines):
    """Header, deal and ending forged consistently through the whole record."""
    players = len(lines[0]["seats"])
    for old, new, rule in (("crab-", "shark-", "M1"), ("-lava", "-snow", "M1"), ("walrus-", "turtle-", "M1")):
        yield f"{old} renamed {new}", [json.loads(show(line).replace(old, new)) for line in lines], rule
    birds = lines[1]["deal"]["volcanoes"]
    yield "a volcano of 5 birds everywhere", [everywhere(line, birds[0], 5) for line in lines], "M3"
    spare = [b for b in BIRDS if b not in birds]
    yield "a volcano too many", with_deal(lines, volcanoes=birds + (spare or [1])[:1]), "M6" if spare else "M3"
    yield "a volcano too few", with_deal(lines, volcanoes=birds[1:]), "M6"
    treasures = lines[1]["deal"]["treasures"]
    for new in ([1, 1, 1, 2, 3, 3, 4], [2] * 6 + [3], treasures[:-1], treasures + [1], sorted(treasures)[::-1]):
        rule = "M8" if sorted(new) == TREASURES else "M2"
        if rule == "M2" or lines[0]["options"]["ordered_stack"]:
            yield f"treasures {new}", with_deal(lines, treasures=new), rule
    if treasures != TREASURES:
        yield "ordered stack claimed", with_option(lines, "ordered_stack"), "M8"
    if play_depends_on(lines, "expert"):
        yield "expert switched", with_option(lines, "expert"), None
    if play_depends_on(lines, "opening_ability"):
        yield "opening ability switched", with_option(lines, "opening_ability"), None
    yield from seat_forgeries(lines, players)
    yield from ending_forgeries(lines, players)


def everywhere(line, old, new):
    """Volcano numbers replaced in the deal and in all events."""
    line = copy.deepcopy(line)
    for path, value in list(paths(line)):
        if path[-1:] == ("birds",) and value == old:
            line = changed(line, path, put(new))
        elif path[-1:] == ("volcanoes",):
            line = changed(line, path, put([new if birds == old else birds for birds in value]))
    return line


def with_deal(lines, **fields):
    return replaced(lines, 1, {"deal": {**lines[1]["deal"], **fields}})


def with_option(lines, name):
    header = lines[0]
    return replaced(lines, 0, changed(header, ("options", name), put(not header["options"][name])))


def play_depends_on(lines, option):
    """Did a card with an ability connect (expert) or open (opening ability of the expert game)?"""
    wanted = ("opening",) if option == "opening_ability" else ("animal", "landscape")
    if option == "opening_ability" and not lines[0]["options"]["expert"]:
        return False
    shown = [event["revealed"] for line in lines for event in line.get("events", ()) if "revealed" in event]
    return any(event["link"] in wanted and ANIMAL_OF[event["card"]] != "turtle" for event in shown)


def seat_forgeries(lines, players):
    header = lines[0]
    seats = header["seats"]
    yield "sides not clockwise", replaced(lines, 0, {**header, "seats": seats[::-1]}), "M7"
    double = [{**seat, "side": seats[0]["side"]} for seat in seats]
    yield "one side for all", replaced(lines, 0, {**header, "seats": double}), "M7"
    yield "one player", replaced(lines, 0, {**header, "seats": seats[:1]}), "M7"
    yield "five players", replaced(lines, 0, {**header, "seats": (seats * 3)[:5]}), "M7"
    yield "a side in words", replaced(lines, 0, changed(header, ("seats", 0, "side"), put("north"))), "M7"
    yield "first is no seat", replaced(lines, 0, {**header, "first": players}), "M10"
    other = (header["first"] + 1) % players
    yield "another first seat", replaced(lines, 0, {**header, "first": other}), "M10"
    yield "another game", replaced(lines, 0, {**header, "game": "royaume"}), "record.md"
    yield "record 2", replaced(lines, 0, {**header, "record": 2}), "record.md"


def ending_forgeries(lines, players):
    """M25, M26: wrong in game_over and in the result alike."""
    last, result = lines[-2], lines[-1]["result"]
    over = last["events"][-1]["game_over"]

    def ending(rubies=over["rubies"], treasures=over["treasures"], winners=over["winners"]):
        new_over = {"game_over": {"rubies": rubies, "treasures": treasures, "winners": winners}}
        return lines[:-2] + [{**last, "events": last["events"][:-1] + [new_over]},
                             {"result": {**result, "scores": rubies, "winners": winners}}]

    for size in range(players + 1):
        for winners in itertools.combinations(range(players), size):
            if list(winners) != over["winners"]:
                yield f"winners {winners}", ending(winners=list(winners)), "M26"
    yield "rubies turned round", ending(rubies=[r + 1 for r in over["rubies"]]), "M26"
    yield "treasures of others", ending(treasures=over["treasures"][1:] + over["treasures"][:1]), "M25"
    yield "one more round", lines[:-2] + [{**last, "events": last["events"][:-1] + [
        {"round": {"number": 8, "start": 0, "volcanoes": lines[1]["deal"]["volcanoes"]}}]}], "M25"
    yield "no game_over", lines[:-2] + [{**last, "events": last["events"][:-1]}, lines[-1]], "M25"
    yield "no result", lines[:-1], "M25"


# ---------------------------------------------------------------- self-test: the rule book's examples, by hand

def published_round():
    """The example round of the rule book: seats L, B, A, M = 0, 1, 2, 3; returns the events' gist."""
    cards = ["penguin-lava", "penguin-beach", "crab-jungle", "octopus-jungle", "turtle-ocean", "turtle-lava",
             "walrus-flowers"]
    island = [card for card in CARDS if card not in cards]
    island = cards + island
    options = {"expert": False, "opening_ability": False, "ordered_stack": True}
    game = Game(options, list(SIDES), 0, (island, TREASURES, [3, 7, 1]), new_cover())
    game.looking = set()
    game.barred = ()                                     # not the first round
    return [part for cell, seat in enumerate((0, 1, 2, 3, 0, 1, 3)) for part in gist(game.act(seat, "reveal", cell))]


def gist(events):
    """Events in short: the link, who took or started what."""
    short = []
    for event in events:
        (name, content), = event.items()
        short.append(content["link"] if name == "revealed" else content if name == "ability_void" else
                     "swapped" if name == "swapped" else (name, content.get("seat", content.get("start"))))
    return short


def late_game(last_card, *face_down):
    """Three players in an expert round, seat 0 in turn, only these cards face down (in cells 0, 1, ...)."""
    island = list(face_down) + [card for card in CARDS if card not in face_down]
    options = {"expert": True, "opening_ability": False, "ordered_stack": True}
    game = Game(options, ["N", "E", "S"], 0, (island, TREASURES, [3, 7]), new_cover())
    game.looking, game.barred = set(), ()
    game.face_down = set(face_down)
    game.last_card = last_card
    return game


# The last cards of a round, written down by hand from M18, M28, M29 and M31:
# card to compare with, face-down cards (cell 0 is revealed), events in short, what must be done next by whom.
GOES_ROUND = [("volcano", 1), ("volcano", 2), ("round_won", 0), ("round", 2)]
OWN_FIRST = [("volcano", 0), ("volcano", 1), ("round_won", 2), ("round", 1)]
LAST_CARDS = [
    ("crab-lava", ["turtle-lava"], ["landscape"] + GOES_ROUND, "reveal", 2),
    ("turtle-lava", ["penguin-lava"], ["landscape", "penguin"] + GOES_ROUND, "reveal", 2),
    ("turtle-lava", ["penguin-lava", "crab-lava"], ["landscape"], "peek", 0),
    ("turtle-lava", ["walrus-lava"], ["landscape", "walrus"] + GOES_ROUND, "reveal", 2),
    ("turtle-lava", ["walrus-lava", "crab-lava"], ["landscape", "walrus"], "reveal", 1),
    ("turtle-lava", ["walrus-lava", "crab-lava", "crab-ocean"], ["landscape"], "ban", 0),
    ("turtle-lava", ["octopus-lava"], ["landscape"], "swap", 0),
    ("turtle-lava", ["crab-lava"], ["landscape"] + OWN_FIRST, "reveal", 1),
    ("turtle-lava", ["crab-lava", "crab-ocean"], ["landscape"], "reveal", 0),
    ("turtle-lava", ["crab-ocean"], ["none"] + OWN_FIRST, "reveal", 1),
    ("turtle-lava", ["walrus-ocean", "crab-lava"], ["none", ("volcano", 0)], "reveal", 1),
]


def check_last_cards(fault):
    for last_card, face_down, wanted, duty, seat in LAST_CARDS:
        game = late_game(last_card, *face_down)
        found = gist(game.act(0, "reveal", 0))
        if (found, game.duty, game.turn) != (wanted, duty, seat):
            fault(f"{face_down} after {last_card} gives {found}, then {game.turn} must {game.duty}")
    game = late_game("turtle-lava", "octopus-lava")
    game.act(0, "reveal", 0)
    if gist(game.act(0, "swap", 1)) != ["swapped"] + GOES_ROUND:
        fault("M18 after the octopus")
    check_ban(fault)


def check_ban(fault):
    """M29: holds in the crab's extra turn, lapses for the only card left, ends with the turn."""
    game = late_game("turtle-lava", "crab-lava", "crab-ocean", "turtle-ocean")
    game.ban = (0, "crab-ocean")
    game.act(0, "reveal", 0)
    try:
        game.act(0, "reveal", 1)
        fault("M29: the ban does not hold in the crab's extra turn")
    except Objection:
        pass
    game = late_game("turtle-lava", "crab-lava", "turtle-ocean", "crab-ocean")
    game.ban = (0, "turtle-ocean")
    game.act(0, "reveal", 0)
    game.act(0, "reveal", 2)
    if gist(game.act(0, "reveal", 1)) != ["landscape"] + GOES_ROUND:
        fault("M29: the ban does not lapse")
    game = late_game("crab-lava", "turtle-lava", "turtle-ocean", "crab-ocean")
    game.ban = (0, "turtle-ocean")
    game.act(0, "reveal", 0)
    if gist(game.act(1, "reveal", 1)) != ["animal"]:
        fault("M29: the ban does not end with the turn")


def check_examples(fault):
    wanted = ["opening", "animal", "none", ("volcano", 2), "landscape", "none", ("volcano", 0), "animal", "none",
              ("volcano", 3), ("round_won", 1), ("round", 0)]
    if published_round() != wanted:
        fault(f"the published round gives {published_round()}")
    if find_winners([[4], [2, 2], [1, 1, 2], [3]], new_cover()) != [2]:
        fault("the scoring example has another winner")
    for won, winners in (([[4], [3, 1], [2, 2], []], [1]), ([[2, 1], [1, 2], [2]], [0, 1]), ([[], [1]], [1])):
        if find_winners(won, new_cover()) != winners:
            fault(f"winners of {won}")


# ---------------------------------------------------------------- self-test: running it

def some_of_each_kind(rng, mutations, limit):
    """At most `limit` mutations of a kind: the same label but for numbers, and the same rule."""
    kinds = {}
    for mutation in mutations:
        label, _, rule = mutation
        kinds.setdefault((label.translate(NO_DIGITS), rule), []).append(mutation)
    return [mutation for kind in kinds.values() for mutation in rng.sample(kind, min(limit, len(kind)))]


NO_DIGITS = str.maketrans("", "", "0123456789")


def try_mutations(mutations, fault):
    """Every mutation must be objected to, by the rule expected if one is; returns how many."""
    count = 0
    for label, lines, rule in mutations:
        count += 1
        objections = objections_to(raw(lines))
        if not objections:
            fault(f"{label}: not objected to")
        elif rule and not objections[0].endswith(f"({rule})"):
            fault(f"{label}: expected {rule}, but: {objections[0]}")
    return count


def try_record(rng, lines, fault, limit, leaves):
    WRITTEN.clear()
    WRITTEN.update((id(line), (line, as_text(line))) for line in lines)
    for label, harmless in harmless_changes(lines):
        for objection in objections_to(raw(harmless)):
            fault(f"{label}: {objection}")
    if not objections_to(raw(lines[:-2]), must_be_finished=True):
        fault("--finished: a game under way is not objected to")
    kinds = [line_mutations(lines), action_forgeries(rng, lines), setup_forgeries(lines)]
    if leaves:
        kinds.append(leaf_mutations(lines))
    return sum(try_mutations(some_of_each_kind(rng, kind, limit), fault) for kind in kinds)


def split_games(name):
    """The games of a file as lists of objects."""
    games = []
    with open(name, "rb") as file:
        for text in file:
            line = json.loads(text)
            if "record" in line:
                games.append([])
            games[-1].append(line)
    return games


def self_test(name):
    faults = []
    with open(name, "rb") as file:
        for objection in objections_to(file, must_be_finished=True):
            faults.append(f"the example itself: {objection}")
    if faults:
        print("\n".join(faults))
        return 1
    check_examples(faults.append)
    check_last_cards(faults.append)
    rng = random.Random(20)
    mutations = sum(try_record(rng, game, faults.append, limit=12, leaves=True) for game in split_games(name))
    for players, expert, opening in itertools.product((2, 3, 4), (False, True), (False, True)):
        game = play_game(rng, players, expert, rng.random() < 0.3, opening, skill=0.97)
        mutations += try_record(rng, game, faults.append, limit=4, leaves=False)
    for fault in faults[:50]:
        print(fault)
    if faults:
        print(f"self-test: {len(faults)} faults in {mutations} mutations")
        return 1
    print(f"self-test: all {mutations} mutations objected to")
    return 0


def main():
    parser = argparse.ArgumentParser(description="Independent referee for Memoarrr! records (rules M1-M32).")
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--cover", action="store_true", help="count how often each rule was exercised")
    parser.add_argument("--finished", action="store_true", help="a game still under way is an error")
    parser.add_argument("--self-test", metavar="EXAMPLE", help="object to mutations of a valid record")
    arguments = parser.parse_args()
    if bool(arguments.files) == bool(arguments.self_test):
        parser.error("give either files or --self-test")
    sys.stdout.reconfigure(errors="backslashreplace")    # a record may hold lone surrogates
    gc.disable()                                         # records hold no cycles
    try:
        if arguments.self_test:
            return self_test(arguments.self_test)
        return check_files(arguments.files, arguments.cover, arguments.finished)
    except OSError as error:
        parser.error(str(error))


if __name__ == "__main__":
    sys.exit(main())
