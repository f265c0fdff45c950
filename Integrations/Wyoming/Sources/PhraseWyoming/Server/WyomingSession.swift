// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// What one client has asked for so far, and what it gets.
///
/// | it waits for | what comes next |
/// | --- | --- |
/// | any request | an answer, or sound |
/// | sound | what `transcribe` or `detect` wanted made of it; words, where none of them came |
/// | the end of sound | the next request |
struct WyomingSession {
  /// What is to be made of the sound that follows.
  private enum Wish {
    case words(RequestContext)
    case wake([WakeWord], RequestContext)
    /// It was refused; the sound is dropped.
    case nothing
  }

  private let services: WyomingServices
  /// What the satellite is called where the client does not say.
  private let name: String
  private let send: Send
  private var wish: Wish?
  private var hearing: Hearing?
  /// Whether the client has spoken under the name of its connection.
  private var hasTalked = false

  init(_ services: WyomingServices, name: String, send: @escaping Send) {
    self.services = services
    self.name = name
    self.send = send
  }

  /// Takes one event.
  ///
  /// - Throws: `ProtocolFault` for what cannot come here.
  mutating func handle(_ event: ClientEvent) async throws(ProtocolFault) {
    switch event {
    case .describe: await send(.info(services.info))
    case .ping(let text): await send(.pong(text: text))
    case .transcribe(let language, let context): await expectWords(language, context)
    case .detect(let names, let context): await expectWake(names, context)
    case .audioStart(let format):
      await drop()
      begin(format)
    case .audioChunk(let format, let bytes, let timestamp):
      if hearing == nil { begin(format) }
      try await hearing?.append(bytes, format, timestamp: timestamp)
    case .audioStop:
      await hearing?.finish()
      hearing = nil
      wish = nil
    case .transcript(let text, let language, let context):
      await send(services.handle(text, from: satellite(context), context, language: language))
    case .recognize(let text, let context):
      let name = satellite(context)
      await answer { try await services.recognize(text, from: name, context) }
    case .intent(let intent, let entities, let context):
      let name = satellite(context)
      await answer { try await services.handle(intent: intent, entities, from: name, context) }
    case .synthesize(let text, let voice): await speak(text, voice)
    case .other: return
    }
  }

  /// Gives up what the client no longer waits for.
  mutating func end() async { await drop() }

  // MARK: - Sound

  private mutating func expectWords(_ language: String?, _ context: RequestContext) async {
    await drop()
    let own = services.settings.language
    if services.recognizer == nil {
      await refuse("This server does not recognize speech.", "unavailable")
    } else if let language, !language.isSameLanguage(as: own) {
      await refuse("This server hears “\(own)”, not “\(language)”.", "language")
    } else {
      wish = .words(context)
    }
  }

  private mutating func expectWake(_ names: [String], _ context: RequestContext) async {
    await drop()
    let words = services.wakeWords
    let unknown = names.first { name in !words.contains { $0.phrase == name } }
    if services.recognizer == nil || words.isEmpty {
      await refuse("This server has no wake phrase.", "unavailable")
    } else if let unknown {
      let known = words.map { "“\($0.phrase)”" }.joined(separator: ", ")
      await refuse("There is no wake phrase “\(unknown)”; there is \(known).", "wake")
    } else {
      wish = .wake(words.filter { names.isEmpty || names.contains($0.phrase) }, context)
    }
  }

  private mutating func refuse(_ text: String, _ code: String) async {
    wish = .nothing
    await send(.error(text: text, code: code))
  }

  private mutating func begin(_ format: AudioFormat) {
    let (services, send) = (services, send)
    switch wish ?? (services.recognizer == nil ? .nothing : .words(RequestContext())) {
    case .words(let context):
      let name = context.satellite ?? (hasTalked ? name : nil)
      hearing = Hearing(format) {
        await services.transcribe($0, from: name, context, send: send)
      }
    case .wake(let words, let context):
      hearing = Hearing(format) { await services.watch($0, for: words, context, send: send) }
    case .nothing: hearing = nil
    }
  }

  private mutating func drop() async {
    await hearing?.cancel()
    hearing = nil
  }

  // MARK: - Lines

  private mutating func satellite(_ context: RequestContext) -> String {
    if let satellite = context.satellite { return satellite }
    hasTalked = true
    return name
  }

  private func answer(_ body: () async throws -> ServerEvent) async {
    do {
      await send(try await body())
    } catch {
      await send(.error(text: "\(error)", code: "intent"))
    }
  }

  private func speak(_ text: String, _ voice: ClientEvent.Voice) async {
    guard services.synthesizer != nil else {
      return await send(.error(text: "This server does not speak.", code: "unavailable"))
    }
    await services.speak(text, voice, send: send)
  }
}

extension String {
  /// Whether both codes are of one language, whatever their regions.
  fileprivate func isSameLanguage(as other: String) -> Bool {
    func language(_ code: String) -> Substring? {
      code.split(whereSeparator: { "-_".contains($0) }).first
    }
    return language(lowercased()) == language(other.lowercased())
  }
}
