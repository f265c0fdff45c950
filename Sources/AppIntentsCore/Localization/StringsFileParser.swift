// SPDX-License-Identifier: Apache-2.0

/// Reads the text of a `.strings` file from front to back, counting lines for messages.
struct StringsFileParser {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var index = 0
  private var line = 1

  init(text: String, file: String) {
    self.scalars = Array(text.unicodeScalars)
    self.file = file
  }

  mutating func parse() throws -> [String: String] {
    var values: [String: String] = [:]
    try skipSpace()
    while index < scalars.count {
      let keyLine = line
      let key = try readWord("a key")
      try skipSpace()
      try expect("=", after: key)
      try skipSpace()
      let value = try readWord("the value of \"\(key)\"")
      try skipSpace()
      try expect(";", after: key)
      guard values.updateValue(value, forKey: key) == nil else {
        throw error("the key \"\(key)\" stands here a second time; remove one of them", at: keyLine)
      }
      try skipSpace()
    }
    return values
  }

  private mutating func readWord(_ role: String) throws -> String {
    guard let first = current else { throw error("the file ends where \(role) should stand") }
    if first == "\"" { return try readQuoted(role) }
    var word = String.UnicodeScalarView()
    while let scalar = current, Self.isBare(scalar) {
      word.append(scalar)
      advance()
    }
    guard !word.isEmpty else {
      throw error("\"\(first)\" stands where \(role) should; write it in double quotes")
    }
    return String(word)
  }

  private mutating func readQuoted(_ role: String) throws -> String {
    let start = line
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      advance()
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try readEscape())
      default: text.append(scalar)
      }
    }
    throw error("\(role) has no closing quotation mark", at: start)
  }

  private mutating func readEscape() throws -> Unicode.Scalar {
    guard let scalar = current else { throw error("the file ends after a backslash") }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u": return try readCodePoint()
    default: return scalar
    }
  }

  private mutating func readCodePoint() throws -> Unicode.Scalar {
    var digits = ""
    while digits.count < 4, let scalar = current, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      advance()
    }
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw error("\"\\U\(digits)\" is not a character; write four hexadecimal digits")
    }
    return scalar
  }

  private mutating func skipSpace() throws {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", peek == "/" {
        while let scalar = current, scalar != "\n" { advance() }
      } else if scalar == "/", peek == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = line
    advance()
    advance()
    while let scalar = current {
      advance()
      if scalar == "*", current == "/" { return advance() }
    }
    throw error("the comment that starts here has no end", at: start)
  }

  private mutating func expect(_ scalar: Unicode.Scalar, after key: String) throws {
    guard current == scalar else {
      let seen = current.map { "\"\($0)\"" } ?? "the end of the file"
      throw error("\(seen) stands where \"\(scalar)\" should, at the key \"\(key)\"")
    }
    advance()
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var peek: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    if current == "\n" { line += 1 }
    index += 1
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_.-/$".unicodeScalars.contains(scalar)
  }

  private func error(_ reason: String, at line: Int? = nil) -> StringTableError {
    StringTableError(file: file, place: "line \(line ?? self.line)", reason: reason)
  }
}
