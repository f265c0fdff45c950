"""How loud bands of frequencies are, frame by frame, as `MelSpectrum` of the program has it."""
import numpy

BANDS = 24
WIDTH = 400  # samples of a frame: 25 ms
HOP = 160  # samples between frames: 10 ms
SIZE = 512
RANGE = (100, 7_000)  # Hz
EMPHASIS = 0.97
FLOOR = 100  # a power that is as good as silence
SCALE = 3
WINDOW = 0.54 - 0.46 * numpy.cos(2 * numpy.pi * numpy.arange(WIDTH) / WIDTH)


def filters():
    """The weight of each line of the spectrum in each band: triangles on the mel scale."""
    low, high = 1127 * numpy.log(1 + numpy.array(RANGE) / 700)
    corners = 700 * (numpy.exp(numpy.linspace(low, high, BANDS + 2) / 1127) - 1)
    lines = numpy.arange(SIZE // 2 + 1) * 16_000 / SIZE
    rising = (lines[:, None] - corners[:-2]) / (corners[1:-1] - corners[:-2])
    falling = (corners[2:] - lines[:, None]) / (corners[2:] - corners[1:-1])
    return numpy.maximum(0, numpy.minimum(rising, falling))


FILTERS = filters()


def frames(samples):
    """The bands of each frame, less what they have in the frames nearer to the loudest."""
    samples = samples.astype(float)
    samples[1:] -= EMPHASIS * samples[:-1].copy()
    if len(samples) < WIDTH:
        return numpy.zeros((0, BANDS), "f4")
    windows = numpy.lib.stride_tricks.sliding_window_view(samples, WIDTH)[::HOP] * WINDOW
    powers = numpy.abs(numpy.fft.rfft(windows, SIZE)) ** 2
    levels = numpy.log(powers @ FILTERS + FLOOR)
    loudness = levels.sum(axis=1)
    ordered = numpy.sort(loudness)
    count = len(ordered)
    quiet, loud = ordered[count // 10], ordered[count - 1 - count * 3 // 100]
    speech = loudness >= (quiet + loud) / 2
    return ((levels - levels[speech].mean(axis=0)) / SCALE).astype("f4")
