# SPDX-License-Identifier: Apache-2.0
"""rapidfuzz on the exact workload: the best of all sentences that the templates make.

A cut-off of 100 lets it give up on a sentence as soon as it differs, so it is measured as an exact
matcher, at its best. Every seventh utterance is measured; more take minutes.
"""

from exact_workload import Recognizer, measure
from rapidfuzz import fuzz, process


def compiled(templates: list, values: list) -> Recognizer:
    sentences = [t["text"].replace("{value}", value) for t in templates for value in values]

    def recognize(text: str):
        best = process.extractOne(text, sentences, scorer=fuzz.ratio, score_cutoff=100)
        if best is None:
            return None
        template, value = divmod(best[2], len(values))
        return templates[template]["intent"], value

    return recognize


if __name__ == "__main__":
    measure(compiled, every=7)
