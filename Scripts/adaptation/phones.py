"""Makes networks that tell phones apart, from sound and the ways in which its words may be said."""
import hashlib
import multiprocessing
import os
import re
import sys

# Sums that several threads share come out in several ways.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy

import decoder
import mel
import network
import noise
import rooms
from utterances import read

SEED = 1
PROCESSES = 4
# Which versions of each utterance there are, by turns. What is done to one: c is cut to a few phones,
# p is paced, q is of another colour, n is in noise; o is as it is.
VERSIONS = {
    "word": [["o", "nqp", "qp", "nq", "p", "q"]],
    "order": [["o", "oc", "n", "nqp", "cqp", "cq"]],
    "call": [["o", "nqp", "qp"]],
    "sentence": [["o", "oc", "n", "nqp", "cqp", "cq", "c", "cn"]],
    "row": [["o", "cq", "ncq", "cqp"], ["qp", "c", "nqp", "cqp"]],
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


def dictionary(*paths):
    """The ways to say each word."""
    ways = {}
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        for word, *phones in (line.split() for line in lines if not line.startswith("#")):
            ways.setdefault(re.sub(r"\(\d+\)", "", word), []).append(phones)
    return ways


def names(ways):
    """The phones of a dictionary, in order."""
    return sorted({phone for said in ways.values() for way in said for phone in way})


def dithered(samples):
    """A faint hiss in place of digital silence, always the same, as the program makes it."""
    state = 1
    hiss = numpy.empty(len(samples))
    for index in range(len(samples)):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        hiss[index] = (state >> 29) - 4
    return numpy.clip(samples + hiss, -32_768, 32_767)


class Aligner:
    """Finds the phone of each frame from the words, by the distribution's model or an adapted one."""

    def __init__(self, names, adapted):
        files = {"-mean": "means", "-sendump": "sendump"} if adapted else {}
        model = {option: str(adapted / name) for option, name in files.items()}
        self.names = names
        self.decoder = decoder.Decoder({**model, **decoder.OPTIONS, "-maxhmmpf": "3000"})
        for phone in self.names:
            self.decoder.add(phone, phone)

    @staticmethod
    def grammar(words):
        steps, state, last = [], 0, 0
        for ways in words:
            end = last = last + 1
            for phones in ways:
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
        segments = self.decoder.decode(dithered(samples), self.grammar(words)) if words else []
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

    def __init__(self, names, adapted, noises):
        self.aligner = Aligner(names, adapted)
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


def prepare(*arguments):
    global worker
    worker = Worker(*arguments)


def learn(job):
    return worker.learn(job)


def learn_noise(seed):
    return worker.learn_noise(seed)


def make(utterances, names, noises, out, adapted=None, start=None, rate=network.RATE):
    """Trains a network and writes it.

    An utterance is a kind of VERSIONS, a file, and the ways to say each word: rows of phones. Where each
    phone is, the distribution's model finds, with what is in the folder `adapted` if there is one. The
    network learns on from the layers `start`, or from nothing.
    """
    jobs = [(index, *utterance) for index, utterance in enumerate(utterances)]
    decoder.library()
    with multiprocessing.Pool(PROCESSES, prepare, [names, adapted, noises]) as pool:
        learnt = sum(pool.map(learn, jobs, 16) + pool.map(learn_noise, range(EMPTY), 16), [])
    starts = numpy.cumsum([0] + [len(frames) for frames, _, _ in learnt])
    frames = numpy.concatenate([frames for frames, _, _ in learnt]).astype("f4")
    places = numpy.concatenate([first + places for first, (_, places, _) in zip(starts, learnt)])
    phones = numpy.concatenate([phones for _, _, phones in learnt])
    print(f"{len(phones)} frames", file=sys.stderr)
    count = 1 + len(names)
    layers = network.trained(
        numpy.random.default_rng(SEED), frames, places, phones, count, start, rate)
    shares = numpy.bincount(phones, minlength=count) / len(phones)
    network.write(out, ["SIL", *names], shares, layers)
