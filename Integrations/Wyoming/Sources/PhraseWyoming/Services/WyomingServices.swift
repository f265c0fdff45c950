// SPDX-License-Identifier: Apache-2.0

import Foundation
public import PhraseRuntime
public import PhraseSpeech
import PhraseWire
import Synchronization

/// What a server does for its clients: hear, wake, understand, act and speak.
///
/// ```swift
/// let services = WyomingServices(
///   engine: engine, recognizer: recognizer, synthesizer: ESpeakSynthesizer(),
///   settings: SatelliteSettings(area: "Kitchen"))
/// ```
///
/// A service that is nil or empty is not offered. All clients share the services; each satellite has
/// a conversation of its own.
public final class WyomingServices: Sendable {
  let engine: PhraseEngine
  let recognizer: (any SpeechRecognizer)?
  let policy: RejectionPolicy
  let wakeWords: [WakeWord]
  let synthesizer: (any SpeechSynthesizer)?
  let settings: SatelliteSettings
  let satellites: Satellites
  /// How many clients speak now.
  let speaking = Mutex(0)

  /// Puts services together.
  ///
  /// - Parameters:
  ///   - engine: Understands the lines and does what they mean.
  ///   - recognizer: Hears the language of the settings; nil to offer no recognition.
  ///   - policy: Which speech is acted upon.
  ///   - wakeWords: The phrases that a satellite may wake from.
  ///   - synthesizer: Speaks; nil to offer no voice.
  ///   - settings: What satellites have of their own.
  public init(
    engine: PhraseEngine, recognizer: (any SpeechRecognizer)? = nil,
    policy: RejectionPolicy = RejectionPolicy(), wakeWords: [WakeWord] = [],
    synthesizer: (any SpeechSynthesizer)? = nil, settings: SatelliteSettings = SatelliteSettings()
  ) {
    self.engine = engine
    self.recognizer = recognizer
    self.policy = policy
    self.wakeWords = wakeWords
    self.synthesizer = synthesizer
    self.settings = settings
    satellites = Satellites(engine, language: settings.language)
  }

  /// What clients are told of the services.
  var info: ServiceInfo {
    let phrases = phraseLanguages
    return ServiceInfo(
      hearing: recognizer == nil ? [] : [settings.language],
      voices: synthesizer == nil
        ? [] : [settings.language] + phrases.filter { $0 != settings.language },
      phrases: phrases, wakePhrases: wakeWords.map(\.phrase), wakeLanguage: settings.language)
  }

  /// The language codes of the phrases.
  private var phraseLanguages: [String] {
    let codes = engine.catalog.shortcuts.flatMap { $0.phrases.map(\.language) }
    return Set(codes).union([settings.language]).sorted()
  }
}
