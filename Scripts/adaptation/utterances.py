"""Makes what the model is trained on: each recording clean and in noise, plain and denoised.

usage: python3 utterances.py SAID NOISES AUDIO VERSIONS SEED LOWEST HIGHEST OUT

SAID has lines of a recording's path, a tab and its words. Each recording is used as it is and in
so many VERSIONS in noise, made from a SEED, between the LOWEST and the HIGHEST ratio in dB of the
loudest second of speech to that of noise. OUT gets control (the names), transcripts, and
plain/NAME.raw and denoised/NAME.raw.
"""
import csv
import pathlib
import sys
import wave

import numpy

import noise
import rooms
from denoiser import denoised

KITCHENS = 10
BABBLES = 6
RECORDED_SHARE = 0.6  # of the noises are recorded, the others are made


def read(path):
    with wave.open(str(path), "rb") as file:
        return numpy.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float)


def talk(audio):
    """The speech without noise in the project's recordings. It is synthetic, so that the model
    depends on the rights of nobody else."""
    with open(audio / "manifest.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    files = [row["file"] for row in rows if row["words"] and not row["noise"]]
    return numpy.concatenate([noise.normalised(read(audio / file)) for file in files])


class Noises:
    """Noise for speech: recorded in rooms, or made."""

    def __init__(self, random, folder, voices):
        self.random = random
        self.recorded = [noise.normalised(read(path)) for path in sorted(folder.glob("*.wav"))]
        self.kitchens = [noise.kitchen(random, voices) for _ in range(KITCHENS)]
        self.babbles = [
            noise.babble(random, voices, random.integers(2, 7)) for _ in range(BABBLES)
        ]

    def take(self, count):
        if self.random.random() < RECORDED_SHARE:
            return rooms.recorded(self.random, self.recorded, self.babbles, count)
        return self.kitchens[self.random.integers(len(self.kitchens))]


def versions(random, speech, noises, count, ratios):
    """The recording, then as so many others might have said it in noise."""
    yield speech.astype("<i2")
    for _ in range(count):
        varied = rooms.varied(random, speech)
        # One sample more than needed: the place in the noise is random.
        sound = noises.take(len(varied) + 1)
        yield noise.mixed(random, varied, sound, random.uniform(*ratios))


def make(said, noises, audio, count, seed, ratios, out):
    random = numpy.random.default_rng(seed)
    noises = Noises(random, noises, talk(audio))
    control = []
    lines = []
    for line in said.read_text(encoding="utf-8").splitlines():
        path, words = line.split("\t")
        path = pathlib.Path(path)
        for samples in versions(random, read(path), noises, count, ratios):
            name = f"{len(control):06}-{path.stem}"
            samples.tofile(out / "plain" / f"{name}.raw")
            denoised(samples).tofile(out / "denoised" / f"{name}.raw")
            control.append(f"{name}\n")
            lines.append(f"<s> {words} </s> ({name})\n")
    (out / "control").write_text("".join(control), encoding="utf-8")
    (out / "transcripts").write_text("".join(lines), encoding="utf-8")
    print(f"{len(control)} utterances", file=sys.stderr)


if __name__ == "__main__":
    said, noises, audio, count, seed, lowest, highest, out = sys.argv[1:]
    make(
        *map(pathlib.Path, (said, noises, audio)), int(count), int(seed),
        (int(lowest), int(highest)), pathlib.Path(out))
