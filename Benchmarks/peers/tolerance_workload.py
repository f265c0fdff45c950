# SPDX-License-Identifier: Apache-2.0
"""The corpus of slips as every peer measures it: shares of right answers by kind, and times."""

import json
import sys
import time
from collections import Counter
from typing import Callable, Optional

from exact_workload import percentile

# The slots that take numbers, with their ranges; all others take values of a list.
NUMBERS = {
    "stars": (0, 5),
    "pages": (1, 2000),
    "persons": (1, 24),
    "minutes": (0, 180),
    "amount": (0, 1000),
    "degrees": (5, 35),
    "factor": (0, 10),
}
WHOLE = {"pages", "persons"}
# Text to (intent, value by slot), or None where nothing matches or several things do.
Recognizer = Callable[[str], Optional[tuple[str, dict]]]


def is_right(result: Optional[tuple[str, dict]], case: dict) -> bool:
    if result is None:
        return case.get("intent") is None
    intent, slots = result
    return (
        intent == case.get("intent")
        and slots.keys() == case["slots"].keys()
        and all(abs(slots[name] - value) < 1e-4 for name, value in case["slots"].items())
    )


def measure(
    compiled: Callable[[dict], Recognizer], every: Callable[[int], int] = lambda titles: 1
) -> None:
    """Measures every nth case, n by the number of titles."""
    with open(sys.argv[1]) as file:
        corpus = json.load(file)
    recognize = compiled(corpus)
    cases = corpus["cases"][:: every(len(corpus["lists"]["books"]))]
    recognize(cases[0]["text"])
    times = []
    right: Counter = Counter()
    counts: Counter = Counter()
    for case in cases:
        begin = time.perf_counter_ns()
        result = recognize(case["text"])
        times.append(time.perf_counter_ns() - begin)
        counts[case["kind"]] += 1
        right[case["kind"]] += is_right(result, case)
    shares = {kind: right[kind] / count for kind, count in counts.items()}
    print(
        json.dumps(
            {"shares": shares, "p50": percentile(0.5, times), "p99": percentile(0.99, times)}
        )
    )
