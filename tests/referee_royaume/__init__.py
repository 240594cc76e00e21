"""The parts of tests/referee_royaume.py, the independent referee for Le Royaume.

    objections.py   how something is objected to, and strict comparison of JSON values
    cover.py        what --cover counts
    board.py        hexes, the deal and its check
    table.py        what lies where, and the recorded events that it is compared with
    contests.py     challenges and fights
    refills.py      drawing cards, the queue, the C cards
    turns.py        turns, cards of a turn, the Wizard's move, the end
    record.py       reading files line by line
    player.py       games of its own, for the program to replay
    forgeries.py    the self-test: edited records that must be objected to
    forged_*.py     the kinds of edits: setups, actions, events
    examples.py     the rule book's worked examples
    forgery_tools.py  what the forgeries are made with
"""
