// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime

/// Recordings with what they mean: a table with tabs between and a header line.
///
/// ```
/// file                intent     slots              words
/// open-dune.wav       OpenBook   {"book": "Dune"}   open dune in library
/// weather.wav         none       {}                 is it going to rain
/// ```
///
/// Files are relative to the table. The column `words` may be absent.
struct Manifest {
  struct Entry {
    let file: String
    /// Nil where nothing may be done.
    let intent: String?
    let slots: [String: [String]]
    let words: String?
  }

  let entries: [Entry]

  /// - Throws: `CommandFailure` with the line that is at fault.
  init(path: String) throws {
    let table = try RecordingTable(
      path: path, columns: ["file", "intent", "slots"],
      need: "a file, an intent and slots as a JSON object are needed")
    entries = try table.rows.map { row in
      guard let slots = Self.slots(row.fields["slots"] ?? "") else { throw row.fault }
      let intent = row.fields["intent"] ?? ""
      return Entry(
        file: row.file, intent: ["", "none"].contains(intent) ? nil : intent, slots: slots,
        words: row.fields["words"])
    }
  }

  /// Slots by name; a series is an array.
  private static func slots(_ text: String) -> [String: [String]]? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return text.isEmpty ? [:] : nil }
    return object.mapValues { value in
      (value as? [Any] ?? [value]).map { "\($0)" }
    }
  }
}

extension Manifest.Entry {
  /// Whether a resolution is what the entry says: the intent, and all slots and no more.
  func isMet(by resolution: Resolution) -> Bool {
    switch resolution {
    case .match(let found): isMet(by: found)
    case .missing(let missing): isMet(by: missing.intent)
    case .ambiguous, .none: false
    }
  }

  private func isMet(by found: ResolvedIntent) -> Bool {
    guard found.intent == intent else { return false }
    let given = Dictionary(grouping: found.parameters, by: \.name)
    guard Set(given.keys) == Set(slots.keys) else { return false }
    return given.allSatisfy { name, parameters in
      let expected = slots[name] ?? []
      return parameters.count == expected.count
        && zip(parameters, expected).allSatisfy { parameter, value in
          parameter.id == value || parameter.display.isSaid(like: value)
        }
    }
  }
}

extension String {
  /// Whether two texts are the same words.
  fileprivate func isSaid(like other: String) -> Bool {
    Utterance(self).folded == Utterance(other).folded
  }
}
