# SPDX-License-Identifier: Apache-2.0
"""hassil on the corpus of slips, as it is set up by default: without fuzzy matching."""

from hassil import recognize_best
from hassil.intents import Intents, RangeFractionType, RangeSlotList, TextSlotList
from tolerance_workload import NUMBERS, WHOLE, Recognizer, measure


def compiled(corpus: dict) -> Recognizer:
    by_intent: dict = {}
    for template in corpus["templates"]:
        application = corpus["applications"][template["application"]]
        text = template["text"].replace("${applicationName}", application).replace("${", "{")
        by_intent.setdefault(template["intent"], []).append(text)
    intents = Intents.from_dict(
        {
            "language": "en",
            "intents": {
                name: {"data": [{"sentences": sentences}]}
                for name, sentences in by_intent.items()
            },
        }
    )
    lists: dict = {
        slot: TextSlotList.from_tuples(
            ((form, index) for index, form in enumerate(corpus["lists"][name])),
            allow_template=False,
            name=slot,
        )
        for slot, name in corpus["listOfSlot"].items()
    }
    for slot, (start, stop) in NUMBERS.items():
        fractions = None if slot in WHOLE else RangeFractionType.TENTHS
        lists[slot] = RangeSlotList(
            start=start, stop=stop, step=1, name=slot, fraction_type=fractions
        )

    def recognize(text: str):
        result = recognize_best(text, intents, slot_lists=lists, language="en")
        if result is None:
            return None
        return result.intent.name, {name: e.value for name, e in result.entities.items()}

    return recognize


if __name__ == "__main__":
    measure(compiled)
