"""The self-test: edited records, each breaking a rule, that must be objected to for that rule.

Every kind is tried on a few places of the games given.  The objection must come at the edited line (or at
the one after it, where a line was left out) and cite the rule named with the kind.
"""

import json
import random

from . import forged_actions, forged_events, forged_setups    # noqa: F401  they register their kinds
from .examples import check_examples
from .forgery_tools import KINDS, objections_to, positions, to_text

TRIES = 4                                                # of every kind, while games are at hand
GAMES = 60                                               # searched for them; more only for kinds not tried yet


def split_games(name):
    games = []
    with open(name, "rb") as file:
        for text in file:
            line = json.loads(text)
            if "record" in line:
                games.append([])
            games[-1].append(line)
    return games


def in_rounds(names):
    """The first game of every file, then the second ones ..."""
    files = [split_games(name) for name in names]
    for number in range(max(map(len, files))):
        for games in files:
            if number < len(games):
                yield games[number]


class SelfTest:
    def __init__(self):
        self.rng = random.Random(7)
        self.tried = {name: 0 for name, *_ in KINDS}
        self.faults, self.games = [], 0

    def missing(self):
        tries = TRIES if self.games <= GAMES else 1
        return [entry for entry in KINDS if self.tried[entry[0]] < tries]

    def game(self, lines):
        self.games += 1
        texts = [to_text(line) for line in lines]
        for sentence in objections_to(texts):
            self.faults.append(f"a game that is right is objected to: {sentence}")
            return
        for name, rule, whole, forge in self.missing():
            if whole:
                for edited in forge(lines):
                    self.expect(name, rule, [to_text(line) for line in edited], None)
        for number, line, game in positions(lines):
            for name, rule, whole, forge in self.missing():
                if not whole:
                    self.line(name, rule, forge, (texts, number, line, game))

    def line(self, name, rule, forge, place):
        """One of the forgeries that the kind makes of this line, and not of every line it fits."""
        texts, number, line, game = place
        made = list(forge(line, game))
        if made and (self.games > GAMES or self.rng.random() < 0.5):
            edited = self.rng.choice(made)
            new = [to_text(part) for part in edited]
            self.expect(name, rule, texts[:number] + new + texts[number + 1:], number + max(len(new), 1))

    def expect(self, name, rule, texts, last):
        self.tried[name] += 1
        objections = objections_to(texts)
        if not objections:
            self.faults.append(f"{name}: not objected to")
            return
        number, _, sentence = objections[0]
        if last is not None and number > last:
            self.faults.append(f"{name}: objected to only in line {number} instead of {last}: {sentence}")
        elif rule not in sentence[sentence.rindex("("):]:
            self.faults.append(f"{name}: expected {rule}, but: {sentence}")


def harmless(lines):
    """Changes that must not be objected to (record.md)."""
    def decorate(thing):
        if type(thing) is dict:
            return {"note": [1.5, True], **{name: decorate(part) for name, part in reversed(thing.items())}, "x": None}
        return [decorate(part) for part in thing] if type(thing) is list else thing

    yield "nothing", lines
    yield "unknown fields, other order", [decorate(line) for line in lines]
    yield "unknown events", [{**line, "events": [{"sound": 1}, *line["events"], {"pause": {"for": 2.5}}]}
                             if "events" in line else line for line in lines]
    yield "other spacing", [json.dumps(line, indent=None, separators=(" , ", " : ")).encode() + b" \r\n"
                            for line in lines]
    yield "two games", lines + lines
    yield "discards in another order", [turned_round(line) for line in lines]


def turned_round(line):
    return {**line, "events": [{"discarded": {**event["discarded"], "cards": event["discarded"]["cards"][::-1]}}
                               if "discarded" in event else event for event in line["events"]]} \
        if "events" in line else line


def self_test(names):
    test = SelfTest()
    for lines in in_rounds(names):
        if test.games < 3:
            check_examples(lines, test.faults.append)
            for what, changed in harmless(lines):
                for objection in objections_to(map(to_text, changed)):
                    test.faults.append(f"harmless change ({what}) objected to: {objection}")
            if objections_to(map(to_text, lines[:-2]), must_be_finished=False):
                test.faults.append("a game under way is objected to")
        test.game(lines)
        if not test.missing():
            break
    for name, count in test.tried.items():
        print(f"{name}: {count}")
        if not count:
            test.faults.append(f"{name}: no place for it in these files")
    for fault in test.faults[:50]:
        print(fault)
    total = sum(test.tried.values())
    print(f"self-test: {len(KINDS)} kinds, {total} edited records of {test.games} games, {len(test.faults)} faults")
    return 1 if test.faults else 0
