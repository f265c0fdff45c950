// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// The actions that come with the engine.
package enum BuiltInActions {
  /// All of them, in the order in which they are listed.
  static let all: [any AppIntent.Type] = [RunShortcut.self, SayPhrase.self] + categories.joined()

  private static let categories: [[any AppIntent.Type]] = [
    entities, asking, controlFlow, waiting, variables, text, numbers, dates, lists, records, files,
    web, device,
  ]
}
