// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// The Travel Tracking app: landmarks of all continents, how full they are, tickets, collections.
///
/// In English and Russian, by string catalogs as an iOS app has them.
public enum TravelApplication {
  /// Puts the atlas in place for the intents and queries.
  ///
  /// - Parameter isFresh: Start with fresh data in memory instead of the person's own.
  public static func prepare(isFresh: Bool) {
    prepare(
      atlas: Atlas(store: TravelStore(isFresh ? .memory : .userData("travel"))),
      office: TicketOffice { try await Task.sleep(for: .milliseconds(500)) })
  }

  /// Puts a given atlas, office and screen in place.
  public static func prepare(
    atlas: Atlas, office: TicketOffice = TicketOffice(), screen: TravelScreen = TravelScreen()
  ) {
    AppDependencyManager.shared.add(dependency: atlas)
    AppDependencyManager.shared.add(dependency: office)
    AppDependencyManager.shared.add(dependency: screen)
  }
}
