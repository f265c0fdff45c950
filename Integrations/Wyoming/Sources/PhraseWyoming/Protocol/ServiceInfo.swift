// SPDX-License-Identifier: Apache-2.0

/// What a server says of itself when a client asks: its services, in the protocol's own words.
struct ServiceInfo: Sendable, Equatable {
  /// What is recognized by voice; empty for none.
  var hearing: [String] = []
  /// The voices by their languages; empty for none.
  var voices: [String] = []
  /// The languages of the phrases.
  var phrases: [String] = []
  /// The wake phrases and their language.
  var wakePhrases: [String] = []
  var wakeLanguage = "en"

  /// The name of the voice of a language.
  static func voice(_ language: String) -> String { "espeak-\(language)" }

  /// The data of the event `info`.
  var fields: [String: JSONValue] {
    [
      "asr": program(
        "phrase-asr", "Recognizes the phrases of the engine, and nothing else",
        models: hearing.isEmpty ? [] : [model("phrases", "The engine's phrases", hearing)],
        ["supports_transcript_streaming": true]),
      "wake": program(
        "phrase-wake", "Wakes from a phrase",
        models: wakePhrases.map { phrase in
          model(phrase, phrase, [wakeLanguage]).with("phrase", .text(phrase))
        }),
      "intent": program(
        "phrase-intent", "Understands the phrases of the engine",
        models: [model("phrases", "The engine's phrases", phrases)]),
      "handle": program(
        "phrase-handle", "Does what the phrases of the engine mean",
        models: [model("phrases", "The engine's phrases", phrases)],
        ["supports_handled_streaming": false, "supports_home_control": true]),
      "tts": program(
        "phrase-tts", "Speaks with eSpeak NG", key: "voices",
        models: voices.map { model(Self.voice($0), "eSpeak NG, \($0)", [$0]) },
        ["supports_synthesize_streaming": false]),
      "mic": [], "snd": [],
    ]
  }

  /// A service with its models; none where it has no models.
  private func program(
    _ name: String, _ description: String, key: String = "models", models: [JSONValue],
    _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    guard !models.isEmpty else { return [] }
    var fields = artifact(name, description)
    fields[key] = .list(models)
    return [.object(fields.merging(more) { $1 })]
  }

  private func model(_ name: String, _ description: String, _ languages: [String]) -> JSONValue {
    JSONValue.object(artifact(name, description))
      .with("languages", .list(languages.map(JSONValue.text)))
  }

  private func artifact(_ name: String, _ description: String) -> [String: JSONValue] {
    [
      "name": .text(name), "description": .text(description), "version": .null,
      "installed": true,
      "attribution": ["name": "swift-phrase-engine", "url": ""],
    ]
  }
}

extension JSONValue {
  /// An object with one field more.
  fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(fields.merging([name: value]) { $1 })
  }
}
