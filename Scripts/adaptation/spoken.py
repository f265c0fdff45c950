"""What programs say: eSpeak NG, Flite and Festival."""
import os
import multiprocessing.pool
import subprocess

SPEEDS = (120, 185)  # words a minute
PITCHES = (25, 75)
PAUSES = ("0.3", "0.4")  # seconds around what Festival says, which begins at once
HEADER = 44  # bytes of a WAV file without sound


def say(voice, encoding, text, speed, pitch, path):
    """Has a voice say a text to a file: of a program, such as "flite:slt", or else of eSpeak NG.

    There is no file where a voice of Festival cannot say a letter.
    """
    program, name = voice.split(":") if ":" in voice else ("espeak", voice)
    if program == "flite":
        subprocess.run(["flite", "-voice", name, "-t", text, "-o", path], check=True)
        return
    raw = path.with_suffix(".raw.wav")
    if program == "festival":
        subprocess.run(
            ["text2wave", "-eval", f"(voice_{name})", "-o", raw], input=text.encode(encoding),
            stderr=subprocess.DEVNULL, check=True)
    else:
        subprocess.run(
            ["espeak-ng", "-v", name, "-s", str(speed), "-p", str(pitch), "-w", raw, text],
            check=True)
    if raw.stat().st_size <= HEADER:
        raw.unlink()
        return
    around = ["pad", *PAUSES] if program == "festival" else []
    subprocess.run(
        ["sox", "-D", "-V1", "-G", raw, "-r", "16000", "-c", "1", "-b", "16", path, *around],
        check=True)
    raw.unlink()


def say_all(jobs):
    """Has voices say texts, several at the same time."""
    with multiprocessing.pool.ThreadPool(os.cpu_count()) as pool:
        pool.starmap(say, jobs)
