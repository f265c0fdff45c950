// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseBus
import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import PhraseWire

/// What is shown of a conversation by voice.
struct ListenOutput: Sendable {
  var isJSON = false
  var explains = false
  /// Shows what is not spoken, in place of the output, where that may be a log; nothing else is shown.
  var notifications: Notifications?
  /// Where it is drawn how loud it is, and what is being said.
  let line = ListeningLine.standard

  /// Where the progress of an app is drawn.
  let progress = ProgressLine.standard()

  /// A trace, where the stages are to be shown.
  var trace: Trace? { explains ? Trace(revealsUtterances: true) : nil }

  func show(
    _ heard: Listener.Heard, _ answer: VoiceSession.Answer, from source: String,
    wasAsking: Bool, milliseconds: Double, trace: Trace?, isSpoken: Bool
  ) async throws {
    line.clear()
    if notifications != nil {
      if !isSpoken { await notify(of: answer, about: heard.transcript?.text) }
      return
    }
    if let verification = heard.transcript?.verification, explains {
      Console.talk(
        "heard: \(heard.transcript?.text ?? "") (\(answer.verdict.rawValue); "
          + "utterance \(verification.utterance.rounded()), "
          + "weakest word \(verification.weakestWord.rounded()), "
          + (verification.weakestPhones.map { "by its phones \($0.rounded()), " } ?? "")
          + "\(verification.signalToNoise.rounded()) dB above the noise)")
    }
    trace?.lines.forEach(Console.talk)
    if isJSON {
      try Console.json(
        HeardLine(
          source: source, heard: heard, answer: answer, wasAsking: wasAsking,
          milliseconds: milliseconds))
    } else {
      showText(heard, answer)
    }
  }

  /// Shows the word that ended an answer.
  func show(_ heard: Listener.Heard) {
    if notifications == nil { Console.talk("heard: \(heard.transcript?.text ?? "")") }
  }

  /// Shows that nothing was said.
  func showNothing() {
    if notifications == nil, !isJSON { Console.result("(no phrase)") }
  }

  /// Tells something beside the answers.
  func tell(_ text: String) async {
    guard notifications != nil else { return Console.talk(text) }
    await notify(WireReply(.helped, code: "told", text: text), about: Console.program)
  }

  private func notify(of answer: VoiceSession.Answer, about request: String?) async {
    let reply =
      answer.doubt.map { WireReply(.asked, code: "doubt", text: $0) }
      ?? answer.reply.map(WireReply.init)
    if let reply { await notify(reply, about: request ?? Console.program) }
  }

  private func notify(_ reply: WireReply, about title: String) async {
    do {
      try await notifications?.show(reply, about: title)
    } catch {
      Console.talk("\(Console.program): an answer cannot be shown: \(error)")
    }
  }

  private func showText(_ heard: Listener.Heard, _ answer: VoiceSession.Answer) {
    if let transcript = heard.transcript, answer.verdict != .rejected, !explains {
      Console.talk("heard: \(transcript.text)")
    }
    let card = answer.reply?.card.map(SnippetText.lines) ?? []
    let texts = [answer.text, answer.reply?.supporting].compactMap(\.self)
    (texts.isEmpty && card.isEmpty ? ["(no phrase)"] : texts).forEach(Console.result)
    Console.write(card.flatMap { Array("\($0)\n".utf8) })
  }
}
