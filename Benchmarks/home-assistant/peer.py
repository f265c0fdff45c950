# SPDX-License-Identifier: Apache-2.0
"""Samples sentences from a language's own templates and recognizes sentences with hassil."""

import itertools
import random
import sys
import time

import yaml
from hassil import Intents, recognize_best
from hassil.expression import Alternative, ListReference, Permutation, RuleReference, Sequence, TextChunk
from hassil.intents import RangeSlotList, TextSlotList, WildcardSlotList
from hassil.numbers import get_rbnf_engine
from hassil.util import normalize_whitespace

WORDS = ["milk", "jazz", "blue moon", "three eggs", "dinner is ready", "zulu"]


def load(path):
    with open(path, encoding="utf-8") as file:
        return yaml.load(file, Loader=yaml.CSafeLoader)


ROOMS = ["attic", "cellar", "garden", "guest room", "hall", "kitchen", "nursery", "porch", "shed", "studio"]
LOOKS = ["amber", "big", "corner", "far", "green", "left", "low", "new", "round", "small", "tall", "white"]
THINGS = {"light": "lamp", "switch": "plug", "fan": "blower", "cover": "shade", "media_player": "speaker",
          "sensor": "meter", "lock": "bolt", "climate": "heater", "valve": "tap"}


def filled(home, count):
    """The home with entities of made-up names until there are so many."""
    names = itertools.product(ROOMS, LOOKS, THINGS.items())
    more = [{"name": f"{room} {look} {thing}", "id": f"{domain}.{room}_{look}".replace(" ", "_")}
            for room, look, (domain, thing) in names]
    return {**home, "entities": home["entities"] + more[:max(0, count - len(home["entities"]))]}


def home_lists(home):
    """The lists that the project's own tests make of a home."""
    names = [
        (entity["name"], entity["name"],
         {"domain": entity["id"].split(".")[0], **entity.get("attributes", {})})
        for entity in home["entities"]
    ]
    return {
        "name": TextSlotList.from_tuples(names),
        "area": TextSlotList.from_strings([area["name"] for area in home["areas"]]),
        "floor": TextSlotList.from_strings([floor["name"] for floor in home["floors"]]),
    }


class Sampler:
    """Says one random sentence of a template."""

    def __init__(self, intents, lists, seed):
        self.rules = intents.expansion_rules
        self.lists = {**intents.slot_lists, **lists}
        self.language = intents.language
        self.random = random.Random(seed)

    def say(self, expression, data):
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, Sequence):
            return "".join(self.say(item, data) for item in expression.items)
        if isinstance(expression, Alternative):
            return self.say(self.random.choice(expression.items), data)
        if isinstance(expression, Permutation):
            items = list(expression.items)
            self.random.shuffle(items)
            return "".join(self.say(item, data) for item in items)
        if isinstance(expression, RuleReference):
            rule = data.expansion_rules.get(expression.rule_name) or self.rules[expression.rule_name]
            return self.say(rule.expression, data)
        assert isinstance(expression, ListReference)
        return self.value(expression.list_name, data)

    def value(self, name, data):
        slot_list = data.slot_lists.get(name) or self.lists[name]
        if isinstance(slot_list, WildcardSlotList):
            return self.random.choice(WORDS)
        if isinstance(slot_list, RangeSlotList):
            number = self.random.choice(list(slot_list.get_numbers()))
            if self.random.random() < 0.3:
                try:
                    forms = get_rbnf_engine(self.language).format_number(number).text_by_ruleset
                    return self.random.choice(sorted(set(forms.values())))
                except (ValueError, RuntimeError):
                    pass
            return str(number)
        required = data.requires_context.get("domain")
        values = [
            value for value in slot_list.values
            if not (value.context and required and value.context.get("domain") is not None)
            or value.context["domain"] == required or value.context["domain"] in required
        ]
        return self.say(self.random.choice(values or slot_list.values).text_in, data)


def sample(intents, lists, home, count, seed):
    """Sentences of all templates in turn, each once."""
    sampler = Sampler(intents, lists, seed)
    templates = [
        (data, sentence)
        for intent in intents.intents.values() for data in intent.data for sentence in data.sentences
    ]
    sampler.random.shuffle(templates)
    found = {}
    for turn in range(count * 20):
        if len(found) >= count:
            break
        data, sentence = templates[turn % len(templates)]
        text = normalize_whitespace(sampler.say(sentence.expression, data)).strip()
        if text:
            context = {"area": home["areas"][0]["name"]} if "area" in data.requires_context else {}
            found.setdefault(text, context)
    return [{"text": text, "context": context} for text, context in found.items()]


def recognize(request, intents, lists):
    result = recognize_best(
        request["text"], intents, slot_lists=lists, intent_context=dict(request["context"]),
        best_slot_name="name", language=intents.language)
    if result is None:
        return {"intent": None, "slots": {}, "sentence": None}
    return {
        "intent": result.intent.name,
        "slots": {name: text(entity.value) for name, entity in result.entities.items()},
        "sentence": result.intent_sentence.text,
    }


def text(value):
    """A value as our side writes it."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, (int, float)):
        return str(int(value)) if value == int(value) else str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(text(item) for item in value) + "]"
    return str(value)


def timed(request, intents, lists):
    started = time.perf_counter()
    answer = recognize(request, intents, lists)
    return answer, (time.perf_counter() - started) * 1e6


def spoiled(requests, seed):
    """The requests with one word replaced, with one more at the end, and with one left out."""
    random_ = random.Random(seed)
    made = []
    for request in requests:
        words = request["text"].split()
        place = random_.randrange(len(words))
        for wrong in (
            words[:place] + ["qqq"] + words[place + 1:], words + ["qqq"],
            words[:place] + words[place + 1:],
        ):
            if wrong:
                made.append({**request, "text": " ".join(wrong)})
    return made
