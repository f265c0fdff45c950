# Does what Scripts/check-audio-manifest promises.
# usage: python3 check_audio_manifest.py AUDIO-FOLDER PROGRAM [1: write the manifest]
import array
import json
import os
import subprocess
import sys
import wave

from make_audio import PEAK, PICO, RATE, plain, table, write_table

HEADER = ("file", "intent", "slots", "words", "voice", "noise")
LARGEST = 14_000_000
SNIPPET = " · "  # stands between a dialog and what a snippet below it shows
differences = []


def differ(text):
    differences.append(text)
    print(text, file=sys.stderr)


def phrase(program, *arguments, lines):
    said = "".join(line + "\n" for line in lines)
    result = subprocess.run([program, *arguments], input=said, text=True, stdout=subprocess.PIPE)
    if result.returncode > 2:
        raise SystemExit(69)
    return result.stdout.splitlines()


def manifest(program, rows):
    """The lines of the manifest, from the program's answers to the typed words."""
    rows = [row for row in rows if row["kind"] in ("request", "none")]
    said = sorted({plain(row["words"]) for row in rows} - {""})
    answers = phrase(program, "resolve", "--tolerance=0", "--json", "--fresh", lines=said)
    if len(answers) != len(said):
        raise SystemExit(f"{len(said)} sentences got {len(answers)} answers.")
    meanings = dict(zip(said, map(json.loads, answers)))
    meanings[""] = {"outcome": "none"}
    lines = []
    for row in rows:
        words = plain(row["words"])
        meaning = meanings[words]
        expected = ("match", "missing") if row["kind"] == "request" else ("none",)
        if meaning["outcome"] not in expected:
            outcomes = " or ".join(expected)
            differ(f"{row['file']}: “{words}” is {meaning['outcome']}, not {outcomes}.")
        slots = {name: slot["value"] for name, slot in meaning.get("parameters", {}).items()}
        slots = json.dumps(slots, ensure_ascii=False, sort_keys=True)
        intent = meaning.get("intent", "none")
        lines.append((row["file"], intent, slots, words, row["voice"], row["noise"]))
    return [HEADER] + lines


def check_manifest(path, expected):
    if not os.path.exists(path):
        differ("There is no manifest.tsv. Write it with Scripts/check-audio-manifest --write")
        return
    with open(path, encoding="utf-8") as file:
        present = [tuple(line.rstrip("\n").split("\t")) for line in file]
    for line in present:
        if line not in expected:
            differ("Only in the manifest: " + " | ".join(line))
    for line in expected:
        if line not in present:
            differ("Not in the manifest: " + " | ".join(line))
    if sorted(present) == sorted(set(present)) == sorted(expected) and present != expected:
        differ("The manifest has another order than sentences.tsv.")
    if len(present) != len(set(present)):
        differ("The manifest has a line twice.")


def check_tables(folder, program, rows):
    """The answers in conversations, and the commands after a wake phrase."""
    spoken = {row["file"]: plain(row["words"]) for row in rows}
    for row in table(os.path.join(folder, "answers", "conversations.tsv")):
        paths = [os.path.normpath(os.path.join("answers", name)) for name in row["said"].split()]
        unknown = [path for path in paths if path not in spoken]
        if unknown:
            differ("conversations.tsv: no " + ", ".join(unknown))
            continue
        answer = phrase(program, "repl", "--fresh", lines=[spoken[path] for path in paths])
        if len(answer) != len(paths) or answer[-1].split(SNIPPET)[0] != row["dialog"]:
            differ(f"conversations.tsv: {row['said']}: {' / '.join(answer)}")
    wakes = table(os.path.join(folder, "wake", "wake.tsv"))
    commands = sorted({row["command"] for row in wakes} - {""})
    answers = phrase(program, "resolve", "--tolerance=0", "--json", "--fresh", lines=commands)
    if len(answers) != len(commands):
        differ(f"wake.tsv: {len(commands)} commands got {len(answers)} answers.")
    for command, answer in zip(commands, answers):
        if json.loads(answer)["outcome"] not in ("match", "missing"):
            differ(f"wake.tsv: “{command}” is not understood.")
    check_list(folder, "answers/answers.tsv", "answer", rows)
    check_list(folder, "wake/wake.tsv", "wake", rows)


def check_list(folder, name, kind, rows):
    """The list in a folder of recordings says what sentences.tsv says."""
    listed = {}
    for line in table(os.path.join(folder, name)):
        words = line["words"] if kind == "answer" else f"{line['wake']} {line['command']}".strip()
        listed[os.path.join(os.path.dirname(name), line["file"])] = (words, line["voice"])
    expected = {r["file"]: (plain(r["words"]), r["voice"]) for r in rows if r["kind"] == kind}
    for path in sorted(listed.keys() | expected.keys()):
        if listed.get(path) != expected.get(path):
            differ(f"{name} and sentences.tsv differ about {path}.")


def check_recordings(folder, rows):
    """The files are those of the table, all of one form, together not too large."""
    expected = {row["file"] for row in rows}
    size = 0
    for directory, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(directory, name)
            size += os.path.getsize(path)
            if name.endswith(".wav") and os.path.relpath(path, folder) not in expected:
                differ(f"{os.path.relpath(path, folder)} is in no table.")
    if size > LARGEST:
        differ(f"The folder has {size} bytes, more than {LARGEST}.")
    for row in rows:
        path = os.path.join(folder, row["file"])
        if not os.path.exists(path):
            differ(f"{row['file']} is not there.")
            continue
        with wave.open(path, "rb") as file:
            form = (file.getframerate(), file.getnchannels(), file.getsampwidth())
            samples = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        if form != (RATE, 1, 2):
            differ(f"{row['file']} is not 16 kHz mono 16-bit: {form}.")
        peak = max(abs(s) for s in samples) / 32768
        if row["noise"] != "silence" and not 0.98 * PEAK < peak < 1.02 * PEAK:
            differ(f"{row['file']} has its peak at {peak:.3f} of full scale, not {PEAK:.3f}.")


def main():
    folder, program, write = sys.argv[1], sys.argv[2], len(sys.argv) > 3
    rows = table(os.path.join(folder, "sentences.tsv"))
    rows = [
        row for row in rows
        if row["voice"] not in PICO or os.path.exists(os.path.join(folder, row["file"]))
    ]
    expected = manifest(program, rows)
    path = os.path.join(folder, "manifest.tsv")
    if write:
        write_table(path, expected)
    check_manifest(path, expected)
    check_tables(folder, program, rows)
    check_recordings(folder, rows)
    if differences:
        raise SystemExit(1)
    print(f"{len(rows)} recordings are as the tables say.", file=sys.stderr)


if __name__ == "__main__":
    main()
