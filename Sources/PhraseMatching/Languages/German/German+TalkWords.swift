// SPDX-License-Identifier: Apache-2.0

extension German {
  static let words = TalkWords(
    cancel: [
      "abbrechen", "abbruch", "brich ab", "brich das ab", "stopp", "stop", "halt", "vergiss es",
      "vergiss das", "lass es", "lass gut sein", "lass mal", "schon gut", "nicht so wichtig",
      "cancel",
    ],
    yes: [
      "ja", "j", "jep", "jup", "jo", "jawohl", "klar", "na klar", "sicher", "ja sicher", "gern",
      "gerne", "ja gern", "ja gerne", "ok", "okay", "genau", "stimmt", "richtig", "passt",
      "mach das", "mach mal", "mach ruhig", "ja mach", "ja mach das", "tu das", "ja bitte",
      "bitte ja", "einverstanden", "natürlich", "natuerlich", "auf jeden fall", "unbedingt",
      "ja doch",
    ],
    no: [
      "nein", "n", "nee", "ne", "nö", "noe", "nicht", "nein danke", "lieber nicht", "besser nicht",
      "bitte nicht", "bloß nicht", "doch nicht", "nein lieber nicht", "nein doch nicht",
      "auf keinen fall", "keinesfalls", "lass das", "nein lass das", "stimmt nicht", "falsch",
    ],
    help: [
      "hilfe", "hilf mir", "hilf", "help", "was kann ich sagen", "was kannst du",
      "was kannst du alles", "was kann man sagen", "ich brauche hilfe",
    ],
    list: ["liste", "list"],
    quit: ["beenden", "ende", "exit", "quit"],
    ordinals: [
      ["erste", "ersten", "erster", "erstes", "eins"],
      ["zweite", "zweiten", "zweiter", "zweites", "zwei"],
      ["dritte", "dritten", "dritter", "drittes", "drei"],
      ["vierte", "vierten", "vierter", "viertes", "vier"],
      ["fünfte", "fünften", "fünfter", "fünftes", "fuenfte", "fuenften", "fünf"],
      ["sechste", "sechsten", "sechster", "sechstes", "sechs"],
      ["siebte", "siebten", "siebter", "siebtes", "siebente", "siebenten", "sieben"],
      ["achte", "achten", "achter", "achtes", "acht"],
      ["neunte", "neunten", "neunter", "neuntes", "neun"],
      ["zehnte", "zehnten", "zehnter", "zehntes", "zehn"],
    ],
    last: ["letzte", "letzten", "letzter", "letztes"],
    ordinalFrames: [
      "[der|die|das|den|dem] <place> [davon]", "nummer <place>", "die nummer <place>",
    ],
    answerOpeners: [
      "für", "fuer", "auf", "in", "im", "ins", "an", "am", "ans", "zu", "zum", "zur", "nach", "von",
      "vom", "aus", "bei", "beim", "mit", "um", "ab",
    ],
    corrections: [
      "ich meine", "ich meinte", "ich wollte sagen", "nein ich meine", "nein ich meinte",
      "genauer gesagt", "besser gesagt", "vielmehr", "beziehungsweise", "bzw", "eigentlich",
      "sorry", "entschuldigung", "quatsch", "ach nein", "ach nee", "äh nein", "ähm nein", "oh nein",
      "ups", "moment", "moment mal", "nein moment", "warte", "warte mal", "nein warte", "halt nein",
      "stopp nein", "doch lieber", "lieber", "dann lieber", "nein lieber", "oder lieber",
      "nein doch", "sagen wir", "sagen wir lieber", "mach daraus", "mach … daraus", "mach … draus",
      "mach lieber", "ändere das in", "ändere das auf", "ändere das zu", "nein,", "nee,", "ne,",
    ],
    back: [
      "zurück", "geh zurück", "bitte zurück", "einen schritt zurück", "vorherige frage",
      "die vorherige frage",
    ],
    finished: [
      "fertig", "das wars", "das war's", "das war es", "das war alles", "das ist alles",
      "mehr nicht", "nichts mehr", "nichts weiter", "sonst nichts", "keine mehr", "genug",
      "das reicht", "reicht",
    ],
    pressFrames: [
      """
      (drück|drücke|tippe|klick|klicke) [auf] \
      [den|die|das|den knopf|die taste|den schalter|die schaltfläche] <control>
      """,
      "[den|die|das|den knopf|die taste|den schalter] <control> (drücken|antippen|anklicken)",
    ],
    and: "und",
    or: "oder",
    undo: [
      """
      [bitte] [kannst du|könntest du] [bitte] \
      (rückgängig|rückgängig machen|mach rückgängig|zurücknehmen|undo) [bitte]
      """,
      "[bitte] (rueckgaengig|rueckgaengig machen|mach rueckgaengig|zuruecknehmen) [bitte]",
    ],
    undoThat: [
      """
      [bitte] (mach|mache) (das|es|dies|alles|das alles|beides|das letzte|die letzte aktion|den letzten schritt) \
      [bitte] [wieder] (rückgängig|rueckgaengig|ungeschehen) [bitte]
      """,
      """
      [bitte] [kannst du|könntest du] (das|es|das letzte|die letzte aktion) [bitte] [wieder] \
      (rückgängig machen|rueckgaengig machen|zurücknehmen)
      """,
      "[bitte] (nimm|stell|stelle|setz|setze) (das|es|sie|ihn) [bitte] [wieder] zurück [bitte]",
      "[bitte] (das|es) [bitte] [wieder] (rückgängig|rueckgaengig|zurück) [bitte]",
    ],
    redo: [
      "[bitte] (stell|stelle) (das|es|alles) [bitte] wieder her [bitte]",
      "[bitte] [kannst du|könntest du] [das|es|alles] [bitte] (wiederherstellen|redo) [bitte]",
      "[bitte] (mach|mache) (das|es) [bitte] doch wieder [bitte]",
    ],
    finding: finding,
    context: context, requests: requests
  )

  private static let context = ContextWords(
    references: [
      "es", "das", "das da", "das hier", "dies", "dies hier", "dieses", "dieses da", "dieses hier",
      "diese", "diese da", "diese hier", "diesen", "diesen da", "diesen hier", "dieser", "diesem",
      "den da", "den hier", "die da", "die hier", "dasselbe", "er", "ihn", "ihm", "sie", "ihr",
      "ihnen", "dort", "dorthin", "dahin", "darin", "drin", "da drin", "darauf", "drauf",
    ],
    attached: [],
    followUps: [
      "und", "und für", "und was ist mit", "was ist mit", "und wie ist es mit", "wie ist es mit",
      "und wie sieht es mit … aus", "wie sieht es mit … aus", "und wie sieht's mit … aus",
      "wie sieht's mit … aus", "und wie viel", "und wieviel", "und wie viel für", "und … auch",
      "und jetzt", "jetzt", "und noch … für", "noch … für", "und nochmal … für", "und davon",
      "davon", "und davon für",
    ],
    replacements: [
      "mach daraus", "mach … daraus", "mach … draus", "mach lieber", "mach doch", "ändere das in",
      "ändere das auf", "ändere das zu", "ändere es in", "ändere es auf", "ändere es zu",
      "ich meine", "ich meinte", "nein ich meine", "nein ich meinte", "ich wollte sagen",
      "eigentlich", "doch lieber", "lieber", "nein lieber", "nein doch", "besser gesagt",
      "genauer gesagt", "vielmehr", "nein,", "nee,", "ne,", "nein warte", "nee warte", "ne warte",
      "warte", "nein moment", "ach nein", "ach nee", "es war", "es waren", "das war", "das waren",
      "nein es war", "nein es waren", "nee es waren", "nein das war", "nein das waren", "quatsch",
      "ach quatsch", "sorry", "moment", "halt", "warens", "es warens", "nee warens", "nein warens",
      "ne halt", "nein halt",
    ],
    kinds: ["davon", "von denen", "von ihnen", "darunter"],
    kindsOfOne: ["davon", "von denen", "von ihnen", "darunter"],
    other: [
      "das andere", "die andere", "der andere", "den anderen", "dem anderen", "andere", "anderes",
      "das andere da", "die andere da", "den anderen da",
    ],
    again: [
      "nochmal", "noch mal", "noch einmal", "nochmals", "das gleiche nochmal",
      "das gleiche noch mal", "das gleiche noch einmal", "dasselbe nochmal", "dasselbe noch mal",
      "dasselbe noch einmal", "nochmal das gleiche", "noch mal das gleiche", "nochmal dasselbe",
      "noch mal dasselbe", "noch einmal dasselbe", "mach das nochmal", "mach das noch mal",
      "mach das noch einmal", "wiederhole das", "wiederhol das",
    ],
    count: ["wie viele", "wieviele", "wie viel", "wieviel"].flatMap { word in
      [
        "", " davon", " sind es", " sind das", " sind da", " sind dort", " sind da drin",
        " gibt es", " gibt's", " gibt es davon", " habe ich", " hab ich", " habe ich davon",
        " insgesamt",
        " sind es insgesamt",
      ].map { word + $0 }
    },
    connectors: [
      "und anschließend", "und danach", "und außerdem", "und dann", "und auch", "anschließend",
      "danach", "außerdem", "sowie", "dann", "und",
    ],
    none: ["keins", "keines", "keine", "keiner", "keinen"].flatMap { word in
      [
        word, "\(word) davon", "\(word) von beiden", "\(word) von denen", "\(word) der beiden",
        "gar \(word)",
      ]
    } + ["nichts davon", "weder noch", "weder das eine noch das andere"],
    exclusions: [
      "nicht", "nein nicht", "aber nicht", "nur nicht", "bloß nicht", "jedenfalls nicht",
      "alles außer", "… nicht", "nicht … sondern das andere",
    ],
    helpTopics: [
      "hilfe …", "hilfe zu …", "hilfe zur …", "hilfe zum …", "hilfe für …", "hilfe fuer …",
      "hilfe bei …", "hilfe mit …",
      "hilf mir mit …", "hilf mir bei …", "was kann ich in … sagen", "was kann ich zu … sagen",
      "was kann ich mit … machen", "wie funktioniert …", "wie geht …", "welche … gibt es",
      "welche … gibt's", "was für … gibt es", "was gibt es für …", "was gibt's für …",
    ],
    greetings: [
      "hallo", "hi", "hey", "hallo du", "hey du", "na", "hallo zusammen", "hallihallo", "guten tag",
      "guten morgen", "guten abend", "moin", "moin moin", "servus", "grüß gott",
      "grüß dich", "grüezi",
    ],
    farewells: [
      "danke", "danke schön", "dankeschön", "danke sehr", "danke dir", "vielen dank", "besten dank",
      "herzlichen dank", "tausend dank", "super danke", "merci", "tschüss", "tschuess", "tschüs",
      "tschau", "ciao", "ade", "auf wiedersehen", "auf wiederhören", "bis bald", "bis später",
      "bis dann", "bis morgen", "mach's gut", "gute nacht", "schönen tag noch", "danke tschüss",
      "danke und tschüss", "danke das war's", "das war's danke", "danke das war alles",
    ])
}
