// SPDX-License-Identifier: Apache-2.0

/// What a client may send.
enum ClientEvent: Sendable, Equatable {
  case describe
  case ping(text: String?)
  /// Sound follows whose words are wanted.
  case transcribe(language: String?, context: RequestContext)
  /// Sound follows in which one of these wake phrases is looked for; all of them where none is named.
  case detect(names: [String], context: RequestContext)
  case audioStart(AudioFormat)
  case audioChunk(AudioFormat, [UInt8], timestamp: Int?)
  case audioStop
  /// A line of a person, to be done.
  case transcript(text: String, language: String?, context: RequestContext)
  /// A line of a person, to be understood only.
  case recognize(text: String, context: RequestContext)
  /// An intent by its name, to be done.
  case intent(name: String, entities: [String: JSONValue], context: RequestContext)
  case synthesize(text: String, Voice)
  /// What servers are expected to drop.
  case other(String)

  /// The voice that is wanted: by its name, or by its language.
  struct Voice: Sendable, Equatable {
    var name: String?
    var language: String?
  }

  /// Reads an event.
  ///
  /// - Throws: `ProtocolFault` for an event that is known and lacks what it needs.
  init(_ event: WyomingEvent) throws(ProtocolFault) {
    let fields = EventFields(event: event)
    switch event.type {
    case "describe": self = .describe
    case "ping": self = .ping(text: try fields.text("text"))
    case "transcribe":
      self = .transcribe(
        language: try fields.text("language", longest: 64), context: try RequestContext(fields))
    case "detect":
      self = .detect(names: try fields.texts("names") ?? [], context: try RequestContext(fields))
    case "audio-start": self = .audioStart(try AudioFormat(fields))
    case "audio-chunk":
      self = .audioChunk(
        try AudioFormat(fields), event.payload, timestamp: try fields.number("timestamp"))
    case "audio-stop": self = .audioStop
    case "transcript":
      self = .transcript(
        text: try fields.needText("text"), language: try fields.text("language", longest: 64),
        context: try RequestContext(fields))
    case "recognize":
      self = .recognize(text: try fields.needText("text"), context: try RequestContext(fields))
    case "intent":
      self = .intent(
        name: try fields.needText("name"), entities: try fields.entities("entities"),
        context: try RequestContext(fields))
    case "synthesize": self = try Self.synthesize(fields)
    default: self = .other(event.type)
    }
  }

  private static func synthesize(_ fields: EventFields) throws(ProtocolFault) -> ClientEvent {
    if let format = try fields.text("text_format"), format != "text" {
      throw ProtocolFault("“text_format” of “synthesize” is “\(format)”; it takes “text”.")
    }
    let voice = try fields.object("voice").map {
      EventFields(event: WyomingEvent("voice", $0))
    }
    return .synthesize(
      text: try fields.needText("text"),
      Voice(
        name: try voice?.text("name", longest: 64),
        language: try voice?.text("language", longest: 64)))
  }
}

/// What a client says of where a request comes from; it goes back with the answer.
///
/// Home Assistant names the satellite, its device and the conversation. `area` is this server's own:
/// another client may say in which area the person is.
struct RequestContext: Sendable, Equatable {
  let fields: [String: JSONValue]

  init(_ fields: [String: JSONValue] = [:]) { self.fields = fields }

  init(_ event: EventFields) throws(ProtocolFault) {
    let context = EventFields(
      event: WyomingEvent("context", try event.object("context") ?? [:]))
    for name in Self.names { _ = try context.text(name, longest: 256) }
    _ = try context.text("utterance")
    fields = context.event.data
  }

  private static let names = ["satellite_id", "device_id", "conversation_id", "area"]

  /// The satellite, or what comes next to it; nil where the client does not say.
  var satellite: String? { self["satellite_id"] ?? self["device_id"] ?? self["conversation_id"] }

  /// The conversation; Home Assistant begins a new one when nobody spoke for some minutes.
  var conversation: String? { self["conversation_id"] }

  /// The area that the person is in.
  var area: String? { self["area"] }

  /// The words of an intent that this server understood.
  var utterance: String? { self["utterance"] }

  /// The context with the words of an intent.
  func with(utterance: String) -> RequestContext {
    RequestContext(fields.merging(["utterance": .text(utterance)]) { $1 })
  }

  private subscript(name: String) -> String? {
    if case .text(let text)? = fields[name] { text } else { nil }
  }
}
