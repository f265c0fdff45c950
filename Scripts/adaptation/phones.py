"""Makes the network that tells phones apart.

usage: python3 phones.py WORDS RECORDINGS SEGMENTATION CALLS NOISES SPOKEN OUT

WORDS has a folder for each word; RECORDINGS and SEGMENTATION are as for utterances.py; CALLS has a
manifest.tsv with the columns file and said; NOISES has noise. SPOKEN gets what programs say. OUT is
the network.
"""
import csv
import hashlib
import multiprocessing.pool
import os
import pathlib
import random
import re
import subprocess
import sys

# Sums that several threads share come out in several ways.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy

import mel
import network
import noise
import rooms
import sphinx
import transcripts
from utterances import read

SUPPLEMENT = pathlib.Path(__file__).parents[2] / "Models" / "en-us" / "supplement.dict"
SEED = 1
PROCESSES = 4
# The settings of the program's grammars; frames of silence keep their places.
OPTIONS = {
    "-beam": "1e-80", "-wbeam": "1e-60", "-pbeam": "1e-80", "-maxhmmpf": "3000", "-silprob": "0.1",
    "-bestpath": "no", "-fsgusealtpron": "no", "-remove_silence": "no"}
WAYS = 4  # to say a word, at most
# Which versions of each utterance there are, by turns: 0 is as it is, 1 in noise.
VERSIONS = {"word": ["0", "1"], "order": ["011"], "call": ["01"], "spoken": ["01", "0", "0"]}
RATIOS = (5, 25)  # dB of the loudest second of speech to that of noise
SILENT_SHARE = 0.3  # of the silent frames are used
EMPTY = 120  # seconds of noise alone
ANSWERS = ("yes", "yeah", "yep", "sure", "ok", "okay", "please", "do", "it")
VOICES = (
    "flite:awb", "flite:rms", "flite:slt", "flite:kal16", "en-us+m1", "en-us+m2", "en-us+m5",
    "en-us+f1", "en-us+f2", "en-us+f5", "en-gb+m3", "en-gb+f4")
SENTENCES = 75  # of each voice


def dictionary():
    """The ways to say each word."""
    ways = {}
    for path in (sphinx.MODEL / "cmudict-en-us.dict", SUPPLEMENT):
        lines = path.read_text(encoding="utf-8").splitlines()
        for word, *phones in (line.split() for line in lines if not line.startswith("#")):
            ways.setdefault(re.sub(r"\(\d+\)", "", word), []).append(phones)
    return ways


def is_near(one, other):
    """Whether one phone at most is another one, left out or put in."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) == len(longer):
        return sum(left != right for left, right in zip(shorter, longer)) <= 1
    return any(longer[:index] + longer[index + 1:] == shorter for index in range(len(longer)))


def say(job):
    """Has a voice say words to a file."""
    voice, words, path = job
    text = " ".join(words)
    if voice.startswith("flite:"):
        subprocess.run(["flite", "-voice", voice[6:], "-t", text, "-o", path], check=True)
        return
    raw = path.with_suffix(".raw.wav")
    subprocess.run(["espeak-ng", "-v", voice, "-s", "150", "-w", raw, text], check=True)
    subprocess.run(
        ["sox", "-D", "-V1", "-G", raw, "-r", "16000", "-c", "1", "-b", "16", path], check=True)
    raw.unlink()


def spoken(folder, ways):
    """Words by programs: any ones, answers, and those that sound like an answer."""
    chance = random.Random(SEED)
    usual = [word for word, phones in ways.items()
             if re.fullmatch("[a-z]{3,9}", word) and len(phones[0]) >= 3]
    targets = [phones for word in ANSWERS for phones in ways[word]]
    near = [word for word, said in ways.items()
            if re.fullmatch("[a-z]{2,8}", word)
            and any(is_near(phones, target) for phones in said for target in targets)]
    jobs = []
    for voice in VOICES:
        for index in range(SENTENCES):
            words = [*chance.sample(usual, 2), *chance.sample(near, 2), chance.choice(ANSWERS)]
            jobs.append((voice, words, folder / f"{voice.replace(':', '-')}-{index}.wav"))
    with multiprocessing.pool.ThreadPool(PROCESSES) as pool:
        pool.map(say, jobs)
    return [("spoken", path, words) for _, words, path in jobs]


def utterances(words, recordings, segmentation, calls, folder, ways):
    """What the network learns from: its kind, a file and the words."""
    for path in sorted(words.glob("[a-z]*/*.wav")):
        yield "word", path, [path.parent.name]
    # The name of the file has the word where it is none of the commands.
    for path in sorted(words.glob("_unknown_/*.wav")):
        yield "word", path, [path.name.split("_")[0]]
    for path, said in transcripts.read(recordings, segmentation):
        yield "order", path, re.sub(r"\(\d+\)|<sil>", "", said).split()
    with open(calls / "manifest.tsv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            yield "call", calls / row["file"], row["said"].lower().split()
    yield from spoken(folder, ways)


def dithered(samples):
    """A faint hiss in place of digital silence, always the same, as the program makes it."""
    state = 1
    hiss = numpy.empty(len(samples))
    for index in range(len(samples)):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        hiss[index] = (state >> 29) - 4
    return numpy.clip(samples + hiss, -32_768, 32_767)


class Aligner:
    """Finds the phone of each frame from the words, by the distribution's model."""

    def __init__(self, ways):
        self.ways = ways
        self.names = sorted({phone for said in ways.values() for way in said for phone in way})
        self.decoder = sphinx.Decoder(OPTIONS)
        for phone in self.names:
            self.decoder.add(phone, phone)

    def grammar(self, words):
        steps, state, last = [], 0, 0
        for word in words:
            end = last = last + 1
            for phones in self.ways[word][:WAYS]:
                here = state
                for phone in phones[:-1]:
                    last += 1
                    steps.append(f"TRANSITION {here} {last} 1.0 {phone}\n")
                    here = last
                steps.append(f"TRANSITION {here} {end} 1.0 {phones[-1]}\n")
            state = end
        return (f"FSG_BEGIN it\nNUM_STATES {last + 1}\nSTART_STATE 0\nFINAL_STATE {state}\n"
                + "".join(steps) + "FSG_END\n")

    def labels(self, samples, words):
        """The place of each frame's phone, 0 for silence; nothing where the words do not fit."""
        if not all(word in self.ways for word in words):
            return None
        segments = self.decoder.decode(dithered(samples), self.grammar(words))
        if not segments:
            return None
        labels = numpy.zeros(segments[-1][2] + 1, int)
        for phone, first, last in segments:
            if phone in self.names:
                labels[first:last + 1] = 1 + self.names.index(phone)
        return labels


def examples(chance, samples, labels):
    """Frames with their context, the places of those that count, and their phones."""
    frames = mel.frames(samples)
    count = min(len(frames), len(labels))
    used = (labels[:count] != 0) | (chance.random(count) < SILENT_SHARE)
    return (network.padded(frames[:count]).astype("f2"),
            network.CONTEXT + numpy.flatnonzero(used), labels[:count][used])


class Worker:
    """One of several processes."""

    def __init__(self, ways, noises):
        self.aligner = Aligner(ways)
        self.noises = [noise.normalised(read(path)) for path in sorted(noises.glob("*.wav"))]

    def noise(self, chance, count):
        return rooms.part(chance, self.noises[chance.integers(len(self.noises))], count)

    def learn(self, job):
        index, kind, path, words = job
        # Whatever process has the job, it comes out the same.
        digest = hashlib.sha256(path.name.encode()).digest()
        chance = numpy.random.default_rng(int.from_bytes(digest[:4], "big"))
        samples = read(path)
        labels = self.aligner.labels(samples, words)
        if labels is None:
            return []
        turns = VERSIONS[kind]
        return [examples(chance, self.version(chance, samples, is_noisy == "1"), labels)
                for is_noisy in turns[index % len(turns)]]

    def version(self, chance, samples, is_noisy):
        if not is_noisy:
            return samples
        if chance.random() < rooms.ECHO_SHARE:
            samples = rooms.echoing(chance, samples)
        elif chance.random() < rooms.TILT_SHARE:
            samples = rooms.tilted(chance, samples)
        sound = self.noise(chance, len(samples) + 1)
        return noise.mixed(chance, samples, sound, chance.uniform(*RATIOS))

    def learn_noise(self, seed):
        chance = numpy.random.default_rng(seed)
        sound = self.noise(chance, noise.RATE) * noise.ratio_of(chance.uniform(30, 70))
        return [examples(chance, sound, numpy.zeros(noise.RATE // mel.HOP, int))]


def prepare(ways, noises):
    global worker
    worker = Worker(ways, noises)


def learn(job):
    return worker.learn(job)


def learn_noise(seed):
    return worker.learn_noise(seed)


def make(words, recordings, segmentation, calls, noises, folder, out):
    ways = dictionary()
    found = utterances(words, recordings, segmentation, calls, folder, ways)
    jobs = [(index, *utterance) for index, utterance in enumerate(found)]
    sphinx.library()
    with multiprocessing.Pool(PROCESSES, prepare, [ways, noises]) as pool:
        learnt = sum(pool.map(learn, jobs, 16) + pool.map(learn_noise, range(EMPTY), 16), [])
    starts = numpy.cumsum([0] + [len(frames) for frames, _, _ in learnt])
    frames = numpy.concatenate([frames for frames, _, _ in learnt]).astype("f4")
    places = numpy.concatenate([start + places for start, (_, places, _) in zip(starts, learnt)])
    phones = numpy.concatenate([phones for _, _, phones in learnt])
    print(f"{len(phones)} frames", file=sys.stderr)
    names = ["SIL"] + sorted({phone for said in ways.values() for way in said for phone in way})
    layers = network.trained(
        numpy.random.default_rng(SEED), frames, places, phones, len(names))
    shares = numpy.bincount(phones, minlength=len(names)) / len(phones)
    network.write(out, names, shares, layers)


if __name__ == "__main__":
    make(*map(pathlib.Path, sys.argv[1:8]))
