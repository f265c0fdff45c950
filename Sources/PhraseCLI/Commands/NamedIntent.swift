// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseWire

/// An intent and values for its parameters, as they stand on a command line.
struct NamedIntent: Sendable {
  let name: String
  let values: [String: GivenValue]
  let language: String

  /// Reads `NAME --parameter value …`.
  ///
  /// The words after a parameter belong to it up to the next one; a parameter that comes again has
  /// several values. `--parameter=value` takes any value, also one that begins with two hyphens.
  ///
  /// - Throws: `CommandFailure` for words that are of no parameter.
  init(words: [String], language: String) throws(CommandFailure) {
    var words = words.filter { $0 != Self.terminator }[...]
    guard let name = words.popFirst(), !name.hasPrefix("--") else {
      throw CommandFailure(
        .usage, "the name of an intent comes first; “\(Console.program) list --all” shows them")
    }
    self.name = name
    self.language = language
    var given: [String: [String]] = [:]
    while let option = words.popFirst() {
      guard option.hasPrefix("--") else {
        throw CommandFailure(
          .usage,
          "“\(option)” is of no parameter; a value follows the name of its own: --name value")
      }
      let parts = option.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value: [String]
      if parts.count > 1 {
        value = [String(parts[1])]
      } else {
        value = Array(words.prefix { !$0.hasPrefix("--") })
        words = words.dropFirst(value.count)
      }
      given[String(parts[0]), default: []] +=
        value.isEmpty ? [] : [value.joined(separator: " ")]
    }
    values = given.mapValues(GivenValue.words)
  }

  /// An intent with values that did not come as words.
  init(_ name: String, _ values: [String: GivenValue], language: String) {
    self.name = name
    self.values = values
    self.language = language
  }

  /// What may stand before parameters that are called like an option of the command.
  private static let terminator = "--"
}

extension WireRefusal {
  /// Whose fault it is.
  var status: ExitStatus {
    switch reply.code {
    case "unknownIntent": .noMatch
    case "ambiguousIntent": .unresolved
    case "valuesUnavailable", "noCode": .unavailable
    default: .usage
    }
  }
}
