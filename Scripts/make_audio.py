# Makes the recordings that Scripts/make-audio is asked for, and the tables of answers and wake
# phrases. Only the standard library is needed, and sox to change sample rates.
# usage: python3 make_audio.py AUDIO-FOLDER [file …]
import array
import math
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import tempfile
import wave

RATE = 16_000
PEAK = 10 ** (-6 / 20)  # of full scale
FLOOR = 10 ** (-66 / 20)  # the noise under everything, as RMS of full scale
MARGIN = 0.3  # seconds before and after

FLITE = {"slt": "slt", "rms": "rms", "awb": "awb", "kal16": "kal16"}
ESPEAK = {"en-us": "en-us", "en-us-f3": "en-us+f3", "en-gb": "en-gb"}
FESTIVAL = {
    "kal": "kal_diphone", "ked": "ked_diphone", "slt-hts": "cmu_us_slt_arctic_hts",
    "nsh": "msu_ru_nsh_clunits",
}
PICO = {"pico-us": "en-US", "pico-gb": "en-GB"}


def run(*command, text=None):
    subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.DEVNULL)


def read(path):
    with wave.open(path, "rb") as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return [sample / 32768 for sample in samples]


def write(path, samples):
    data = array.array("h", (max(-32768, min(32767, round(s * 32768))) for s in samples))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def rms(samples):
    return math.sqrt(sum(s * s for s in samples) / len(samples)) if samples else 0.0


def scaled(samples, factor):
    return [s * factor for s in samples]


def peak_normalised(samples):
    peak = max(abs(s) for s in samples)
    return scaled(samples, PEAK / peak) if peak else samples


def loudest_second(samples):
    """The RMS of the loudest second, in steps of 10 ms."""
    step = RATE // 100
    energies = [sum(s * s for s in samples[i : i + step]) for i in range(0, len(samples), step)]
    length = min(100, len(energies))
    sums = [sum(energies[i : i + length]) for i in range(len(energies) - length + 1)]
    return math.sqrt(max(sums) / (length * step))


# Speech


def speak(voice, text):
    """What the voice says, at 16 kHz, without the silence around it."""
    with tempfile.TemporaryDirectory() as folder:
        raw, clean = os.path.join(folder, "raw.wav"), os.path.join(folder, "clean.wav")
        if voice in FLITE:
            run("flite", "-voice", FLITE[voice], "-t", text, "-o", raw)
        elif voice in ESPEAK:
            run("espeak-ng", "-v", ESPEAK[voice], "-s", "170", "-w", raw, text)
        elif voice in FESTIVAL:
            run("text2wave", "-eval", f"(voice_{FESTIVAL[voice]})", "-o", raw, text=text + "\n")
        elif voice in PICO:
            run("pico2wave", "-l", PICO[voice], "-w", raw, text)
        else:
            raise SystemExit(f"There is no voice “{voice}”.")
        effects = ["gain", "-3", "highpass", "40", "rate", "-v", str(RATE)]
        run("sox", "-R", "-D", raw, "-b", "16", "-c", "1", clean, *effects)
        return trimmed(peak_normalised(read(clean)))


def trimmed(samples):
    """The samples from 40 ms before the first sound to 60 ms after the last, faded at both ends."""
    step = RATE // 100
    blocks = [rms(samples[i : i + step]) for i in range(0, len(samples), step)]
    loud = [i for i, level in enumerate(blocks) if level > PEAK * 10 ** (-42 / 20)]
    samples = samples[max(0, loud[0] - 4) * step : (loud[-1] + 7) * step]
    fade = RATE // 200
    for i in range(fade):
        samples[i] *= i / fade
        samples[-1 - i] *= i / fade
    return samples


# Noise


def white(count, chance):
    return [chance.gauss(0, 1) for _ in range(count)]


def low_pass(samples, frequency):
    keep, value, result = math.exp(-2 * math.pi * frequency / RATE), 0.0, []
    for sample in samples:
        value = keep * value + (1 - keep) * sample
        result.append(value)
    return result


def high_pass(samples, frequency):
    return [s - low for s, low in zip(samples, low_pass(samples, frequency))]


def add_tone(samples, start, length, frequency, level, decay, rise=0.0):
    """Adds a tone that decays by 1/e in `decay` seconds; `rise` is in Hz per second."""
    for i in range(min(int(length * RATE), len(samples) - start)):
        t = i / RATE
        attack = min(1.0, t / 0.002)
        phase = 2 * math.pi * (frequency + rise * t / 2) * t
        samples[start + i] += level * attack * math.exp(-t / decay) * math.sin(phase)


def hum(count, chance):
    """Mains and a motor: 50 Hz with harmonics."""
    parts = [(50, 1.0), (100, 0.8), (150, 0.35), (200, 0.25), (300, 0.15), (400, 0.08)]
    parts = [(f, level, chance.uniform(0, 2 * math.pi)) for f, level in parts]
    return [
        sum(level * math.sin(2 * math.pi * f * i / RATE + phase) for f, level, phase in parts)
        for i in range(count)
    ]


def fan(count, chance):
    """An extractor: low noise, beaten by the blades."""
    low = low_pass(low_pass(white(count, chance), 900), 2500)
    speed, phase = chance.uniform(9, 14), chance.uniform(0, 2 * math.pi)
    return [
        s * (1 + 0.25 * math.sin(2 * math.pi * speed * i / RATE + phase))
        for i, s in enumerate(low)
    ]


def water(count, chance):
    """A tap: hiss that comes and goes, and bubbles."""
    hiss = low_pass(high_pass(white(count, chance), 1200), 4500)
    swell = low_pass(white(count, chance), 3)
    strength = 0.35 / max(1e-9, rms(swell))
    result = [s * max(0.2, 1 + strength * w) for s, w in zip(hiss, swell)]
    level = rms(result)
    for _ in range(int(count / RATE * 30)):
        add_tone(
            result, chance.randrange(count), 0.06, chance.uniform(400, 2200),
            level * chance.uniform(0.8, 3), chance.uniform(0.008, 0.02), chance.uniform(0, 9000))
    return result


def dishes(count, chance):
    """Clanks of pans, plates and spoons."""
    result = [0.0] * count
    for _ in range(max(2, round(count / RATE * 1.2))):
        start = chance.randrange(count)
        base, decay = chance.uniform(700, 2200), chance.uniform(0.03, 0.18)
        level = chance.uniform(0.3, 1)
        for _ in range(6):
            add_tone(
                result, start, decay * 6, base * chance.uniform(1, 3.4),
                level * chance.uniform(0.2, 1), decay * chance.uniform(0.5, 1))
        for i in range(min(RATE // 250, count - start)):
            result[start + i] += level * chance.gauss(0, 0.6)
    return result


def kitchen(count, chance):
    """Hum, fan, water and clanks, with an RMS of 1 together."""
    parts = [(hum, 0.35), (fan, 0.6), (water, 0.55), (dishes, 0.4)]
    mix = [0.0] * count
    for make, share in parts:
        part = make(count, chance)
        factor = share / rms(part)
        mix = [m + factor * p for m, p in zip(mix, part)]
    return scaled(mix, 1 / rms(mix))


# Other sounds


def click(count, chance):
    result = [0.0] * count
    for i in range(40):
        result[count // 2 + i] = chance.uniform(-1, 1) * math.exp(-i / 8)
    return result


def music(count, chance):
    """A tune over chords, with harmonics."""
    result = [0.0] * count
    notes = [(0, 392.0), (2, 440.0), (3, 523.25), (4, 659.25), (6, 587.33), (7, 523.25), (8, 440.0)]
    chords = [(0, (130.81, 196.0, 261.63)), (4, (110.0, 164.81, 261.63)), (8, (87.31, 174.61, 220))]
    events = [(beat, f, 0.5) for beat, f in notes]
    events += [(beat, f, 0.25) for beat, chord in chords for f in chord]
    for beat, frequency, level in events:
        start = int(beat * 0.22 * RATE)
        for harmonic in range(1, 6):
            if start < count:
                add_tone(
                    result, start, 1.2, frequency * harmonic, level / harmonic**1.5,
                    0.45 / harmonic)
    return result


def beeps(count, chance):
    """The three tones of a microwave oven that is done."""
    result = [0.0] * count
    for k in range(3):
        add_tone(result, int((0.1 + 0.6 * k) * RATE), 0.35, 2050, 1, 5)
    return result


SOUNDS = {  # name: (seconds, maker)
    "silence": (1.5, None),
    "click": (1.0, click),
    "kitchen": (2.0, kitchen),
    "white noise": (1.5, white),
    "water": (1.5, water),
    "dishes": (1.5, dishes),
    "music": (2.4, music),
    "beeps": (2.0, beeps),
}


def recording(row):
    """The samples of one row of the table; what is random depends on the file's name alone."""
    chance = random.Random(row["file"])
    margin = [0.0] * int(MARGIN * RATE)
    if row["voice"] == "sound":
        seconds, make = SOUNDS[row["noise"]]
        count = int(seconds * RATE)
        sound = make(count, chance) if make else [0.0] * count
    else:
        sound = speak(row["voice"], row["spoken"] or row["words"])
    samples = margin + sound + margin
    if row["voice"] != "sound" and row["noise"]:
        name, decibels, unit = row["noise"].split()
        if (name, unit) != ("kitchen", "dB"):
            raise SystemExit(f"There is no noise “{row['noise']}”.")
        factor = loudest_second(samples) / 10 ** (float(decibels) / 20)
        noise = kitchen(len(samples), chance)
        samples = [s + factor * n for s, n in zip(samples, noise)]
    samples = peak_normalised(samples)
    return [s + FLOOR * chance.gauss(0, 1) for s in samples]


def make(job):
    folder, row = job
    path = os.path.join(folder, row["file"])
    os.makedirs(os.path.dirname(path), exist_ok=True)
    write(path, recording(row))
    return os.path.getsize(path)


def table(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file]
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def write_table(path, lines):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines("\t".join(line) + "\n" for line in lines)


def main():
    folder, wanted = sys.argv[1], set(sys.argv[2:])
    rows = table(os.path.join(folder, "sentences.tsv"))
    unknown = wanted - {row["file"] for row in rows}
    if unknown:
        raise SystemExit("Not in sentences.tsv: " + ", ".join(sorted(unknown)))
    if not shutil.which("pico2wave"):
        skipped = [row["file"] for row in rows if row["voice"] in PICO]
        print(f"No pico2wave here: without {', '.join(skipped)}.", file=sys.stderr)
        rows = [row for row in rows if row["voice"] not in PICO]

    jobs = [(folder, row) for row in rows if not wanted or row["file"] in wanted]
    with multiprocessing.Pool() as pool:
        sizes = pool.map(make, jobs, chunksize=1)

    answers = [
        (os.path.basename(row["file"]), plain(row["words"]), row["voice"])
        for row in rows if row["kind"] == "answer"
    ]
    answers.insert(0, ("file", "words", "voice"))
    write_table(os.path.join(folder, "answers", "answers.tsv"), answers)
    wakes = [("file", "wake", "command", "voice")]
    for row in rows:
        if row["kind"] == "wake":
            words = plain(row["words"]).split()
            wake, command = " ".join(words[:2]), " ".join(words[2:])
            wakes.append((os.path.basename(row["file"]), wake, command, row["voice"]))
    write_table(os.path.join(folder, "wake", "wake.tsv"), wakes)
    print(f"{len(sizes)} recordings, {sum(sizes) / 1e6:.1f} MB.", file=sys.stderr)


def plain(words):
    """The words as they are heard: without the commas that tell a voice to pause."""
    return words.replace(",", "")


if __name__ == "__main__":
    main()
