"""How something is objected to, and strict comparison of JSON values."""

import json

ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Objection(Exception):
    """What is wrong with a record; the text ends with the rule."""

    def __init__(self, sentence, rule="record.md"):
        super().__init__(f"{sentence} ({rule})")


def demand(condition, sentence, rule="record.md"):
    """For checks made seldom; those made for every action test first and only then word the sentence."""
    if not condition:
        raise Objection(sentence, rule)


def show(value):
    return ENCODER.encode(value)


def is_int(value):
    return type(value) is int                            # a JSON true is no number


def field(thing, name, kind, where):
    """A named field of the right type."""
    if type(thing) is not dict:
        raise Objection(f"{where} must be an object")
    if name not in thing:
        raise Objection(f"{where} lacks {name!r}")
    if type(thing[name]) is not kind:
        raise Objection(f"{name!r} in {where} must be of type {kind.__name__}, not {show(thing[name])}")
    return thing[name]


def same(expected, found):
    """Equal with the same JSON types; unknown extra fields of objects are allowed (record.md)."""
    kind = type(expected)
    if kind is not type(found):
        return False
    if kind is dict:
        return all(name in found and same(value, found[name]) for name, value in expected.items())
    if kind is list:
        return len(expected) == len(found) and all(map(same, expected, found))
    return expected == found


def only_name(thing, known, what):
    """The one known name in an object {NAME: ...}; None if there is none."""
    if type(thing) is not dict:
        raise Objection(f"{what} must be an object, not {show(thing)}")
    if len(thing) == 1:
        for name in thing:
            return name if name in known else None
    names = [name for name in thing if name in known]
    if len(names) > 1:
        raise Objection(f"{what} has more than one known name: {show(thing)}")
    return names[0] if names else None
