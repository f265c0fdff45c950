// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import ArgumentParser

/// What the person asked of the app's own data when the tool was started.
public struct LaunchOptions: Sendable {
  /// Start with fresh data in memory, and leave the stored data alone.
  public let isFresh: Bool
}

/// The apps of this executable; there for every command while it runs.
struct Launch: Sendable {
  let providers: [any AppShortcutsProvider.Type]
  var packages: [any AppIntentsPackage.Type] = []
  let prepare: @Sendable (LaunchOptions) throws -> Void
  /// What all commands are below.
  var root: (any ParsableCommand.Type)?

  /// The apps, and those of the packages.
  var allProviders: [any AppShortcutsProvider.Type] {
    providers + packages.flatMap { $0.allPackages }.flatMap { $0.shortcutsProviders }
  }

  @TaskLocal static var current = Launch(providers: [], prepare: { _ in })
}
