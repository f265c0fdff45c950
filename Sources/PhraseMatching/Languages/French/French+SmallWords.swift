// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  static let french = SmallWords(
    fillers: [
      "sil te plait", "sil vous plait", "stp", "svp", "maintenant", "encore", "alors", "bon",
      "ben", "euh", "hum", "ah", "oh", "hey", "salut", "bonjour", "ok", "daccord", "oui", "merci",
      "merci beaucoup", "pour moi", "pour nous", "moi", "vite", "tout de suite", "peux tu",
      "pouvez vous", "pourrais tu", "pourriez vous", "tu peux", "vous pouvez", "je veux",
      "je voudrais", "jaimerais", "est ce que tu peux", "est ce que vous pouvez", "le", "la",
      "les", "un", "une", "mon", "ma", "mes",
    ],
    droppable: [
      "le", "la", "les", "un", "une", "des", "du", "de", "l", "d", "mon", "ma", "mes", "dans", "en",
      "sur", "a", "au", "aux", "avec", "pour", "par", "et", "moi",
    ],
    opposites: [
      ["avec", "sans"], ["avant", "apres"], ["sur", "sous"], ["a", "de"], ["et", "ou"],
    ],
    denials: [
      "pas", "ne", "jamais", "rien", "aucun", "aucune", "sans", "ni", "non", "personne", "sauf",
    ],
    oppositeBeginnings: [
      ["", "de"], ["", "des"], ["", "in"], ["", "im"], ["", "re"], ["", "r"], ["in", "ex"],
      ["in", "de"],
      ["max", "min"],
    ],
    plurals: [("eaux", "eau"), ("aux", "al"), ("s", ""), ("x", "")])
}
