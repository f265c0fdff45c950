"""A catalog's phrases as a grammar in JSGF, which PocketSphinx reads.

usage: python3 grammar.py CATALOG
"""
import itertools
import json
import re
import sys


def permuted(match):
    """Writes out `(a;b;c)`, which is a, b and c in any order."""
    orders = itertools.permutations(match.group(1).split(";"))
    return "(" + " | ".join(" ".join(order) for order in orders) + ")"


def rule(phrase):
    phrase = re.sub(r"\$\{(\w+)\}", r"<\1>", phrase)
    return re.sub(r"\(([^()]*;[^()]*)\)", permuted, phrase)


def grammar(catalog):
    phrases = [rule(phrase) for shortcut in catalog["shortcuts"] for phrase in shortcut["phrases"]]
    yield "#JSGF V1.0;"
    yield "grammar requests;"
    yield f"public <request> = {' | '.join(phrases)};"
    for name, values in catalog["lists"].items():
        yield f"<{name}> = {' | '.join(value['title'] for value in values)};"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print("\n".join(grammar(json.load(file))))
