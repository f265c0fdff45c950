// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  static let german = SmallWords(
    fillers: [
      "bitte", "bitte mal", "bitte sehr", "mal", "mal eben", "eben", "eben mal", "doch", "einfach",
      "jetzt", "jetzt gleich", "gleich", "sofort", "umgehend", "auf der stelle", "noch", "nochmal",
      "noch mal", "noch einmal", "nochmals", "wieder", "dann", "schnell", "kurz", "fix", "gerade",
      "grade", "grad", "schon", "bereits", "eigentlich", "denn", "ubrigens", "ruhig", "gern",
      "gerne",
      "hey", "hallo", "hi", "moin", "servus", "guten morgen", "guten tag", "guten abend", "du",
      "ok", "okay", "also", "so", "na", "na ja", "naja", "na gut", "nun", "nun ja", "tja", "ja",
      "alles klar", "ah", "ahm", "aehm", "ahem", "oh", "ach", "ach ja", "hm", "hmm", "mhm", "puh",
      "danke", "danke schon", "dankeschon", "danke dir", "danke im voraus", "vielen dank",
      "besten dank", "entschuldigung", "entschuldige", "verzeihung", "sorry", "fur mich",
      "fuer mich", "fur uns", "fuer uns", "mir", "uns", "kannst du", "konntest du", "koenntest du",
      "kann man", "konnte man", "konnen wir", "konnten wir", "konnen sie", "konnten sie",
      "wurdest du", "wuerdest du", "wurden sie", "magst du", "mochtest du", "kann ich",
      "konnte ich", "darf ich", "durfte ich", "ich mochte", "ich moechte", "ich mochte gern",
      "ich mochte gerne", "ich will", "ich wurde gern", "ich wurde gerne", "ich wuerde gerne",
      "ich hatte gern", "ich hatte gerne", "ich haette gerne", "ich muss", "ich brauche",
      "ich mochte dass du", "ich will dass du", "ich bitte dich", "ist es moglich",
      "ware es moglich", "es ware schon wenn du", "lass uns", "lass mich", "sei so gut",
      "sei so gut und", "sei so nett", "sei so nett und", "sei so lieb und",
      "tu mir den gefallen und", "wenn du kannst", "wenn du so nett warst", "wenn du zeit hast",
      "wenn es geht", "wenn moglich", "falls moglich", "so schnell wie moglich", "sag mal",
      "sag mir", "hor mal", "schau mal", "guck mal", "weisst du", "kannst du mir sagen",
      "konntest du mir sagen", "ich wusste gern", "ich wusste gerne", "ich mochte wissen",
      "ich will wissen", "mich interessiert", "das", "der", "die", "den", "dem", "ein", "eine",
      "einen", "einem", "einer", "ne", "nen", "mein", "meine", "meinen", "meinem", "meiner",
      "unser", "unsere", "unseren", "dies", "diese", "dieser", "dieses", "diesen", "diesem",
    ],
    openers: ["gut", "super", "prima", "pass auf", "zuerst"],
    droppable: [
      "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "mein",
      "meine", "meinen", "meinem", "meiner", "unser", "unsere", "unseren", "unserer", "dein",
      "deine", "deinen", "deiner", "dieser", "diese", "dieses", "diesen", "diesem", "in", "im",
      "ins", "am", "bei", "beim", "von", "vom", "zu", "zum", "zur", "nach", "mit",
      "fur", "furs", "per", "via", "als", "bitte", "mir", "mich", "uns", "ich", "es", "ist", "sind",
      "namens", "genannt", "und", "aus",
    ],
    opposites: [
      ["an", "aus"], ["ein", "aus"], ["an", "ab"], ["auf", "zu"], ["auf", "ab"], ["von", "zu"],
      ["vom", "zum"], ["von", "nach"], ["von", "bis"], ["mit", "ohne"], ["vor", "nach"],
      ["um", "vor"], ["um", "nach"], ["uber", "unter"],
      ["und", "oder"], ["fur", "gegen"], ["rein", "raus"], ["mein", "dein"], ["meine", "deine"],
      ["zu", "weg"],
    ],
    denials: [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "keines", "keins", "keinerlei", "nie",
      "niemals", "nimmer", "nichts", "ohne", "niemand", "niemanden", "nirgends", "nirgendwo",
      "weder", "ausser", "nein", "nee", "stopp", "stop",
    ],
    oppositeBeginnings: [
      ["an", "ab", "aus", "ein"], ["auf", "zu", "ab"], ["", "un"], ["", "ent"], ["", "ver"],
      ["", "ab"], ["", "um"], ["", "miss"], ["ver", "ent", "be", "er", "zer"], ["hin", "her"],
      ["vor", "nach"], ["ober", "unter"], ["uber", "unter"], ["innen", "aussen"], ["mit", "ohne"],
      ["max", "min"],
    ],
    plurals: [
      // “-er” and “-en” end too many words of other languages: “other” is no plural of “oth”.
      ("nen", ""), ("sen", ""), ("se", ""), ("en", "um"), ("es", ""), ("e", ""), ("n", ""),
      ("s", ""),
    ])
}
