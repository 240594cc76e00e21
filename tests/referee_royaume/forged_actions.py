"""Forged actions: what may not be done where the line stands."""

from .board import C_CARDS, COLOURS, COPIES, HEXES, PAIRS
from .contests import FOLLOWS
from .forgery_tools import (acting, action_of, adding, before_move, card, in_turn, kind, moved, places, stopped,
                            unreachable, would_reach)
from .turns import START

OTHER = "Whose decision"


# ---------------------------------------------------------------- whose decision

@kind("another seat decides", OTHER)
def another_seat(line, game):
    yield [{**line, "seat": (line["seat"] + 1) % game.count}]


@kind("a seat that does not exist", OTHER)
def no_seat(line, game):
    yield [{**line, "seat": game.count}]
    yield [{**line, "seat": -1}]


@kind("an action left out", OTHER)
def left_out(line, game):
    """Whoever has not spun is asked to, whatever comes next."""
    if action_of(line)[0] == "spin" and not places(line, "settled"):
        yield []


@kind("a pass where something has to be done", OTHER)
def idle_pass(line, game):
    if "pass" not in game.actions:
        yield [acting(line, "pass", True)]


@kind("somebody is asked who cannot do anything", OTHER)
def idle_question(line, game):
    if action_of(line)[0] == "spin" and game.contest.tile is not None and len(game.contest.inside) == 1:
        yield [acting({"seat": (line["seat"] + 1) % game.count}, "pass", True), line]


@kind("a turn ended before the move", OTHER)
def ended_early(line, game):
    if before_move(game):
        yield [acting(line, "end", True)]


# ---------------------------------------------------------------- moves

@kind("move: too far", "R7")
def too_far(line, game):
    if before_move(game):
        for to in unreachable(game, line["seat"]):
            if not would_reach(game, line["seat"], to, challenge_at={}, wizard=None, snow=None):
                yield [moved(line, to)]


@kind("move: across a challenge", "R8")
def across_challenge(line, game):
    if before_move(game) and len(game.unspent[line["seat"]]) < 3:
        for to in unreachable(game, line["seat"]):
            if would_reach(game, line["seat"], to, challenge_at={}):
                yield [moved(line, to)]


@kind("move: across the Wizard", "R7")
def across_wizard(line, game):
    if before_move(game) and game.wizard not in game.challenge_at:
        for to in unreachable(game, line["seat"]):
            if would_reach(game, line["seat"], to, wizard=None):
                yield [moved(line, to)]


@kind("move: across the snowstorm", "R7")
def across_snow(line, game):
    if before_move(game) and game.snow is not None:
        for to in unreachable(game, line["seat"]):
            if would_reach(game, line["seat"], to, snow=None):
                yield [moved(line, to)]


@kind("move: onto the tower", "R2")
def onto_tower(line, game):
    if before_move(game):
        yield [moved(line, game.deal.tower)]


@kind("move: into the snowstorm", "C24")
def into_snow(line, game):
    if before_move(game) and game.snow not in (None, game.hero[line["seat"]]):
        yield [moved(line, game.snow)]


@kind("move: onto a challenge with 3 unspent ones", "D5")
def fourth_challenge(line, game):
    if before_move(game) and len(game.unspent[line["seat"]]) == 3:
        for to in game.challenge_at:
            yield [moved(line, to)]


@kind("move: a second one", OTHER)
def second_move(line, game):
    if action_of(line)[0] == "move" and len(line["events"]) == len(places(line, "hero")):
        yield [line, acting(line, "move", line["action"]["move"])]


@kind("move: off the board", "R2")
def off_the_board(line, game):
    if before_move(game):
        for to in ([5, 0], [4, 4], [0], [0, 0, 0], [0.5, 0], "camp", None):
            yield [acting(line, "move", to)]


# ---------------------------------------------------------------- throwing

@kind("throw: after a card", OTHER)
def throw_after_card(line, game):
    name, value = action_of(line)
    if game.actions == START and name == "card" and value["name"] not in ("prophet", "short_way"):
        yield [line, acting(line, "throw", "turn")]


@kind("throw: paid without the points", "Prices")
def poor_throw(line, game):
    if game.actions == START and game.scores[line["seat"]] < 5:
        yield [acting(line, "throw", "paid")]


@kind("throw: a second time", OTHER)
def second_throw(line, game):
    if line["action"] == {"throw": "paid"} and not places(line, "fight") and not places(line, "missed") \
            and not line["events"][-1].get("drew", {}).get("effect"):
        yield [line, acting(line, "throw", "turn")]


# ---------------------------------------------------------------- placing

def placing(line, tile, to, game):
    return [acting(line, "place", {"tile": tile, "hex": PAIRS[to]}, [
        {"placed": {"seat": line["seat"], "tile": tile, "hex": PAIRS[to]}}])]


@kind("place: on a hex that is not free", "R12")
def place_not_free(line, game):
    if "place" in game.actions:
        for tile in set(game.memories[line["seat"]]) - {"palace"}:
            for to in game.deal.cities[tile]:
                if not game.is_free(to):
                    yield placing(line, tile, to, game)


@kind("place: in another city", "R12")
def place_elsewhere(line, game):
    if "place" in game.actions:
        for tile in set(game.memories[line["seat"]]) - {"palace"}:
            for to in range(len(HEXES)):
                if game.is_free(to) and game.kind[to] != tile:
                    yield placing(line, tile, to, game)


@kind("place: a tile that one does not have", "R12")
def place_others_tile(line, game):
    if "place" in game.actions:
        for tile in set(game.deal.memories) - set(game.memories[line["seat"]]) - {"palace"}:
            for to in filter(game.is_free, game.deal.cities[tile]):
                yield placing(line, tile, to, game)


@kind("place: the palace away from every memory tile", "R13")
def lonely_palace(line, game):
    if "place" in game.actions and "palace" in game.memories[line["seat"]]:
        for to in range(len(HEXES)):
            if game.kind[to] == "land" and not game.next_to(to):
                yield placing(line, "palace", to, game)


@kind("place: the palace in a city or on a special hex", "R13")
def palace_in_city(line, game):
    if "place" in game.actions and "palace" in game.memories[line["seat"]]:
        for to in range(len(HEXES)):
            if game.kind[to] != "land" and game.next_to(to) and game.is_free(to):
                yield placing(line, "palace", to, game)


@kind("place: after cards were played", OTHER)
def place_after_card(line, game):
    seat = line["seat"]
    if game.actions == ("card", "move"):
        for tile in set(game.memories[seat]) - {"palace"}:
            for to in filter(game.is_free, game.deal.cities[tile]):
                yield placing(line, tile, to, game)


@kind("place: a card in a turn of placing", OTHER)
def card_while_placing(line, game):
    if game.actions == ("place", "end"):
        for held in set(game.hands[line["seat"]]):
            yield [card(line, held)]


# ---------------------------------------------------------------- temple and Mine

@kind("buy: without 10 points", OTHER)
def poor_buyer(line, game):
    seat = line["seat"]
    if stopped(game) and game.hero[seat] == game.deal.temple and not game.animal[seat] and game.scores[seat] < 10:
        yield [acting(line, "buy", True)]


@kind("buy: a second animal", OTHER)
def second_animal(line, game):
    seat = line["seat"]
    if stopped(game) and game.hero[seat] == game.deal.temple and game.animal[seat] and game.scores[seat] >= 10:
        yield [acting(line, "buy", True)]


@kind("buy: away from the temple", OTHER)
def buy_elsewhere(line, game):
    if stopped(game) and game.hero[line["seat"]] != game.deal.temple:
        yield [acting(line, "buy", True)]


@kind("trade: away from the Mine", OTHER)
def trade_elsewhere(line, game):
    if stopped(game) and game.hero[line["seat"]] != game.deal.mine and game.unspent[line["seat"]]:
        yield [acting(line, "trade", game.unspent[line["seat"]][:1])]


def trading(line, game, tiles):
    """The same trade or Miner with other tiles; nothing if the line is neither."""
    name, value = action_of(line)
    if name == "trade":
        yield [{**line, "action": {"trade": tiles}}]
    elif name == "card" and value["name"] == "miner":
        yield [{**line, "action": {"card": {**value, "tiles": tiles}}}]


@kind("trade: somebody else's challenge", "D28")
def trade_others(line, game):
    for seat in game.seats:
        if seat != line["seat"] and game.unspent[seat]:
            yield from trading(line, game, game.unspent[seat][:1])


@kind("trade: a spent challenge", "D28")
def trade_spent(line, game):
    if game.spent[line["seat"]]:
        yield from trading(line, game, game.spent[line["seat"]][:1])


@kind("trade: the same challenge twice, or none", "D28")
def trade_twice(line, game):
    yield from trading(line, game, game.unspent[line["seat"]][:1] * 2)
    yield from trading(line, game, [])


# ---------------------------------------------------------------- cards of a turn

def holds(line, game, name):
    return in_turn(game) and name in game.hands[line["seat"]]


@kind("card: one that is not in the hand", "Adventure cards")
def not_in_hand(line, game):
    if "card" in game.actions:
        for name in COPIES:
            if name not in game.hands[line["seat"]]:
                yield [card(line, name)]


@kind("card: one for contests, in a turn", OTHER)
def contest_card_in_turn(line, game):
    for name in ("goat", "bison", "general", "sword", "shield", "bow", "luck", "horn", "team_up", "invisibility"):
        if holds(line, game, name):
            yield [card(line, name)]


@kind("card: one for turns, in a contest", OTHER)
def turn_card_in_contest(line, game):
    if game.contest is not None and "card" in game.actions:
        for name in ("fox", "merchant", "miner", "magician"):
            if name in game.hands[line["seat"]]:
                yield [card(line, name)]


@kind("miner: with the Wizard on the Mine", "R26")
def barred_miner(line, game):
    if holds(line, game, "miner") and game.wizard == game.deal.mine and game.unspent[line["seat"]]:
        yield [card(line, "miner", tiles=game.unspent[line["seat"]][:1])]


@kind("merchant: with the Wizard on the Mine", "R26")
def barred_merchant(line, game):
    if holds(line, game, "merchant") and game.wizard == game.deal.mine and game.scores[line["seat"]] >= 5:
        yield [card(line, "merchant")]


@kind("merchant: without 5 points", "Prices")
def poor_merchant(line, game):
    if holds(line, game, "merchant") and game.scores[line["seat"]] < 5:
        yield [card(line, "merchant")]


@kind("magician: takes a C card or a Magician", "A1")
def magician_takes_c(line, game):
    if holds(line, game, "magician"):
        for name in {*C_CARDS, "magician"} & set(game.discards):
            yield [card(line, "magician", take=name)]


@kind("magician: takes what is not among the discards", "A1")
def magician_takes_other(line, game):
    if holds(line, game, "magician"):
        for name in set(COPIES) - set(game.discards):
            yield [card(line, "magician", take=name)]


@kind("prophet: the challenge under the Wizard", "A3")
def prophet_under_wizard(line, game):
    if holds(line, game, "prophet") and game.wizard in game.challenge_at and len(game.unspent[line["seat"]]) < 3:
        yield [card(line, "prophet", hex=PAIRS[game.wizard])]


@kind("prophet: a hex without a challenge", "A3")
def prophet_elsewhere(line, game):
    if holds(line, game, "prophet") and len(game.unspent[line["seat"]]) < 3:
        yield [card(line, "prophet", hex=PAIRS[game.deal.camp])]


@kind("prophet: with 3 unspent challenges", "R8")
def fourth_by_prophet(line, game):
    if holds(line, game, "prophet") and len(game.unspent[line["seat"]]) == 3:
        for place in game.challenge_at:
            yield [card(line, "prophet", hex=PAIRS[place])]


@kind("short_way: to the hex one stands on", "D6")
def short_way_nowhere(line, game):
    if holds(line, game, "short_way") and before_move(game):
        yield [card(line, "short_way", hex=PAIRS[game.hero[line["seat"]]])]


@kind("short_way: to the tower", "R2")
def short_way_to_tower(line, game):
    if holds(line, game, "short_way") and before_move(game):
        yield [card(line, "short_way", hex=PAIRS[game.deal.tower])]


@kind("short_way: after the move", OTHER)
def short_way_after_move(line, game):
    if holds(line, game, "short_way") and stopped(game):
        yield [card(line, "short_way", hex=PAIRS[game.deal.temple])]


@kind("shaman: a tile that the other does not have", "A8")
def shaman_takes_other(line, game):
    seat = line["seat"]
    if holds(line, game, "shaman") and game.memories[seat]:
        other = (seat + 1) % game.count
        for tile in set(game.deal.memories) - set(game.memories[other]):
            yield [card(line, "shaman", give=game.memories[seat][0], seat=other, take=tile)]


@kind("shaman: with oneself", "A8")
def shaman_alone(line, game):
    seat = line["seat"]
    if holds(line, game, "shaman") and game.memories[seat]:
        yield [card(line, "shaman", give=game.memories[seat][0], seat=seat, take=game.memories[seat][-1])]


def storyteller(line, game, starts, ends):
    if holds(line, game, "storyteller"):
        for start in starts:
            for to in ends:
                if game.kind[start] != game.kind[to]:
                    yield [card(line, "storyteller", **{"from": PAIRS[start], "to": PAIRS[to]})]


def face_up_hexes(game):
    return [at for at, tile in game.challenge_at.items() if tile in game.face_up and at != game.wizard]


def open_hexes(game):
    return [to for to in range(len(HEXES)) if game.takes_challenge(to)]


@kind("storyteller: a face-down challenge", "A9")
def storyteller_face_down(line, game):
    yield from storyteller(line, game, [at for at in game.challenge_at if game.challenge_at[at] not in game.face_up],
                           open_hexes(game))


@kind("storyteller: the challenge under the Wizard", "A9")
def storyteller_under_wizard(line, game):
    if game.challenge_at.get(game.wizard) in game.face_up:
        yield from storyteller(line, game, [game.wizard], open_hexes(game))


@kind("storyteller: within the city", "A9")
def storyteller_within(line, game):
    if holds(line, game, "storyteller"):
        for start in face_up_hexes(game):
            for to in open_hexes(game):
                if game.kind[start] == game.kind[to]:
                    yield [card(line, "storyteller", **{"from": PAIRS[start], "to": PAIRS[to]})]


@kind("storyteller: onto a hero", "D8")
def storyteller_onto_hero(line, game):
    yield from storyteller(line, game, face_up_hexes(game), [
        at for at in game.hero if game.kind[at] in game.deal.cities and game.is_free(at)])


@kind("storyteller: onto a hex that is not free", "D8")
def storyteller_not_free(line, game):
    yield from storyteller(line, game, face_up_hexes(game), list(game.challenge_at) + list(game.memory_at))


# ---------------------------------------------------------------- contests

@kind("spin: twice", OTHER)
def second_spin(line, game):
    if action_of(line)[0] == "spin" and not places(line, "settled") and \
            [*game.contest.heads, *game.contest.joiners][-1] == line["seat"]:
        yield [line, line]


@kind("spin: a pass instead", OTHER)
def no_spin(line, game):
    if action_of(line)[0] == "spin":
        yield [acting(line, "pass", True)]


@kind("luck: for the colour in use, or none", "D13")
def idle_luck(line, game):
    if adding(game) and "luck" in game.playable(game.contest, line["seat"]):
        for colour in (game.contest.using[line["seat"]], "blue", None):
            yield [card(line, "luck", colour=colour)]


@kind("luck: after a sword, shield or bow", OTHER)
def late_luck(line, game):
    if adding(game) and line["seat"] in game.contest.bound and "luck" in game.hands[line["seat"]]:
        for colour in COLOURS:
            yield [card(line, "luck", colour=colour)]


@kind("sword, shield or bow: with another colour", OTHER)
def wrong_colour(line, game):
    if adding(game):
        for name, colour in FOLLOWS.items():
            if name in game.hands[line["seat"]] and game.contest.using[line["seat"]] != colour:
                yield [card(line, name)]


def blowing(line):
    name, value = action_of(line)
    return name == "card" and value["name"] == "horn"


@kind("horn: calls somebody who is in it", "R19")
def horn_for_participant(line, game):
    if blowing(line):
        for seat in game.contest.inside:
            yield [card(line, "horn", seat=seat)]


@kind("horn: calls a snowed-in player", "R19")
def horn_into_snow(line, game):
    if blowing(line):
        for seat in game.trapped:
            yield [card(line, "horn", seat=seat)]


@kind("horn: while nobody is able", OTHER)
def horn_for_nobody(line, game):
    """All others are in it or snowed in when the last card is asked for."""
    if adding(game) and "horn" in game.hands[line["seat"]] and not game.able(game.contest):
        yield [card(line, "horn", seat=(line["seat"] + 1) % game.count)]


@kind("join: without a Team Up", OTHER)
def join_without_card(line, game):
    contest = game.contest
    if contest is not None and not contest.spun and not contest.head_team_up and "join" not in game.actions:
        for seat in game.able(contest):
            if "team_up" not in game.hands[seat]:
                yield [{"seat": seat, "action": {"join": True}, "events": [{"joined": {"seat": seat}}]}, line]


@kind("join: by a snowed-in player", OTHER)
def join_from_snow(line, game):
    contest = game.contest
    if contest is not None and not contest.spun:
        for seat in game.trapped - contest.inside:
            yield [{"seat": seat, "action": {"join": True}, "events": [{"joined": {"seat": seat}}]}, line]


@kind("invisibility: in a fight, or before it is settled", OTHER)
def early_invisibility(line, game):
    if adding(game) and "invisibility" in game.hands[line["seat"]]:
        yield [card(line, "invisibility")]


# ---------------------------------------------------------------- Turncoat and the end

def giving_back(line, game):
    return action_of(line)[0] == "turncoat"


@kind("turncoat: a challenge of somebody else, or a spent one", "C26")
def turncoat_other(line, game):
    if giving_back(line, game):
        for tile in set(game.tiles) - set(game.unspent[line["seat"]]):
            yield [acting(line, "turncoat", {**line["action"]["turncoat"], "tile": tile})]


@kind("turncoat: onto a hero, or a hex that is not free", "C26")
def turncoat_not_free(line, game):
    if giving_back(line, game):
        for to in range(len(HEXES)):
            if not game.takes_challenge(to):
                yield [acting(line, "turncoat", {**line["action"]["turncoat"], "hex": PAIRS[to]})]


@kind("last turn: ended with a tile to place", OTHER)
def ended_with_tile(line, game):
    if game.ending and action_of(line)[0] == "place" and "end" not in game.actions:
        yield [acting(line, "end", True)]


@kind("last turn: a move, or a card other than Fox", OTHER)
def act_in_last_turn(line, game):
    if game.ending and "move" not in game.actions and "end" not in game.actions and "place" in game.actions:
        yield [acting(line, "move", PAIRS[game.hero[line["seat"]]])]
        for name in set(game.hands[line["seat"]]) - {"fox"}:
            yield [card(line, name)]
