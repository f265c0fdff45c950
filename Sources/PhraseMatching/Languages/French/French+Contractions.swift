// SPDX-License-Identifier: Apache-2.0

extension French {
  /// What is run together, by the words in full.
  ///
  /// An apostrophe vanishes, so “j’ai” is the word “jai”. Recognizers write “j’ ai” and people “j ai”,
  /// which are two words: those are the full forms of what is elided. “Tu as” is “t’as” in speech.
  static let contractions: Contractions = {
    let elided: [(letter: String, words: [String])] = [
      (
        "j",
        [
          "ai", "aurai", "avais", "aime", "aimerais", "ajoute", "arrive", "attends", "écoute",
          "étais", "habite", "oublie", "ouvre", "utilise",
        ]
      ),
      ("l", ["ai", "alarme", "agenda", "application", "autre", "étagère", "heure", "image", "on"]),
      ("d", ["abord", "accord", "autres", "heure", "heures", "ici", "un", "une"]),
      ("m", ["a", "aide", "aider", "appelle", "as"]), ("n", ["a", "ai", "as", "est", "y"]),
      ("s", ["il", "ils", "est"]), ("c", ["est", "était"]),
      ("qu", ["elle", "elles", "est", "il", "ils", "on", "un", "une"]), ("aujourd", ["hui"]),
    ]
    let spoken = [
      "tu as": "t'as", "tu es": "t'es", "tu étais": "t'étais", "je dois": "j'dois",
      "je lis": "j'lis", "je peux": "j'peux", "je sais": "j'sais", "je suis": "j'suis",
      "je vais": "j'vais", "je veux": "j'veux", "je voudrais": "j'voudrais",
    ]
    var contractions = spoken
    for (letter, words) in elided {
      for word in words { contractions["\(letter) \(word)"] = "\(letter)'\(word)" }
    }
    return Contractions(contractions)
  }()
}
