"""Makes the network that tells the phones of English apart.

usage: python3 english_phones.py WORDS RECORDINGS SEGMENTATION CALLS NOISES SPOKEN OUT

WORDS has a folder for each word; RECORDINGS and SEGMENTATION are as for utterances.py; CALLS has a
manifest.tsv with the columns file and said; NOISES has noise. SPOKEN gets what programs say. OUT is
the network.
"""
import csv
import pathlib
import random
import re
import sys

import phones
import transcripts
from decoder import MODEL
from spoken import PITCHES, SPEEDS, say_all

SUPPLEMENT = pathlib.Path(__file__).parents[2] / "Models" / "en-us" / "supplement.dict"
WAYS = 4  # to say a word, at most
ANSWERS = ("yes", "yeah", "yep", "sure", "ok", "okay", "please", "do", "it")
# With how many rows of words.
VOICES = {
    **{f"flite:{name}": 260 for name in ("awb", "rms", "slt", "kal16")},
    **{f"en-us+{name}": 110 for name in (
        "m1 m2 m5 m6 m7 m8 f1 f2 f4 f5 Alex Annie Denis adam belinda edward linda max steph").split()},
    **{name: 110 for name in ("en-gb+m3", "en-gb+f4", "en-gb+Andy", "en-gb-scotland+m1", "en-029+m4")},
}


def is_near(one, other):
    """Whether one phone at most is another one, left out or put in."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) == len(longer):
        return sum(left != right for left, right in zip(shorter, longer)) <= 1
    return any(longer[:index] + longer[index + 1:] == shorter for index in range(len(longer)))


def spoken(folder, ways):
    """Words by programs: any ones, answers, and those that sound like an answer."""
    chance = random.Random(phones.SEED)
    usual = [word for word, said in ways.items()
             if re.fullmatch("[a-z]{3,9}", word) and len(said[0]) >= 3]
    targets = [way for word in ANSWERS for way in ways[word]]
    near = [word for word, said in ways.items()
            if re.fullmatch("[a-z]{2,8}", word)
            and any(is_near(way, target) for way in said for target in targets)]
    jobs, found = [], []
    for voice, count in VOICES.items():
        for index in range(count):
            words = [*chance.sample(usual, 2), *chance.sample(near, 2), chance.choice(ANSWERS)]
            chance.shuffle(words)
            text = chance.choice([" ", ", ", ". "]).join(words)
            path = folder / f"{voice.replace(':', '-')}-{index}.wav"
            jobs.append(
                (voice, "utf-8", text, chance.randint(*SPEEDS), chance.randint(*PITCHES), path))
            found.append(("spoken", path, words))
    say_all(jobs)
    return found


def utterances(words, recordings, segmentation, calls, folder, ways):
    """What the network learns from: its kind, a file and the words."""
    for path in sorted(words.glob("[a-z]*/*.wav")):
        yield "word", path, [path.parent.name]
    # The name of the file has the word where it is none of the commands.
    for path in sorted(words.glob("_unknown_/*.wav")):
        yield "word", path, [path.name.split("_")[0]]
    for path, said in transcripts.read(recordings, segmentation):
        yield "order", path, transcripts.plain(said)
    with open(calls / "manifest.tsv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            yield "call", calls / row["file"], row["said"].lower().split()
    yield from spoken(folder, ways)


def main(words, recordings, segmentation, calls, noises, folder, out):
    ways = phones.dictionary(MODEL / "cmudict-en-us.dict", SUPPLEMENT)
    phones.make([
        (kind, path, [ways[word][:WAYS] for word in said] if ways.keys() >= set(said) else [])
        for kind, path, said in utterances(words, recordings, segmentation, calls, folder, ways)
    ], phones.names(ways), noises, out)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:8]))
