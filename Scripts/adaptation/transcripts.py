"""Transcripts of recordings whose meaning is known, but not their words.

usage: python3 transcripts.py RECORDINGS SEGMENTATION

Prints lines of a recording's path, a tab and its words.
"""
import csv
import json
import pathlib
import re
import sys

NOT_WORDS = {"(NULL)", "<s>", "</s>", "[NOISE]", "[SPEECH]"}


def literal_words(catalog):
    """The words of the phrases that belong to no slot."""
    phrases = [phrase for shortcut in catalog["shortcuts"] for phrase in shortcut["phrases"]]
    return set(re.findall(r"[\w']+", re.sub(r"\$\{\w+\}", " ", " ".join(phrases))))


def has_slots(words, slots, literals):
    """Whether the words have these values and no others, however they are arranged.

    Long values are looked for first: “milk” is also a part of “soy milk”.
    """
    rest = f" {' '.join(words)} "
    for value in sorted(slots.values(), key=len, reverse=True):
        if f" {value} " not in rest:
            return False
        rest = rest.replace(f" {value} ", "  ", 1)
    return set(rest.split()) <= literals


def transcript(segments):
    """What the trainer aligns: pauses inside, variants of pronunciation such as “with(2)”."""
    words = " ".join(word for word in segments if word not in NOT_WORDS)
    return re.sub(r"^(<sil> )+|( <sil>)+$", "", words)


def plain(said):
    """The words of a transcript, without pauses and variants."""
    return re.sub(r"\(\d+\)|<sil>", "", said).split()


def read(recordings, segmentation):
    """The recordings that were understood, as pairs of a path and a transcript.

    A wrong transcript would teach the model wrong sounds. A line of the segmentation has the
    recording, nine numbers and labels, then groups of two scores, a word and its last frame.
    """
    recordings = pathlib.Path(recordings)
    literals = literal_words(json.loads((recordings / "coffee.json").read_text(encoding="utf-8")))
    with open(recordings / "manifest.tsv", encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        slots = {row["file"]: json.loads(row["slots"]) for row in rows}
    with open(segmentation, encoding="utf-8") as file:
        lines = [line.split() for line in file]
    for name, segments in ((line[0] + ".wav", line[12::4]) for line in lines):
        said = transcript(segments)
        if has_slots(plain(said), slots[name], literals):
            yield recordings / name, said


if __name__ == "__main__":
    for path, words in read(*sys.argv[1:]):
        print(f"{path}\t{words}")
