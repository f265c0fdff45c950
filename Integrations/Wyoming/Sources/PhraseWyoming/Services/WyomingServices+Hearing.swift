// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime
import PhraseSpeech
import Synchronization

/// Sends one event to a client, behind those that were sent before.
typealias Send = @Sendable (ServerEvent) async -> Void

extension WyomingServices {
  /// Every how many seconds of speech the words so far are looked for.
  private static let wordsInterval = 0.5

  /// Finds the words of a stream of sound, and sends them.
  ///
  /// The transcript is that of the first utterance that is surely a phrase, and empty where there is
  /// none: what is in doubt cannot be asked about here, so it has to be said again.
  func transcribe(
    _ source: StreamedAudio, from name: String?, _ context: RequestContext, send: @escaping Send
  ) async {
    guard let recognizer else { return }
    let language = settings.language
    await send(.transcriptStart(language: language))
    let vocabulary = await satellites.vocabulary(of: name, language: language)
    // Words so far cost as much as the words in the end, so only who speaks alone gets them.
    let isAlone = speaking.withLock { speaking in
      speaking += 1
      return speaking == 1
    }
    defer { speaking.withLock { $0 -= 1 } }
    let listener = Listener(
      source: source, recognizer: recognizer,
      wordsInterval: isAlone ? Self.wordsInterval : nil)
    do {
      var sent = ""
      let text = try await words(from: listener, vocabulary) { words in
        guard let more = words.continuation(of: sent) else { return }
        sent = words
        await send(.transcriptChunk(more))
      }
      if let more = text.continuation(of: sent) { await send(.transcriptChunk(more)) }
      await send(.transcript(text: text, language: language, context: context))
      await send(.transcriptStop)
    } catch is CancellationError {
      return
    } catch {
      await send(.error(text: "\(error)", code: "recognizer"))
    }
  }

  /// The words of the first utterance that may be acted upon; empty for none.
  private func words(
    from listener: Listener, _ vocabulary: Vocabulary,
    soFar: @escaping (String) async -> Void
  ) async throws -> String {
    let (stream, sink) = AsyncStream.makeStream(of: String.self)
    async let text = accepted(from: listener, vocabulary, partly: sink)
    for await words in stream { await soFar(words) }
    return try await text
  }

  private func accepted(
    from listener: Listener, _ vocabulary: Vocabulary,
    partly sink: AsyncStream<String>.Continuation
  ) async throws -> String {
    defer { sink.finish() }
    while true {
      let heard = try await listener.next(
        in: vocabulary.graph,
        onEvent: { if case .heardSoFar(let words) = $0 { sink.yield(words) } },
        meaning: vocabulary.meaning)
      guard let heard else { return "" }
      if let transcript = heard.transcript, vocabulary.accepts(transcript, by: policy) {
        return transcript.text
      }
    }
  }

  /// Looks for wake phrases in a stream of sound, and tells of each.
  func watch(
    _ source: StreamedAudio, for words: [WakeWord], _ context: RequestContext,
    send: @escaping Send
  ) async {
    guard let recognizer else { return }
    let listener = Listener(source: source, recognizer: recognizer)
    var isCalled = false
    do {
      while let phrase = try await listener.first({ try await words.phrase(in: $0) }) {
        isCalled = true
        await send(
          .detection(name: phrase, timestamp: await source.timestamp, context: context))
      }
      if !isCalled { await send(.notDetected(context: context)) }
    } catch is CancellationError {
      return
    } catch {
      await send(.error(text: "\(error)", code: "wake"))
    }
  }
}

extension [WakeWord] {
  /// The first of the phrases that was said.
  fileprivate func phrase(in speech: Audio) async throws -> String? {
    for word in self where try await word.detector.endOfWakePhrase(in: speech) != nil {
      return word.phrase
    }
    return nil
  }
}

extension String {
  /// What follows words that were sent before; nil where these are not how it begins, or all of it.
  fileprivate func continuation(of sent: String) -> String? {
    hasPrefix(sent) && count > sent.count ? String(dropFirst(sent.count)) : nil
  }
}
