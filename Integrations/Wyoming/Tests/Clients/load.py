# SPDX-License-Identifier: Apache-2.0
"""Lets many satellites talk to a server at once, and says how long they waited.

usage: load.py PORT PID understand|act SATELLITES LINES | load.py PORT PID voice SATELLITES FILE
PID is the server's: what its processor time was a line is told as well. Text goes as Home Assistant
sends it, a connection for each line; sound comes in its time, and the wait is counted from its end.
The catalog is load.json, the file a recording of “open dune in library”.
"""
import asyncio
import os
import sys
import time
import wave

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStop, wav_to_chunks
from wyoming.client import AsyncTcpClient
from wyoming.intent import Recognize

PORT, PID, KIND, COUNT, WHAT = (*map(int, sys.argv[1:3]), sys.argv[3], int(sys.argv[4]), sys.argv[5])


def processor_time():
    with open(f"/proc/{PID}/stat") as file:
        user, system = file.read().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def memory():
    with open(f"/proc/{PID}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


async def answered(event, *kinds):
    async with AsyncTcpClient("127.0.0.1", PORT) as client:
        await client.write_event(event)
        while (answer := await client.read_event()).type not in kinds:
            pass
        return answer


async def talk(number, waits):
    context = {"satellite_id": f"assist_satellite.{number}"}
    for _ in range(int(WHAT)):
        start = time.perf_counter()
        if KIND == "act":
            event = Transcript("open dune in library", context=context).event()
            assert (await answered(event, "handled")).data["text"] == "Opened Dune."
        else:
            event = Recognize("open dune in library", context=context).event()
            assert (await answered(event, "intent")).data["name"] == "OpenBook"
        waits.append(time.perf_counter() - start)


async def speak(number, waits):
    async with AsyncTcpClient("127.0.0.1", PORT) as client:
        heard = asyncio.create_task(transcript(client))
        await client.write_event(Transcribe(language="en").event())
        start = time.perf_counter()
        with wave.open(WHAT) as sound:
            for event in wav_to_chunks(sound, 1024):
                chunk = event.event()
                await client.write_event(chunk)
                due = start + event.timestamp / 1000 + event.seconds
                await asyncio.sleep(max(0, due - time.perf_counter()))
        end = time.perf_counter()
        await client.write_event(AudioStop().event())
        text = await heard
        waits.append(max(0, time.perf_counter() - end))
        assert text == "Open Dune in Library", text


async def transcript(client):
    while not Transcript.is_type((event := await client.read_event()).type):
        pass
    return event.data["text"]


async def main():
    waits = []
    before, start = processor_time(), time.perf_counter()
    work = speak if KIND == "voice" else talk
    results = await asyncio.gather(
        *(work(number, waits) for number in range(COUNT)), return_exceptions=True)
    failures = [result for result in results if result is not None]
    seconds, spent = time.perf_counter() - start, processor_time() - before
    waits.sort()
    print(
        f"{COUNT} satellites, {len(waits)} lines in {seconds:.1f} s; waited: half "
        f"{1000 * waits[len(waits) // 2]:.0f} ms, 99 of 100 {1000 * waits[-1 - len(waits) // 100]:.0f}"
        f" ms, longest {1000 * waits[-1]:.0f} ms; server {1000 * spent / len(waits):.2f} ms a line, "
        f"{memory():.0f} MB; failures {len(failures)} {failures[:1]}")


asyncio.run(main())
