"""A small network that tells phones apart by the frames around one."""
import numpy

CONTEXT = 9  # frames to each side
HIDDEN = (320, 320)
EPOCHS = 4
BATCH = 512
RATE = 2e-3  # of learning, at the most
WARMING = 200  # steps until then
DECAY = 1e-5  # of the weights
COLOUR = 0.1  # another microphone for each frame: how much its bands differ
SHARE = 0.6  # of the logarithm of a phone's frequency is taken off again
RAREST = 2e-4  # frequency that a phone has at least


def padded(frames):
    """The frames with the first and the last repeated, so that each has a context."""
    return numpy.concatenate(
        [numpy.repeat(frames[:1], CONTEXT, 0), frames, numpy.repeat(frames[-1:], CONTEXT, 0)])


def forward(layers, values):
    """The values of the input and of each layer, of which the last is linear."""
    result = [values]
    for index, (weights, biases) in enumerate(layers):
        values = values @ weights + biases
        if index < len(layers) - 1:
            values = numpy.maximum(values, 0)
        result.append(values)
    return result


def softmax(values):
    values = numpy.exp(values - values.max(axis=1, keepdims=True))
    return values / values.sum(axis=1, keepdims=True)


def gradients(layers, values, errors):
    """How the cost changes with each weight and bias, layer by layer."""
    result = []
    for index in reversed(range(len(layers))):
        weights, _ = layers[index]
        result[:0] = [values[index].T @ errors + DECAY * weights, errors.sum(axis=0)]
        errors = (errors @ weights.T) * (values[index] > 0)
    return result


def batches(random, count):
    """The places of each batch, all places in another order in each epoch."""
    for _ in range(EPOCHS):
        order = random.permutation(count)
        for start in range(0, count - BATCH + 1, BATCH):
            yield order[start:start + BATCH]


def beginning(random, sizes):
    """Layers that know nothing yet."""
    return [
        ((random.standard_normal((rows, columns)) * (2 / rows) ** 0.5).astype("f4"),
         numpy.zeros(columns, "f4")) for rows, columns in zip(sizes, sizes[1:])]


def trained(random, frames, places, phones, count, layers=None, highest=RATE):
    """The layers, trained to find which of `count` phones the frames at some places are.

    They learn on from `layers`, or from nothing; no step of learning is longer than `highest`.

    Source: D. P. Kingma, J. Ba, “Adam: a method for stochastic optimization”, 2015.
    """
    layers = layers or beginning(
        random, [(2 * CONTEXT + 1) * frames.shape[1], *HIDDEN, count])
    flat = [values for layer in layers for values in layer]
    means = [numpy.zeros_like(values) for values in flat]
    squares = [numpy.zeros_like(values) for values in flat]
    window = numpy.arange(-CONTEXT, CONTEXT + 1)
    steps = EPOCHS * (len(places) // BATCH)
    for step, chosen in enumerate(batches(random, len(places)), 1):
        colours = random.standard_normal((BATCH, 1, frames.shape[1])).astype("f4")
        inputs = frames[places[chosen][:, None] + window] + COLOUR * colours
        values = forward(layers, inputs.reshape(BATCH, -1))
        errors = softmax(values[-1])
        errors[numpy.arange(BATCH), phones[chosen]] -= 1
        rate = highest * min(1, step / WARMING) * (1 + numpy.cos(numpy.pi * step / steps)) / 2
        changes = gradients(layers, values, errors / BATCH)
        for weights, mean, square, change in zip(flat, means, squares, changes):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change**2 - square)
            spread = numpy.sqrt(square / (1 - 0.999**step)) + 1e-8
            weights -= (rate * mean / (1 - 0.9**step) / spread).astype("f4")
    return layers


def read(path):
    """The names of the phones and the layers of a file."""
    _, names, sizes, numbers = path.read_bytes().split(b"\n", 3)
    sizes = [int(size) for size in sizes.split()]
    numbers = numpy.frombuffer(numbers, "<f4")[sizes[-1]:]
    layers = []
    for rows, columns in zip(sizes, sizes[1:]):
        weights, biases, numbers = numpy.split(
            numbers, [rows * columns, rows * columns + columns])
        layers.append((weights.reshape(rows, columns).copy(), biases.copy()))
    return names.decode().split(), layers


def write(path, names, shares, layers):
    """The file that `PhoneNetwork` of the program reads."""
    sizes = [len(layers[0][0])] + [len(biases) for _, biases in layers]
    numbers = [SHARE * numpy.log(numpy.maximum(shares, RAREST))]
    numbers += [values for layer in layers for values in layer]
    with open(path, "wb") as file:
        file.write(f"phrase phones 1\n{' '.join(names)}\n{' '.join(map(str, sizes))}\n".encode())
        for values in numbers:
            file.write(values.astype("<f4").tobytes())
