// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseSpeech
import PhraseVoice

/// What was heard and what came of it, as one JSON object: that of `resolve --json`, and more.
struct HeardJSON {
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
    case .answered, .helped: object.dialog = answer.reply?.text
    case .asked: object.question = answer.reply?.text
    case .missed, .cancelled, .failed, .busy: object.message = answer.reply?.text
    case nil: break
    }
    object.supporting = answer.reply?.supporting
    return object
  }

  /// The fields in alphabetical order.
  var fields: [(String, JSONText?)] {
    let own: [(String, JSONText?)] = [
      ("file", .string(heard.file)), ("verdict", .string(heard.verdict)),
      ("words", .array(heard.words.map(\.json))),
      (
        "scores",
        heard.scores.map { scores in
          .object(scores.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })
        }
      ),
      ("reply", .string(reply)), ("milliseconds", .number(milliseconds)),
    ]
    return (resolution.fields + own).sorted { $0.0 < $1.0 }
  }
}

extension TranscriptJSON.Word {
  fileprivate var json: JSONText {
    .object([
      ("confidence", .number(confidence)), ("end", .number(end)), ("start", .number(start)),
      ("text", .string(text)),
    ])
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
    case .busy: "busy"
    case .helped: "helped"
    }
  }
}
