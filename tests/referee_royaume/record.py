"""Reading files of records line by line, and checking many of them on all cores."""

import json
import multiprocessing

from .board import Deal, Header
from .cover import add_cover, new_cover
from .objections import Objection, demand, same, show
from .turns import Game

LINES = ("record", "deal", "action", "result")


def no_repeats(pairs):
    """An object in which no name comes twice."""
    thing = dict(pairs)
    if len(thing) != len(pairs):
        raise ValueError("a name comes twice")
    return thing


def no_constant(name):
    raise ValueError(f"{name} is no JSON")


# A number with a fraction or an exponent is never right here; as a tuple it equals nothing.
DECODER = json.JSONDecoder(object_pairs_hook=no_repeats, parse_float=lambda text: (text,),
                           parse_constant=no_constant)


def parse(raw):
    try:
        line = DECODER.decode(raw.decode() if type(raw) is bytes else raw)
    except (ValueError, RecursionError) as error:
        raise Objection(f"no line of JSON: {error}") from None
    if type(line) is not dict:
        raise Objection(f"a line must be an object, not {show(line)}")
    return line


class Record:
    """One game, line by line."""

    def __init__(self, line, seen):
        self.header, self.seen = Header(line), seen
        self.game, self.done, self.actions = None, False, 0

    def line(self, line):
        if self.done:
            raise Objection("a line after the result")
        names = [name for name in LINES if name in line]
        if self.game is None:
            demand(names == ["deal"], "the second line must be the deal")
            deal = Deal(line["deal"], self.header)
            self.count_deal(deal)
            self.game = Game(self.header, deal, self.seen)
        elif names == ["result"]:
            demand(self.game.result is not None, "a result, but the game is not over", "R31")
            demand(same(self.game.result, line["result"]),
                   f"the result {show(line['result'])} instead of {show(self.game.result)}", "R31")
            self.done = True
        else:
            demand(names == ["action"], "a line that is neither an action nor the result")
            demand("seat" in line and "events" in line, "an action without seat or events")
            self.game.act(line["seat"], line["action"], line["events"])
            self.actions += 1

    def count_deal(self, deal):
        for name in ("R1 deals checked", f"R1 games with {self.header.seats} players", "R2 boards checked",
                     "R3 spinners checked", "R4 challenge tiles checked", "R5 memories checked",
                     "D1 distances checked", "D2 hands without C cards"):
            self.seen[name] += 1
        self.seen["R6 even start" if self.header.even_start else "R6 without even start"] += 1
        self.seen["R6 start player is not seat 0"] += self.header.first != 0


class Stream:
    """The records of one file; after an objection it goes on with the next header."""

    def __init__(self, must_be_finished, seen):
        self.must_be_finished, self.seen = must_be_finished, seen
        self.record = None                               # None between games and after an objection
        self.games = self.actions = 0
        self.objections = []                             # (line, game, sentence)

    def read(self, lines):
        number = 0
        for number, raw in enumerate(lines, 1):
            try:
                self.line(parse(raw))
            except Objection as objection:
                self.object(number, objection)
        try:
            self.close()
            demand(self.games > 0, "there is no game in it")
        except Objection as objection:
            self.object(number, objection)
        return self

    def line(self, line):
        if "record" in line:
            self.close()
            self.games += 1
            self.record = Record(line, self.seen)
        elif self.record is not None:
            self.record.line(line)
        elif not self.objections:
            raise Objection("a line before the first header")

    def close(self):
        record, self.record = self.record, None
        if record is None:
            return
        self.actions += record.actions
        over = record.game is not None and record.game.result is not None
        demand(record.done or not (over or self.must_be_finished), "the result is missing")

    def object(self, number, objection):
        if self.record is not None:
            self.actions += self.record.actions
        self.record = None
        self.objections.append((number, max(self.games, 1), str(objection)))


def check_file(name, must_be_finished):
    with open(name, "rb") as file:
        stream = Stream(must_be_finished, new_cover()).read(file)
    return stream.objections, stream.games, stream.actions, stream.seen


def check_files(names, must_be_finished):
    """All files: (name, line, game, sentence) of every objection, games, actions, cover."""
    seen, objections, games, actions = new_cover(), [], 0, 0
    with multiprocessing.Pool(min(len(names), multiprocessing.cpu_count())) as pool:
        results = pool.starmap(check_file, [(name, must_be_finished) for name in names], chunksize=1)
    for name, (found, more_games, more_actions, more_seen) in zip(names, results):
        objections += [(name, *objection) for objection in found]
        games, actions = games + more_games, actions + more_actions
        add_cover(seen, more_seen)
    return objections, games, actions, seen
