"""Makes the table of declarations from the symbol graphs of AppIntents and the modules beside it.

A declaration says itself how far it goes, in its documentation comment:

    - Important: Metadata only. There are no widgets.
    - Important: Partial. There is no camera that makes one; a program does.

One that says nothing counts as complete, and then a test or an example has to name it. So the table
can neither promise what nobody tries nor forget what was added. Result builders, which code never
names, are left out.
"""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Sources/AppIntentsCore/AppIntentsCore.docc/Coverage.md"
SOURCES = re.compile(r"Sources/(AppIntents(?:Core)?|CoreTransferable|UniformTypeIdentifiers|CoreSpotlight|OSLog|PlaceValues)/(\w+/)?")
# A module that others pass on under the names that apps import.
MODULES = {"PlaceValues": "Modules CoreLocation and GeoToolbox"}
KINDS = {
    "swift.struct": "structure", "swift.class": "class", "swift.enum": "enumeration",
    "swift.protocol": "protocol", "swift.macro": "macro", "swift.typealias": "type alias",
}
MARK = re.compile(r"- Important: (Metadata only|Partial)\. (.*)")


def declarations(graph):
    """Name, kind, folder or module, documentation of every public type and macro at the top level."""
    for symbol in graph["symbols"]:
        kind = KINDS.get(symbol["kind"]["identifier"])
        path = symbol["pathComponents"]
        place = SOURCES.search(symbol.get("location", {}).get("uri", ""))
        name = path[0].split("(")[0]
        if not kind or len(path) != 1 or name.startswith("_") or not place:
            continue
        if any(part["spelling"] == "@resultBuilder" for part in symbol["declarationFragments"]):
            continue
        module = MODULES.get(place[1], f"Module {place[1]}")
        folder = place[2].rstrip("/") if place[1].startswith("AppIntents") else module
        lines = [line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])]
        yield name, kind, folder, lines


def support(lines):
    """How far a declaration goes, and the reason."""
    for index, line in enumerate(lines):
        mark = MARK.match(line)
        if mark:
            rest = []
            for more in lines[index + 1 :]:
                if not more or more.startswith("- "):
                    break
                rest.append(more)
            return mark[1].lower(), " ".join([mark[2]] + rest)
    return "complete", ""


def words_of_tests():
    """Every name that a test or an example uses."""
    words = set()
    for folder in ("Tests", "Examples/Sources", "Examples/Tests"):
        for path in (ROOT / folder).rglob("*.swift"):
            words.update(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return words


def page(rows):
    counts = {}
    for row in rows:
        counts[row[3]] = counts.get(row[3], 0) + 1
    summary = ", ".join(f"{counts[level]} {level}" for level in sorted(counts))
    text = [
        "# What there is on Linux", "",
        "Every type and macro of the module and of those beside it, and how far it goes.", "",
        "## Overview", "",
        "*Complete*: declared and behaving as documented, and tried by a test or an example.",
        "*Partial*: something is left out, as the note says. *Metadata only*: it compiles and keeps its",
        "values, and nothing on Linux acts on them. Result builders are not listed.", "",
        f"`Scripts/coverage` makes the table from the declarations: {summary}.",
        "<doc:ComingFromIOS> tells what to do about what is missing.",
    ]
    for folder in sorted({row[2] for row in rows}):
        text += ["", f"### {folder}", "", "| declaration | kind | support | note |", "| --- | --- | --- | --- |"]
        for name, kind, _, level, note in sorted(row for row in rows if row[2] == folder):
            # A link leads to a symbol of the module that the page belongs to.
            is_link = kind != "macro" and not folder.startswith("Module")
            shown = f"``{name}``" if is_link else f"`@{name}`" if kind == "macro" else f"`{name}`"
            text.append(f"| {shown} | {kind} | {level} | {note} |")
    return "\n".join(text) + "\n"


def main():
    found = {}
    for path in pathlib.Path(sys.argv[1]).glob("*.symbols.json"):
        if "@" in path.name:  # what is added to the types of other modules
            continue
        for name, kind, folder, lines in declarations(json.loads(path.read_text(encoding="utf-8"))):
            # The overloads of a macro are one row.
            found.setdefault((name, kind), (name, kind, folder, *support(lines)))
    rows = sorted(found.values())
    tried = words_of_tests()
    untried = [row[0] for row in rows if row[3] == "complete" and row[0] not in tried]
    if untried:
        sys.exit("No test or example names these declarations, so they cannot count as complete: "
                 + ", ".join(untried))
    text = page(rows)
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            sys.exit("The table of declarations is out of date: run Scripts/coverage.")
        print(f"The table of {len(rows)} declarations is what the code says.")
    else:
        PAGE.write_text(text, encoding="utf-8")
        print(f"{PAGE.relative_to(ROOT)}: {len(rows)} declarations.")


main()
