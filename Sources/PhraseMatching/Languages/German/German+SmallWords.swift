// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  static let german = SmallWords(
    fillers: [
      "bitte", "mal", "bitte mal", "doch", "jetzt", "gleich", "sofort", "noch", "nochmal", "hey",
      "hallo", "ok", "okay", "also", "so", "ah", "ahm", "ahem", "hm", "ja", "na", "nun", "schnell",
      "kurz", "danke", "vielen dank", "danke schon", "fur mich", "fur uns", "mir", "uns",
      "kannst du", "konntest du", "konnen sie", "konnten sie", "wurdest du", "wurden sie",
      "kann ich", "ich mochte", "ich will", "ich hatte gerne", "ich mochte dass du", "lass uns",
      "sei so gut", "wenn du kannst", "das", "der", "die", "den", "dem", "ein", "eine", "einen",
      "mein", "meine", "meinen",
    ],
    droppable: [
      "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "mein",
      "meine", "meinen", "meinem", "meiner", "in", "im", "ins", "am", "an", "auf", "bei", "beim",
      "von", "vom", "zu", "zum", "zur", "mit", "fur", "bitte", "mir", "und", "aus",
    ],
    opposites: [
      ["an", "aus"], ["auf", "zu"], ["in", "aus"], ["von", "zu"], ["mit", "ohne"],
      ["vor", "nach"], ["uber", "unter"], ["und", "oder"],
    ],
    denials: [
      "nicht", "kein", "keine", "keinen", "nie", "niemals", "nichts", "ohne", "niemand", "weder",
      "stopp",
    ],
    oppositeBeginnings: [
      ["an", "ab", "aus", "ein"], ["auf", "zu", "ab"], ["", "un"], ["", "ent"],
      ["ver", "ent", "be"],
      ["hin", "her"], ["vor", "nach"], ["ober", "unter"],
    ],
    plurals: [("en", ""), ("er", ""), ("e", ""), ("n", ""), ("s", "")])
}
