// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseWire

/// What an utterance of a check file should mean.
struct Expectation {
  struct Difference: Equatable {
    let expected: String
    let seen: String
  }

  let line: Int
  let utterance: String
  let intent: String
  let slots: [String: String]

  /// Reads the lines of a check file.
  ///
  /// - Throws: `CommandFailure` that names the file and line.
  static func all(in data: Data, file: String) throws -> [Expectation] {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure(.badData, "\(file) is not UTF-8 text")
    }
    return try text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().compactMap { index, line in
        let isContent = !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace)
        return isContent ? try Expectation(line, number: index + 1, file: file) : nil
      }
  }

  private init(_ text: Substring, number: Int, file: String) throws {
    let columns = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard (2...3).contains(columns.count) else {
      throw CommandFailure(
        .badData,
        """
        \(file):\(number): seen \(columns.count) columns; expected an utterance, a tab and an \
        intent, and perhaps another tab and slots in JSON
        """)
    }
    line = number
    utterance = String(columns[0])
    intent = String(columns[1])
    slots = try Self.slots(columns.count == 3 ? columns[2] : "{}", at: "\(file):\(number)")
  }

  private static func slots(_ json: Substring, at place: String) throws -> [String: String] {
    guard !json.allSatisfy(\.isWhitespace) else { return [:] }
    let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    guard let object else {
      throw CommandFailure(
        .badData, "\(place): the slots are not a JSON object such as {\"book\": \"Dune\"}")
    }
    return object.mapValues { "\($0)" }
  }

  /// What differs; empty where the resolution is as expected.
  func differences(from resolution: Resolution) -> [Difference] {
    let seen = resolution.summary
    guard seen.intent == intent else {
      return [Difference(expected: intent, seen: seen.text)]
    }
    guard case .match(let match) = resolution else { return [] }
    return slotDifferences(match)
  }

  private func slotDifferences(_ match: ResolvedIntent) -> [Difference] {
    let said = Dictionary(grouping: match.parameters, by: \.name)
    return Set(slots.keys).union(slots.isEmpty ? [] : Array(said.keys)).sorted()
      .compactMap { name in
        let values = said[name] ?? []
        guard let expected = slots[name] else {
          return Difference(expected: "no \(name)", seen: "\(name) = \(values.display)")
        }
        let fits = values.contains { value in
          [value.display, value.id, value.text].contains {
            $0.map(Self.folded) == Self.folded(expected)
          }
        }
        return fits
          ? nil
          : Difference(
            expected: "\(name) = \(expected)",
            seen: values.isEmpty ? "no \(name)" : "\(name) = \(values.display)")
      }
  }

  private static func folded(_ text: String) -> String {
    Utterance(text).folded
  }
}

extension [ResolvedParameter] {
  fileprivate var display: String { map(\.display).joined(separator: ", ") }
}

extension Resolution {
  /// The intent's name as a check file writes it, and what to show where it differs.
  fileprivate var summary: (intent: String, text: String) {
    let text = WireResolution(self).text
    return switch self {
    case .match(let intent): (intent.intent, text)
    case .missing(let missing): (missing.intent.intent, text)
    case .ambiguous: ("ambiguous", text)
    case .none: ("none", "none: \(text)")
    }
  }
}
