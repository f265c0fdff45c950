#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A kettle as an app: the interface of the article “AppsOnTheBus” in another language than Swift."""
import json
import sys

IDENTIFIER = "org.phraseengine.app.Kettle"
PATH = "/" + IDENTIFIER.replace(".", "/")
INTERFACE = "org.phraseengine.Conversation1"

TEAS = [{"id": "1", "title": "Assam"}, {"id": "2", "title": "Sencha", "synonyms": ["green tea"]}]
DESCRIPTION = {
    "version": 1,
    "identifier": IDENTIFIER,
    "declarations": {
        "applications": [{"name": "Kettle"}],
        "shortcuts": [{
            "intent": "Brew",
            "phrases": ["Brew ${tea} in ${applicationName}", "Make tea in ${applicationName}"],
            "slots": {"tea": {"list": "teas"}},
            "needs": ["tea"],
        }],
        "lists": {"teas": TEAS},
    },
}


def reply(kind, text, **more):
    return {"version": 1, "kind": kind, "code": kind, "text": text, "language": "en"} | more


class Talk:
    """One conversation: what it asks, and what was brewed."""

    def __init__(self):
        self.is_asking = False

    def respond(self, request):
        kind = request["kind"]
        if kind == "values":
            values = [{"kind": "entity", "type": "teas"} | tea for tea in TEAS]
            return reply("answered", "", value=values)
        if kind == "describe":
            return reply("helped", "", declarations=DESCRIPTION["declarations"])
        if kind == "cancel":
            self.is_asking = False
            return reply("cancelled", "Cancelled.")
        if kind == "perform":
            return self.brew(request.get("parameters", {}).get("tea"))
        if kind == "line" and self.is_asking:
            return self.brew(request["text"])
        return reply("missed", "A kettle only brews.")

    def brew(self, words):
        for tea in TEAS:
            if words and words.lower() in (tea["id"], tea["title"].lower()):
                self.is_asking = False
                return reply("answered", f"{tea['title']} is ready in three minutes.", value=tea["title"])
        self.is_asking = True
        choices = [{"number": place + 1, "title": tea["title"]} for place, tea in enumerate(TEAS)]
        return reply("asked", "Which tea?", question={
            "kind": "choice", "title": "Tea", "text": "Which tea?", "choices": choices,
            "language": "en"})


def serve():
    import dbus
    import dbus.mainloop.glib
    import dbus.service
    from gi.repository import GLib

    class Kettle(dbus.service.Object):
        talks = {}

        @dbus.service.method(INTERFACE, in_signature="a{sv}", out_signature="u", sender_keyword="sender")
        def Open(self, settings, sender=None):
            number = len(self.talks) + 1
            self.talks[sender, number] = Talk()
            return number

        @dbus.service.method(INTERFACE, in_signature="us", out_signature="s", sender_keyword="sender")
        def Respond(self, number, request, sender=None):
            talk = self.talks.get((sender, int(number)))
            if talk is None:
                raise dbus.exceptions.DBusException(
                    "no such conversation", name="org.phraseengine.Error.UnknownConversation")
            return json.dumps(talk.respond(json.loads(request)))

        @dbus.service.method(INTERFACE, in_signature="u", sender_keyword="sender")
        def Close(self, number, sender=None):
            self.talks.pop((sender, int(number)), None)

    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    kettle = Kettle(bus, PATH)
    name = dbus.service.BusName(IDENTIFIER, bus)
    loop = GLib.MainLoop()
    bus.call_on_disconnection(lambda _: loop.quit())
    loop.run()


if __name__ == "__main__":
    if sys.argv[1:] == ["describe"]:
        print(json.dumps(DESCRIPTION))
    else:
        serve()
