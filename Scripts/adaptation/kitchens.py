"""Makes noises of a copy of Kitchen20: one file for each category, so that none outweighs the others.

usage: python3 kitchens.py KITCHEN20 OUT

KITCHEN20 has kitchen20.csv and the clips that it lists. OUT gets kitchen-CATEGORY.wav, at 16 kHz,
mono, 16 bits: the clips one after another, the loudest second of each at one level.
"""
import collections
import csv
import math
import pathlib
import sys
import wave

import numpy
from scipy import signal

import noise

LEVEL = 2_000  # of the loudest second, in steps of 16 bits
PEAK = 30_000


def read(path):
    """The clip as one channel at the rate that is needed."""
    with wave.open(str(path), "rb") as file:
        samples = numpy.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float)
        channels, rate = file.getnchannels(), file.getframerate()
    samples = samples.reshape(-1, channels).mean(axis=1)
    common = math.gcd(noise.RATE, rate)
    return signal.resample_poly(samples, noise.RATE // common, rate // common)


def levelled(samples):
    samples = samples - samples.mean()
    samples *= LEVEL / max(1, numpy.sqrt(noise.loudest_second(samples)))
    return samples * min(1, PEAK / max(1, numpy.abs(samples).max()))


def make(kitchen, out):
    clips = collections.defaultdict(list)
    with open(kitchen / "kitchen20.csv", encoding="utf-8", newline="") as file:
        for row in sorted(csv.DictReader(file), key=lambda row: row["path"]):
            clips[row["category"]].append(levelled(read(kitchen / row["path"])))
    out.mkdir(parents=True, exist_ok=True)
    for category, sounds in sorted(clips.items()):
        with wave.open(str(out / f"kitchen-{category}.wav"), "wb") as file:
            file.setparams((1, 2, noise.RATE, 0, "NONE", ""))
            file.writeframes(numpy.round(numpy.concatenate(sounds)).astype("<i2").tobytes())


if __name__ == "__main__":
    make(*map(pathlib.Path, sys.argv[1:]))
