# SPDX-License-Identifier: Apache-2.0
"""Asks a server with the package wyoming, as Home Assistant does, and prints what comes back.

usage: client.py PORT STEP…   a step is a word and what it needs:
  describe | tell SATELLITE TEXT | understand TEXT | hear FILE | wake NAME FILE | speak TEXT
"""
import asyncio
import sys
import wave

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop, wav_to_chunks
from wyoming.client import AsyncTcpClient
from wyoming.error import Error
from wyoming.handle import Handled, NotHandled
from wyoming.info import Describe, Info
from wyoming.intent import Intent, NotRecognized, Recognize
from wyoming.ping import Ping, Pong
from wyoming.tts import Synthesize, SynthesizeVoice
from wyoming.wake import Detect, Detection, NotDetected

PORT = int(sys.argv[1])


def server():
    return AsyncTcpClient("127.0.0.1", PORT, read_timeout=60)


async def first(client, *kinds):
    """The first event of one of these kinds, or the error that came in its place."""
    while True:
        event = await client.read_event()
        if event is None:
            raise SystemExit("the connection ended")
        for kind in (*kinds, Error):
            if kind.is_type(event.type):
                return kind.from_event(event)


async def describe():
    async with server() as client:
        await client.write_event(Describe().event())
        info = await first(client, Info)
        for name in ("asr", "wake", "intent", "handle", "tts"):
            programs = getattr(info, name)
            models = [m for p in programs for m in (p.voices if name == "tts" else p.models)]
            print(name, [(m.name, m.languages) for m in models if m.installed])
        print("streams", [p.supports_transcript_streaming for p in info.asr])
        await client.write_event(Ping(text="there?").event())
        print("pong", (await first(client, Pong)).text)


async def tell(satellite, text):
    async with server() as client:
        context = {"satellite_id": satellite, "conversation_id": "01" + satellite}
        await client.write_event(Transcript(text, context=context, language="en").event())
        answer = await first(client, Handled, NotHandled)
        print(type(answer).__name__, answer.text)


async def understand(text):
    async with server() as client:
        await client.write_event(Recognize(text).event())
        intent = await first(client, Intent, NotRecognized)
        if isinstance(intent, NotRecognized):
            print("NotRecognized")
            return
        print(intent.name, {entity.name: entity.value for entity in intent.entities})
        # Back as it came, for what handles intents.
        await client.write_event(intent.event())
        print((await first(client, Handled, NotHandled)).text)


async def send(client, file):
    with wave.open(file) as sound:
        for event in wav_to_chunks(sound, 1024, start_event=True, stop_event=True):
            await client.write_event(event.event())


async def hear(file):
    async with server() as client:
        await client.write_event(Transcribe(language="en").event())
        sending = asyncio.create_task(send(client, file))
        print("heard:", (await first(client, Transcript)).text)
        await sending


async def wake(name, file):
    async with server() as client:
        await client.write_event(Detect(names=[name]).event())
        sending = asyncio.create_task(send(client, file))
        found = await first(client, Detection, NotDetected)
        print("woken:", found.name if isinstance(found, Detection) else None)
        await sending


async def speak(text):
    async with server() as client:
        voice = SynthesizeVoice(name="espeak-en")
        await client.write_event(Synthesize(text=text, voice=voice).event())
        start = await first(client, AudioStart)
        sound = b""
        while isinstance(event := await first(client, AudioChunk, AudioStop), AudioChunk):
            sound += event.audio
        seconds = len(sound) / start.rate / start.width / start.channels
        print("spoken:", 0.3 < seconds < 5, any(sound))


STEPS = {
    "describe": (describe, 0), "tell": (tell, 2), "understand": (understand, 1), "hear": (hear, 1),
    "wake": (wake, 2), "speak": (speak, 1),
}


async def main():
    words = sys.argv[2:]
    while words:
        step, count = STEPS[words.pop(0)]
        await step(*[words.pop(0) for _ in range(count)])


asyncio.run(main())
