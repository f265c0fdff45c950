// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// The way of one app to the front for one intent, with a person there to be asked.
struct ForegroundDoor: ForegroundAccess {
  /// How long after a person's last line they count as active.
  static let attention = Duration.seconds(10)

  let application: String
  /// Where the desktop opens the app; nil where nothing does, or the intent opens an address itself.
  let address: URL?
  /// What the app is to show; nil for the app itself.
  let content: (any TargetContentProvidingIntent)?
  let handler: ForegroundHandler
  let interaction: any IntentInteraction
  let talk: Language
  let surroundings: Surroundings

  var isAvailable: Bool { handler.isAvailable(application) }

  func request(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
    if alwaysConfirm || surroundings.activity.silence > Self.attention {
      let question = talk.text(of: .continueInApplication(application: application))
      try await interaction.requestConfirmation(
        actionName: .continue, dialog: dialog ?? IntentDialog(stringLiteral: question),
        snippet: nil)
    }
    try await open()
  }

  /// Shows the app without asking.
  func open() async throws {
    try await handler.show(application)
    if let address { _ = await handler.openURL(address, application) }
    if let content { try await handler.showContent(content) }
    surroundings.post(
      .foreground(application: application, content: content?.contentIdentifier))
  }
}
