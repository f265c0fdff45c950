# SPDX-License-Identifier: Apache-2.0
"""Plays recordings as a microphone hears them: in their time, with silence before, between and after.

usage: microphone.py SIGNAL FILE…   the next recording is played once the file SIGNAL is there, which
then goes; the first is played at once.
"""
import os
import sys
import time
import wave

PIECE = 1024
SECONDS = PIECE / 16000


def play(samples):
    sys.stdout.buffer.write(samples)
    sys.stdout.buffer.flush()
    time.sleep(SECONDS)


def silence():
    play(bytes(2 * PIECE))


def main():
    signal, recordings = sys.argv[1], sys.argv[2:]
    for _ in range(8):
        silence()
    for number, recording in enumerate(recordings):
        while number and not os.path.exists(signal):
            silence()
        if number:
            os.remove(signal)
            silence()
        with wave.open(recording) as sound:
            while samples := sound.readframes(PIECE):
                play(samples.ljust(2 * PIECE, b"\0"))
    while True:
        silence()


main()
