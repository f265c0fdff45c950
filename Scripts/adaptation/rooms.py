"""What a room does to speech, and the noise that was recorded in rooms."""
import numpy
from scipy import signal

import noise

QUIETEST = -8  # dB, of a noise beside others
BABBLE_SHARE = 1 / 3  # of the noises have people who talk in them
ECHO_SHARE = 0.3  # of the speech is said away from the microphone
TILT_SHARE = 0.4  # of the speech goes through another microphone
COLOUR = 3.5  # dB that a part of the spectrum differs by
SPEED_SHARE = 0.4  # of the speech is faster or slower


def part(random, sound, count):
    """So many samples from a random place; a shorter sound is repeated."""
    if len(sound) <= count:
        sound = numpy.tile(sound, count // len(sound) + 2)
    start = random.integers(0, len(sound) - count)
    return sound[start:start + count]


def recorded(random, noises, babbles, count):
    """One to three recorded noises at once, sometimes with people who talk."""
    sounds = [noises[random.integers(len(noises))] for _ in range(random.integers(1, 4))]
    if random.random() < BABBLE_SHARE:
        sounds.append(babbles[random.integers(len(babbles))])
    levels = noise.ratio_of(random.uniform(QUIETEST, 0, len(sounds)))
    return sum(level * part(random, sound, count) for level, sound in zip(levels, sounds))


def echoing(random, speech):
    """Speech with the tail of a room: noise that dies away within 0.12 to 0.4 s."""
    count = int(random.uniform(0.12, 0.4) * noise.RATE)
    tail = random.standard_normal(count) * numpy.exp(-6.9 * numpy.arange(count) / count)
    tail *= noise.ratio_of(random.uniform(-16, -6)) / numpy.sqrt(numpy.sum(tail**2))
    tail[0] += 1
    return signal.fftconvolve(speech, tail)[:len(speech)]


def tilted(random, speech):
    """Speech with more or less of the high frequencies."""
    return signal.lfilter([1, random.uniform(-0.25, 0.25)], [1], speech)


def equalised(random, speech):
    """Speech of another colour: seven places between 0 and 8 kHz are louder or quieter."""
    spectrum = numpy.fft.rfft(speech)
    levels = random.normal(0, COLOUR, 7)
    places = numpy.linspace(0, 1, len(spectrum)) ** 0.5
    gains = numpy.interp(places, numpy.linspace(0, 1, 7), levels - levels.mean())
    return numpy.fft.irfft(spectrum * noise.ratio_of(gains), len(speech))


def paced(random, speech):
    """Speech up to 8 % slower or 9 % faster, and as much higher or lower."""
    return sampled(speech, numpy.arange(0, len(speech) - 1, random.uniform(0.92, 1.09)))


def sampled(speech, places):
    """What the speech is at places between its samples."""
    return numpy.interp(places, numpy.arange(len(speech)), speech)


def varied(random, speech):
    """The speech as another person might have said it somewhere else."""
    if random.random() < ECHO_SHARE:
        speech = echoing(random, speech)
    if random.random() < TILT_SHARE:
        speech = tilted(random, speech)
    if random.random() < SPEED_SHARE:
        speech = paced(random, speech)
    return speech * min(1, 30_000 / numpy.abs(speech).max())
