# SPDX-License-Identifier: Apache-2.0
"""Runs satellites of the package wyoming-satellite, and does for them what Home Assistant does.

usage: house.py PORT FOLDER NAME=FILE,FILE…   the recordings of a satellite are a wake phrase, a line,
a wake phrase, a line, and so on. PORT is that of the server, which the satellites call for their wake
phrase, and the house for words, answers and speech.
"""
import asyncio
import os
import sys

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncClient
from wyoming.handle import Handled, NotHandled
from wyoming.pipeline import RunPipeline
from wyoming.satellite import RunSatellite
from wyoming.tts import Synthesize

PORT, FOLDER = sys.argv[1], sys.argv[2]
HERE = os.path.dirname(os.path.abspath(__file__))
# After as many chunks of 1,024 samples, Home Assistant takes a line to be over: 15 seconds.
CHUNKS = 235
SERVER = f"tcp://127.0.0.1:{PORT}"


async def words(satellite):
    """The words of what the satellite streams; the server says when they are over."""
    async with AsyncClient.from_uri(SERVER) as server:
        await server.write_event(Transcribe(language="en").event())
        await server.write_event(AudioStart(rate=16000, width=2, channels=1).event())
        hearing = asyncio.create_task(transcript(server))
        count = 0
        while not hearing.done() and count < CHUNKS:
            event = await satellite.read_event()
            if AudioChunk.is_type(event.type):
                await server.write_event(event)
                count += 1
        await server.write_event(AudioStop().event())
        return await hearing


async def transcript(server):
    while True:
        event = await server.read_event()
        if Transcript.is_type(event.type):
            return Transcript.from_event(event)


async def answer(name, text):
    async with AsyncClient.from_uri(SERVER) as server:
        request = Transcript(text).event()
        request.data["context"] = {"satellite_id": name}
        await server.write_event(request)
        event = await server.read_event()
        assert Handled.is_type(event.type) or NotHandled.is_type(event.type), event
        return event.data["text"]


async def speak(satellite, text):
    async with AsyncClient.from_uri(SERVER) as server:
        await server.write_event(Synthesize(text).event())
        while True:
            event = await server.read_event()
            await satellite.write_event(event)
            if AudioStop.is_type(event.type):
                return


async def connected(address, process):
    while process.returncode is None:
        client = AsyncClient.from_uri(address)
        try:
            await client.connect()
            return client
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the satellite ended")


async def run(name, recordings):
    socket = os.path.join(FOLDER, f"{name}.socket")
    signal = os.path.join(FOLDER, f"{name}.signal")
    sound = os.path.join(FOLDER, f"{name}.sound")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "wyoming_satellite", "--uri", f"unix://{socket}", "--name", name,
        "--mic-command", " ".join([sys.executable, f"{HERE}/microphone.py", signal, *recordings]),
        "--snd-command", f"dd status=none oflag=append conv=notrunc of={sound}",
        "--snd-command-rate", "16000",
        "--wake-uri", SERVER, "--wake-word-name", "hey library",
        # The line is said once the satellite woke.
        "--detection-command", f"touch {signal}",
        stderr=open(os.path.join(FOLDER, f"{name}.log"), "wb"))
    try:
        satellite = await connected(f"unix://{socket}", process)
        await satellite.write_event(RunSatellite().event())
        turns = len(recordings) // 2
        for turn in range(turns):
            while not RunPipeline.is_type((await satellite.read_event()).type):
                pass
            heard = await words(satellite)
            print(name, "heard:", heard.text)
            reply = await answer(name, heard.text)
            print(name, "answer:", reply)
            await speak(satellite, reply)
            # It listens for its wake phrase again.
            await satellite.write_event(heard.event())
            if turn + 1 < turns:
                open(signal, "w").close()
        while not (os.path.exists(sound) and os.path.getsize(sound) > 16000):
            await asyncio.sleep(0.1)
        print(name, "spoke")
    finally:
        # Who is started by a program that blocks signals does not hear a milder one.
        process.kill()
        await process.wait()


async def main():
    satellites = [satellite.split("=") for satellite in sys.argv[3:]]
    await asyncio.gather(*(run(name, files.split(",")) for name, files in satellites))


asyncio.run(asyncio.wait_for(main(), 240))
