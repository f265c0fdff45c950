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
import decoder
import network
import noise
import rooms
import transcripts
from utterances import read

SUPPLEMENT = pathlib.Path(__file__).parents[2] / "Models" / "en-us" / "supplement.dict"
SEED = 1
PROCESSES = 4
WAYS = 4  # to say a word, at most
# Which versions of each utterance there are, by turns. What is done to one: c is cut to a few phones,
# p is paced, q is of another colour, n is in noise; o is as it is.
VERSIONS = {
    "word": [["o", "nqp", "qp", "nq", "p", "q"]],
    "order": [["o", "oc", "n", "nqp", "cqp", "cq"]],
    "call": [["o", "nqp", "qp"]],
    "spoken": [["qp", "c"], ["cq", "ncq"], ["o", "cqp"], ["ncqp", "c"]],
}
PACES = (0.84, 1.18)
RATIOS = (5, 25)  # dB of the loudest second of speech to that of noise
LEVELS = (0.3, 1)  # of the sound, without noise
HISSES = (-0.3, 1.3)  # powers of ten: the least noise
PHONES = (2, 9)  # of a cut
PAUSES = (20, 59)  # frames around a cut
SILENT_SHARE = 0.3  # of the silent frames are used
EMPTY = 120  # seconds of noise alone
ANSWERS = ("yes", "yeah", "yep", "sure", "ok", "okay", "please", "do", "it")
# With how many rows of words.
VOICES = {
    **{f"flite:{name}": 260 for name in ("awb", "rms", "slt", "kal16")},
    **{f"en-us+{name}": 110 for name in (
        "m1 m2 m5 m6 m7 m8 f1 f2 f4 f5 Alex Annie Denis adam belinda edward linda max steph").split()},
    **{name: 110 for name in ("en-gb+m3", "en-gb+f4", "en-gb+Andy", "en-gb-scotland+m1", "en-029+m4")},
}
SPEEDS = (120, 185)  # words a minute
PITCHES = (25, 75)


def dictionary():
    """The ways to say each word."""
    ways = {}
    for path in (decoder.MODEL / "cmudict-en-us.dict", SUPPLEMENT):
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
    """Has a voice say a text to a file."""
    voice, text, speed, pitch, path = job
    if voice.startswith("flite:"):
        subprocess.run(["flite", "-voice", voice[6:], "-t", text, "-o", path], check=True)
        return
    raw = path.with_suffix(".raw.wav")
    subprocess.run(
        ["espeak-ng", "-v", voice, "-s", str(speed), "-p", str(pitch), "-w", raw, text], check=True)
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
    jobs, found = [], []
    for voice, count in VOICES.items():
        for index in range(count):
            words = [*chance.sample(usual, 2), *chance.sample(near, 2), chance.choice(ANSWERS)]
            chance.shuffle(words)
            text = chance.choice([" ", ", ", ". "]).join(words)
            path = folder / f"{voice.replace(':', '-')}-{index}.wav"
            jobs.append((voice, text, chance.randint(*SPEEDS), chance.randint(*PITCHES), path))
            found.append(("spoken", path, words))
    with multiprocessing.pool.ThreadPool(PROCESSES) as pool:
        pool.map(say, jobs)
    return found


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
        self.decoder = decoder.Decoder({**decoder.OPTIONS, "-maxhmmpf": "3000"})
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


def cut(chance, samples, labels):
    """A few phones, with pauses around: words are said alone, too."""
    starts = [0, *(numpy.flatnonzero(numpy.diff(labels)) + 1), len(labels)]
    phones = [(first, end) for first, end in zip(starts, starts[1:]) if labels[first] != 0]
    count = min(len(phones), chance.integers(PHONES[0], PHONES[1] + 1))
    place = chance.integers(0, len(phones) - count + 1)
    first, end = phones[place][0], phones[place + count - 1][1]
    pauses = chance.integers(PAUSES[0], PAUSES[1] + 1, 2)
    part = samples[first * mel.HOP:end * mel.HOP].copy()
    ramp = numpy.linspace(0, 1, min(mel.HOP, len(part) // 2))
    part[:len(ramp)] *= ramp
    part[len(part) - len(ramp):] *= ramp[::-1]
    return numpy.pad(part, pauses * mel.HOP), numpy.pad(labels[first:end], pauses)


def paced(chance, samples, labels):
    """Slower or faster, and as much lower or higher."""
    pace = chance.uniform(*PACES)
    places = numpy.arange(int(len(samples) / pace)) * pace
    frames = (numpy.arange(int(len(labels) / pace)) * pace).astype(int)
    return rooms.sampled(samples, places), labels[frames]


def examples(chance, samples, labels):
    """Frames with their context, the places of those that count, and their phones."""
    frames = mel.frames(numpy.clip(samples, -32_768, 32_767))
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
        return [examples(chance, *self.version(chance, samples, labels, how))
                for how in turns[index % len(turns)]]

    def version(self, chance, samples, labels, how):
        if "p" in how:
            samples, labels = paced(chance, samples, labels)
        if "c" in how:
            samples, labels = cut(chance, samples, labels)
        if "q" in how:
            samples = rooms.equalised(chance, samples)
        if "n" not in how:
            hiss = 10 ** chance.uniform(*HISSES) * chance.standard_normal(len(samples))
            return samples * chance.uniform(*LEVELS) + hiss, labels
        if chance.random() < rooms.ECHO_SHARE:
            samples = rooms.echoing(chance, samples)
        elif chance.random() < rooms.TILT_SHARE:
            samples = rooms.tilted(chance, samples)
        sound = self.noise(chance, len(samples) + 1)
        return noise.mixed(chance, samples, sound, chance.uniform(*RATIOS)), labels

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
    decoder.library()
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
