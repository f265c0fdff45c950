// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  static let italian = SmallWords(
    fillers: [
      "per favore", "per piacere", "per cortesia", "perfavore", "pf", "pls", "cortesemente",
      "gentilmente", "ti prego", "grazie", "grazie mille", "tante grazie", "molte grazie",
      "mille grazie", "grazie in anticipo", "adesso", "ora", "subito", "immediatamente",
      "velocemente", "in fretta", "rapidamente", "di nuovo", "ancora", "ancora una volta",
      "unaltra volta", "poi", "allora", "dunque", "quindi", "anche", "pure", "beh", "be", "mah",
      "ehm", "em", "eh", "ehi", "hey", "ehila", "ah", "oh", "uhm", "mmm", "mm", "ciao", "salve",
      "buongiorno", "buon giorno", "buonasera", "buona sera", "buon pomeriggio", "ok", "okay",
      "va bene", "bene", "daccordo", "si", "dai", "forza", "insomma", "praticamente", "in pratica",
      "diciamo", "semplicemente", "scusa", "scusami", "scusi", "per me", "per noi", "a me", "mi",
      "ci", "un po", "un attimo", "un momento", "puoi", "potresti", "potete", "potreste",
      "mi puoi", "mi potresti", "ci puoi", "riesci a", "riusciresti a", "posso", "potrei",
      "possiamo", "voglio", "vorrei", "vorrei che", "voglio che", "mi piacerebbe", "devo",
      "dovrei", "devi", "dovresti", "ho bisogno di", "avrei bisogno di", "mi serve",
      "mi servirebbe",
      "ti va di", "ti dispiace", "ti dispiacerebbe", "ti spiace", "ti chiedo di", "prova a",
      "provi a", "cerca di", "fammi il favore di", "fammi un favore", "mi fai il favore di",
      "mi faresti il favore di", "saresti cosi gentile da", "sii gentile", "se puoi",
      "se potessi", "se riesci", "se possibile", "se e possibile", "se vuoi", "se non ti dispiace",
      "se non ti spiace", "quando puoi", "quando hai tempo", "quando hai un attimo",
      "quando hai un momento", "appena puoi", "lascia che", "sai", "il", "i", "gli", "un", "uno",
      "una", "la", "le", "mio", "mia", "miei", "mie", "nostro", "nostra", "nostri", "nostre",
      "questo", "questa", "quel", "quella",
    ],
    openers: ["senti", "ascolta", "guarda", "ecco", "bravo", "prima", "perfetto", "dimmi", "su"],
    droppable: [
      "il", "lo", "la", "i", "gli", "le", "l", "un", "uno", "una", "mio", "mia", "miei", "mie",
      "tuo", "tua", "questo", "questa", "quel", "quello", "quella", "di", "del", "dello", "della",
      "dei", "degli", "delle", "dell", "d", "a", "ad", "al", "allo", "alla", "ai", "agli", "alle",
      "all", "da", "dal", "dallo", "dalla", "dai", "dagli", "dalle", "in", "nel", "nello", "nella",
      "nei", "negli", "nelle",
      "con", "su", "sul", "sullo", "sulla", "sui", "sugli", "sulle", "per", "tra", "fra", "e", "ed",
      "mi", "ci", "me", "che", "si", "come", "chiamato", "intitolato", "per favore",
    ],
    opposites: [
      ["con", "senza"], ["prima", "dopo"], ["su", "giu"], ["a", "da"], ["al", "dal"],
      ["alla", "dalla"], ["allo", "dallo"], ["ai", "dai"], ["alle", "dalle"], ["in", "da"],
      ["nel", "dal"], ["nella", "dalla"], ["nelle", "dalle"], ["sul", "dal"], ["sulla", "dalla"],
      ["sullo", "dallo"], ["per", "contro"], ["per", "da"], ["sopra", "sotto"],
      ["dentro", "fuori"], ["entro", "dopo"], ["e", "o"], ["ed", "o"], ["mio", "tuo"],
      ["mia", "tua"], ["questo", "quello"], ["questa", "quella"], ["acceso", "spento"],
      ["accesa", "spenta"], ["a", "per"],
    ],
    denials: [
      "non", "no", "mai", "niente", "nulla", "nessuno", "nessuna", "nessun", "senza", "ne",
      "neanche", "nemmeno", "neppure", "mica", "tranne", "eccetto", "salvo", "fuorche", "smetti",
      "smettila", "basta", "evita", "stop", "ferma", "guai",
    ],
    oppositeBeginnings: [
      ["", "dis"], ["", "s"], ["", "in"], ["", "im"], ["", "ir"], ["", "il"], ["", "de"],
      ["", "ri"], ["", "non"], ["", "pre"], ["in", "de"], ["in", "dis"], ["in", "es"], ["in", "s"],
      ["im", "es"], ["im", "s"], ["as", "dis"], ["acc", "disc"], ["mass", "min"], ["max", "min"],
      ["an", "pos"], ["sopra", "sotto"], ["inter", "es"], ["entr", "usc"], ["am", "dim"],
    ],
    plurals: [
      ("chi", "co"), ("ghi", "go"), ("che", "ca"), ("ghe", "ga"), ("i", "o"), ("e", "a"),
      ("i", "e"), ("i", "io"), ("i", "a"),
    ])
}
