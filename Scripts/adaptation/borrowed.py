"""Transcripts of speech in other languages, in the phones that `IPAChart` borrows from English.

usage: python3 borrowed.py RECORDINGS PROGRAM WORDS PIECES

Prints lines of a file's path, a tab and its words, as `transcripts.py` does. The words are what
the program's lexicon says of the text: the way that fits the sound best, written as a word of its
own, "B_OW_N". WORDS gets a dictionary of these. Long texts are cut to a few words, which is what
people say to a program; the folder PIECES gets these as WAV files.
"""
import csv
import functools
import itertools
import multiprocessing
import pathlib
import subprocess
import sys
import wave

import numpy

from decoder import OPTIONS, Decoder
from utterances import read

ADAPTED = pathlib.Path(__file__).resolve().parents[2] / "Models" / "en-us" / "plain"
MARK = "_"  # between the phones of a word
RATE = 16_000
HOP = 160  # samples between frames
LENGTH = 5  # words of a piece
MARGIN = 5  # frames around it
PAUSE = 6_400  # samples of silence around that


def listed(recordings):
    """What the manifest says of each recording."""
    with open(recordings / "manifest.tsv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def ways(program, language, said):
    """How each word of a text is said; nothing where nobody knows one."""
    lines = subprocess.run(
        [program, "lexicon", "--fresh", "--language", language, "--", said],
        capture_output=True, text=True).stdout.splitlines()
    result, last = [], None
    for word, phones, _ in (line.split("\t") for line in lines):
        if not phones:
            return []
        # A word that is said twice begins again with its first way.
        if word != last or phones in result[-1]:
            result.append([])
        result[-1].append(phones)
        last = word
    return result


def grammar(words):
    """One row of words, each in its ways, in the decoder's own form."""
    steps = [
        f"TRANSITION {place} {place + 1} {1 / len(ways):.4f} {way.replace(' ', MARK)}\n"
        for place, ways in enumerate(words) for way in ways]
    return (f"FSG_BEGIN it\nNUM_STATES {len(words) + 1}\nSTART_STATE 0\nFINAL_STATE {len(words)}\n"
            + "".join(steps) + "FSG_END\n")


@functools.cache
def decoder():
    model = {"-mean": str(ADAPTED / "means"), "-sendump": str(ADAPTED / "sendump")}
    return Decoder({**model, **OPTIONS})


@functools.cache
def learn(way):
    decoder().add(way.replace(" ", MARK), way)


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(samples.astype("<i2").tobytes())


def heard(samples, words):
    """The words and pauses with their frames."""
    for way in itertools.chain.from_iterable(words):
        learn(way)
    segments = decoder().decode(samples, grammar(words)) if words else []
    return [("<sil>" if word[0] in "<[(" else word, *frames) for word, *frames in segments]


def pieces(segments, count):
    """So many of the words each, with the pauses in between; the last one has what is left, too.

    None where there are more or fewer words than the count.
    """
    places = [place for place, (word, _, _) in enumerate(segments) if word != "<sil>"]
    if not places or len(places) != count:
        return
    starts = range(0, max(1, count - LENGTH + 1), LENGTH)
    for start, end in zip(starts, [*starts[1:], count]):
        yield segments[places[start]:places[end - 1] + 1]


def transcripts(program, recordings, folder, row):
    """The path of each piece of a recording, and its words."""
    path = recordings / row["file"]
    samples = read(path)
    words = ways(program, row["language"], row["said"])
    result = []
    for index, piece in enumerate(pieces(heard(samples, words), len(words))):
        file = folder / f"{path.stem}-{index}.wav"
        first, last = max(0, piece[0][1] - MARGIN), piece[-1][2] + 1 + MARGIN
        write(file, numpy.pad(samples[first * HOP:last * HOP], PAUSE))
        result.append((file, [word for word, _, _ in piece]))
    return row["file"], result


def main(recordings, program, words, folder):
    used = set()
    with multiprocessing.Pool() as pool:
        for name, found in pool.imap(
                functools.partial(transcripts, program, recordings, folder),
                listed(recordings)):
            if not found:
                print(f"{name}: left out, its words do not fit.", file=sys.stderr)
            for path, said in found:
                print(f"{path}\t{' '.join(said)}")
                used.update(said)
    lines = [f"{word} {word.replace(MARK, ' ')}\n" for word in sorted(used - {"<sil>"})]
    pathlib.Path(words).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    recordings, program, words, folder = sys.argv[1:]
    main(pathlib.Path(recordings), program, words, pathlib.Path(folder))
