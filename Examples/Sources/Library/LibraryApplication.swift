// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// The Library app: opens, moves, finishes, adds and deletes books.
///
/// In English and Russian, by string catalogs as an iOS app has them.
public enum LibraryApplication {
  /// Puts the store in place for the intents and queries.
  ///
  /// - Parameter isFresh: Start with fresh books in memory instead of the person's own.
  public static func prepare(isFresh: Bool) {
    prepare(store: LibraryStore(isFresh ? .memory : .userData("library")))
  }

  /// Puts a given store and navigator in place.
  public static func prepare(store: LibraryStore, navigator: Navigator = Navigator()) {
    AppDependencyManager.shared.add(dependency: store)
    AppDependencyManager.shared.add(dependency: navigator)
  }
}
