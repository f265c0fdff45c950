// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  /// Apostrophes vanish: “s’il te plaît” is “sil te plait” here, and “j’aimerais” “jaimerais”.
  static let french = SmallWords(
    fillers: [
      "sil te plait", "sil vous plait", "s il te plait", "s il vous plait", "sil te plais",
      "sil vous plais", "stp", "svp", "siouplait", "maintenant", "encore", "encore une fois",
      "alors", "donc", "bon", "ben", "bah", "bon ben", "eh bien", "et bien", "euh", "heu", "hum",
      "hein", "ah", "oh", "eh", "hey", "he", "tiens", "voila", "allez", "allo", "salut", "coucou",
      "bonjour", "bonsoir", "ok", "okay", "daccord", "d accord", "oui", "ouais", "merci",
      "merci beaucoup", "merci bien", "merci davance", "mille mercis", "pour moi", "pour nous",
      "moi", "me", "nous", "en ce moment", "pour le moment", "pour linstant", "juste", "simplement",
      "vite", "vite fait", "rapidement", "aussi", "du coup",
      "au fait", "dailleurs", "tout de suite", "immediatement", "des que possible", "peux tu",
      "pouvez vous", "pourrais tu", "pourriez vous", "tu peux", "vous pouvez", "tu pourrais",
      "vous pourriez", "peut on", "on peut", "on pourrait", "pourrait on", "puis je",
      "est ce que tu peux", "est ce que vous pouvez", "est ce que tu pourrais",
      "est ce que vous pourriez", "est ce que je peux", "est ce que je pourrais",
      "est ce quon peut", "je peux", "je pourrais", "veux tu", "voulez vous", "tu veux bien",
      "vous voulez bien", "veux tu bien", "voulez vous bien", "veuillez", "je veux", "jveux",
      "je voudrais", "jvoudrais", "je voudrais bien", "je veux que tu", "je voudrais que tu",
      "je voudrais que vous", "jaimerais", "j aimerais", "jaimerais bien", "j aimerais bien",
      "jaimerais que tu", "jaimerais que vous", "je souhaite", "je souhaiterais", "jai besoin de",
      "j ai besoin de", "jai envie de", "jai besoin que tu", "il faut", "il faudrait", "faut",
      "il faudrait que tu", "est il possible de", "serait il possible de", "est ce possible de",
      "cest possible de", "il est possible de", "ce serait possible de", "y a moyen de",
      "il y a moyen de", "ca te derange de", "ca te derangerait de", "ca vous derange de",
      "ca vous derangerait de", "ca tennuie de", "ca vous ennuie de", "aurais tu la gentillesse de",
      "auriez vous la gentillesse de", "auriez vous lobligeance de", "aurais tu lamabilite de",
      "auriez vous lamabilite de", "sois gentil", "sois gentille", "sois gentil et", "merci de",
      "je te prie de", "je vous prie de", "je ten prie", "je vous en prie", "je te prie",
      "je vous prie", "si tu peux", "si vous pouvez", "si tu veux bien", "si vous voulez bien",
      "si possible", "si cest possible", "quand tu peux", "quand vous pouvez",
      "quand tu as le temps", "quand tu auras le temps", "quand vous avez le temps",
      "quand tu as une minute", "quand vous avez une minute", "dis moi", "dites moi", "dis",
      "essaie de", "excuse moi", "excusez moi", "pardon", "vas y", "allez y", "le", "la",
      "les", "un", "une", "mon", "ma", "mes", "notre", "nos", "ce", "cet", "cette", "ces",
    ],
    openers: ["regarde", "ecoute", "dabord", "voyons"],
    droppable: [
      "le", "la", "les", "un", "une", "des", "du", "de", "l", "d", "mon", "ma", "mes", "notre",
      "nos", "ton", "ta", "tes", "votre", "vos", "ce", "cet", "cette", "ces", "dans", "en", "sur",
      "a", "au", "aux", "avec", "pour", "par", "vers", "chez", "comme", "et", "moi", "me", "je",
      "j", "que", "qui", "est", "sont", "y", "appele", "appelee", "intitule", "intitulee", "nomme",
      "nommee",
    ],
    opposites: [
      ["avec", "sans"], ["avant", "apres"], ["sur", "sous"], ["a", "de"], ["a", "du"],
      ["au", "du"],
      ["aux", "des"], ["vers", "de"], ["et", "ou"], ["dans", "hors"],
      ["pour", "contre"], ["pour", "par"], ["pour", "sans"], ["mon", "ton"], ["ma", "ta"],
      ["mes", "tes"], ["notre", "votre"], ["nos", "vos"], ["est", "nest"], ["en", "hors"],
    ],
    denials: [
      "pas", "ne", "n", "jamais", "rien", "aucun", "aucune", "aucunement", "nullement", "sans",
      "ni", "non", "nan", "personne", "sauf", "hormis", "excepte", "guere", "plus", "arrete",
      "arreter", "arretez", "cesse", "cessez", "evite", "evitez", "stop", "nest", "nai", "nas",
      "na", "nont",
    ],
    oppositeBeginnings: [
      ["", "de"], ["", "des"], ["", "dis"], ["", "in"], ["", "im"], ["", "re"], ["", "r"],
      ["", "mal"], ["", "non"], ["", "pre"], ["", "anti"],
      // “N’ouvre” is one word.
      ["", "n"], ["in", "ex"], ["im", "ex"], ["in", "de"], ["en", "de"], ["em", "de"],
      ["de", "re"], ["max", "min"], ["sur", "sous"],
    ],
    plurals: [("eaux", "eau"), ("aux", "al"), ("s", ""), ("x", "")])
}
