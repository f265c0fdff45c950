"""What else may have been said: sentences of a catalog that differ from one in one value."""
import re

from grammar import rule
from transcripts import plain
from triphones import PAUSE

JOINING = ((), ("with",), ("and",))


class Alternatives:
    def __init__(self, catalog):
        self.values = [
            tuple(value["title"].split())
            for values in catalog["lists"].values() for value in values]
        self.lists = {
            name: "|".join(f"{value['title']} " for value in values)
            for name, values in catalog["lists"].items()}
        phrases = [
            rule(phrase) for shortcut in catalog["shortcuts"] for phrase in shortcut["phrases"]]
        self.accepted = re.compile("|".join(map(self.pattern, phrases)))

    def pattern(self, phrase):
        """A phrase as a regular expression; behind each word is one space."""
        signs = {"(": "(?:", "[": "(?:", "]": ")?", ")": ")", "|": "|"}
        parts = re.findall(r"<(\w+)>|([\w']+)|([()\[\]|])", phrase)
        return "".join(
            f"(?:{self.lists[name]})" if name else f"{re.escape(word)} " if word else signs[sign]
            for name, word, sign in parts)

    def of(self, transcript):
        """Pairs of a kind and words, each once: a value is another one, missing, or one too many.

        What is left of the transcript keeps its pauses and variants of pronunciation.
        """
        words = transcript.split()
        places = [index for index, word in enumerate(words) if word != PAUSE]
        said = tuple(plain(transcript))
        known = {said}
        for first in range(len(said) + 1):
            for last in self.ends(said, first):
                for kind, inside in self.insides(first < last):
                    sentence = said[:first] + inside + said[last:]
                    if sentence in known or not self.accepted.fullmatch(" ".join(sentence) + " "):
                        continue
                    known.add(sentence)
                    before = words[:places[first]] if first < len(places) else words
                    behind = words[places[last]:] if last < len(places) else []
                    yield kind, [*before, *inside, *behind]

    def ends(self, said, first):
        """Where a value may end that begins here, with a joining word before or behind; or here."""
        yield first
        for begin in (first, first + 1):
            if said[first:begin] not in JOINING:
                continue
            for value in self.values:
                end = begin + len(value)
                if said[begin:end] == value:
                    yield end
                    if said[end:end + 1] in JOINING[1:]:
                        yield end + 1

    def insides(self, replaces):
        """What may be there instead."""
        if replaces:
            yield "missing", ()
        for joining in JOINING:
            for value in self.values:
                yield "other" if replaces else "more", (*joining, *value)
