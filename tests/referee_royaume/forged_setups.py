"""Forged headers, deals and endings."""

import copy

from .board import INDEX, NEAR
from .forgery_tools import kind


def header(lines, **fields):
    return [{**lines[0], **fields}] + lines[1:]


def deal(lines, change):
    """The record with a deal that was changed in place."""
    new = copy.deepcopy(lines[1]["deal"])
    change(new)
    return [lines[0], {"deal": new}] + lines[2:]


def put(part, at, **fields):
    return lambda new: new[part][at].update(fields)


@kind("header: another game", "record.md", whole=True)
def another_game(lines):
    yield header(lines, game="memoarrr")


@kind("header: an unknown version", "record.md", whole=True)
def unknown_version(lines):
    yield header(lines, record=2)
    yield header(lines, record=True)


@kind("header: one player, seven players", "R1", whole=True)
def wrong_number_of_players(lines):
    yield header(lines, seats=lines[0]["seats"][:1])
    yield header(lines, seats=(lines[0]["seats"] * 4)[:7])


@kind("header: the start player is no seat", "R6", whole=True)
def no_start_player(lines):
    yield header(lines, first=len(lines[0]["seats"]))


@kind("header: an option that is no boolean", "record.md", whole=True)
def odd_option(lines):
    yield header(lines, options={**lines[0]["options"], "even_start": 1})
    yield header(lines, options={**lines[0]["options"], "early_harvest": "no"})


@kind("header: even start declined, but the points are there", "R6", whole=True)
def other_even_start(lines):
    options = lines[0]["options"]
    yield header(lines, options={**options, "even_start": not options["even_start"]})


@kind("line: no JSON, a name twice, NaN", "record.md", whole=True)
def no_json(lines):
    yield lines[:2] + [b'{"seat":0,"action":'] + lines[3:]
    yield lines[:2] + [b'{"seat":0,"seat":0,"action":{"end":true},"events":[]}'] + lines[3:]
    yield lines[:2] + [b'{"seat":0,"action":{"end":true},"events":[],"x":NaN}'] + lines[3:]


@kind("line: the deal is missing", "record.md", whole=True)
def no_deal(lines):
    yield lines[:1] + lines[2:]


@kind("line: an action after the end", "R31", whole=True)
def late_action(lines):
    yield lines[:-1] + [lines[-2], lines[-1]]


@kind("line: the result is missing", "record.md", whole=True)
def no_result(lines):
    yield lines[:-1]


@kind("line: the result in the middle", "R31", whole=True)
def early_result(lines):
    yield lines[:len(lines) // 2] + lines[-1:]


@kind("board: a hex is missing, a hex lies twice", "R2", whole=True)
def wrong_hexes(lines):
    yield deal(lines, lambda new: new["board"].pop())
    yield deal(lines, lambda new: new["board"].append(new["board"][0]))


@kind("board: a second camp", "R2", whole=True)
def second_camp(lines):
    at = kinds(lines).index("land")
    yield deal(lines, put("board", at, kind="camp"))


@kind("board: a city loses a hex", "R2", whole=True)
def smaller_city(lines):
    at = next(n for n, kind_ in enumerate(kinds(lines)) if is_city(kind_))
    yield deal(lines, put("board", at, kind="land"))


@kind("board: a city in two parts", "R2", whole=True)
def split_city(lines):
    """One hex of a city changes places with land that is not next to the rest."""
    names, hexes = kinds(lines), places(lines)
    for at, city in enumerate(names):
        rest = [hexes[n] for n, other in enumerate(names) if other == city and n != at]
        far = [n for n, other in enumerate(names) if other == "land" and not set(NEAR[hexes[n]]) & set(rest)]
        if is_city(city) and far:
            yield swapped_kinds(lines, at, far[0])
            return


@kind("board: the tower touches a city", "R2", whole=True)
def tower_at_city(lines):
    names, hexes = kinds(lines), places(lines)
    tower = names.index("tower")
    beside = [n for n, other in enumerate(names) if other == "land"
              and any(is_city(names[hexes.index(near)]) for near in NEAR[hexes[n]])]
    yield swapped_kinds(lines, tower, beside[0])


@kind("spinner: two stars", "R3", whole=True)
def two_stars(lines):
    at = next(n for n, segment in enumerate(lines[1]["deal"]["spinner"]) if not segment["star"])
    yield deal(lines, put("spinner", at, star=True))


@kind("spinner: a number out of range", "R3", whole=True)
def odd_number(lines):
    yield deal(lines, put("spinner", 3, yellow=7))
    yield deal(lines, put("spinner", 3, violet=3))


@kind("spinner: nine or eleven segments", "R3", whole=True)
def odd_spinner(lines):
    yield deal(lines, lambda new: new["spinner"].pop())


@kind("spinner: without the Mine", "R3", whole=True)
def spinner_without_mine(lines):
    spinner = lines[1]["deal"]["spinner"]
    at = next(n for n, segment in enumerate(spinner) if segment["to"] == "mine")
    yield deal(lines, put("spinner", at, to=spinner[at - 1]["to"]))


@kind("challenges: a tile twice", "R1", whole=True)
def tile_twice(lines):
    yield deal(lines, put("challenges", 5, tile=lines[1]["deal"]["challenges"][6]["tile"]))


@kind("challenges: one on open land", "R6", whole=True)
def challenge_on_land(lines):
    at = kinds(lines).index("land")
    yield deal(lines, put("challenges", 0, hex=lines[1]["deal"]["board"][at]["hex"]))


@kind("challenges: thirteen of one back", "R4", whole=True)
def thirteen_backs(lines):
    at = next(n for n, tile in enumerate(lines[1]["deal"]["challenges"]) if tile["back"] == "green")
    yield deal(lines, put("challenges", at, back="grey-blue"))


@kind("challenges: colours not equally often", "R4", whole=True)
def unequal_colours(lines):
    at = next(n for n, tile in enumerate(lines[1]["deal"]["challenges"]) if tile["colour"] == "green")
    yield deal(lines, put("challenges", at, colour="violet"))


@kind("memories: one of another city", "R5", whole=True)
def other_memory(lines):
    memories = lines[1]["deal"]["memories"]
    other = next(name for name in memories if name not in (memories[0], "palace"))
    yield deal(lines, lambda new: new["memories"].__setitem__(0, other))


@kind("memories: no palace", "R5", whole=True)
def no_palace(lines):
    yield deal(lines, lambda new: new["memories"].remove("palace"))


@kind("cards: a C card in a hand", "R6", whole=True)
def c_card_in_hand(lines):
    def change(new):
        new["hands"][0][0], new["deck"][new["deck"].index("chaos")] = "chaos", new["hands"][0][0]
    yield deal(lines, change)


@kind("cards: one more, one too few, one of another kind", "R1", whole=True)
def other_deck(lines):
    yield deal(lines, lambda new: new["deck"].append("fox"))
    yield deal(lines, lambda new: new["deck"].pop())
    yield deal(lines, lambda new: new["deck"].__setitem__(0, "joker"))


@kind("cards: a hand of four", "R6", whole=True)
def hand_of_four(lines):
    yield deal(lines, lambda new: new["hands"][1].append(new["deck"].pop()))


@kind("scores: a point given away", "R6", whole=True)
def a_point_more(lines):
    def change(new):
        new["scores"][0] += 1
    yield deal(lines, change)


@kind("characters: two alike", "R6", whole=True)
def same_characters(lines):
    yield deal(lines, lambda new: new["characters"].__setitem__(0, new["characters"][1]))


@kind("game over: another winner", "R31", whole=True)
def other_winner(lines):
    over = lines[-2]["events"][-1]["game_over"]
    loser = next((s for s in range(len(over["points"])) if s not in over["winners"]), None)
    if loser is not None:
        yield ended(lines, over, winners=[loser])
        yield ended(lines, over, winners=sorted(over["winners"] + [loser]))


@kind("game over: other counts", "R31", whole=True)
def other_counts(lines):
    over = lines[-2]["events"][-1]["game_over"]
    for name in ("points", "placed", "completed"):
        yield ended(lines, over, **{name: [over[name][0] + 1] + over[name][1:]})


@kind("result: other scores than the game's", "R31", whole=True)
def other_result(lines):
    result = lines[-1]["result"]
    yield lines[:-1] + [{"result": {**result, "scores": result["scores"][::-1] + [0]}}]


def ended(lines, over, **fields):
    over = {**over, **fields}
    last = {**lines[-2], "events": lines[-2]["events"][:-1] + [{"game_over": over}]}
    return lines[:-2] + [last, {"result": {"scores": over["points"], "winners": over["winners"]}}]


def kinds(lines):
    return [place["kind"] for place in lines[1]["deal"]["board"]]


def places(lines):
    return [INDEX[tuple(place["hex"])] for place in lines[1]["deal"]["board"]]


def is_city(name):
    return name not in ("land", "camp", "temple", "corridor", "mine", "tower")


def swapped_kinds(lines, at, other):
    def change(new):
        board = new["board"]
        board[at]["kind"], board[other]["kind"] = board[other]["kind"], board[at]["kind"]
    return deal(lines, change)
