// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// What the server sends.
enum ServerEvent: Sendable, Equatable {
  case info(ServiceInfo)
  case pong(text: String?)
  case transcriptStart(language: String)
  /// What follows the words that were sent before.
  case transcriptChunk(String)
  case transcript(text: String, language: String, context: RequestContext)
  case transcriptStop
  case detection(name: String, timestamp: Int?, context: RequestContext)
  case notDetected(context: RequestContext)
  case intent(name: String, entities: [Entity], context: RequestContext)
  case notRecognized(text: String, context: RequestContext)
  /// An answer; `isQuestion` where the next line of the satellite is the answer to it.
  case handled(text: String, isQuestion: Bool, context: RequestContext)
  case notHandled(text: String, context: RequestContext)
  case audioStart
  case audioChunk(Audio, timestamp: Int)
  case audioStop(timestamp: Int)
  case error(text: String, code: String)

  /// A named value of an intent.
  struct Entity: Sendable, Equatable {
    let name: String
    let value: JSONValue
  }

  /// The event as it is written.
  var event: WyomingEvent {
    switch self {
    case .info(let info): WyomingEvent("info", info.fields)
    case .pong(let text): WyomingEvent("pong", ["text": text.map(JSONValue.text) ?? .null])
    case .transcriptStart(let language):
      WyomingEvent("transcript-start", ["language": .text(language)])
    case .transcriptChunk(let text): WyomingEvent("transcript-chunk", ["text": .text(text)])
    case .transcript(let text, let language, let context):
      WyomingEvent("transcript", ["text": .text(text), "language": .text(language)] + context)
    case .transcriptStop: WyomingEvent("transcript-stop")
    case .detection(let name, let timestamp, let context):
      WyomingEvent(
        "detection",
        ["name": .text(name), "timestamp": timestamp.map(JSONValue.integer) ?? .null] + context)
    case .notDetected(let context): WyomingEvent("not-detected", [:] + context)
    case .intent(let name, let entities, let context):
      WyomingEvent(
        "intent",
        [
          "name": .text(name),
          "entities": .list(entities.map { ["name": .text($0.name), "value": $0.value] }),
        ] + context)
    case .notRecognized(let text, let context):
      WyomingEvent("not-recognized", ["text": .text(text)] + context)
    case .handled(let text, let isQuestion, let context):
      WyomingEvent("handled", ["text": .text(text)] + context.asking(isQuestion))
    case .notHandled(let text, let context):
      WyomingEvent("not-handled", ["text": .text(text)] + context)
    case .audioStart: WyomingEvent("audio-start", AudioFormat.engine.fields)
    case .audioChunk(let audio, let timestamp):
      WyomingEvent(
        "audio-chunk",
        AudioFormat.engine.fields.merging(["timestamp": .integer(timestamp)]) { $1 },
        payload: audio.bytes)
    case .audioStop(let timestamp):
      WyomingEvent("audio-stop", ["timestamp": .integer(timestamp)])
    case .error(let text, let code):
      WyomingEvent("error", ["text": .text(text), "code": .text(code)])
    }
  }
}

extension RequestContext {
  /// The context with whether the satellite is to listen on, as Home Assistant calls it.
  fileprivate func asking(_ isQuestion: Bool) -> RequestContext {
    RequestContext(fields.merging(["continue_conversation": .boolean(isQuestion)]) { $1 })
  }
}

/// The fields of an event with the context that the request had, if it had one.
private func + (
  fields: [String: JSONValue], context: RequestContext
) -> [String: JSONValue] {
  context.fields.isEmpty
    ? fields : fields.merging(["context": .object(context.fields)]) { $1 }
}
