// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseSpeech
import PhraseVoice

/// What `listen` prints.
struct ListenOutput: Sendable {
  let isJSON: Bool
  let explains: Bool
  /// Where it is drawn how loud it is, and what is being said.
  let line = ListeningLine.standard

  /// Where the progress of an app is drawn.
  let progress = ProgressLine.standard

  /// A trace, where the stages are to be shown.
  var trace: Trace? { explains ? Trace(revealsUtterances: true) : nil }

  func show(
    _ heard: Listener.Heard, _ answer: VoiceSession.Answer, from source: String,
    wasAsking: Bool, milliseconds: Double, trace: Trace?
  ) throws {
    line.clear()
    if let verification = heard.transcript?.verification, explains {
      Console.talk(
        "heard: \(heard.transcript?.text ?? "") (\(answer.verdict.rawValue); "
          + "utterance \(verification.utterance.rounded()), "
          + "weakest word \(verification.weakestWord.rounded()), "
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
