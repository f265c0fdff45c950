// SPDX-License-Identifier: Apache-2.0

/// The known name that is most like one that is not known.
package enum NearestName {
  /// The longest name that is compared; beyond it nobody mistyped.
  private static let lengthLimit = 64

  /// The nearest of the names, if it is near: a third of its letters may differ, or words lack.
  package static func of(_ name: String, in names: [String]) -> String? {
    let wanted = Array(Utterance(name).folded.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= lengthLimit else { return nil }
    let measured = names.map { candidate -> (name: String, distance: Int, length: Int) in
      let letters = Array(Utterance(candidate).folded.unicodeScalars.prefix(lengthLimit))
      return (candidate, distance(wanted, letters), max(letters.count, wanted.count))
    }
    let near = measured.filter { $0.distance * 3 <= $0.length }
      .min { $0.distance < $1.distance }?.name
    return near ?? only(nameWith: name, in: names)
  }

  /// The one name that has all the words: "year" for "Year Published".
  private static func only(nameWith words: String, in names: [String]) -> String? {
    let wanted = Set(Utterance(words).tokens.map(\.text))
    let fitting = names.filter { wanted.isSubset(of: Utterance($0).tokens.map(\.text)) }
    return fitting.count == 1 ? fitting[0] : nil
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
