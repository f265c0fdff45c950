"""Noise of kitchens, made from a seed: hiss and rumble, water, hum, dishes, frying and talk.

The model must learn what noise does to speech, not one kind of noise: each mixture has other
parts, colours and changes of loudness.
"""
import numpy
from scipy import signal

RATE = 16_000
LENGTH = 120 * RATE


def ratio_of(decibels):
    """The ratio of amplitudes, not of powers."""
    return 10 ** (decibels / 20)


def normalised(samples):
    return samples / numpy.sqrt(numpy.mean(samples**2) + 1e-9)


def peak_normalised(samples):
    return samples / max(numpy.abs(samples).max(), 1e-9)


def filtered(random, gains):
    """White noise, weighted by gains of the frequencies in Hz."""
    spectrum = numpy.fft.rfft(random.standard_normal(LENGTH))
    spectrum *= gains(numpy.fft.rfftfreq(LENGTH, 1 / RATE))
    return normalised(numpy.fft.irfft(spectrum, LENGTH))


def coloured(random, slope):
    """Noise whose power falls with this power of the frequency: 1 is pink, 2 is brown."""
    return filtered(random, lambda frequencies: numpy.maximum(frequencies, 40) ** (-slope / 2))


def water(random):
    """Noise with bumps in its spectrum, little below 200 Hz and above 7 kHz."""
    corners = numpy.array([0, 150, 500, 1200, 2500, 4000, 6000, 8000])
    levels = random.uniform(-14, 0, len(corners))
    levels[(corners < 200) | (corners > 7000)] -= 12
    return filtered(random, lambda places: ratio_of(numpy.interp(places, corners, levels)))


def swell(random, frequency, depth):
    """Slow changes of loudness: four random levels in a period, with a deviation of `depth` dB."""
    count = int(LENGTH / RATE * frequency * 4) + 8
    levels = signal.lfilter([1], [1, -0.9], random.standard_normal(count))
    levels *= depth / levels.std()
    places = numpy.linspace(0, count - 1, LENGTH)
    return ratio_of(numpy.interp(places, numpy.arange(count), levels))


def hum(random, frequency, harmonics, slope):
    """A motor: harmonics of a frequency that wavers by 0.3 %."""
    times = numpy.arange(LENGTH) / RATE
    waver = numpy.interp(times, numpy.linspace(0, times[-1], 60), random.standard_normal(60))
    phase = 2 * numpy.pi * numpy.cumsum(frequency * (1 + 0.003 * waver)) / RATE
    sound = numpy.zeros(LENGTH)
    for harmonic in range(1, harmonics):
        sound += harmonic**-slope * numpy.sin(harmonic * phase + random.uniform(0, 6))
    return normalised(sound)


def clank(random, lowest, highest, decay):
    """Something hard is hit: a click, and partials that die away over `decay` seconds or less."""
    decay *= random.uniform(0.3, 1)
    times = numpy.arange(int(min(decay * 1.2, 0.9) * RATE)) / RATE
    sound = numpy.zeros(len(times))
    for _ in range(random.integers(3, 8)):
        frequency = numpy.exp(random.uniform(numpy.log(lowest), numpy.log(highest)))
        partial = numpy.sin(2 * numpy.pi * frequency * times + random.uniform(0, 6))
        partial *= numpy.exp(-6.9 * times / (decay * random.uniform(0.3, 1)))
        sound += random.uniform(0.2, 1) * partial
    click = int(0.004 * RATE)
    sound[:click] += 1.5 * random.standard_normal(click) * numpy.linspace(1, 0, click)
    return sound * ratio_of(random.uniform(-14, 0))


def dishes(random, rate, lowest, highest, decay):
    """So many clanks in a second, each up to three times."""
    sound = numpy.zeros(LENGTH)
    start = random.exponential(RATE / rate)
    while start < LENGTH - 2 * RATE:
        for repetition in range(random.integers(1, 4)):
            first = int(start + repetition * random.uniform(0.03, 0.2) * RATE)
            hit = clank(random, lowest, highest, decay)
            sound[first:first + len(hit)] += hit
        start += random.exponential(RATE / rate)
    return peak_normalised(sound)


def frying(random, rate):
    """So many pops in a second, between 1.5 and 6.5 kHz."""
    sound = numpy.zeros(LENGTH)
    count = random.poisson(rate * LENGTH / RATE)
    pops = random.standard_normal(count) * ratio_of(random.uniform(-20, 0, count))
    sound[random.integers(0, LENGTH, count)] = pops
    numerator, denominator = signal.butter(2, [1500, 6500], "band", fs=RATE)
    return normalised(signal.lfilter(numerator, denominator, sound))


def babble(random, talk, voices):
    """Several people in a room: the same talk from other places, at other speeds, half of the
    times backwards, so that no words can be learned from it."""
    if random.random() < 0.5:
        talk = talk[::-1]
    sound = numpy.zeros(LENGTH)
    for _ in range(voices):
        voice = numpy.roll(talk, random.integers(0, len(talk)))
        places = numpy.arange(LENGTH) * random.uniform(0.88, 1.12) % (len(voice) - 1)
        voice = numpy.interp(places, numpy.arange(len(voice)), voice)
        sound += voice * ratio_of(random.uniform(-6, 0))
    echo = random.standard_normal(4800) * numpy.exp(-numpy.arange(4800) / 1500)
    echo[0] += 8
    return normalised(signal.fftconvolve(sound, echo)[:LENGTH])


def kitchen(random, talk):
    """One mixture of 120 s; how loud it is has no meaning."""
    chance = random.random
    amount = random.uniform
    sound = amount(0.1, 1) * coloured(random, amount(0.6, 2.2))
    sound *= swell(random, amount(0.2, 1), amount(0, 3))
    if chance() < 0.6:
        sound += amount(0.3, 1.2) * water(random) * swell(random, amount(0.3, 2), amount(1, 4))
    if chance() < 0.4:
        frequency = random.choice([50, 60, 100, 145, 190])
        sound += amount(0.1, 0.5) * hum(random, frequency, random.integers(6, 25), amount(0.5, 1.2))
    if chance() < 0.6:
        sound += amount(3, 9) * dishes(
            random, amount(0.5, 3), amount(400, 1200), amount(4000, 7500), amount(0.2, 1))
    if chance() < 0.5:
        sound += amount(0.3, 1) * babble(random, talk, random.integers(2, 7))
    if chance() < 0.3:
        sound += amount(0.1, 0.4) * frying(random, amount(50, 600))
    return sound


def loudest_second(samples):
    """The power of the second with the most power."""
    starts = range(0, max(1, len(samples) - RATE + 1), RATE)
    return max(numpy.mean(samples[start:start + RATE] ** 2) for start in starts)


def mixed(random, speech, noise, ratio):
    """Speech in a random part of the noise, in samples of 16 bits.

    The ratio, in dB, is that of the loudest seconds.
    """
    start = random.integers(0, len(noise) - len(speech))
    part = noise[start:start + len(speech)]
    gain = numpy.sqrt(loudest_second(speech) / loudest_second(part)) / ratio_of(ratio)
    sound = speech + gain * part
    sound *= min(1, 32_700 / numpy.abs(sound).max())
    return numpy.round(sound).astype("<i2")
