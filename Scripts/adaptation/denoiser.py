"""Turns steady noise down, as `Audio.denoised()` of the program does.

Source: Y. Ephraim, D. Malah, “Speech enhancement using a minimum mean-square error log-spectral
amplitude estimator”, 1985, with the decision-directed estimate of 1984.
"""
import numpy
from scipy.special import exp1

SIZE = 512  # samples of a frame: 32 ms
HOP = 128  # samples between frames: 8 ms
MEMORY = 0.97  # how much the last frame counts in what speech is expected to be
LOWEST_EXPECTATION = 10 ** (-25 / 10)  # of the power of speech against that of noise: −25 dB
LOWEST_GAIN = 10 ** (-12 / 20)  # −12 dB: some noise stays, and so do the soft parts of speech
QUIET_SHARE = 0.2  # of the frames are taken for noise
WINDOW = numpy.sqrt(numpy.hanning(SIZE + 1)[:SIZE])  # applied twice: before and after


def noise_power(powers):
    """The mean power of the quietest frames, smoothed over neighbouring frequencies."""
    levels = numpy.log(powers.mean(axis=1) + 1)
    neighbours = numpy.convolve(numpy.ones(len(levels)), numpy.ones(5), "same")
    levels = numpy.convolve(levels, numpy.ones(5), "same") / neighbours
    quietest = numpy.argsort(levels)[:max(8, int(QUIET_SHARE * len(levels)))]
    mean = powers[quietest].mean(axis=0) + 1e-3
    return numpy.convolve(numpy.pad(mean, 2, "edge"), [0.1, 0.2, 0.4, 0.2, 0.1], "valid")


def gains(powers, noise):
    """The gain of each frequency in each frame, from the expected and the found power."""
    result = numpy.empty_like(powers)
    gain = ratio = numpy.ones(powers.shape[1])
    for index, power in enumerate(powers):
        last = gain**2 * ratio
        ratio = numpy.minimum(power / noise, 1e4)
        expected = MEMORY * last + (1 - MEMORY) * numpy.maximum(ratio - 1, 0)
        expected = numpy.maximum(expected, LOWEST_EXPECTATION)
        share = expected / (1 + expected)
        gain = numpy.minimum(1, share * numpy.exp(exp1(numpy.maximum(share * ratio, 1e-8)) / 2))
        result[index] = gain
    return numpy.maximum(result, LOWEST_GAIN)


def denoised(samples):
    """A whole utterance, with steady noise turned down; samples of 16 bits."""
    count = len(samples)
    padded = numpy.pad(samples.astype(float), SIZE)
    frames = numpy.lib.stride_tricks.sliding_window_view(padded, SIZE)[::HOP] * WINDOW
    spectra = numpy.fft.rfft(frames)
    powers = numpy.abs(spectra) ** 2
    starts = numpy.arange(len(frames)) * HOP
    noise = noise_power(powers[(starts >= SIZE) & (starts <= count)])
    frames = numpy.fft.irfft(spectra * gains(powers, noise)) * WINDOW
    total = numpy.zeros(len(padded))
    weight = numpy.zeros(len(padded))
    for start, frame in zip(starts, frames):
        total[start:start + SIZE] += frame
        weight[start:start + SIZE] += WINDOW**2
    result = (total / numpy.maximum(weight, 1e-6))[SIZE:SIZE + count]
    return numpy.round(numpy.clip(result, -32_768, 32_767)).astype("<i2")
