// SPDX-License-Identifier: Apache-2.0

extension German {
  static let requests = RequestWords(
    alike: [
      [
        "füge", "hinzufügen", "notiere", "notieren", "trage", "eintragen", "schreibe", "schreib",
        "buche", "erfasse", "merke", "speichere", "nimm",
      ],
      ["ausgegeben", "bezahlt", "gezahlt", "gekostet", "gekauft", "ausgabe"],
      ["öffne", "öffnen", "zeige", "zeig", "zeigen", "anzeigen", "ansehen"],
      ["zeige", "zeig", "zeigen", "nenne", "liste", "sag"],
      ["lösche", "löschen", "entferne", "entfernen", "streiche", "wirf"],
      ["verschiebe", "verschieben", "stelle", "stell", "lege", "leg", "räume", "packe", "pack"],
      ["gelesen", "ausgelesen", "fertig", "beendet", "durch"],
      ["erstelle", "erstellen", "lege", "anlegen", "neue", "mache"],
      ["finde", "suche", "such", "suchen", "finden"], ["gesamt", "insgesamt", "summe", "zusammen"],
      ["diagramm", "grafik", "schaubild"], ["letzte", "letzten", "neueste"],
    ],
    light: [
      "euro", "habe", "hab", "haben", "hast", "ist", "sind", "war", "will", "möchte", "kann",
      "kannst",
      "etwas", "was", "noch", "mal", "ein", "hinzu", "auf", "ab", "als", "schon", "es",
    ],
    questions: [
      "was", "wer", "wann", "wo", "wohin", "warum", "wie", "welche", "welcher", "welches", "wem",
      "ist", "sind", "hat", "habe ich", "hab ich", "soll",
    ],
    asides: [
      "äh", "ähm", "hm", "ach", "ah", "oh", "ups", "ok", "okay", "gut", "na gut", "also", "so",
      "nun",
      "hallo", "hey", "hi", "bitte", "danke", "warte", "moment", "übrigens", "ja", "super", "toll",
      "… bitte", "… danke", "… mal", "… also", "… dann", "… jetzt",
      "… schnell",
    ],
    hedges: ["… glaube ich", "… denke ich"],
    having: ["habe ich …", "gibt es …", "besitze ich …"],
    naming: ["namens", "genannt", "mit dem Namen", "mit dem Titel"],
    introductions: [
      "es heißt …", "das heißt …", "er heißt …", "sie heißt …", "nenn es …", "nenne es …",
      "nenn sie …", "der titel ist …", "der name ist …", "es ist von …",
    ],
    explanations: ["ich", "wir", "es", "das", "weil", "denn", "mein", "meine"],
    instructions: ["wie kann ich …", "wie … ich", "wie geht …", "was sage ich um …"],
    repetitions: [
      "was war die frage", "wie war die frage", "wiederhole die frage", "noch einmal bitte",
      "wie bitte", "was", "welche gibt es",
    ],
    opposites: [
      ["an", "aus"], ["ein", "aus"], ["auf", "zu"], ["hoch", "runter"], ["mit", "ohne"],
      ["vor", "nach"], ["mehr", "weniger"],
    ],
    reports: ["ich"],
    unreal: [
      "will", "wollte", "mochte", "moechte", "werde", "wurde", "wuerde", "konnte", "koennte",
      "sollte", "muss", "musste", "wenn", "falls", "plane",
    ])
}
