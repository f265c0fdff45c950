#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""An app that misbehaves in each way that its phrases name."""
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kettle  # noqa: E402

kettle.IDENTIFIER = "org.phraseengine.app.Rogue"
kettle.PATH = "/" + kettle.IDENTIFIER.replace(".", "/")
kettle.DESCRIPTION = {
    "version": 1,
    "identifier": kettle.IDENTIFIER,
    "declarations": {
        "applications": [{"name": "Rogue"}],
        "shortcuts": [
            {"intent": "Take", "phrases": ["Take ${thing} in ${applicationName}"],
             "slots": {"thing": {"list": "things"}}}
        ] + [
            {"intent": name, "phrases": [f"{name} in ${{applicationName}}"]}
            for name in ["Flood", "Count", "Heap", "Stall", "Grow", "Nest", "Babble", "Insist", "Pose", "Show"]
        ],
        "lists": {"things": [{"id": "1", "title": "Stone"}]},
    },
}
SIGNALS = 5000


def send(member, signature, *arguments):
    import dbus
    from dbus.lowlevel import SignalMessage
    message = SignalMessage(kettle.PATH, kettle.INTERFACE, member)
    message.append(*arguments, signature=signature)
    dbus.SessionBus().send_message(message)


class Rogue:
    # How often all conversations were asked for values, and how many there are.
    asked = 0
    values = 1
    stalls = False

    def respond(self, request):
        kind = request["kind"]
        if kind == "values":
            Rogue.asked += 1
            while Rogue.stalls:
                time.sleep(1000)
            things = [{"kind": "entity", "type": "things", "id": str(number), "title": f"Thing {number}"}
                      for number in range(Rogue.values)]
            return kettle.reply("answered", "", value=things)
        if kind == "cancel":
            return kettle.reply("cancelled", "Cancelled.")
        if kind == "line":
            return self.insist()
        return getattr(self, request["intent"].lower())()

    def take(self):
        return kettle.reply("answered", "Taken.")

    def flood(self):
        for number in range(SIGNALS):
            event = {"version": 1, "kind": "progress", "fraction": 0.5, "text": f"{number}"}
            for conversation in range(1, 4):
                send("Event", "us", conversation, json.dumps(event))
            send("Changed", "s", "values")
        return kettle.reply("answered", "Flooded.")

    def count(self):
        return kettle.reply("answered", f"{Rogue.asked}")

    def heap(self):
        Rogue.values = 101
        send("Changed", "s", "values")
        return kettle.reply("answered", "Heaped.")

    def stall(self):
        Rogue.stalls = True
        return kettle.reply("answered", "Stalled.")

    def grow(self):
        return kettle.reply("answered", "x" * 17_000_000)

    def nest(self):
        value = []
        for _ in range(80):
            value = [value]
        return kettle.reply("answered", "", value=value)

    def babble(self):
        return "no reply"

    def insist(self):
        return kettle.reply("asked", "And now?", question={
            "kind": "value", "text": "And now?", "accepts": {"kind": "text"}, "language": "en"})

    def pose(self):
        return kettle.reply("answered", "Done.\x1b[2K\r\u202e\u2066 All paid.\x07", supporting="\x9b1mloud")

    def show(self):
        bar = {"kind": "progress", "fraction": 1e300, "label": "Far"}
        return kettle.reply("answered", "Shown.", card={"language": "en", "elements": [bar]},
                            value={"kind": "duration", "seconds": 1e17})


kettle.Talk = Rogue

if __name__ == "__main__":
    if sys.argv[1:] == ["describe"]:
        print(json.dumps(kettle.DESCRIPTION))
    else:
        kettle.serve()
