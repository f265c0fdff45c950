# SPDX-License-Identifier: Apache-2.0
"""rapidfuzz on the corpus of slips: the template first, then the values.

All sentences that 50 templates make of two lists are millions, so a sentence is found in steps.
`token_set_ratio` against the words of the templates gives the five likeliest. For each of them its
words are taken out of the utterance, and `WRatio` finds the value of each list that is nearest to
what is left; a number slot takes a number in digits, or the longest run of words that is a whole
number. The sentence that this makes is compared with the utterance by `token_sort_ratio`; the best
one wins, and two intents that tie are no answer. The cut-offs are those of a few tried that gave a
balance between slips forgiven and unknown values refused.
"""

import re

from rapidfuzz import fuzz, process, utils
from unicode_rbnf import RbnfEngine
from tolerance_workload import NUMBERS, Recognizer, measure

TEMPLATE_CUTOFF = 60
CUTOFF = 85
SENTENCE_CUTOFF = 70
SPELLED = {
    RbnfEngine.for_language("en").format_number(number).text.replace("-", " "): number
    for number in range(2001)
}


def number_in(text: str):
    text = text.replace(",", "").replace(" a hundred", " one hundred")
    digits = re.search(r"\d+(?:\.\d+)?", text)
    if digits:
        return float(digits[0])
    words = text.replace("-", " ").replace(" and ", " ").split()
    for length in range(min(6, len(words)), 0, -1):
        for start in range(len(words) - length + 1):
            number = SPELLED.get(" ".join(words[start : start + length]))
            if number is not None:
                return float(number)
    return None


def compiled(corpus: dict) -> Recognizer:
    templates = []
    for template in corpus["templates"]:
        application = corpus["applications"][template["application"]]
        text = template["text"].replace("${applicationName}", application)
        words = utils.default_process(re.sub(r"\$\{\w+\}", " ", text))
        slots = re.findall(r"\$\{(\w+)\}", text)
        templates.append((template["intent"], " ".join(words.split()), slots, text))
    literals = [words for _, words, _, _ in templates]
    lists = {
        name: [utils.default_process(form) for form in forms]
        for name, forms in corpus["lists"].items()
    }

    def filled(template: int, text: str, spoken: str):
        intent, words, slots, sentence = templates[template]
        taken = set(words.split())
        rest = " ".join(word for word in text.split() if word not in taken)
        number = number_in(spoken)
        values = {}
        for slot in slots:
            if slot in NUMBERS:
                if number is None:
                    return None
                values[slot] = number
                form = str(number)
            else:
                best = process.extractOne(
                    rest,
                    lists[corpus["listOfSlot"][slot]],
                    scorer=fuzz.WRatio,
                    score_cutoff=CUTOFF,
                )
                if best is None:
                    return None
                form, _, values[slot] = best
            sentence = sentence.replace("${" + slot + "}", form)
        score = fuzz.token_sort_ratio(text, utils.default_process(sentence))
        return score, intent, values

    def recognize(text: str):
        plain = utils.default_process(text)
        likely = process.extract(
            plain, literals, scorer=fuzz.token_set_ratio, limit=5, score_cutoff=TEMPLATE_CUTOFF
        )
        found = [filled(index, plain, text) for _, _, index in likely]
        ranked = sorted((f for f in found if f), key=lambda f: f[0], reverse=True)
        if not ranked or ranked[0][0] < SENTENCE_CUTOFF:
            return None
        if any(f[0] == ranked[0][0] and f[1] != ranked[0][1] for f in ranked[1:]):
            return None
        return ranked[0][1:]

    return recognize


if __name__ == "__main__":
    # It compares with every value; all cases of the longer lists would take minutes.
    measure(compiled, every=lambda titles: 3 if titles > 1000 else 1)
