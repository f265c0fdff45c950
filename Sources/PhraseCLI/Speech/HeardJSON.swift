// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseSpeech
import PhraseVoice

/// What was heard and what came of it, as one JSON object: that of `resolve --json`, and more.
struct HeardJSON: Encodable {
  private let resolution: ResolutionJSON
  private let heard: TranscriptJSON
  /// What the engine said: "answered", "asked", "missed", "cancelled", "failed" or "none".
  private let reply: String
  /// Milliseconds from the certain end of speech to the answer.
  private let milliseconds: Double

  init(
    source: String, heard: Listener.Heard, answer: VoiceSession.Answer, wasAsking: Bool,
    milliseconds: Double
  ) {
    self.heard = TranscriptJSON(
      file: source, transcript: heard.transcript, verdict: answer.verdict)
    self.milliseconds = (milliseconds * 10).rounded() / 10
    reply = answer.reply?.kind.name ?? (answer.doubt == nil ? "none" : "asked")
    resolution = Self.resolution(
      text: heard.transcript?.text ?? "", answer: answer, wasAsking: wasAsking)
  }

  /// An utterance that begins a turn has its meaning; an answer to a question has none of its own.
  private static func resolution(
    text: String, answer: VoiceSession.Answer, wasAsking: Bool
  ) -> ResolutionJSON {
    var object = ResolutionJSON(
      answer.reply?.resolution ?? .unheard(text), utterance: text, microseconds: 0)
    if wasAsking, answer.reply != nil { object.outcome = "answer" }
    if answer.doubt != nil { object.outcome = "ambiguous" }
    object.message = nil
    object.question = answer.doubt
    switch answer.reply?.kind {
    case .answered: object.dialog = answer.reply?.text
    case .asked: object.question = answer.reply?.text
    case .missed, .cancelled, .failed: object.message = answer.reply?.text
    case nil: break
    }
    object.supporting = answer.reply?.supporting
    return object
  }

  func encode(to encoder: any Encoder) throws {
    try resolution.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(heard.file, forKey: .file)
    try container.encode(heard.verdict, forKey: .verdict)
    try container.encode(heard.words, forKey: .words)
    try container.encodeIfPresent(heard.scores, forKey: .scores)
    try container.encode(reply, forKey: .reply)
    try container.encode(milliseconds, forKey: .milliseconds)
  }

  private enum Key: CodingKey {
    case file, verdict, words, scores, reply, milliseconds
  }
}

extension Reply.Kind {
  fileprivate var name: String {
    switch self {
    case .answered: "answered"
    case .asked: "asked"
    case .missed: "missed"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
