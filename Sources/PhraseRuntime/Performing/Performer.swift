// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Performs an intent and those that it opens, asking for what they need.
struct Performer: Sendable {
  /// Who answers questions; nil where nobody can.
  let interaction: (any IntentInteraction)?
  let language: String
  let provider: any AppShortcutsProvider.Type
  /// The values of the first intent that a person said.
  var spoken: [String: any Sendable] = [:]
  /// How well the words fitted that started the intent: 1 is exact.
  let score: Double
  let configuration: EngineConfiguration
  /// The conversation around the run; nil for a library call.
  let surroundings: Surroundings?
  /// The engine that performs; nil where none is known.
  var engine: (any IntentEngine)?

  /// How many intents may open one another.
  ///
  /// Two is usual; a cycle ends here.
  static let openLimit = 8

  /// How often an intent may demand values by throwing before it counts as a loop.
  static let requestLimit = 16

  /// - Throws: ``PerformError``.
  func perform(_ first: any AppIntent) async throws -> Outcome {
    try await IntentExecution.$current.withValue(context(run: nil)) {
      do {
        return try await PerformContext.$current.withValue(around) {
          try await configuration.calls.run { try await performChain(from: first) }
        }
      } catch let error as PerformError {
        throw error
      } catch let error as NoConversationError {
        throw PerformError(code: .unanswered, description: error.description)
      } catch is CancellationError {
        throw PerformError(code: .cancelled, description: talk.text(of: .cancelled))
      } catch {
        throw PerformError(code: .failed, description: bounded(error.reason(in: language)))
      }
    }
  }

  /// What the intents have around them.
  private var around: PerformContext {
    PerformContext(
      language: language, interaction: interaction as? any ProviderInteraction,
      surroundings: surroundings, engine: engine)
  }

  private func performChain(from first: any AppIntent) async throws -> Outcome {
    var words = DialogParts()
    var value: (any Sendable)?
    var opened: [String] = []
    var snippet: SnippetSource?
    var (isForeground, playsSound) = (false, false)
    var next: (any AppIntent)? = first
    while let intent = next {
      guard opened.count < Self.openLimit else { throw opensItself(first) }
      let result = try await IntentFilling.$current.withValue(intent) {
        try await performOne(
          intent, spoken: opened.isEmpty ? spoken : [:], isForeground: &isForeground)
      }
      PerformedIntent(name: TypeName.qualified(type(of: intent))).tell()
      playsSound = playsSound || intent is any AudioPlaybackIntent || intent is any PlayVideoIntent
      if let dialog = result.erasedDialog {
        let text = dialog.text(locale: locale, bundle: provider.localizationBundle)
        if intent is any LookupIntent { words.append(found: text) } else { words.append(text) }
      }
      value = value ?? result.erasedValue
      if let address = await unopenedAddress(of: intent) {
        words.append(address)
        value = value ?? address
      }
      snippet = result.erasedSnippet ?? snippet
      next = result.erasedOpensIntent
      if let next { opened.append(IntentDeclaration.typeName(of: type(of: next))) }
    }
    var outcome = Outcome(
      dialog: (words.full ?? readable(value, beside: snippet)).map(bounded),
      supporting: words.below.map(bounded), besideSnippet: words.besideSnippet.map(bounded),
      value: value, snippetSource: snippet, opened: opened)
    outcome.playsSound = playsSound
    return outcome
  }

  /// The address that an intent opens, where nobody opened it.
  private func unopenedAddress(of intent: any AppIntent) async -> URL? {
    guard let address = (intent as? OpenURLIntent)?.url else { return nil }
    return await configuration.foreground.openURL(address, application) ? nil : address
  }

  /// The value as people read it, where nothing else is said or shown.
  private func readable(_ value: (any Sendable)?, beside snippet: SnippetSource?) -> String? {
    guard let value, snippet == nil, !(value is IntentFile) else { return nil }
    let text = ValueText.readableText(
      of: value, locale: locale, bundle: provider.localizationBundle)
    return text?.isEmpty == true ? nil : text
  }

  /// Performs one intent in a run of its own, with the app at the front when it wants that.
  private func performOne(
    _ intent: any AppIntent, spoken: [String: any Sendable], isForeground: inout Bool
  ) async throws -> any AnyIntentResult {
    try await authenticate(for: intent)
    let watch = ProgressWatch(clock: configuration.clock) { fraction, text in
      surroundings?.activity.sign()
      surroundings?.post(.progress(fraction: fraction, text: text))
    }
    let run = makeRun(of: intent, watch: watch, isForeground: isForeground)
    defer { isForeground = run.isForeground }
    return try await IntentExecution.$current.withValue(context(run: run)) {
      try await fill(intent, spoken: spoken)
      try await confirmSharing(of: intent)
      try await prepare(intent)
      try await comeForward(with: intent, run, when: .foreground(.immediate))
      if let filter = intent as? any SetFocusFilterIntent {
        for filters in [configuration.scope?.focusFilters, .process] { filters?.set(filter) }
      }
      let result = try await supervised(intent, run, watch)
      try await comeForward(with: intent, run, when: .foreground(.deferred))
      return result
    }
  }

  /// What the intent demands by throwing is done, and it is performed again.
  func answeringRequests(
    of intent: any AppIntent, _ run: IntentRun
  ) async throws -> any AnyIntentResult {
    let title = title(of: intent)
    var complaint = Saying.askedTooOften(parameter: title)
    for _ in 0..<Self.requestLimit {
      try Task.checkCancellation()
      do {
        return try await intent.performPrepared()
      } catch let request as IntentRequestError {
        try await satisfy(request)
      } catch let error as AppIntentError {
        if error.isRestart {
          complaint = .openedTooOften(intent: title)
          continue
        }
        guard let request = error.foreground else { throw error }
        try await run.continueInForeground(
          of: type(of: intent), dialog: request.dialog, alwaysConfirm: request.alwaysConfirm)
        guard let continuation = request.continuation else { continue }
        try await continuation()
        return EmptyIntentResult()
      }
    }
    throw PerformError(code: .failed, description: talk.text(of: complaint))
  }

  // MARK: - The run

  func context(run: IntentRun?) -> IntentExecutionContext {
    IntentExecutionContext(
      interaction: interaction, locale: locale, bundle: provider.localizationBundle, run: run)
  }

  private func makeRun(
    of intent: any AppIntent, watch: ProgressWatch, isForeground: Bool
  ) -> IntentRun {
    let changed = ProgressHook(watch: watch)
    let progress = IntentProgress(onChange: changed.call)
    changed.attach(to: progress)
    return IntentRun(
      progress: progress, foreground: door(for: intent), undoManager: surroundings?.undoManager,
      isVoiceOnly: surroundings?.isVoiceOnly ?? false, isLowConfidence: score < 1,
      start: surroundings == nil ? nil : configuration.now(), isForeground: isForeground)
  }

  /// The name of the app.
  var application: String { provider.applicationName.name }

  /// The app's way to the front; nil where nobody is there.
  func door(for intent: any AppIntent) -> ForegroundDoor? {
    guard let interaction, let surroundings else { return nil }
    return ForegroundDoor(
      application: application,
      address: intent is any URLRepresentableIntent ? nil : provider.applicationURL,
      content: intent as? any TargetContentProvidingIntent, handler: configuration.foreground,
      interaction: interaction, talk: talk, surroundings: surroundings)
  }

  private func opensItself(_ intent: any AppIntent) -> PerformError {
    PerformError(
      code: .failed, description: talk.text(of: .openedTooOften(intent: title(of: intent))))
  }

  func title(of intent: any AppIntent) -> String {
    type(of: intent).title.resolved(locale: locale, bundle: provider.localizationBundle)
  }

  private func bounded(_ text: String) -> String { DialogParts.bounded(text) }
  var locale: Locale { Locale(identifier: language) }
  var talk: Language { Language.named(language) }
}
