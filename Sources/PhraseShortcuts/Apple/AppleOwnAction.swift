// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

/// An action of ours that Apple's app has none for, as its documents carry it.
///
/// The values stand in it as a text in JSON, so that any can.
struct AppleOwnAction {
  static let prefix = "swift-phrase-engine."
  private static let valuesKey = "values"
  private static let resultKey = "result"

  let intent: String
  var values: [String: WireValue] = [:]
  var result: String?

  init?(_ action: AppleAction) {
    guard action.identifier.hasPrefix(Self.prefix) else { return nil }
    intent = String(action.identifier.dropFirst(Self.prefix.count))
    if let text = action.parameters[Self.valuesKey]?.asText {
      guard
        let values = try? JSONDecoder().decode([String: WireValue].self, from: Data(text.utf8))
      else { return nil }
      self.values = values
    }
    result = action.parameters[Self.resultKey]?.asText
  }

  /// - Throws: `EncodingError` for a number that is not finite.
  static func parameters(of action: ShortcutAction) throws -> [String: WireValue] {
    var parameters: [String: WireValue] = [:]
    if !action.values.isEmpty {
      parameters[valuesKey] = .text(try WireEncoder.text(of: action.values))
    }
    if let result = action.result { parameters[resultKey] = .text(result) }
    return parameters
  }
}
