// SPDX-License-Identifier: Apache-2.0

extension English {
  /// What is run together, by the words in full.
  static let contractions: Contractions = {
    let isShort = [
      "what", "who", "where", "when", "why", "how", "that", "there", "here", "it", "he", "she",
    ]
    let areShort = ["what", "who", "where", "how", "you", "we", "they"]
    let haveShort = ["i", "you", "we", "they"]
    let notShort = [
      "is", "are", "was", "were", "do", "does", "did", "has", "have", "had", "would", "should",
      "could",
    ]
    var contractions = ["i am": "i'm", "will not": "won't"]
    for word in isShort { contractions["\(word) is"] = "\(word)'s" }
    for word in areShort { contractions["\(word) are"] = "\(word)'re" }
    for word in haveShort {
      contractions["\(word) have"] = "\(word)'ve"
      contractions["\(word) will"] = "\(word)'ll"
    }
    for word in notShort { contractions["\(word) not"] = "\(word)n't" }
    return Contractions(contractions)
  }()
}
