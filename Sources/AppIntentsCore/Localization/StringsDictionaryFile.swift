// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// A `.stringsdict` file: a property list with the texts of one language that depend on numbers.
///
/// Read are texts with plural variables (`NSStringLocalizedFormatKey`), of texts by width the widest,
/// since a line on a terminal is long, and of texts by device what ``DeviceVariation`` takes.
struct StringsDictionaryFile {
  /// The texts that could be read.
  private(set) var entries: [String: StringTable.Entry] = [:]
  /// What is wrong with the keys that are left out.
  private(set) var problems: [StringTableError] = []

  init(contentsOf url: URL) throws {
    let nodes: [String: Node]
    do {
      nodes = try PropertyListDecoder().decode([String: Node].self, from: Data(contentsOf: url))
    } catch is DecodingError {
      throw StringTableError(
        file: url.path, place: nil, reason: "the file is not a property list with a dictionary")
    }
    for (key, node) in nodes.sorted(by: { $0.key < $1.key }) {
      do throws(Unreadable) {
        entries[key] = try Self.entry(node)
      } catch {
        problems.append(
          StringTableError(file: url.path, place: "key \"\(key)\"", reason: error.reason))
      }
    }
  }

  private struct Unreadable: Error {
    let reason: String
  }

  /// A part of the property list; numbers and dates have no meaning in it.
  private enum Node: Decodable {
    case text(String)
    case dictionary([String: Node])
    case other

    init(from decoder: any Decoder) throws {
      if let text = try? String(from: decoder) {
        self = .text(text)
      } else if let dictionary = try? [String: Node](from: decoder) {
        self = .dictionary(dictionary)
      } else {
        self = .other
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var parts: [String: Node]? { if case .dictionary(let parts) = self { parts } else { nil } }
  }

  private static func entry(_ node: Node) throws(Unreadable) -> StringTable.Entry {
    if let text = node.text { return StringTable.Entry(texts: [text]) }
    let parts = node.parts ?? [:]
    if let format = parts["NSStringLocalizedFormatKey"]?.text {
      var entry = StringTable.Entry(texts: [format])
      for (name, part) in parts {
        if let variable = part.parts { entry.variables[name] = try plural(variable, of: name) }
      }
      return entry
    }
    let widths = parts["NSStringVariableWidthRuleType"]?.parts ?? [:]
    if let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) {
      return try entry(widest.value)
    }
    let devices = parts["NSStringDeviceSpecificRuleType"]?.parts ?? [:]
    if let device = DeviceVariation.choice(of: devices) { return try entry(device) }
    throw Unreadable(
      reason: "it has neither NSStringLocalizedFormatKey, NSStringVariableWidthRuleType nor "
        + "NSStringDeviceSpecificRuleType")
  }

  private static func plural(
    _ parts: [String: Node], of name: String
  ) throws(Unreadable) -> PluralVariable {
    let rule = parts["NSStringFormatSpecTypeKey"]?.text
    guard rule == "NSStringPluralRuleType" else {
      throw Unreadable(
        reason: "NSStringFormatSpecTypeKey of the variable \"\(name)\" is "
          + (rule.map { "\"\($0)\"" } ?? "missing") + "; NSStringPluralRuleType is read")
    }
    var forms: [PluralCategory: String] = [:]
    for (number, part) in parts {
      if let category = PluralCategory(rawValue: number) { forms[category] = part.text }
    }
    guard !forms.isEmpty else {
      throw Unreadable(reason: "the variable \"\(name)\" has no text; write at least \"other\"")
    }
    return PluralVariable(forms: forms)
  }
}
