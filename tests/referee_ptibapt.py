#!/usr/bin/env python3
"""An independent referee for Pti Bapt game records.

    tests/referee_ptibapt.py FILE... [--cover] [--finished]
    tests/referee_ptibapt.py --self-test FILE...

It replays every game from its `deal` with a model of the rules of its own, predicts the events of every
action and compares them with the recorded ones.  The first error of a game is printed as
`FILE:LINE: game K: sentence (Pnn)`.  Exit code: 0 nothing to object to, 1 at least one objection.

It was written from the rule book (P1-P16) and the record format alone and shares no code with the
program.  It does not judge how well anybody plays, who saw what, or how long anything stayed in sight
(P12); of the clock it knows only what a record says.  With --cover it counts how often each rule was
exercised, and objects if one never was.
"""

import argparse
import collections
import copy
import json
import random
import sys

GREENS = [f"green-{n}" for n in range(1, 8)]
BLUES = ["spyglass", "switch", "broom", "parcel", "again"]
BASE = GREENS * 2 + ["yellow"] * 2 + ["red"] * 4                      # P1
EXTENDED = BASE + BLUES * 2                                           # P3
VALUE = {"yellow": 2, "red": -1, **{green: 1 for green in GREENS}}    # P2
ACTIONS = ("turn", "confirm", "look", "switch")
COVERED = ("P1", "P3", "P5 red", "P6 red", "P6 differ", "P6 pair", "P7", "P8 spyglass", "P8 switch",
           "P8 broom", "P8 broom void", "P8 parcel", "P8 parcel void", "P8 again", "P10", "P11 win",
           "P11 tie", "P12", "P13", "P14 red left", "P15 traps", "P16 next card confirms")


class Objection(Exception):
    def __init__(self, sentence, rule="record.md"):
        super().__init__(f"{sentence} ({rule})")


def demand(condition, sentence, rule="record.md"):
    if not condition:
        raise Objection(sentence, rule)


def is_int(value):
    return type(value) is int


def is_number(value):
    return type(value) in (int, float)


def only(thing, known, what):
    demand(type(thing) is dict, f"{what} is no object")
    names = [name for name in thing if name in known]
    demand(len(names) == 1, f"{what} must have exactly one known name: {sorted(thing)}")
    return names[0]


class Game:
    """A game under way."""

    def __init__(self, header, cover):
        self.cover = cover
        options = header.get("options")
        demand(type(options) is dict, "there are no options")
        for name in ("extension", "solo"):
            demand(type(options.get(name)) is bool, f"the option {name} must be true or false")
        self.solo, self.extension = options["solo"], options["extension"]
        demand(not (self.solo and self.extension), "solo with the extension", "P13")
        seats = header.get("seats")
        demand(type(seats) is list and len(seats) == (1 if self.solo else 2), "so many cannot play", "P13")
        for seat in seats:
            demand(type(seat.get("name")) is str and type(seat.get("player")) is str, "a seat without a name")
        self.seats = len(seats)
        self.turn = header.get("first")
        demand(is_int(self.turn) and 0 <= self.turn < self.seats, "the start player is no seat", "P4")
        self.cards = None
        self.kept = [[] for _ in seats]
        self.up = []             # turned up in this turn and still there
        self.waiting = None      # what goes back with the confirmation
        self.must = None         # a spyglass or a switch to be used
        self.at = 0              # what the clock said last
        self.result = None

    def deal(self, deal):
        cards = deal.get("cards") if type(deal) is dict else None
        demand(type(cards) is list, "the deal has no cards")
        rule = "P3" if self.extension else "P1"
        demand(sorted(map(str, cards)) == sorted(EXTENDED if self.extension else BASE), "other cards", rule)
        self.cards = list(cards)
        self.cover["P13" if self.solo else rule] += 1

    def act(self, seat, action):
        """The events that the action has to lead to."""
        demand(self.result is None, "the game is over", "P10")
        demand(is_int(seat) and seat == self.turn, f"it is the turn of seat {self.turn}", "P6")
        name = only(action, ACTIONS, "an action")
        self.tell_time(action)
        value, events = action[name], []
        if self.must:
            demand(name == {"spyglass": "look", "switch": "switch"}[self.must], f"the {self.must} comes first", "P8")
            return getattr(self, name)(value)
        demand(name in ("turn", "confirm"), f"there is nothing to {name} with", "P8")
        if name == "confirm":
            demand(value is True and self.waiting is not None, "nothing is in sight", "P12")
            self.cover["P12"] += 1
            return self.back()
        if self.waiting is not None:
            demand(self.solo, "what is in sight has to go back first", "P12")
            self.cover["P16 next card confirms"] += 1
            events = self.back()
        return events + self.turn_up(value)

    def tell_time(self, action):
        if "at" in action:
            demand(self.solo, "a time where no clock runs", "P13")
            demand(is_int(action["at"]) and action["at"] >= self.at, "the clock goes back", "P16")
            self.at = action["at"]

    def card(self, cell):
        demand(is_int(cell) and 0 <= cell < len(self.cards) and self.cards[cell], f"no card lies at {cell}", "P9")
        return self.cards[cell]

    def turn_up(self, cell):
        card = self.card(cell)
        demand(cell not in self.up, "that card is up already", "P6")
        events = [{"turned": {"cell": cell, "card": card}}]
        first, self.up = self.up, self.up + [cell]
        if card == "red":
            self.up = first
            events += self.keep([cell])
            self.cover["P6 red" if first else "P5 red"] += 1
            if first:
                self.waiting, self.up = first, []
                return events
            return events + self.pass_on()
        if not first:
            return events
        if self.cards[first[0]] != card:
            self.cover["P6 differ"] += 1
            self.waiting, self.up = first + [cell], []
            return events
        self.up = []
        if card in BLUES:
            return events + self.use(card, first + [cell])
        self.cover["P7" if card == "yellow" else "P6 pair"] += 1
        events += self.keep(first + [cell])
        if self.is_over():
            return events + self.end()
        return events + (self.pass_on() if card != "yellow" else [])

    def keep(self, cells):
        for cell in cells:
            self.kept[self.turn].append(self.cards[cell])
            self.cards[cell] = None
        return [{"kept": {"seat": self.turn, "cells": cells}}]

    def back(self):
        cells, self.waiting = self.waiting, None
        self.pass_on()
        return [{"back": {"cells": cells}}]

    def pass_on(self):
        self.turn = (self.turn + 1) % self.seats
        return []

    def use(self, bonus, cells):
        for cell in cells:
            self.cards[cell] = None
        mine = self.kept[self.turn]
        void = bonus in ("broom", "parcel") and "red" not in mine
        self.cover[f"P8 {bonus} void" if void else f"P8 {bonus}"] += 1
        event = {"bonus": {"seat": self.turn, "name": bonus, "void": void}}
        if bonus in ("spyglass", "switch"):
            self.must = bonus
            return [event]
        if bonus in ("broom", "parcel") and not void:
            mine.remove("red")
            if bonus == "parcel":
                self.kept[1 - self.turn].append("red")
        if bonus != "again":
            self.pass_on()
        return [event]

    def two(self, cells):
        demand(type(cells) is list and len(cells) == 2, "two places have to be named", "P8")
        cards = [self.card(cell) for cell in cells]
        demand(cells[0] != cells[1], "the two places are one", "P8")
        self.must = None
        return cards

    def look(self, cells):
        cards = self.two(cells)
        self.waiting = cells
        return [{"looked": {"seat": self.turn, "cells": cells, "cards": cards}}]

    def switch(self, cells):
        first, second = self.two(cells)
        self.cards[cells[0]], self.cards[cells[1]] = second, first
        self.pass_on()
        return [{"switched": {"cells": cells}}]

    def is_over(self):
        found = [card for kept in self.kept for card in kept if card != "red"]
        if self.solo:
            return len(found) == 16                                                       # P14
        return sum(card in GREENS for card in found) == 14                                # P10

    def end(self):
        if self.solo:
            reds = self.kept[0].count("red")
            self.cover["P15 traps" if reds else "P15"] += 1
            self.cover["P14 red left" if "red" in self.cards else "P14"] += 1
            self.result = reds
            return [{"game_over": {"reds": reds}}]
        points = [sum(VALUE[card] for card in kept) for kept in self.kept]
        winners = [seat for seat in (0, 1) if points[seat] == max(points)]
        self.cover["P10"] += 1
        self.cover["P11 win" if len(winners) == 1 else "P11 tie"] += 1
        self.result = {"scores": points, "winners": winners}
        return [{"game_over": {"points": points, "winners": winners}}]

    def check_time(self, over):
        """P15: the time and what it makes of the result."""
        seconds, result = over.get("seconds"), over.get("result")
        demand(is_number(seconds) and seconds >= 0 and is_number(result), "a time is missing", "P15")
        demand(abs(seconds * 1000 - self.at) < 0.5 or self.at == 0, "the clock said something else", "P16")
        demand(abs(result - seconds - 10 * self.result) < 1e-6, "the traps are not counted right", "P15")
        self.result = {"scores": [result], "winners": [0]}


def same(expected, found):
    """Whether all that is expected is there; the places of one event may come in any order."""
    if type(expected) is dict:
        return type(found) is dict and all(name in found and same(expected[name], found[name])
                                           for name in expected)
    if type(expected) is list:
        return type(found) is list and len(expected) == len(found) and all(map(same, expected, found))
    return type(expected) is type(found) and expected == found


def in_order(event):
    event = copy.deepcopy(event)
    for name in ("kept", "back"):
        cells = event.get(name, {}).get("cells") if type(event.get(name)) is dict else None
        if type(cells) is list and all(map(is_int, cells)):
            event[name]["cells"] = sorted(cells)
    return event


def check_events(game, expected, found):
    demand(type(found) is list and all(type(event) is dict for event in found), "the events are no list")
    for number, event in enumerate(expected):
        demand(number < len(found), f"{json.dumps(event)} is missing", "P5-P12")
        demand(same(in_order(event), in_order(found[number])),
               f"{json.dumps(found[number])}, but by the rules {json.dumps(event)}", "P5-P12")
    demand(len(found) == len(expected), f"{json.dumps(found[-1])} does not happen", "P5-P12")
    if expected and "game_over" in expected[-1] and game.solo:
        game.check_time(found[-1]["game_over"])


class Stream:
    """The records of one file, one after another; an objection skips to the next header."""

    def __init__(self, cover, finished):
        self.cover, self.finished = cover, finished
        self.game, self.ended, self.games, self.actions = None, True, 0, 0
        self.skipping = False
        self.objections = []

    def read(self, lines):
        number = 0
        for number, text in enumerate(lines, 1):
            try:
                self.line(text)
            except Objection as objection:
                self.object(number, objection)
        try:
            self.close()
        except Objection as objection:
            self.object(number, objection)
        return self

    def object(self, number, objection):
        self.objections.append((number, max(self.games, 1), str(objection)))
        self.skipping, self.ended = True, True

    def line(self, text):
        try:
            line = json.loads(text)
        except ValueError:
            raise Objection("this is no JSON") from None
        demand(type(line) is dict, "this is no object")
        if "record" in line:
            return self.begin(line)
        if self.skipping or "table" in line:
            return None
        demand(not self.ended, "there is no game that this belongs to")
        if self.game.cards is None:
            demand("deal" in line, "the deal is missing")
            return self.game.deal(line["deal"])
        if "result" in line:
            return self.end(line["result"])
        demand("action" in line and "seat" in line and "events" in line, "this is no action")
        check_events(self.game, self.game.act(line["seat"], line["action"]), line["events"])
        self.actions += 1
        return None

    def begin(self, line):
        if not self.skipping:
            self.close()
        self.skipping, self.games, self.ended = False, self.games + 1, False
        demand(line["record"] == 1 and line.get("game") == "ptibapt", "this is no record of Pti Bapt")
        self.game = Game(line, self.cover)

    def end(self, result):
        demand(type(self.game.result) is dict, "a result, but the game is not over", "P10")
        demand(same(self.game.result, result), f"the result is {json.dumps(self.game.result)}", "P11")
        self.ended = True

    def close(self):
        demand(self.ended or not (self.finished or self.game.result), "the result is missing")
        self.ended = True


def check(names, cover, finished):
    counts, faults, games, actions = collections.Counter(), 0, 0, 0
    for name in names:
        with open(name, encoding="utf-8") as file:
            stream = Stream(counts, finished).read(file)
        for number, game, objection in stream.objections:
            print(f"{name}:{number}: game {game}: {objection}")
        faults, games, actions = faults + len(stream.objections), games + stream.games, actions + stream.actions
    if cover:
        for name in COVERED:
            print(name, counts[name])
        missing = [name for name in COVERED if not counts[name]]
        if missing:
            print(f"never exercised: {', '.join(missing)}")
            faults += 1
    if not faults:
        print(f"{games} games, {actions} actions checked: nothing to object to")
    return 1 if faults or not games else 0


# ---------------------------------------------------------------- self-test

FREE = ("name", "player")        # what a record may say as it likes


def leaves(thing, path=()):
    """Every value in a line that is neither an object nor a list."""
    items = thing.items() if type(thing) is dict else enumerate(thing) if type(thing) is list else None
    if items is None:
        yield path
        return
    for key, value in items:
        if not (type(key) is str and key in FREE and path[:1] == ("seats",)):
            yield from leaves(value, path + (key,))


def mutated(value, rng):
    if type(value) is bool:
        return not value
    if type(value) is int:
        return value + rng.choice((-1, 1))
    if type(value) is float:
        return value + 1
    return rng.choice([card for card in GREENS + ["yellow", "red"] if card != value])


def mutations(game, rng, limit):
    """The game with one thing changed, in every line that can be."""
    for number, line in enumerate(game):
        found = list(leaves(line))
        for path in rng.sample(found, min(limit, len(found))):
            changed = copy.deepcopy(game)
            inner = changed[number]
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = mutated(inner[path[-1]], rng)
            yield f"line {number + 1}: {'.'.join(map(str, path))}", changed
    for number in range(1, len(game)):
        yield f"line {number + 1} removed", game[:number] + game[number + 1:]
        yield f"line {number + 1} twice", game[:number + 1] + game[number:]


def objections(game):
    return Stream(collections.Counter(), True).read(map(json.dumps, game)).objections


def self_test(names):
    rng, tried, faults = random.Random(5), 0, []
    for name in names:
        games = []
        with open(name, encoding="utf-8") as file:
            for line in map(json.loads, file):
                games.append([]) if "record" in line else None
                games[-1].append(line)
        for game in rng.sample(games, min(3, len(games))):
            if objections(game):
                faults.append(f"{name}: a game is objected to: {objections(game)[0]}")
            for what, changed in mutations(game, rng, 3):
                tried += 1
                if not objections(changed):
                    faults.append(f"{name}: not objected to: {what}")
    for fault in faults[:30]:
        print(fault)
    print(f"self-test: {tried - len(faults)} of {tried} changes objected to")
    return 1 if faults else 0


def main():
    parser = argparse.ArgumentParser(description="Independent referee for Pti Bapt records (rules P1-P16).")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--cover", action="store_true", help="count how often each rule was exercised")
    parser.add_argument("--finished", action="store_true", help="a game still under way is an error")
    parser.add_argument("--self-test", action="store_true", help="object to changes of right records")
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test(arguments.files)
    return check(arguments.files, arguments.cover, arguments.finished)


if __name__ == "__main__":
    sys.exit(main())
