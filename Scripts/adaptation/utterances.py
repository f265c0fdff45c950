"""Makes what the model is trained on: each recording clean and in noise, plain and denoised.

usage: python3 utterances.py RECORDINGS SEGMENTATION AUDIO OUT

OUT gets control (the names), transcripts, and plain/NAME.raw and denoised/NAME.raw.
"""
import csv
import pathlib
import sys
import wave

import numpy

import noise
import transcripts
from denoiser import denoised

SEED = 4242
KITCHENS = 10
RATIOS = (29, 23, 17, 14, 11, 8)  # dB, of the loudest second of speech to that of noise


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


def versions(random, speech, kitchens):
    """The recording, then as many times in noise as there are ratios."""
    yield speech.astype("<i2")
    for ratio in RATIOS:
        yield noise.mixed(random, speech, kitchens[random.integers(len(kitchens))], ratio)


def make(recordings, segmentation, audio, out):
    random = numpy.random.default_rng(SEED)
    voices = talk(audio)
    kitchens = [noise.kitchen(random, voices) for _ in range(KITCHENS)]
    control = []
    lines = []
    for path, words in transcripts.read(recordings, segmentation):
        for index, samples in enumerate(versions(random, read(path), kitchens)):
            name = f"{path.stem}-{index}"
            samples.tofile(out / "plain" / f"{name}.raw")
            denoised(samples).tofile(out / "denoised" / f"{name}.raw")
            control.append(f"{name}\n")
            lines.append(f"<s> {words} </s> ({name})\n")
    (out / "control").write_text("".join(control), encoding="utf-8")
    (out / "transcripts").write_text("".join(lines), encoding="utf-8")
    print(f"{len(control)} utterances", file=sys.stderr)


if __name__ == "__main__":
    make(*map(pathlib.Path, sys.argv[1:5]))
