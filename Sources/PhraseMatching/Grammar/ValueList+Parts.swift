// SPDX-License-Identifier: Apache-2.0

extension ValueList {
  /// Parts of longer forms would be as many as the square of their words.
  private static let longestForm = 8
  /// Shorter parts are too easily taken for something else.
  private static let fewestLetters = 4

  /// The list with further forms: the parts of forms that only one value has.
  ///
  /// ```
  /// The Lord of the Rings           lord of, of the rings, the rings, rings …
  /// The Lord God Made Them All      lord god, god made them, made …      but not "the lord"
  /// ```
  ///
  /// - Parameter language: A part that has nothing but its small words is none.
  /// - Returns: The list, each value with its own forms first.
  /// - Complexity: O(*n*) in the words of all forms, times the words of one.
  package func namingByParts(language: String) -> ValueList {
    let small = Language.known(language)
    var owners: [String: Int] = [:]
    /// What several values have, as a form or as a part of one.
    var shared: Set<String> = []
    var parts: [[String: String]] = []
    for value in values {
      var own: [String: String] = [:]
      for form in value.forms {
        let tokens = Utterance(form).tokens
        let words = tokens.map(\.text)
        for part in words.parts(within: Self.longestForm) {
          let name = words[part].joined(separator: " ")
          if owners.updateValue(value.id, forKey: name).map({ $0 != value.id }) == true {
            shared.insert(name)
          }
          guard part.count < words.count, small?.areSmall(Set(words[part])) != true,
            name.count(where: \.isLetter) >= Self.fewestLetters
          else { continue }
          let last = tokens[part.upperBound - 1]
          own[name] = form.utf8Text(tokens[part.lowerBound].span.lowerBound..<last.span.upperBound)
        }
      }
      parts.append(own)
    }
    return ValueList(
      name: name,
      values: zip(values, parts).map { value, parts in
        let unique = parts.filter { !shared.contains($0.key) }.sorted { $0.key < $1.key }
        return Value(id: value.id, forms: value.forms + unique.map(\.value))
      })
  }
}

extension [String] {
  /// The places of words that follow each other; only all of them where there are too many.
  fileprivate func parts(within limit: Int) -> [Range<Int>] {
    guard count <= limit else { return [indices] }
    return indices.flatMap { first in (first + 1...count).map { first..<$0 } }
  }
}
