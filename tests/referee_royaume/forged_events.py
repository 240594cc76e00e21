"""Forged events: actions that are legal, with consequences that are not."""

from .board import C_CARDS, COPIES, HEXES, NEAR, PAIRS
from .forgery_tools import action_of, changed, content, cut, eventful, inserted, kind, places, without

ANY = ""                                                 # whatever rule the event belongs to


# ---------------------------------------------------------------- of all kinds

@kind("event left out", ANY)
def left_out(line, game):
    for at in range(len(line["events"])):
        yield [without(line, at)]


@kind("event twice", ANY)
def twice(line, game):
    for at, event in enumerate(line["events"]):
        yield [inserted(line, at, event)]


@kind("events swapped", ANY)
def swapped(line, game):
    events = line["events"]
    for at in range(len(events) - 1):
        if events[at] != events[at + 1]:
            yield [eventful(line, [*events[:at], events[at + 1], events[at], *events[at + 2:]])]


@kind("event of no cause", "Events")
def no_cause(line, game):
    if not game.ending and not places(line, "game_over"):
        yield [inserted(line, len(line["events"]), {"animal": {"seat": line["seat"]}})]


@kind("event with a field missing, or of another type", ANY)
def other_type(line, game):
    for at, event in enumerate(line["events"]):
        (_, value), = event.items()
        if type(value) is dict:
            for name, part in value.items():
                yield [changed(line, at, **{name: None})]
                yield [changed(line, at, **{name: [part]})]
                if type(part) is int:
                    yield [changed(line, at, **{name: float(part)})]
                    yield [changed(line, at, **{name: str(part)})]


@kind("event of another seat", ANY)
def other_seat(line, game):
    for at, event in enumerate(line["events"]):
        (_, value), = event.items()
        if type(value) is dict and "seat" in value:
            yield [changed(line, at, seat=(value["seat"] + 1) % game.count)]


# ---------------------------------------------------------------- contests

@kind("challenge: another difficulty", "R15")
def other_difficulty(line, game):
    for at in places(line, "challenge"):
        yield [changed(line, at, difficulty=content(line, at)["difficulty"] + 1)]
        yield [changed(line, at, difficulty=content(line, at)["difficulty"] - 1)]


@kind("challenge: the Wizard next to it not counted", "R27")
def wizard_not_counted(line, game):
    """The line begins it on arrival, so that the Wizard has not moved since."""
    if action_of(line)[0] in ("move", "card") and places(line, "challenge") and game.wizard is not None:
        at, = places(line, "challenge")
        place = HEXES.index(tuple(content(line, at)["hex"]))
        if place in NEAR[game.wizard]:
            yield [changed(line, at, difficulty=content(line, at)["difficulty"] - 2)]


@kind("challenge: memory tiles next to it not counted", "R15")
def tiles_not_counted(line, game):
    for at in places(line, "challenge"):
        near = game.next_to(HEXES.index(tuple(content(line, at)["hex"])))
        if near:
            yield [changed(line, at, difficulty=content(line, at)["difficulty"] + near)]


@kind("turned: a tile that was up already", ANY)
def turned_again(line, game):
    for at in places(line, "challenge"):
        begun = content(line, at)
        if begun["tile"] in game.face_up:
            yield [inserted(line, at, {"turned": {"hex": begun["hex"], "tile": begun["tile"]}})]


@kind("spun: another number", "R15")
def other_number(line, game):
    for at in places(line, "spun"):
        yield [changed(line, at, number=content(line, at)["number"] + 1, total=content(line, at)["total"] + 1)]


@kind("spun: another total", "R15")
def other_total(line, game):
    for at in places(line, "spun"):
        yield [changed(line, at, total=content(line, at)["total"] + 1)]


@kind("spun: an eleventh segment", "R16")
def other_segment(line, game):
    for at in places(line, "spun"):
        yield [changed(line, at, segment=10)]


@kind("played: another total", "R15")
def other_played_total(line, game):
    for at in places(line, "played"):
        if "total" in content(line, at):
            yield [changed(line, at, total=content(line, at)["total"] - 1)]


@kind("settled: lost as won, won as lost", "D12")
def other_outcome(line, game):
    for at in places(line, "settled"):
        settled = content(line, at)
        done = not settled["done"]
        yield [changed(line, at, done=done, by="total" if done else "short")]


@kind("settled: for another reason", "D12")
def other_reason(line, game):
    for at in places(line, "settled"):
        for by in {"star", "general", "total", "short"} - {content(line, at)["by"]}:
            yield [changed(line, at, by=by)]


@kind("settled: a won contest goes on", "D12")
def goes_on(line, game):
    for at in places(line, "settled"):
        yield [cut(line, at)]


@kind("settled: while it is short and cards can be added", "Events")
def settled_early(line, game):
    if action_of(line)[0] == "spin" and not places(line, "settled"):
        spun = content(line, 0)
        yield [inserted(line, 1, {"settled": {"done": False, "by": "short", "total": spun["total"],
                                              "difficulty": game.contest.difficulty}})]


@kind("completed: for a helper", "R17")
def completed_by_helper(line, game):
    for at in places(line, "completed"):
        for seat in game.contest.inside - {content(line, at)["seat"]}:
            yield [changed(line, at, seat=seat)]


def points_for(line, why, sign):
    return [at for at in places(line, "points")
            if content(line, at)["why"] == why and (content(line, at)["by"] > 0) == (sign > 0)]


@kind("points: a helper gets none", "R17")
def poor_helper(line, game):
    for at in points_for(line, "challenge", 1):
        if content(line, at)["seat"] != game.turn:
            yield [without(line, at)]


@kind("points: the owner with a Horn gets 5", "R17")
def paid_horn(line, game):
    contest = game.contest
    if contest is not None and contest.horn and not contest.head_team_up:
        for at in places(line, "completed"):
            owner = content(line, at)["seat"]
            yield [inserted(line, at + 1, {"points": {"seat": owner, "by": 5, "score": game.scores[owner] + 5,
                                                      "why": "challenge"}})]


@kind("points: another amount", ANY)
def other_amount(line, game):
    for at in places(line, "points"):
        points = content(line, at)
        yield [changed(line, at, by=points["by"] + 1, score=points["score"] + 1)]


@kind("points: a score that does not add up", ANY)
def other_score(line, game):
    for at in places(line, "points"):
        yield [changed(line, at, score=content(line, at)["score"] + 1)]


@kind("points: below 0", "R18")
def below_zero(line, game):
    for at in points_for(line, "challenge", -1):
        if content(line, at)["by"] in (-1, -3, -4):
            yield [changed(line, at, by=-5, score=content(line, at)["score"] - 5 - content(line, at)["by"])]


@kind("points: lost though there was a Team Up", ANY)
def lost_with_team_up(line, game):
    contest = game.contest
    if contest is not None and contest.team_up:
        for at in places(line, "settled"):
            seat = contest.heads[0]
            if not content(line, at)["done"] and game.scores[seat] >= 5:
                yield [inserted(line, at + 1, {"points": {"seat": seat, "by": -5, "score": game.scores[seat] - 5,
                                                          "why": "fight" if contest.tile is None else "challenge"}})]


@kind("points: none lost in a failed challenge", "R18")
def nothing_lost(line, game):
    for at in points_for(line, "challenge", -1):
        yield [without(line, at)]


@kind("points: none lost in a lost fight", "R22")
def nothing_lost_in_fight(line, game):
    for at in points_for(line, "fight", -1):
        yield [without(line, at)]


@kind("invisibility: points lost all the same", ANY)
def lost_invisibly(line, game):
    name, value = action_of(line)
    if name == "card" and value["name"] == "invisibility":
        seat = line["seat"]
        yield [inserted(line, 1, {"points": {"seat": seat, "by": -1, "score": game.scores[seat] - 1,
                                             "why": "challenge"}})]


@kind("hero: not sent to the camp", ANY)
def not_to_camp(line, game):
    for at in places(line, "hero"):
        if content(line, at)["why"] == "camp":
            yield [without(line, at)]


@kind("hero: a helper does not come to the challenge", "D17")
def helper_stays(line, game):
    for at in places(line, "hero"):
        if content(line, at)["why"] == "help":
            yield [without(line, at)]


@kind("hero: a helper comes to a fight", "Events")
def helper_comes(line, game):
    contest = game.contest
    if contest is not None and contest.tile is None and not places(line, "settled"):
        for at in places(line, "joined"):
            yield [inserted(line, at + 1, {"hero": {"seat": content(line, at)["seat"],
                                                    "to": PAIRS[game.hero[contest.heads[0]]], "why": "help"}})]


@kind("hero: walks where he already is", ANY)
def walks_nowhere(line, game):
    if action_of(line)[0] == "move" and not places(line, "hero"):
        to = line["action"]["move"]
        yield [inserted(line, 0, {"hero": {"seat": line["seat"], "to": to, "why": "walk"}})]


# ---------------------------------------------------------------- refills

@kind("drew: another card than the top one", ANY)
def other_card(line, game):
    for at in places(line, "drew"):
        for name in COPIES:
            if name != content(line, at)["card"] and (name in C_CARDS) == ("effect" in content(line, at)):
                yield [changed(line, at, card=name)]


@kind("drew: a card too many", ANY)
def extra_card(line, game):
    drawn = [at for at in places(line, "drew") if "effect" not in content(line, at)]
    if drawn and not any(name in line["events"][-1] for name in ("drew", "discarded")):
        yield [inserted(line, drawn[-1] + 1, line["events"][drawn[-1]])]


@kind("drew: a card too few", ANY)
def missing_card(line, game):
    for at in places(line, "drew"):
        yield [without(line, at)]


@kind("drew: a C card kept, or void though it can happen", "D22")
def other_effect(line, game):
    for at in places(line, "drew"):
        if "effect" in content(line, at):
            yield [changed(line, at, effect=not content(line, at)["effect"])]


@kind("refill: out of the queue's order", ANY)
def other_queue(line, game):
    """Two players who draw one after another change places."""
    events = line["events"]
    for at in places(line, "drew")[:-1]:
        if "drew" in events[at + 1] and events[at]["drew"]["seat"] != events[at + 1]["drew"]["seat"]:
            yield [eventful(line, [*events[:at], events[at + 1], events[at], *events[at + 2:]])]


@kind("refill: two players get each other's cards", ANY)
def other_receiver(line, game):
    events = line["events"]
    for at in places(line, "drew")[:-1]:
        if "drew" in events[at + 1] and events[at]["drew"]["seat"] != events[at + 1]["drew"]["seat"]:
            first, second = events[at]["drew"], events[at + 1]["drew"]
            yield [changed(changed(line, at, seat=second["seat"]), at + 1, seat=first["seat"])]


@kind("refill: left out altogether", ANY)
def no_refill(line, game):
    if places(line, "drew") and places(line, "arrow"):
        yield [without(line, *places(line, "drew"))]


@kind("discarded: a card kept, or one more", ANY)
def other_discards(line, game):
    for at in places(line, "discarded"):
        cards = content(line, at)["cards"]
        yield [changed(line, at, cards=cards[1:])]
        yield [changed(line, at, cards=cards + ["fox"])]


@kind("reshuffled: with a foreign card", "R30")
def foreign_card(line, game):
    for at in places(line, "reshuffled"):
        deck = content(line, at)["deck"]
        for name in set(COPIES) - {deck[0]}:
            yield [changed(line, at, deck=[name] + deck[1:])]


@kind("reshuffled: with a card too few or too many", "R30")
def other_size(line, game):
    for at in places(line, "reshuffled"):
        deck = content(line, at)["deck"]
        yield [changed(line, at, deck=deck[:-1])]
        yield [changed(line, at, deck=deck + deck[-1:])]


@kind("reshuffled: although the deck is not empty", ANY)
def reshuffled_early(line, game):
    for at in places(line, "drew"):
        if not places(line, "reshuffled"):
            yield [inserted(line, at, {"reshuffled": {"deck": list(game.discards)}})]


@kind("reshuffled: not, although the deck is empty", "R30")
def not_reshuffled(line, game):
    for at in places(line, "reshuffled"):
        yield [without(line, at)]


@kind("memory: another tile than the top one", ANY)
def other_memory(line, game):
    for at in places(line, "memory"):
        for tile in set(game.deal.memories) - {content(line, at)["tile"]}:
            yield [changed(line, at, tile=tile)]


@kind("memory: one too many", ANY)
def extra_memory(line, game):
    for at in places(line, "memory"):
        yield [inserted(line, at, line["events"][at])]


@kind("placed: neighbours not counted", ANY)
def other_neighbours(line, game):
    for at in points_for(line, "place", 1):
        points = content(line, at)
        if points["by"] > 5:
            yield [changed(line, at, by=5, score=points["score"] - points["by"] + 5)]


# ---------------------------------------------------------------- Wizard and snow

def wizard_goes(line, why):
    return [at for at in places(line, "wizard") if content(line, at)["why"] == why]


def named(line, game):
    """The place that the arrow of this line names."""
    for at in places(line, "arrow"):
        yield at + 1, game.deal.spinner[content(line, at)["segment"]][0]


@kind("wizard: onto a memory tile", "R25")
def onto_memory(line, game):
    for at, city in named(line, game):
        for to in game.deal.cities.get(city, ()):
            if to in game.memory_at and content(line, at)["why"] == "spin":
                yield [changed(line, at, to=PAIRS[to])]


@kind("wizard: into the snowstorm", "R25")
def wizard_into_snow(line, game):
    for at, city in named(line, game):
        if game.snow is not None and game.kind[game.snow] == city and content(line, at)["why"] == "spin":
            yield [changed(line, at, to=PAIRS[game.snow])]


@kind("wizard: past a face-up challenge", "R25")
def past_face_up(line, game):
    for at, city in named(line, game):
        hexes = game.deal.cities.get(city, ())
        if any(game.challenge_at.get(to) in game.face_up for to in hexes) and not places(line, "completed"):
            for to in hexes:
                if to in game.challenge_at and game.challenge_at[to] not in game.face_up and \
                        not any(PAIRS[to] == content(line, other).get("hex") for other in places(line, "turned")):
                    yield [changed(line, at, to=PAIRS[to])]


@kind("wizard: to another place", "R25")
def other_place(line, game):
    for at, city in named(line, game):
        if content(line, at)["why"] == "spin":
            for to in range(len(HEXES)):
                if game.kind[to] != city:
                    yield [changed(line, at, to=PAIRS[to])]


@kind("wizard: stays though he can go", "R25")
def stays(line, game):
    for at in wizard_goes(line, "spin"):
        yield [changed(line, at, why="stays")]


@kind("wizard: goes though he has to stay", "R25")
def goes(line, game):
    for why in ("stays", "home"):
        for at in wizard_goes(line, why):
            yield [changed(line, at, why="spin")]


@kind("wizard: beaten, but not back on his tower", "R22")
def not_home(line, game):
    for at in wizard_goes(line, "beaten"):
        yield [changed(line, at, to=PAIRS[game.deal.camp])]


@kind("wizard: comes by Chaos where he may not stand", ANY)
def comes_anyway(line, game):
    for at in places(line, "fight"):
        fight = content(line, at)
        if fight["why"] == "chaos" and "wizard" not in line["events"][at - 1]:
            yield [inserted(line, at, {"wizard": {"to": PAIRS[game.hero[fight["seats"][0]]], "why": "chaos"}})]


@kind("wizard: does not come by Chaos", "C25")
def does_not_come(line, game):
    for at in wizard_goes(line, "chaos"):
        yield [without(line, at)]


@kind("fight: nobody is attacked", "R23")
def nobody_attacked(line, game):
    for at in places(line, "fight"):
        if content(line, at)["why"] == "spin":
            yield [cut(line, at)]


@kind("fight: a hero of the city left out", "R23")
def left_alone(line, game):
    for at in places(line, "fight"):
        seats = content(line, at)["seats"]
        if len(seats) > 1:
            yield [changed(line, at, seats=seats[1:])]


@kind("fight: fighters in another order", "R23")
def other_order(line, game):
    for at in places(line, "fight"):
        seats = content(line, at)["seats"]
        if len(seats) > 1:
            yield [changed(line, at, seats=seats[::-1])]


@kind("fight: a hero of another place attacked", "R23")
def attacked_elsewhere(line, game):
    for at in places(line, "fight"):
        seats = content(line, at)["seats"]
        for seat in set(game.seats) - set(seats):
            yield [changed(line, at, seats=seats + [seat])]


@kind("snow: somebody there is not trapped", "C24")
def not_trapped(line, game):
    for at in places(line, "snow"):
        yield [changed(line, at, seats=content(line, at)["seats"][1:])]


@kind("snow: somebody elsewhere is trapped", "C24")
def trapped_elsewhere(line, game):
    for at in places(line, "snow"):
        seats = content(line, at)["seats"]
        for seat in set(game.seats) - set(seats):
            yield [changed(line, at, seats=sorted([*seats, seat]))]


@kind("snow: on another hex", "C24")
def snow_elsewhere(line, game):
    for at in places(line, "snow"):
        yield [changed(line, at, hex=PAIRS[game.deal.tower])]


@kind("missed: the turn is taken", "C24")
def not_missed(line, game):
    for at in places(line, "missed"):
        yield [cut(line, at)]


@kind("missed: by somebody who is not snowed in", ANY)
def missed_freely(line, game):
    for at in places(line, "turn"):
        if at + 1 == len(line["events"]):
            yield [inserted(line, at + 1, {"missed": {"seat": content(line, at)["seat"]}})]


@kind("snow_back: while somebody still owes a turn", ANY)
def back_early(line, game):
    for at in places(line, "missed"):
        if at + 1 < len(line["events"]) and "turn" in line["events"][at + 1]:
            yield [inserted(line, at + 1, {"snow_back": True})]


@kind("snow_back: forgotten", "C24")
def not_back(line, game):
    for at in places(line, "snow_back"):
        yield [without(line, at)]


# ---------------------------------------------------------------- turns and the end

@kind("arrow: not spun", "R14")
def no_arrow(line, game):
    for at in places(line, "arrow"):
        yield [without(line, at, at + 1)]


@kind("turn: of another seat", "R14")
def other_turn(line, game):
    for at in places(line, "turn"):
        yield [changed(line, at, seat=(content(line, at)["seat"] + 1) % game.count)]


@kind("turn: with another number", "R14")
def other_turn_number(line, game):
    for at in places(line, "turn"):
        yield [changed(line, at, number=content(line, at)["number"] + 1)]


@kind("end_begins: forgotten", "R3")
def end_forgotten(line, game):
    for at in places(line, "end_begins"):
        yield [without(line, at)]


@kind("end_begins: for another reason", "R3")
def other_end(line, game):
    for at in places(line, "end_begins"):
        for why in {"mine_empty", "no_challenge", "forty_turns"} - {content(line, at)["why"]}:
            yield [changed(line, at, why=why)]


@kind("end_begins: too early", ANY)
def early_end(line, game):
    if game.ending is None:
        for at in places(line, "memory"):
            if len(game.stack) > 3:
                yield [inserted(line, at + 1, {"end_begins": {"why": "mine_empty"}})]


@kind("end_begins: forty turns too early", ANY)
def forty_early(line, game):
    if min(game.turns) < 40:
        for at in places(line, "arrow"):
            yield [eventful(line, [*line["events"][:at], {"end_begins": {"why": "forty_turns"}},
                                   {"last_turn": {"seat": (game.turn + 1) % game.count}}])]


@kind("last turn: refilled or spun in the end", ANY)
def refilled_in_the_end(line, game):
    for at in places(line, "last_turn"):
        yield [inserted(line, at, {"arrow": {"segment": 0}})]


@kind("last turn: of another seat", "R31")
def other_last_turn(line, game):
    for at in places(line, "last_turn"):
        yield [changed(line, at, seat=(content(line, at)["seat"] + 1) % game.count)]


@kind("last turn: left out", "R31")
def no_last_turn(line, game):
    for at in places(line, "last_turn"):
        yield [without(line, at)]


@kind("game over: before the last turns", ANY)
def over_early(line, game):
    for at in places(line, "turn"):
        points = list(game.scores)
        yield [eventful(line, [*line["events"][:at], {"game_over": {
            "points": points, "placed": list(game.placed), "completed": [game.owned(s) for s in game.seats],
            "winners": [points.index(max(points))]}}])]


@kind("game over: forgotten", "R31")
def over_forgotten(line, game):
    for at in places(line, "game_over"):
        yield [cut(line, at)]
