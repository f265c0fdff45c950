// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import PhraseWire

/// What was heard and what came of it: a line of `resolve --json`, and more.
struct HeardLine: Encodable {
  private struct Facts: Encodable {
    /// What the engine said: "answered", "asked", "missed", "cancelled", "failed" or "none".
    let reply: String
    /// Milliseconds from the certain end of speech to the answer.
    let milliseconds: Double
  }

  private let resolved: ResolvedLine
  private let heard: TranscriptLine
  private let facts: Facts

  init(
    source: String, heard: Listener.Heard, answer: VoiceSession.Answer, wasAsking: Bool,
    milliseconds: Double
  ) {
    let reply = answer.reply.map(WireReply.init)
    self.heard = TranscriptLine(
      file: source, transcript: heard.transcript, verdict: answer.verdict)
    facts = Facts(
      reply: reply?.kind.rawValue ?? (answer.doubt == nil ? "none" : "asked"),
      milliseconds: (milliseconds * 10).rounded() / 10)
    resolved = Self.resolved(
      answer, reply, text: heard.transcript?.text ?? "", wasAsking: wasAsking)
  }

  /// An utterance that begins a turn has its meaning; an answer to a question has none of its own.
  private static func resolved(
    _ answer: VoiceSession.Answer, _ reply: WireReply?, text: String, wasAsking: Bool
  ) -> ResolvedLine {
    var line = ResolvedLine(WireResolution(answer.reply?.resolution ?? .unheard(text)))
    line.resolution.utterance = text
    if wasAsking, reply != nil { line.resolution.outcome = .answer }
    if answer.doubt != nil { line.resolution.outcome = .ambiguous }
    line.resolution.message = nil
    line.resolution.question = answer.doubt
    switch reply?.kind {
    case .answered: line.facts.dialog = reply?.text
    case .asked: line.resolution.question = reply?.text
    case nil: break
    default: line.resolution.message = reply?.text
    }
    line.facts.supporting = reply?.supporting
    return line
  }

  func encode(to encoder: any Encoder) throws {
    try resolved.encode(to: encoder)
    try heard.encode(to: encoder)
    try facts.encode(to: encoder)
  }
}
