// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseWire

/// What a library knows of its shortcuts beside their documents.
struct LibraryNotes: Codable, Sendable {
  /// The identifiers in the person's order.
  var order: [String] = []
  /// Of those that came from elsewhere, what they were allowed to reach.
  var permissions: [String: Set<ActionReach>] = [:]
  /// Whether nobody knows which shortcuts came from elsewhere: any may have.
  var isDamaged = false

  private enum CodingKeys: CodingKey { case order, permissions }

  init() {}

  /// Reads the notes.
  init(_ json: Data?) {
    guard let json else { return }
    do {
      self = try JSONDecoder().decode(LibraryNotes.self, from: json)
    } catch {
      isDamaged = true
    }
  }

  /// What a shortcut may reach without a question; nil for anything.
  func granted(_ id: String) -> Set<ActionReach>? { permissions[id] ?? (isDamaged ? [] : nil) }

  func json() throws -> Data { Data(try WireEncoder.text(of: self).utf8) }
}

extension ActionReach {
  /// What is asked before a shortcut from elsewhere does so for the first time.
  func question(by shortcut: String) -> LocalizedStringResource {
    switch self {
    case .commands: "“\(shortcut)” came from elsewhere. May it run programs?"
    case .files: "“\(shortcut)” came from elsewhere. May it read and write files?"
    case .network: "“\(shortcut)” came from elsewhere. May it reach other computers?"
    case .clipboard: "“\(shortcut)” came from elsewhere. May it use the clipboard?"
    case .deleting: "“\(shortcut)” came from elsewhere. May it delete things?"
    }
  }
}
