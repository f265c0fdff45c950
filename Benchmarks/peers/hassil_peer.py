# SPDX-License-Identifier: Apache-2.0
"""hassil on the exact workload."""

from exact_workload import Recognizer, measure
from hassil import recognize_best
from hassil.intents import Intents, TextSlotList


def compiled(templates: list, values: list) -> Recognizer:
    by_intent: dict = {}
    for template in templates:
        by_intent.setdefault(template["intent"], []).append(template["text"])
    intents = Intents.from_dict(
        {
            "language": "en",
            "intents": {
                name: {"data": [{"sentences": sentences}]}
                for name, sentences in by_intent.items()
            },
        }
    )
    slot_list = TextSlotList.from_tuples(
        ((value, index) for index, value in enumerate(values)),
        allow_template=False,
        name="value",
    )
    lists = {"value": slot_list}

    def recognize(text: str):
        result = recognize_best(text, intents, slot_lists=lists)
        return result and (result.intent.name, result.entities["value"].value)

    return recognize


if __name__ == "__main__":
    measure(compiled)
