# SPDX-License-Identifier: Apache-2.0
"""Python's `re` on the exact workload: one pattern, in which the values stand once.

What stands before a value is one alternation, the values are the second, what follows the third.
A table then tells which intent a pair of the first and third is. With `--written-out` the values
stand in each of the fifty templates, as a grammar written out in full would have them.
"""

import re
import sys

from exact_workload import Recognizer, measure


def alternation(texts) -> str:
    # The longest first: the first branch that fits is taken.
    return "|".join(re.escape(text) for text in sorted(set(texts), key=len, reverse=True))


def factored(templates: list, values: list) -> Recognizer:
    frames = {tuple(t["text"].split("{value}")): t["intent"] for t in templates}
    indices = {value: index for index, value in enumerate(values)}
    before, after = zip(*frames)
    pattern = re.compile("".join(f"({alternation(texts)})" for texts in (before, values, after)))

    def recognize(text: str):
        found = pattern.fullmatch(text)
        if not found:
            return None
        intent = frames.get((found[1], found[3]))
        return intent and (intent, indices[found[2]])

    return recognize


def written_out(templates: list, values: list) -> Recognizer:
    indices = {value: index for index, value in enumerate(values)}
    names = f"({alternation(values)})"
    pattern = re.compile("|".join(t["text"].replace("{value}", names) for t in templates))

    def recognize(text: str):
        found = pattern.fullmatch(text)
        if not found:
            return None
        group = found.lastindex
        return templates[group - 1]["intent"], indices[found[group]]

    return recognize


if __name__ == "__main__":
    measure(written_out if "--written-out" in sys.argv else factored)
