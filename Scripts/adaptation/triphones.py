"""The states of the acoustic model that a row of words goes through.

A phone sounds otherwise between others and at the border of a word: the model has a row of states
for each such triphone. MDEF is the model's definition as text, as `pocketsphinx_mdef_convert -text`
writes it.
"""
import numpy

SILENCE = "SIL"
PAUSE = "<sil>"
ANYWHERE = ("i", "b", "e", "s")  # inside a word, at its beginning, at its end, alone


def dictionary(path):
    with open(path, encoding="utf-8") as file:
        return {line.split()[0]: line.split()[1:] for line in file if line.strip()}


class Triphones:
    def __init__(self, mdef, words):
        self.words = dictionary(words)
        self.alone = {}
        self.between = {}
        with open(mdef, encoding="utf-8") as file:
            rows = [line.split() for line in file if line.rstrip().endswith(" N")]
        for phone, left, right, place, _, _, *states, _ in rows:
            states = [int(state) for state in states]
            if place == "-":
                self.alone[phone] = states
            else:
                self.between[phone, left, right, place] = states
        # The phone of each state, by its place: the states of a phone share densities.
        phones = {phone: index for index, phone in enumerate(self.alone)}
        pairs = [(state, phones[row[0]]) for row in rows for state in map(int, row[6:-1])]
        self.phone_of = numpy.empty(1 + max(state for state, _ in pairs), int)
        for state, phone in pairs:
            self.phone_of[state] = phone

    def states_of(self, phone, left, right, place):
        """Those of the triphone; where the model lacks it, of the one most like it."""
        for sides in ((left, right), (SILENCE, right), (left, SILENCE), (SILENCE, SILENCE)):
            for where in (place, *ANYWHERE):
                if states := self.between.get((phone, *sides, where)):
                    return states
        return self.alone[phone]

    def states(self, words):
        """Of words with pauses between, silence before and behind."""
        phones = [(SILENCE, "s")]
        for word in words:
            said = [SILENCE] if word == PAUSE else self.words[word]
            places = ["s"] if len(said) == 1 else ["b", *["i"] * (len(said) - 2), "e"]
            phones += zip(said, places)
        phones.append((SILENCE, "s"))
        names = [SILENCE, *(phone for phone, _ in phones), SILENCE]
        return [
            state
            for (phone, place), left, right in zip(phones, names, names[2:])
            for state in self.states_of(phone, left, right, place)]
