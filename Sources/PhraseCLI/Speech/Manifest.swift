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
    let text = String(decoding: try FileContents.read(path), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let columns = Dictionary(
      (lines.first ?? []).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    guard let file = columns["file"], let intent = columns["intent"],
      let slots = columns["slots"]
    else {
      throw CommandFailure(
        .badData, "\(path):1: the columns file, intent and slots are needed, with tabs between")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    entries = try lines.enumerated().dropFirst().compactMap { index, fields in
      if fields == [""] { return nil }
      guard fields.count > max(file, intent, slots), !fields[file].isEmpty,
        let values = Self.slots(fields[slots])
      else {
        throw CommandFailure(
          .badData, "\(path):\(index + 1): a file, an intent and slots as a JSON object are needed")
      }
      return Entry(
        file: URL(fileURLWithPath: fields[file], relativeTo: folder).path,
        intent: ["", "none"].contains(fields[intent]) ? nil : fields[intent], slots: values,
        words: columns["words"].flatMap { $0 < fields.count ? fields[$0] : nil })
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
