# SPDX-License-Identifier: Apache-2.0
"""Python's `re` on the exact workload: one pattern, in which the values stand once.

What stands before a value is one alternation, the values are the second, what follows the third.
A table then tells which intent a pair of the first and third is. Writing the values out in each of
the fifty templates would make the pattern fifty times as long and no faster.
"""

import re

from exact_workload import Recognizer, measure


def compiled(templates: list, values: list) -> Recognizer:
    frames = {tuple(t["text"].split("{value}")): t["intent"] for t in templates}
    indices = {value: index for index, value in enumerate(values)}

    def alternation(texts) -> str:
        # The longest first: the first branch that fits is taken.
        ordered = sorted(set(texts), key=len, reverse=True)
        return "(" + "|".join(re.escape(text) for text in ordered) + ")"

    before, after = zip(*frames)
    pattern = re.compile(alternation(before) + alternation(values) + alternation(after))

    def recognize(text: str):
        found = pattern.fullmatch(text)
        if not found:
            return None
        intent = frames.get((found[1], found[3]))
        return intent and (intent, indices[found[2]])

    return recognize


if __name__ == "__main__":
    measure(compiled)
