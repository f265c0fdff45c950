// SPDX-License-Identifier: Apache-2.0

import CESpeak
import Foundation
import PhraseSpeech
import Synchronization

/// The eSpeak NG library, of which a process has one.
///
/// It keeps its voice, its parameters and its buffers in global variables, so every call is made
/// under one lock. The library works some thousand times as fast as people speak.
enum ESpeakLibrary {
  private struct State {
    /// Samples a second; below 0 if the library's data is missing, nil before the first call.
    var rate: Int?
    var voice: String?
  }

  private static let state = Mutex(State())

  /// Languages whose voice has another code.
  private static let voices = ["en": "en-us", "no": "nb", "zh": "cmn"]

  /// Speaks a text into a recording.
  ///
  /// - Parameters:
  ///   - text: What to say.
  ///   - language: Chooses the voice.
  ///   - rate: Words a minute.
  ///   - pitch: 0 to 100.
  ///   - recording: Takes the sound, and may end it.
  /// - Returns: The samples a second of the recording.
  /// - Throws: `SynthesizerError` if there is no such voice, or no voice at all.
  static func speak(
    _ text: String, language: String, rate: Int, pitch: Int, into recording: ESpeakRecording
  ) throws(SynthesizerError) -> Int {
    try state.withLock { state throws(SynthesizerError) in
      let samplesPerSecond = try start(&state)
      try choose(language, &state)
      espeak_SetParameter(espeakRATE, Int32(clamping: rate), 0)
      espeak_SetParameter(espeakPITCH, Int32(clamping: pitch), 0)
      let bytes = text.withoutNUL.utf8CString
      let result = withExtendedLifetime(recording) {
        bytes.withUnsafeBytes { bytes in
          espeak_Synth(
            bytes.baseAddress, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
            Unmanaged.passUnretained(recording).toOpaque())
        }
      }
      // A synthesis that was ended leaves a letter behind, with which the next word would begin.
      if recording.isCancelled { _ = transcribe(" ") }
      guard result == EE_OK else {
        throw SynthesizerError(
          "eSpeak NG could not say the text (code \(result.rawValue)); try a shorter one.")
      }
      return samplesPerSecond
    }
  }

  /// How the library would say a text: phonemes of the IPA with “_” between.
  ///
  /// - Throws: `SynthesizerError` if there is no such voice, or no voice at all.
  static func phonemes(of text: String, language: String) throws(SynthesizerError) -> String {
    try state.withLock { state throws(SynthesizerError) in
      _ = try start(&state)
      try choose(language, &state)
      return transcribe(text)
    }
  }
}

extension ESpeakLibrary {
  private static func start(_ state: inout State) throws(SynthesizerError) -> Int {
    if state.rate == nil {
      // The library would end the process if its data is missing, unless told otherwise.
      state.rate = Int(
        espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, espeakINITIALIZE_DONT_EXIT))
      espeak_SetSynthCallback(ESpeakRecording.callback)
    }
    guard let rate = state.rate, rate > 0 else {
      throw SynthesizerError("The data of eSpeak NG was not found; install espeak-ng-data.")
    }
    return rate
  }

  private static func transcribe(_ text: String) -> String {
    let isIPA: Int32 = 2
    let separator = Int32(UInt8(ascii: "_")) << 8
    var clauses: [String] = []
    text.withoutNUL.utf8CString.withUnsafeBytes { bytes in
      var rest = bytes.baseAddress
      while rest != nil {
        guard let clause = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, isIPA | separator)
        else { break }
        clauses.append(String(cString: clause))
      }
    }
    return clauses.joined(separator: " ")
  }

  private static func choose(
    _ language: String, _ state: inout State
  ) throws(SynthesizerError) {
    for voice in candidates(for: language) {
      if state.voice == voice { return }
      if espeak_SetVoiceByName(voice) == EE_OK {
        state.voice = voice
        return
      }
    }
    state.voice = nil
    throw SynthesizerError(
      "There is no voice for the language “\(language)”; there are \(languages).")
  }

  /// The codes of the languages that there are voices for, with commas between.
  private static var languages: String {
    var codes: Set<String> = []
    var voices = espeak_ListVoices(nil)
    while let voice = voices?.pointee {
      // A byte of priority stands before each name.
      if let languages = voice.pointee.languages { codes.insert(String(cString: languages + 1)) }
      voices = voices?.successor()
    }
    return codes.sorted().joined(separator: ", ")
  }

  /// Voices for a language code, the most special first: `pt-br`, then `pt`.
  private static func candidates(for language: String) -> [String] {
    let code = language.lowercased().replacing("_", with: "-")
    // A voice is named by the path of a file; a code leads nowhere else.
    let isCode = code.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard isCode, (2...32).contains(code.utf8.count) else { return [] }
    var parts = code.split(separator: "-")
    var candidates: [String] = []
    while !parts.isEmpty {
      let candidate = parts.joined(separator: "-")
      candidates.append(voices[candidate] ?? candidate)
      parts.removeLast()
    }
    return candidates
  }
}

extension String {
  /// The text with composed accents, which the library knows, and without what would end it.
  fileprivate var withoutNUL: String {
    precomposedStringWithCanonicalMapping.replacing("\0", with: " ")
  }
}
