"""The weights that the states of the acoustic model give to its densities.

usage: python3 mixture_weights.py unpack SENDUMP WEIGHTS
       python3 mixture_weights.py adapt WEIGHTS COUNTS ADAPTED

`sendump` is their form for recognition, with 8 bits; WEIGHTS, COUNTS and ADAPTED have the form
for training. `mk_s2sendump` of SphinxTrain leads back.
"""
import re
import struct
import sys

import numpy

HEADER = b"s3\nversion 1.0\nendhdr\n" + struct.pack("<I", 0x11223344)
PRIOR = 10  # frames that the weights so far count as


def read(path):
    """An array of state, stream and density. Before it are a header that ends in the order of the
    bytes, the shape and the count; after it may be a checksum."""
    with open(path, "rb") as file:
        data = file.read()
    start = data.index(b"endhdr\n") + len(b"endhdr\n") + 4
    *shape, count = struct.unpack_from("<4i", data, start)
    return numpy.frombuffer(data, "<f4", count, start + 16).reshape(shape).astype(float)


def write(path, weights):
    with open(path, "wb") as file:
        file.write(HEADER + struct.pack("<4i", *weights.shape, weights.size))
        file.write(weights.astype("<f4").tobytes())


def normalised(weights):
    return weights / weights.sum(axis=2, keepdims=True)


def unpacked(path):
    """The weights of a sendump: a header of texts with their lengths, then a byte for each stream,
    density and state, which is −log(weight) / 1024 to the base 1.0001."""
    with open(path, "rb") as file:
        data = file.read()
    place = 0
    while length := struct.unpack_from("<i", data, place)[0]:
        place += 4 + length
    streams = int(re.search(rb"feature_count (\d+)", data[:place]).group(1))
    densities, states = struct.unpack_from("<2i", data, place + 4)
    levels = numpy.frombuffer(data, "u1", streams * densities * states, place + 12)
    levels = levels.reshape(streams, densities, states).transpose(2, 0, 1)
    return normalised(numpy.exp(-1024 * numpy.log(1.0001) * levels))


def adapted(weights, counts):
    """Weights of the highest probability after adaptation, given the ones before it.

    A state that the training data lack keeps its weights. `map_adapt` can not be used: it derives
    a prior that is as many times stronger as a stream has densities.

    Source: J.-L. Gauvain, C.-H. Lee, “Maximum a posteriori estimation for multivariate Gaussian
    mixture observations of Markov chains”, 1994.
    """
    return normalised(PRIOR * weights + counts)


if __name__ == "__main__":
    if sys.argv[1] == "unpack":
        write(sys.argv[3], unpacked(sys.argv[2]))
    else:
        write(sys.argv[4], adapted(read(sys.argv[2]), read(sys.argv[3])))
