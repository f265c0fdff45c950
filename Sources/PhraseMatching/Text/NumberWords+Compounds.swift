// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Numbers by their words without blanks and hyphens between them, from a table or worked out.
  struct Compounds: Sendable {
    /// The words that one may begin with.
    let beginnings: Set<String>
    private let number: @Sendable (String) -> Int?

    /// A table; `ofSigns` for a language in which each sign is a word.
    init(_ numbers: [String: Int], ofSigns: Bool = false) {
      beginnings = Set(ofSigns ? numbers.keys.map { String($0.prefix(1)) } : Array(numbers.keys))
      number = { numbers[$0] }
    }

    /// For a language in which a table would be large.
    init(beginnings: Set<String>, number: @escaping @Sendable (String) -> Int?) {
      self.beginnings = beginnings
      self.number = number
    }

    var isEmpty: Bool { beginnings.isEmpty }

    subscript(words: String) -> Int? { number(words) }
  }
}
