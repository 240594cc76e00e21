#!/usr/bin/env python3
"""An independent referee for Le Royaume game records.

    tests/referee_royaume.py FILE... [--cover] [--finished]
    tests/referee_royaume.py --self-test FILE...
    tests/referee_royaume.py --play GAMES FILE

It replays every game from its `deal` with a model of the rules of its own, says whose decision it is,
predicts the events of every action and compares them with the recorded ones.  The first error of a game
is printed as `FILE:LINE: game K: sentence (Rnn)`.  Exit code: 0 nothing to object to, 1 at least one
objection, 2 wrong usage.

It was written from the rule book (R1-R32, A1-C28) and the record format with its decisions (D1-D28) alone
and shares no code with the program.  It knows no seed and no generator: chance is only checked to be
possible.  It does not judge how well anybody plays, nor what is Ours and tuned (numbers on the spinner and
the tiles, beyond their ranges).  With --cover it counts how often each rule was exercised, and objects if
one never was.  With --play it prints random games of its own on the board of FILE, for the program to replay.
Its parts are in referee_royaume/.
"""

import argparse
import gc
import sys

from referee_royaume.cover import print_cover
from referee_royaume.forgeries import self_test
from referee_royaume.player import print_games
from referee_royaume.record import check_files


def check(names, cover, must_be_finished):
    objections, games, actions, seen = check_files(names, must_be_finished)
    for name, line, game, sentence in objections:
        print(f"{name}:{line}: game {game}: {sentence}")
    if cover:
        missing = print_cover(seen, games)
        if missing:
            print(f"never exercised: {', '.join(missing)}")
            return 1
    if objections:
        return 1
    print(f"{games} games, {actions} actions checked: nothing to object to")
    return 0


def main():
    parser = argparse.ArgumentParser(description="Independent referee for Le Royaume records (R1-R32, D1-D28).")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--cover", action="store_true", help="count how often each rule was exercised")
    parser.add_argument("--finished", action="store_true", help="a game still under way is an error")
    parser.add_argument("--self-test", action="store_true", help="object to edited copies of right records")
    parser.add_argument("--play", type=int, metavar="GAMES", help="print so many games of its own")
    arguments = parser.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace")    # a record may hold lone surrogates
    gc.disable()                                         # the games hold few cycles, and sessions are short
    try:
        if arguments.play:
            return print_games(arguments.play, arguments.files[0])
        if arguments.self_test:
            return self_test(arguments.files)
        return check(arguments.files, arguments.cover, arguments.finished)
    except OSError as error:
        parser.error(str(error))


if __name__ == "__main__":
    sys.exit(main())
