"""Trains means and weights further, so that what was said is likelier than what was not.

usage: python3 discriminate.py SOUND WORDS MDEF VARIANCES BEFORE CATALOG OUT

SOUND has NAME.mfc, and beside it are control and transcripts, as `utterances.py` makes them. WORDS
is the dictionary. BEFORE has means and sendump; OUT gets means and weights.

What may have been said instead are sentences of the catalog with one value other, missing or too
many. The score of each is that of its best alignment, and the loss −log of the right one's share:
maximum mutual information. Means and weights go down its gradient by Adam. A share of the change is
kept: all of it fits the training too well.

Sources: L. R. Bahl et al., “Maximum mutual information estimation of hidden Markov model parameters
for speech recognition”, 1986; D. P. Kingma, J. Ba, “Adam: a method for stochastic optimization”,
2015.
"""
import json
import pathlib
import re
import sys

import numpy
from scipy import sparse

from alternatives import Alternatives
from densities import Densities, features
from triphones import Triphones

# Without some alternatives of each kind, words that were not said would be heard in any noise.
LIKELIEST, LIKELIEST_OF_KIND = 8, 3
SHARPNESS = 0.03  # a sentence's share grows by this power with its score, a natural logarithm
EPOCHS = 2
BATCH = 8
MEANS_STEP, WEIGHTS_STEP = 0.003, 0.02
KEPT = 0.6
SEED = 4242


def aligned(likely, rows):
    """The score of the best way through each row of states, and its state in each frame.

    `likely` is by frame and state. In a frame one stays or goes on to the next state of the row.
    """
    lengths = numpy.array([len(row) for row in rows])
    states = numpy.zeros((len(rows), lengths.max()), int)
    for index, row in enumerate(rows):
        states[index, :len(row)] = row
    scores = numpy.full(states.shape, -1e30, "f4")
    scores[:, 0] = likely[0, states[:, 0]]
    moved = numpy.zeros((len(likely), *states.shape), bool)
    for frame in range(1, len(likely)):
        before = numpy.full_like(scores, -1e30)
        before[:, 1:] = scores[:, :-1]
        moved[frame] = before > scores
        scores = numpy.maximum(scores, before) + likely[frame][states]
    every = numpy.arange(len(rows))
    at = lengths - 1
    ways = numpy.empty((len(rows), len(likely)), int)
    for frame in range(len(likely) - 1, -1, -1):
        ways[:, frame] = states[every, at]
        at = at - moved[frame, every, at]
    return scores[every, lengths - 1], ways


class Sentences:
    """The states of what was said, first, and of its alternatives, with the kind of each."""

    def __init__(self, triphones, alternatives, transcript):
        pairs = [("right", transcript.split()), *alternatives.of(transcript)]
        self.kinds = numpy.array([kind for kind, _ in pairs])
        rows = [triphones.states(words) for _, words in pairs]
        self.states = numpy.unique(numpy.concatenate(rows))
        self.rows = [numpy.searchsorted(self.states, row) for row in rows]

    def ways(self, densities, phone_of, frames):
        """The states by sentence and frame, of the right one first and of those that come near."""
        fit = [place for place, row in enumerate(self.rows) if len(row) <= len(frames)]
        likely = densities.states(self.states, phone_of, frames)
        scores, ways = aligned(likely, [self.rows[place] for place in fit])
        order = [place for place in numpy.argsort(-scores, kind="stable") if place != 0]
        kinds = self.kinds[fit]
        chosen = set(order[:LIKELIEST]).union(*(
            [place for place in order if kinds[place] == kind][:LIKELIEST_OF_KIND]
            for kind in ("other", "missing", "more")))
        return self.states[ways[[0, *(place for place in order if place in chosen)]]]


def utterances(sound, triphones, alternatives, densities):
    """Of each the frames in which the sentences differ, and their states."""
    known = {}
    names = (sound.parent / "control").read_text(encoding="utf-8").split()
    lines = (sound.parent / "transcripts").read_text(encoding="utf-8").splitlines()
    for name, line in zip(names, lines):
        transcript = re.fullmatch(r"<s> (.*) </s> \(.*\)", line).group(1)
        if transcript not in known:
            known[transcript] = Sentences(triphones, alternatives, transcript)
        frames = features(sound / f"{name}.mfc")
        if len(known[transcript].rows[0]) <= len(frames):
            ways = known[transcript].ways(densities, triphones.phone_of, frames)
            differ = (ways != ways[0]).any(axis=0)
            yield frames[differ], ways[:, differ]


class Adam:
    """Changes an array in place, by steps of one size at first."""

    def __init__(self, values, step):
        self.values, self.step, self.count = values, step, 0
        self.mean, self.square = numpy.zeros_like(values), numpy.zeros_like(values)

    def descend(self, gradient):
        self.count += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.count), self.square / (1 - 0.99**self.count)
        self.values -= self.step * mean / (numpy.sqrt(square) + 1e-8)


class Gradient:
    """That of the loss, by means and by weights, added up over utterances."""

    def __init__(self, densities, phone_of):
        self.densities, self.phone_of = densities, phone_of
        self.means = numpy.zeros_like(densities.means)
        self.weights = numpy.zeros_like(densities.weights)
        self.loss = 0.0

    def add(self, frames, ways):
        """One utterance: frames, and in them the states of each sentence, the right one first."""
        count = len(self.densities.weights)
        pairs, places = numpy.unique(
            numpy.arange(len(frames)) * count + ways, return_inverse=True)
        places = places.reshape(ways.shape)
        at, states = pairs // count, pairs % count
        phones = self.phone_of[states]
        likely = numpy.empty((len(pairs), *self.weights.shape[1:]), "f4")
        groups = []
        for phone in numpy.unique(phones):
            own = numpy.flatnonzero(phones == phone)
            moments, moment_of = numpy.unique(at[own], return_inverse=True)
            likely[own] = self.densities.of(phone, frames[moments])[moment_of]
            groups.append((phone, own, moments, moment_of))
        likely += self.densities.weights[states]
        total = numpy.logaddexp.reduce(likely, axis=2)
        scores = SHARPNESS * total.sum(axis=1)[places].sum(axis=1)
        logs = scores - numpy.logaddexp.reduce(scores)
        self.loss -= logs[0]
        errors = SHARPNESS * (numpy.exp(logs) - (numpy.arange(len(logs)) == 0))
        blame = numpy.bincount(
            places.ravel(), numpy.repeat(errors, len(frames)), len(pairs)).astype("f4")
        share = numpy.exp(likely - total[:, :, None]) * blame[:, None, None]
        self.add_means(frames, share, groups)
        self.add_weights(states, share, blame)

    def add_means(self, frames, share, groups):
        for phone, own, moments, moment_of in groups:
            sums = summed(moment_of, share[own], len(moments))
            for stream in range(share.shape[1]):
                part = sums[:, stream]
                self.means[phone, stream] += (
                    part.T @ frames[moments, stream] * self.densities.scale[phone, stream]
                    - part.sum(axis=0)[:, None] * self.densities.means[phone, stream])

    def add_weights(self, states, share, blame):
        own, place_of = numpy.unique(states, return_inverse=True)
        blames = numpy.bincount(place_of, blame, len(own))[:, None, None]
        self.weights[own] += (
            summed(place_of, share, len(own)) - blames * numpy.exp(self.densities.weights[own]))


def summed(places, rows, count):
    """The sum of the rows at each of so many places."""
    matrix = sparse.csr_matrix(
        (numpy.ones(len(places), "f4"), (places, numpy.arange(len(places)))), (count, len(places)))
    return (matrix @ rows.reshape(len(rows), -1)).reshape(count, *rows.shape[1:])


def train(densities, phone_of, data):
    random = numpy.random.default_rng(SEED)
    means, weights = Adam(densities.means, MEANS_STEP), Adam(densities.weights, WEIGHTS_STEP)
    for _ in range(EPOCHS):
        loss = 0
        for batch in numpy.array_split(random.permutation(len(data)), -(-len(data) // BATCH)):
            gradient = Gradient(densities, phone_of)
            for index in batch:
                gradient.add(*data[index])
            means.descend(gradient.means / len(batch))
            weights.descend(gradient.weights / len(batch))
            densities.normalize()
            loss += gradient.loss
        print(f"loss {loss / len(data):.4f}", file=sys.stderr)


def make(sound, words, mdef, variances, before, catalog, out):
    triphones = Triphones(mdef, words)
    alternatives = Alternatives(json.loads(catalog.read_text(encoding="utf-8")))
    densities = Densities(before / "means", variances, before / "sendump")
    data = list(utterances(sound, triphones, alternatives, densities))
    first = densities.means.copy(), densities.weights.copy()
    train(densities, triphones.phone_of, data)
    densities.means = first[0] + KEPT * (densities.means - first[0])
    densities.weights = first[1] + KEPT * (densities.weights - first[1])
    densities.normalize()
    densities.write(out)


if __name__ == "__main__":
    make(*map(pathlib.Path, sys.argv[1:]))
