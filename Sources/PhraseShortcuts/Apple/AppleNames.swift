// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// What the variables of one of Apple's documents are called in ours.
///
/// There, an action refers to the result of another by a UUID, and a variable may have any name; here
/// both are names, without the signs that a variable in a text ends at.
struct AppleNames {
  /// The names of results, by UUID.
  var results: [String: String] = [:]
  private(set) var taken: Set<String> = []

  /// What means something of its own in ours.
  private static let reserved: Set<String> = [
    ShortcutRun.input, ShortcutRun.previous, ShortcutRun.now, ShortcutRun.item, ShortcutRun.index,
    AppleReader.clipboard, AppleReader.asked, AppleReader.formatted,
  ]

  /// The name of a variable that the document names.
  ///
  /// - Returns: Nil for no name.
  static func variable(_ name: String) -> String? {
    var plain = name.replacing(".", with: "․").replacing("}", with: "❵")
    while plain.last?.isWhitespace == true { plain = plain.dropLast() + "␣" }
    if plain.first?.isWhitespace == true { plain = "␣" + plain.drop(while: \.isWhitespace) }
    guard !plain.isEmpty else { return nil }
    return reserved.contains(plain) ? plain + " (variable)" : plain
  }

  /// Keeps a name from being given to a result.
  mutating func take(_ name: String) { taken.insert(name) }

  /// Names the result of an action; one that has a name keeps it.
  mutating func name(_ uuid: String, _ wanted: String) {
    guard results[uuid] == nil else { return }
    let name = Self.variable(wanted.filter { !$0.isNewline }) ?? "Value"
    var unique = name
    var number = 2
    while taken.contains(unique) {
      unique = "\(name) \(number)"
      number += 1
    }
    taken.insert(unique)
    results[uuid] = unique
  }

  /// What Apple's documents call the item or place of the loop at a level, from 1 for the outermost.
  static func loop(_ own: String, level: Int) -> String {
    "Repeat \(own)" + (level > 1 ? " \(level)" : "")
  }
}

extension AppleNames {
  /// The names for a document: variables keep theirs, and results are named that are referred to.
  init(of actions: [AppleAction], _ blocks: [AppleBlock]) {
    var references: [String: String] = [:]
    for action in actions {
      if let name = action.variable { take(name) }
      Self.findReferences(in: .record(action.parameters), &references) { take($0) }
    }
    Self.findResults(of: blocks, &references)
    for action in actions {
      guard let uuid = action.uuid, let reference = references[uuid], action.mode != .begin else {
        continue
      }
      if let variable = action.variable {
        results[uuid] = results[uuid] ?? variable
      } else {
        name(uuid, action.parameters["CustomOutputName"]?.asText ?? reference)
      }
    }
  }

  private static func findReferences(
    in value: WireValue, _ found: inout [String: String], variable: (String) -> Void
  ) {
    switch value {
    case .list(let values):
      for value in values { findReferences(in: value, &found, variable: variable) }
    case .record(let fields):
      if let uuid = fields["OutputUUID"]?.asText, found[uuid] == nil {
        found[uuid] = fields["OutputName"]?.asText ?? "Value"
      }
      if let name = fields["VariableName"]?.asText.flatMap(Self.variable) { variable(name) }
      for value in fields.values { findReferences(in: value, &found, variable: variable) }
    default: break
    }
  }

  /// The result of a block is that of the last block in each of its parts.
  private static func findResults(of blocks: [AppleBlock], _ found: inout [String: String]) {
    for block in blocks {
      if let uuid = block.end?.uuid, let name = found[uuid] {
        for last in block.parts.compactMap({ $0.blocks.last?.end?.uuid }) where found[last] == nil {
          found[last] = name
        }
      }
      for part in block.parts { findResults(of: part.blocks, &found) }
    }
  }
}

extension AppleAction {
  /// The variable that it sets, as it is called here.
  fileprivate var variable: String? {
    for mapping in AppleMapping.byIdentifier[identifier] ?? [] {
      if let key = mapping.variable {
        return parameters[key]?.asText.flatMap(AppleNames.variable)
      }
    }
    return nil
  }
}
