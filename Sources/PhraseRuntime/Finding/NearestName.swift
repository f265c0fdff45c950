// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The known name that is most like one that is not known.
package enum NearestName {
  /// The longest name that is compared; beyond it nobody mistyped.
  private static let lengthLimit = 64

  /// The nearest of the names, if it is near: a third of its letters may differ.
  package static func of(_ name: String, in names: [String]) -> String? {
    let wanted = Array(Utterance(name).folded.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= lengthLimit else { return nil }
    let measured = names.map { candidate -> (name: String, distance: Int, length: Int) in
      let letters = Array(Utterance(candidate).folded.unicodeScalars.prefix(lengthLimit))
      return (candidate, distance(wanted, letters), max(letters.count, wanted.count))
    }
    return measured.filter { $0.distance * 3 <= $0.length }
      .min { $0.distance < $1.distance }?.name
  }

  /// The Levenshtein distance.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (line, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
