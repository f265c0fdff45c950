// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What can go wrong with a request, in words for people.
enum TravelError: Error, CustomLocalizedStringResourceConvertible {
  case noSuchCollection
  case noSuchRequest
  case noPosition
  case alreadyThere(collection: String)
  case needsNoTicket(landmark: LocalizedStringResource)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSuchCollection: "That collection is gone."
    case .noSuchRequest: "That search for tickets is over."
    case .noPosition: "Nobody knows where you are. Say where, then ask again."
    case .alreadyThere(let collection): "There is a collection \(collection) already."
    case .needsNoTicket(let landmark): "\(landmark) is open to all; nobody sells tickets for it."
    }
  }
}
