// SPDX-License-Identifier: Apache-2.0

/// Where the runtime learns that a provider's parameter values are others now.
package enum AppShortcutsUpdateHook {
  package typealias Token = Observers<Void>.Token

  package static let shared = Observers<Void>()
}
