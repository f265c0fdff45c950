// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// The way of one app to the front, with a person there to be asked.
struct ForegroundDoor: ForegroundAccess {
  /// How long after a person's last line they count as active.
  static let attention = Duration.seconds(10)

  let application: String
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
    surroundings.post(.foreground(application: application))
  }
}
