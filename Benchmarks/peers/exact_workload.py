# SPDX-License-Identifier: Apache-2.0
"""The exact workload as every peer measures it: compile, match, verify, print one JSON object."""

import json
import resource
import sys
import time
from typing import Callable, Optional

# Text to (intent, index of the value), or None where nothing matches.
Recognizer = Callable[[str], Optional[tuple[str, int]]]


def resident() -> int:
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize()


def percentile(share: float, nanoseconds: list) -> float:
    ordered = sorted(nanoseconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] / 1000


def measure(compiled: Callable[[list, list], Recognizer], every: int = 1) -> None:
    """Measures every nth utterance of the workload that the command line names."""
    with open(sys.argv[1]) as file:
        workload = json.load(file)
    # An odd step, or one that shares no factor with ten, meets hits and misses in proportion.
    utterances = workload["utterances"][::every]

    before = resident()
    start = time.perf_counter()
    recognize = compiled(workload["templates"], workload["values"])
    # The first recognition builds what is built lazily; it belongs to compiling.
    recognize(utterances[0]["text"])
    compile_seconds = time.perf_counter() - start
    added = resident() - before

    times = []
    wrong = 0
    for utterance in utterances:
        begin = time.perf_counter_ns()
        result = recognize(utterance["text"])
        times.append(time.perf_counter_ns() - begin)
        expected = utterance.get("intent") and (utterance["intent"], utterance["value"])
        wrong += result != expected

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
