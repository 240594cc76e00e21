"""What the forgeries are made with: kinds, edited lines, places of events.

A kind of forgery is a function that is given an action line and the game before it, and yields lists of
lines to stand in its place; or, for the setup and the ending, the whole record, and yields whole records.
"""

import json

from .board import HEXES, PAIRS
from .cover import new_cover
from .record import Record, Stream

KINDS = []                                               # (name, rule, of a whole record, function)


def kind(name, rule, whole=False):
    """Registers a kind; the objection to it must cite the rule."""
    def register(function):
        KINDS.append((name, rule, whole, function))
        return function
    return register


def to_text(line):
    return line if type(line) is bytes else json.dumps(line).encode()


def objections_to(texts, must_be_finished=True):
    return Stream(must_be_finished, new_cover()).read(texts).objections


def positions(lines):
    """(number, line, game before it) for every action of a record."""
    record = Record(lines[0], new_cover())
    record.line(lines[1])
    for number, line in enumerate(lines):
        if "action" in line:
            yield number, line, record.game
            record.line(line)


# ---------------------------------------------------------------- lines

def action_of(line):
    (name, value), = line["action"].items()
    return name, value


def acting(line, name, value, events=()):
    return {"seat": line["seat"], "action": {name: value}, "events": list(events)}


def card(line, name, **fields):
    """A card played instead, with the event that would come first."""
    return acting(line, "card", {"name": name, **fields}, [{"played": {"seat": line["seat"], "card": name}}])


def eventful(line, events):
    return {**line, "events": events}


def places(line, name):
    """Where events of a name stand in a line."""
    return [at for at, event in enumerate(line["events"]) if name in event]


def content(line, at):
    (_, value), = line["events"][at].items()
    return value


def changed(line, at, **fields):
    """One event with other fields."""
    (name, value), = line["events"][at].items()
    return eventful(line, [*line["events"][:at], {name: {**value, **fields}}, *line["events"][at + 1:]])


def without(line, *dropped):
    return eventful(line, [event for at, event in enumerate(line["events"]) if at not in dropped])


def inserted(line, at, *events):
    return eventful(line, [*line["events"][:at], *events, *line["events"][at:]])


def cut(line, at):
    return eventful(line, line["events"][:at])


# ---------------------------------------------------------------- the game before the line

def in_turn(game):
    """Whether cards of a turn can be played now."""
    return game.contest is None and game.ending is None and "card" in game.actions


def before_move(game):
    return game.contest is None and "move" in game.actions


def stopped(game):
    return type(game.actions) is list and game.ending is None


def adding(game):
    """Whether a participant who has spun is asked for cards (step 4 and after the Horn)."""
    contest = game.contest
    return (contest is not None and game.actions == ("card", "pass") and game.asked in contest.using
            and game.cards not in (("horn",), ("invisibility",))
            and bool(game.playable(contest, game.asked)))


def moved(line, to):
    return acting(line, "move", PAIRS[to], [{"hero": {"seat": line["seat"], "to": PAIRS[to], "why": "walk"}}])


def unreachable(game, seat):
    """Hexes that may be entered, but not in this turn on foot."""
    near = game.reach(seat)
    return [to for to in range(len(HEXES)) if to not in near and game.enters(seat, to)]


def would_reach(game, seat, to, **other):
    """Whether the hex could be reached if some things were otherwise."""
    kept = {name: getattr(game, name) for name in other}
    for name, value in other.items():
        setattr(game, name, value)
    near = game.reach(seat)
    for name, value in kept.items():
        setattr(game, name, value)
    return to in near
