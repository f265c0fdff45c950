"""The normal distributions of an acoustic model, and how likely they make a sound.

Each phone has densities of its own for three streams of features: the cepstrum, its change, and the
change of that. A state of the phone weighs them.
"""
import struct

import numpy

import mixture_weights


def read(path):
    """Means or variances by phone, stream, density and feature."""
    with open(path, "rb") as file:
        data = file.read()
    start = data.index(b"endhdr\n") + len(b"endhdr\n") + 4
    phones, streams, densities, width = struct.unpack_from("<4i", data, start)
    count = phones * streams * densities * width
    values = numpy.frombuffer(data, "<f4", count, start + 4 * (4 + streams))
    return values.reshape(phones, streams, densities, width)


def write(path, values):
    *shape, width = values.shape
    shape += [width] * shape[1]
    with open(path, "wb") as file:
        file.write(mixture_weights.HEADER + struct.pack(f"<{len(shape) + 1}i", *shape, values.size))
        file.write(values.astype("<f4").tobytes())


def features(path):
    """By frame, stream and feature, of the cepstra that `sphinx_fe` wrote."""
    with open(path, "rb") as file:
        cepstra = numpy.frombuffer(file.read(), "<f4", offset=4).reshape(-1, 13)
    # As the trainer and the decoder do it: the mean of all but the most silent frames goes.
    cepstra = cepstra - cepstra[cepstra[:, 0] >= 0].mean(axis=0)
    padded = numpy.pad(cepstra, ((3, 3), (0, 0)), "edge")
    frames = [padded[3 + shift:3 + shift + len(cepstra)] for shift in range(-3, 4)]
    change = frames[5] - frames[1]
    return numpy.stack([cepstra, change, frames[6] - frames[2] - frames[4] + frames[0]], axis=1)


class Densities:
    """Means in units of the deviation, so that one step fits all; weights as logarithms."""

    def __init__(self, means, variances, sendump):
        self.scale = 1 / numpy.sqrt(numpy.maximum(read(variances), 1e-4))
        self.means = read(means) * self.scale
        self.weights = numpy.log(mixture_weights.unpacked(sendump)).astype("f4")
        self.constant = (numpy.log(self.scale) - numpy.log(2 * numpy.pi) / 2).sum(axis=3)

    def of(self, phone, frames):
        """The logarithms by frame, stream and density, of a phone's."""
        densities = numpy.empty((len(frames), *self.constant.shape[1:]), "f4")
        for stream in range(densities.shape[1]):
            scale, means = self.scale[phone, stream], self.means[phone, stream]
            values = frames[:, stream]
            densities[:, stream] = (
                values @ (means * scale).T - (values**2) @ (scale**2).T / 2
                + self.constant[phone, stream] - (means**2).sum(axis=1) / 2)
        return densities

    def states(self, states, phone_of, frames):
        """The logarithms by frame and state."""
        likely = numpy.zeros((len(frames), len(states)), "f4")
        phones = phone_of[states]
        weights = numpy.exp(self.weights[states])
        for phone in numpy.unique(phones):
            places = numpy.flatnonzero(phones == phone)
            densities = self.of(phone, frames)
            for stream in range(densities.shape[1]):
                highest = densities[:, stream].max(axis=1, keepdims=True)
                share = numpy.exp(densities[:, stream] - highest) @ weights[places, stream].T
                likely[:, places] += numpy.log(share + 1e-12) + highest
        return likely

    def normalize(self):
        """Has the weights of a state add up to one, in place."""
        self.weights -= numpy.logaddexp.reduce(self.weights, axis=2, keepdims=True)

    def write(self, folder):
        """Makes the files means and weights."""
        write(f"{folder}/means", self.means / self.scale)
        mixture_weights.write(f"{folder}/weights", numpy.exp(self.weights))
