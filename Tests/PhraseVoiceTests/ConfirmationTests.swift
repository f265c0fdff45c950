// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import Testing

/// What agrees is heard surely, whatever word it is.
@Suite struct ConfirmationTests {
  @Test(arguments: ["yes", "continue", "send"])
  func whatAgreesIsHeardSurely(_ word: String) async throws {
    let provider: any AppShortcutsProvider.Type =
      word == "send" ? SendingShortcuts.self : ClearingShortcuts.self
    let session = VoiceSession(engine: try await PhraseEngine(provider))
    let asked = await session.respond(to: .heard("go ahead in post"))
    #expect(asked.reply?.text.hasSuffix("?") == true, "\(asked)")
    for unsure in [
      Transcript.heard(word, utterance: -30),
      .heard(word, utterance: -30, phones: .of(againstFree: -400)),
      .heard(word, phones: .of(), alternatives: ["no"]),
    ] {
      #expect(await session.respond(to: unsure).verdict == .rejected)
      #expect(await session.isAsking)
    }
    let rival = Transcript.Rival(text: word, margin: 0)
    #expect(await session.respond(to: .heard("no", rival: rival)).doubt == nil)
    #expect(await session.isAsking)
    let answer = await session.respond(to: .heard(word, utterance: -30, phones: .of()))
    #expect(answer.reply?.text == "Gone.")
  }
}

private struct Send: AppIntent {
  static let title: LocalizedStringResource = "Send"
  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(actionName: .send, dialog: "Send all letters?")
    return .result(dialog: "Gone.")
  }
}

private struct Clear: AppIntent {
  static let title: LocalizedStringResource = "Clear"
  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(dialog: "Clear all letters?")
    return .result(dialog: "Gone.")
  }
}

private struct SendingShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Post"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Send(), phrases: ["Go ahead in \(.applicationName)"])
  }
}

private struct ClearingShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Post"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Clear(), phrases: ["Go ahead in \(.applicationName)"])
  }
}
