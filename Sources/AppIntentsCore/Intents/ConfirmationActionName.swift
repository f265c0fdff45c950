// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The word for going on in a question that has to be confirmed, and the word for not going on.
///
/// - Important: Partial. Its words are used; that going on destroys something is not shown.
public struct ConfirmationActionName: Equatable, Hashable, Sendable {
  /// The words for going on, the one to show first.
  package let accept: [LocalizedStringResource]
  /// The words for not going on, the one to show first; empty means the usual ones.
  package let deny: [LocalizedStringResource]
  /// Whether going on destroys something.
  package let isDestructive: Bool

  private init(
    _ accept: [LocalizedStringResource], deny: [LocalizedStringResource] = [],
    isDestructive: Bool = false
  ) {
    self.accept = accept
    self.deny = deny
    self.isDestructive = isDestructive
  }

  private init(_ accept: LocalizedStringResource) {
    self.init([accept])
  }

  /// Words of the app's own.
  ///
  /// - Parameters:
  ///   - acceptLabel: The word for going on.
  ///   - acceptAlternatives: Other words for going on.
  ///   - denyLabel: The word for not going on.
  ///   - denyAlternatives: Other words for not going on.
  ///   - destructive: Whether going on destroys something.
  /// - Returns: The words.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      [acceptLabel] + acceptAlternatives, deny: [denyLabel] + denyAlternatives,
      isDestructive: destructive)
  }
}

extension ConfirmationActionName {
  /// "Add".
  public static let add = ConfirmationActionName("Add")
  /// "Add Data".
  public static let addData = ConfirmationActionName("Add Data")
  /// "Book".
  public static let book = ConfirmationActionName("Book")
  /// "Buy".
  public static let buy = ConfirmationActionName("Buy")
  /// "Call".
  public static let call = ConfirmationActionName("Call")
  /// "Check In".
  public static let checkIn = ConfirmationActionName("Check In")
  /// "Continue".
  public static let `continue` = ConfirmationActionName("Continue")
  /// "Create".
  public static let create = ConfirmationActionName("Create")
  /// "Do".
  public static let `do` = ConfirmationActionName("Do")
  /// "Download".
  public static let download = ConfirmationActionName("Download")
  /// "Filter".
  public static let filter = ConfirmationActionName("Filter")
  /// "Find".
  public static let find = ConfirmationActionName("Find")
  /// "Get".
  public static let get = ConfirmationActionName("Get")
  /// "Go".
  public static let go = ConfirmationActionName("Go")
  /// "Log".
  public static let log = ConfirmationActionName("Log")
  /// "Open".
  public static let open = ConfirmationActionName("Open")
  /// "Order".
  public static let order = ConfirmationActionName("Order")
  /// "Pay".
  public static let pay = ConfirmationActionName("Pay")
  /// "Play".
  public static let play = ConfirmationActionName("Play")
  /// "Play Sound".
  public static let playSound = ConfirmationActionName("Play Sound")
  /// "Post".
  public static let post = ConfirmationActionName("Post")
  /// "Request".
  public static let request = ConfirmationActionName("Request")
  /// "Run".
  public static let run = ConfirmationActionName("Run")
  /// "Search".
  public static let search = ConfirmationActionName("Search")
  /// "Send".
  public static let send = ConfirmationActionName("Send")
  /// "Set".
  public static let set = ConfirmationActionName("Set")
  /// "Share".
  public static let share = ConfirmationActionName("Share")
  /// "Start".
  public static let start = ConfirmationActionName("Start")
  /// "Start Navigation".
  public static let startNavigation = ConfirmationActionName("Start Navigation")
  /// "Toggle".
  public static let toggle = ConfirmationActionName("Toggle")
  /// "Turn Off".
  public static let turnOff = ConfirmationActionName("Turn Off")
  /// "Turn On".
  public static let turnOn = ConfirmationActionName("Turn On")
  /// "View".
  public static let view = ConfirmationActionName("View")
}
