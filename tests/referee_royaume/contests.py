"""Challenges and fights, step by step (R15-R24, D11-D18)."""

from .board import COLOURS, NEAR, PAIRS
from .objections import Objection, demand, is_int, show
from .refills import Refills

FIGHT = 25                                               # R22
ADDS = {"goat": 2, "bison": 4, "sword": 3, "shield": 3, "bow": 5}
FOLLOWS = {"sword": "yellow", "shield": "green", "bow": "violet"}
LOSS = {"green": 2, "grey-blue": 5}                      # R18
CARD_NUMBER = {"goat": "A13 goat", "bison": "A14 bison", "sword": "A17 sword", "shield": "A18 shield",
               "bow": "A19 bow", "luck": "A2 luck", "general": "A15 general"}


class Contest:
    """A challenge or a fight under way."""

    def __init__(self, heads, order, colour, difficulty, tile=None):
        self.heads, self.order = heads, order            # both in order
        self.colour, self.difficulty = colour, difficulty
        self.tile = tile                                 # None: a fight
        self.inside = set(heads)                         # all participants
        self.joiners = []
        self.team_up = self.head_team_up = self.horn = False
        self.total = 0
        self.spun = {}                                   # seat -> numbers of its segment
        self.using = {}                                  # seat -> colour of the number in use
        self.bound = set()                               # who may not play Luck any more (D13)

    def participants(self):
        return [seat for seat in self.order if seat in self.inside]


class Contests(Refills):
    # ------------------------------------------------ challenges

    def challenge(self, place):
        """The player in turn takes the challenge there; helpers refill at once (R21)."""
        owner, tile = self.turn, self.challenge_at[place]
        back, colour, printed = self.tiles[tile]
        if tile not in self.face_up:
            self.face_up.add(tile)
            self.tell("turned", {"hex": PAIRS[place], "tile": tile}, "R16")
            self.seen["R16 challenge turned up"] += 1
        near = self.next_to(place)
        wizard = self.wizard is not None and place in NEAR[self.wizard]
        contest = Contest([owner], self.clockwise(owner), colour, printed - near + 2 * wizard, tile)
        self.seen["R15 difficulty lowered by memory tiles"] += bool(near)
        self.seen["R27 Wizard next to the challenge"] += wizard
        self.tell("challenge", {"seat": owner, "hex": PAIRS[place], "tile": tile, "difficulty": contest.difficulty},
                  "R15, R27")
        done = yield from self.contend(contest)
        if done:
            self.complete(contest, owner, place)
        else:
            yield from self.fail(contest, LOSS[back])
        self.contest = None
        self.wait(contest.inside, False, without=(owner,))
        yield from self.serve_queue()

    def complete(self, contest, owner, place):
        """R17."""
        del self.challenge_at[place]
        self.face_up.discard(contest.tile)
        self.tell("completed", {"seat": owner, "tile": contest.tile}, "R17")
        self.unspent[owner].append(contest.tile)
        none_for_owner = contest.horn and not contest.head_team_up
        self.seen["R17 owner with a Horn gets nothing" if none_for_owner else
                  "R17 owner with a Horn and a Team Up gets points" if contest.horn else "R17 done"] += 1
        for seat in contest.participants():
            if not (seat == owner and none_for_owner):
                self.score(seat, 5, "challenge", "R17")

    def fail(self, contest, loss):
        """R18, with A4 before anybody loses any (D18)."""
        saved = set()
        if contest.team_up:
            self.seen["R18 failed with a Team Up"] += 1
            saved = contest.inside
        else:
            for seat in contest.participants():
                if self.scores[seat] and "invisibility" in self.hands[seat]:
                    name, value = yield seat, ("card", "pass"), ("invisibility",)
                    if name == "card":
                        self.play_card(seat, value)
                        self.tell_played(seat, "invisibility", "A4")
                        saved.add(seat)
                        self.seen["A4 invisibility"] += 1
                        self.seen["D18 invisibility of a helper"] += seat != self.turn
                    else:
                        demand(value is True, "pass must be true")
        for seat in contest.participants():
            if seat not in saved:
                self.seen["R18 loss stops at 0"] += self.scores[seat] < loss
                self.seen[f"R18 lost {loss}"] += self.score(seat, -loss, "challenge", "R18") == -loss
            if self.send(seat, self.deal.camp, "camp", "R18"):
                self.seen["D20 sent to a camp under snow"] += self.snow == self.deal.camp

    # ------------------------------------------------ fights

    def fight(self, heads, why):
        """Returns whether he is beaten, and who took part; the caller sees to the refills."""
        order = self.clockwise(self.turn if why == "spin" else heads[0])
        contest = Contest(heads, order, "violet", FIGHT)
        self.tell("fight", {"seats": heads, "why": why}, "R22, R23")
        self.seen["R22 fight"] += 1
        won = yield from self.contend(contest)
        self.contest = None
        participants = contest.participants()
        if won:
            self.wizard = self.deal.tower
            self.tell("wizard", {"to": PAIRS[self.wizard], "why": "beaten"}, "R22")
            self.seen["R22 won"] += 1
            self.seen["D16 points for a fight with a Horn"] += contest.horn
            for seat in participants:
                self.score(seat, 5, "fight", "R22, D16")
            return True, contest.inside
        self.seen["R22 lost with a Team Up" if contest.team_up else "R22 lost"] += 1
        for seat in participants:
            if not contest.team_up:
                self.score(seat, -5, "fight", "R22")
            if self.send(seat, self.deal.camp, "camp", "R22, D17"):
                self.seen["D20 sent to a camp under snow"] += self.snow == self.deal.camp
        return False, contest.inside

    # ------------------------------------------------ steps 2 to 6, the same for both

    def contend(self, contest):
        self.contest = contest
        yield from self.gather(contest)
        by = ((yield from self.spin_all(contest, contest.heads + contest.joiners))
              or (yield from self.add_cards(contest, contest.joiners + contest.heads))
              or (yield from self.call_by_horn(contest)))
        self.tell("settled", {"done": by is not None, "by": by or "short", "total": contest.total,
                              "difficulty": contest.difficulty}, "R15, D12")
        self.seen[f"D12 settled by {by or 'short'}"] += 1
        return by is not None

    def able(self, contest):
        return [seat for seat in contest.order if seat not in contest.inside and seat not in self.trapped]

    def gather(self, contest):
        """Step 2 (D11, D15): a head's Team Up, then those who join."""
        for seat in contest.heads:
            if "team_up" in self.hands[seat]:
                name, value = yield seat, ("card", "pass"), ("team_up",)
                if name == "card":
                    self.play_card(seat, value)
                    self.tell_played(seat, "team_up", "R20")
                    contest.team_up = contest.head_team_up = True
                    self.seen["B21 team up of a head"] += 1
                    self.seen["D15 team up in a group"] += len(contest.heads) > 1
                    break
                demand(value is True, "pass must be true")
        for seat in self.able(contest):
            if contest.head_team_up or "team_up" in self.hands[seat]:
                name, value = yield seat, ("join", "pass"), ()
                demand(value is True, f"{name} must be true")
                if name == "join":
                    self.join(contest, seat)
        self.seen["R20 snowed-in player not asked to join"] += any(
            seat not in contest.inside and (contest.head_team_up or "team_up" in self.hands[seat])
            for seat in self.trapped)

    def join(self, contest, seat):
        if contest.head_team_up:
            self.seen["D11 joined without a card"] += 1
        else:
            self.tell_played(seat, "team_up", "R20")
            contest.team_up = True
            self.seen["B22 team up of a helper"] += 1
        contest.joiners.append(seat)
        self.come_in(contest, seat)

    def come_in(self, contest, seat):
        """D17: in a challenge helpers come to the owner's hex, in a fight they stay."""
        contest.inside.add(seat)
        self.tell("joined", {"seat": seat}, "R16")
        self.seen["R20 helper in a fight" if contest.tile is None else "R20 helper in a challenge"] += 1
        if contest.tile is None:
            self.seen["D17 helper in a fight stays where he is"] += self.hero[seat] != self.hero[contest.heads[0]]
        elif self.send(seat, self.hero[contest.heads[0]], "help", "D17"):
            self.seen["D17 helper comes to the owner"] += 1
            self.seen["D20 helper comes into the snow"] += self.hero[seat] == self.snow

    def spin_all(self, contest, seats):
        """Step 3; returns what won it."""
        for seat in seats:
            general = "general" in self.hands[seat]
            name, value = yield seat, ("spin", "card") if general else ("spin",), ("general",)
            if name == "card":
                self.play_card(seat, value)
                self.tell_played(seat, "general", "A15")
                self.seen["A15 general instead of the spin"] += 1
                return "general"
            demand(value is True, "spin must be true")
            by = self.spin(contest, seat)
            if by:
                return by
        return None

    def spin(self, contest, seat):
        segment = self.segment(self.by_chance("spun", "R16"), "R16")
        _, star, numbers = self.deal.spinner[segment]
        number = numbers[contest.colour]
        contest.spun[seat], contest.using[seat] = numbers, contest.colour
        contest.total += number + 3 * self.animal[seat] + self.owned(seat)
        self.seen["R15 spirit animal counts"] += self.animal[seat]
        self.seen["R15 completed challenges count"] += bool(self.owned(seat))
        self.tell("spun", {"seat": seat, "segment": segment, "number": number, "total": contest.total}, "R15, R16")
        return "star" if star else self.reached(contest)

    def reached(self, contest):
        return "total" if contest.total >= contest.difficulty else None

    def playable(self, contest, seat):
        """D13: what a participant who has spun can play now."""
        using = contest.using[seat]
        return {card for card in self.hands[seat]
                if card in ("goat", "bison", "general") or FOLLOWS.get(card) == using
                or (card == "luck" and seat not in contest.bound)}

    def add_cards(self, contest, seats):
        """Step 4, each any number of cards until a pass; returns what won it."""
        for seat in seats:
            while playable := self.playable(contest, seat):
                name, value = yield seat, ("card", "pass"), playable
                if name == "pass":
                    demand(value is True, "pass must be true")
                    self.seen["R16 passed with a card to play"] += 1
                    break
                by = self.add_card(contest, seat, value)
                if by:
                    return by
        return None

    def add_card(self, contest, seat, value):
        card = self.play_card(seat, value)
        self.seen[CARD_NUMBER[card]] += 1
        if card == "general":
            self.tell_played(seat, card, "A15")
            return "general"
        if card == "luck":
            colour, using = value.get("colour"), contest.using[seat]
            if type(colour) is not str or colour not in COLOURS or colour == using:
                raise Objection(f"Luck for {show(colour)} while {using} is in use", "A2, D13")
            contest.total += contest.spun[seat][colour] - contest.spun[seat][using]
            contest.using[seat] = colour
            self.seen["D13 luck for another colour"] += 1
        else:
            contest.total += ADDS[card]
            if card in FOLLOWS:
                contest.bound.add(seat)
                self.seen["D13 sword, shield or bow after luck"] += contest.using[seat] != contest.colour
        self.tell_played(seat, card, "R15", contest.total)
        return self.reached(contest)

    def call_by_horn(self, contest):
        """Step 5 (R19, D14); returns what won it."""
        for seat in contest.heads:
            if "horn" not in self.hands[seat]:
                continue
            able = self.able(contest)
            if not able:
                self.seen["R19 nobody able: no Horn"] += 1
                continue
            name, value = yield seat, ("card", "pass"), ("horn",)
            if name == "pass":
                demand(value is True, "pass must be true")
                continue
            self.play_card(seat, value)
            helper = value.get("seat")
            if not is_int(helper) or helper not in able:
                raise Objection(f"the Horn calls {show(helper)}, but only {show(able)} are able", "R19")
            self.tell_played(seat, "horn", "R19")
            contest.horn = True
            self.seen["B20 horn"] += 1
            self.seen["R19 helper called by a Horn"] += 1
            self.seen["D15 horn of a group"] += len(contest.heads) > 1
            self.come_in(contest, helper)
            by = ((yield from self.spin_all(contest, [helper]))
                  or (yield from self.add_cards(contest, [helper])))
            if not by and any(self.playable(contest, head) for head in contest.heads):
                self.seen["D14 heads add once more after the Horn"] += 1
            return by or (yield from self.add_cards(contest, contest.heads))
        return None
