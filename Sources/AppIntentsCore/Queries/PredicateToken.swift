// SPDX-License-Identifier: Apache-2.0

/// A word, sign or value of a predicate format.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    case word, symbol, quoted, placeholder
    case number(Double)
  }

  var kind: Kind
  /// The spelling; of a quoted text what stands between the quotation marks.
  var text: String
  /// Offset of the first character in the format.
  var offset: Int

  static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
    let characters = Array(format)
    var tokens: [PredicateToken] = []
    var index = 0
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
        continue
      }
      guard let (token, next) = token(in: characters, at: index) else {
        throw PredicateFormatError(
          format: format, offset: index, reason: "\"\(characters[index])\" has no meaning here")
      }
      tokens.append(token)
      index = next
    }
    return tokens
  }

  private static func token(
    in characters: [Character], at start: Int
  ) -> (PredicateToken, next: Int)? {
    let first = characters[start]
    if first == "\"" || first == "'" {
      guard let end = characters[(start + 1)...].firstIndex(of: first) else { return nil }
      let text = String(characters[(start + 1)..<end])
      return (PredicateToken(kind: .quoted, text: text, offset: start), end + 1)
    }
    if first == "%" {
      return run(in: characters, from: start, .placeholder) { $0.isLetter || $0 == "@" }
    }
    if first.isNumber || first == "-" {
      guard let (token, next) = run(in: characters, from: start, .word, while: Self.isNumeric),
        let number = Double(token.text)
      else { return nil }
      return (PredicateToken(kind: .number(number), text: token.text, offset: start), next)
    }
    if first.isLetter || first == "_" || first == "#" {
      return run(in: characters, from: start, .word, while: Self.isWordPart)
    }
    return symbol(in: characters, at: start)
  }

  private static func run(
    in characters: [Character], from start: Int, _ kind: Kind, while condition: (Character) -> Bool
  ) -> (PredicateToken, next: Int)? {
    var end = start + 1
    while end < characters.count, condition(characters[end]) { end += 1 }
    let text = String(characters[start..<end])
    return (PredicateToken(kind: kind, text: text, offset: start), end)
  }

  private static func isNumeric(_ character: Character) -> Bool {
    character.isNumber || character == "."
  }

  /// The options of a comparison, `[cd]`, belong to its word.
  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.[]".contains(character)
  }

  private static func symbol(
    in characters: [Character], at start: Int
  ) -> (PredicateToken, next: Int)? {
    let rest = characters[start...]
    let spellings = [
      "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")",
    ]
    guard let text = spellings.first(where: { rest.starts(with: $0) }) else { return nil }
    var end = start + text.count
    if text == "==", end < characters.count, characters[end] == "[",
      let close = characters[end...].firstIndex(of: "]")
    {
      end = close + 1
    }
    let token = PredicateToken(kind: .symbol, text: String(characters[start..<end]), offset: start)
    return (token, end)
  }
}
