// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// A parameter of one of Apple's actions, and the one of ours that it is.
struct AppleParameter: Sendable {
  /// What it takes, there and here.
  enum Form: Sendable {
    /// A text with variables in it.
    case text
    /// A value of any type.
    case value
    case number
    case boolean
    /// Yes where the other says no.
    case opposite
    /// Several values.
    case list
    /// One of a few words: Apple's, and what each is here.
    case choice([String: String])
  }

  /// What Apple's action takes where the parameter is missing.
  enum Absence: Sendable {
    /// What its app asks for; nothing that is known.
    case unknown
    /// The result of the action before.
    case previous
    case value(WireValue)
    /// Nothing; ours has the parameter missing too.
    case nothing
  }

  let key: String
  let name: String
  let form: Form
  let absence: Absence

  init(_ key: String, _ name: String, _ form: Form, absent: Absence = .unknown) {
    self.key = key
    self.name = name
    self.form = form
    self.absence = absent
  }

  /// The value for the parameter of ours; nil for none.
  func read(_ reader: inout AppleReader) throws(AppleReader.Unmapped) -> WireValue? {
    guard let value = reader.raw(key) else {
      switch absence {
      case .unknown: throw AppleReader.Unmapped()
      case .previous: return try reader.implicitInput()
      case .value(let value): return value
      case .nothing: return nil
      }
    }
    switch form {
    case .text: return try reader.text(value)
    case .value: return try reader.value(value)
    case .number: return try reader.number(value)
    case .boolean: return try reader.boolean(value)
    case .opposite:
      guard case .boolean(let isYes) = try reader.boolean(value) else {
        throw AppleReader.Unmapped()
      }
      return .boolean(!isYes)
    case .list: return try reader.list(value)
    case .choice(let words):
      guard let word = value.asText.flatMap({ words[$0] }) else { throw AppleReader.Unmapped() }
      return .text(word)
    }
  }

  /// The value for Apple's parameter.
  func write(
    _ value: WireValue, _ writer: AppleWriter
  ) throws(AppleReader.Unmapped) -> WireValue {
    switch form {
    case .text: return try writer.text(value)
    case .value, .number, .boolean: return try writer.value(value)
    case .opposite:
      guard case .boolean(let isYes) = value else { throw AppleReader.Unmapped() }
      return .boolean(!isYes)
    case .list: return try writer.list(value)
    case .choice(let words):
      let word = words.filter { .text($0.value) == value }.keys.min()
      guard let word else { throw AppleReader.Unmapped() }
      return .text(word)
    }
  }
}
