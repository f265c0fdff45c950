"""Makes the network that tells phones apart in languages that borrow those of English.

usage: python3 borrowed_phones.py RECORDINGS PROGRAM NOISES SPOKEN OUT

RECORDINGS is as for borrowed.py, PROGRAM says how words are said, NOISES has noise. SPOKEN gets what
programs say: words of the recordings in any order, each voice those of its own language and of others,
which it reads as if they were of its own. OUT is the network, which learns on from that of English.
"""
import multiprocessing.pool
import os
import pathlib
import random
import sys

import network
import phones
from borrowed import listed, ways
from spoken import PITCHES, SPEEDS, say_all

MODELS = pathlib.Path(__file__).parents[2] / "Models"
RATE = 1e-3  # of learning: what it knows shall last
VARIANTS = "m1 m2 m5 m6 m8 f1 f4 f5 Alex Annie Denis adam belinda edward linda".split()
LANGUAGES = "de es fr it ru nl pl pt pt-br cs ca uk sv hu ro sk fi af el da".split()
# A program's voice, how its texts are encoded, its language, and how many rows of words.
VOICES = [
    *((f"{language}+{variant}", "utf-8", language, 8)
      for language in LANGUAGES for variant in VARIANTS),
    *((f"festival:{name}", "iso-8859-15", language, 150) for language, name in (
        ("it", "lp_diphone"), ("it", "pc_diphone"), ("es", "el_diphone"), ("ca", "upc_ca_ona_hts"),
        ("fi", "suo_fi_lj_diphone"), ("fi", "hy_fi_mv_diphone"))),
    *((f"festival:czech_{name}", "iso-8859-2", "cs", 80) for name in ("dita", "krb", "machac", "ph")),
    ("festival:msu_ru_nsh_clunits", "utf-8", "ru", 250),
]


def is_readable(word, encoding):
    """Whether a voice has the letters of a word."""
    try:
        return bool(word.encode(encoding))
    except UnicodeEncodeError:
        return False


def script(language):
    """Languages with the same letters have the same name here."""
    return {"ru": "Cyrl", "uk": "Cyrl", "el": "Grek"}.get(language, "Latn")


def spoken(folder, rows):
    """Rows of words by programs: the kind, a file, the language and the text."""
    chance = random.Random(phones.SEED)
    words = {}
    for row in rows:
        own = words.setdefault(row["language"], set())
        own.update(word for word in row["said"].split() if word.isalpha())
    jobs, found = [], []
    for voice, encoding, language, count in VOICES:
        any_words = sorted(
            word for other, said in words.items() if script(other) == script(language)
            for word in said if is_readable(word, encoding))
        own = [word for word in sorted(words.get(language.split("-")[0], any_words))
               if is_readable(word, encoding)]
        for index in range(count if any_words else 0):
            text = chance.choice([" ", ", ", ". "]).join(
                chance.sample(any_words, 2) + chance.choices(own, k=2))
            path = folder / f"{voice.replace(':', '-')}-{index}.wav"
            jobs.append(
                (voice, encoding, text, chance.randint(*SPEEDS), chance.randint(*PITCHES), path))
            found.append(("row" if ":" in voice else "spoken", path, language, text))
    say_all(jobs)
    return [row for row in found if row[1].exists()]


def main(recordings, program, noises, folder, out):
    rows = listed(recordings)
    found = [
        ("sentence", recordings / row["file"], row["language"], row["said"]) for row in rows]
    found += spoken(folder, rows)
    with multiprocessing.pool.ThreadPool(os.cpu_count()) as pool:
        said = pool.starmap(ways, [(program, language, text) for *_, language, text in found])
    names, layers = network.read(MODELS / "en-us" / "phones.network")
    phones.make([
        (kind, path, [[way.split() for way in word] for word in words])
        for (kind, path, *_), words in zip(found, said)
    ], names[1:], noises, out, MODELS / "borrowed" / "plain", layers, RATE)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:6]))
