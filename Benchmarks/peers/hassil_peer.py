# SPDX-License-Identifier: Apache-2.0
"""Measures hassil on a workload file and prints the figures as one JSON object."""

import json
import resource
import sys
import time

from hassil import recognize_best
from hassil.intents import Intents, TextSlotList


def resident() -> int:
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize()


def percentile(share: float, nanoseconds: list) -> float:
    ordered = sorted(nanoseconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] / 1000


def main() -> None:
    with open(sys.argv[1]) as file:
        workload = json.load(file)

    before = resident()
    start = time.perf_counter()
    by_intent: dict = {}
    for template in workload["templates"]:
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
    values = TextSlotList.from_tuples(
        ((value, index) for index, value in enumerate(workload["values"])),
        allow_template=False,
        name="value",
    )
    lists = {"value": values}
    # The first recognition builds hassil's indices; it belongs to compiling.
    recognize_best(workload["utterances"][0]["text"], intents, slot_lists=lists)
    compile_seconds = time.perf_counter() - start
    added = resident() - before

    times = []
    wrong = 0
    for utterance in workload["utterances"]:
        begin = time.perf_counter_ns()
        result = recognize_best(utterance["text"], intents, slot_lists=lists)
        times.append(time.perf_counter_ns() - begin)
        intent = result.intent.name if result else None
        value = result.entities["value"].value if result else None
        if intent != utterance.get("intent") or value != utterance.get("value"):
            wrong += 1

    print(
        json.dumps(
            {
                "compileSeconds": compile_seconds,
                "p50": percentile(0.5, times),
                "p99": percentile(0.99, times),
                "residentBytes": added,
                "wrong": wrong,
            }
        )
    )


if __name__ == "__main__":
    main()
