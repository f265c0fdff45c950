"""PocketSphinx, called as the program calls it: by `Sources/CPocketSphinx/shim.c`, compiled."""
import ctypes
import functools
import pathlib
import re
import shlex
import subprocess
import tempfile

import numpy

MODEL = pathlib.Path("/usr/share/pocketsphinx/model/en-us")
# The settings of the program's grammars; frames of silence keep their places.
OPTIONS = {
    "-beam": "1e-80", "-wbeam": "1e-60", "-pbeam": "1e-80", "-silprob": "0.1", "-bestpath": "no",
    "-fsgusealtpron": "no", "-remove_silence": "no"}
SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "CPocketSphinx"


class Sound(ctypes.Structure):
    _fields_ = [("values", ctypes.c_void_p), ("width", ctypes.c_int), ("count", ctypes.c_int)]


@functools.cache
def library():
    folder = tempfile.mkdtemp()
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "pocketsphinx"],
        check=True, capture_output=True, text=True).stdout
    path = f"{folder}/shim.so"
    subprocess.run(
        ["cc", "-O2", "-shared", "-fPIC", f"-I{SOURCES / 'include'}", SOURCES / "shim.c",
         "-o", path, *shlex.split(flags)], check=True)
    handle, text, number = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
    sound = ctypes.POINTER(Sound)
    loaded = ctypes.CDLL(path)
    for name, result, *arguments in [
        ("phrase_sphinx_silence_messages", None),
        ("phrase_sphinx_open", handle, number, ctypes.POINTER(text)),
        ("phrase_sphinx_add_word", number, handle, text, text),
        ("phrase_sphinx_add_grammar", number, handle, text, text, ctypes.c_size_t, ctypes.c_float),
        ("phrase_sphinx_use", number, handle, text),
        ("phrase_sphinx_remove", number, handle, text),
        ("phrase_sphinx_start", number, handle),
        ("phrase_sphinx_analyze", number, handle, ctypes.c_void_p, ctypes.c_size_t, sound),
        ("phrase_sphinx_decode", number, handle, sound, number, number),
        ("phrase_sphinx_forget", None, sound),
        ("phrase_sphinx_end", number, handle),
        ("ps_get_hyp", text, handle, ctypes.POINTER(ctypes.c_int32)),
        ("ps_seg_iter", handle, handle),
        ("ps_seg_next", handle, handle),
        ("ps_seg_word", text, handle),
        ("ps_seg_frames", None, handle, ctypes.POINTER(number), ctypes.POINTER(number)),
    ]:
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, arguments
    return loaded


class Decoder:
    """A decoder with words and one grammar at a time."""

    def __init__(self, options):
        library().phrase_sphinx_silence_messages()
        words = ["-hmm", str(MODEL / "en-us")]
        words += [word for pair in options.items() for word in pair]
        arguments = (ctypes.c_char_p * len(words))(*[word.encode() for word in words])
        self.handle = library().phrase_sphinx_open(len(words), arguments)

    def add(self, word, phones):
        library().phrase_sphinx_add_word(self.handle, word.encode(), phones.encode())

    def decode(self, samples, grammar, weight=3.0):
        """The words that fit best, as (word, first frame, last frame); none where none fits."""
        text = grammar.encode()
        if library().phrase_sphinx_add_grammar(self.handle, b"it", text, len(text), weight) != 0:
            return []
        library().phrase_sphinx_use(self.handle, b"it")
        library().phrase_sphinx_start(self.handle)
        self.feed(numpy.ascontiguousarray(samples, "<i2"))
        library().phrase_sphinx_end(self.handle)
        segments = list(self.segments())
        library().phrase_sphinx_remove(self.handle, b"it")
        return segments

    def feed(self, samples):
        sound = Sound()
        library().phrase_sphinx_analyze(
            self.handle, samples.ctypes.data, len(samples), ctypes.byref(sound))
        for first in range(0, sound.count, 10):
            library().phrase_sphinx_decode(
                self.handle, ctypes.byref(sound), first, min(10, sound.count - first))
        library().phrase_sphinx_forget(ctypes.byref(sound))

    def segments(self):
        first, last = ctypes.c_int(), ctypes.c_int()
        score = ctypes.c_int32()
        if library().ps_get_hyp(self.handle, ctypes.byref(score)) is None:
            return
        segment = library().ps_seg_iter(self.handle)
        while segment:
            library().ps_seg_frames(segment, ctypes.byref(first), ctypes.byref(last))
            word = library().ps_seg_word(segment).decode()
            yield re.sub(r"\(\d+\)", "", word), first.value, last.value
            segment = library().ps_seg_next(segment)
