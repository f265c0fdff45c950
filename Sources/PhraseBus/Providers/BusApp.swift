// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
package import PhraseRuntime
package import PhraseWire
import Synchronization

/// An installed app as the engine sees it: its phrases and values are kept, and its program is started
/// when something is performed.
package final class BusApp: RespondingProvider {
  /// What is taken of the values of an app, and how long its answer is waited for.
  package struct Limits: Sendable {
    /// How many values a list may have.
    package var values = 100_000
    /// How long a person waits for values that have changed; those that come later are there for what
    /// is said next.
    package var patience = Duration.seconds(2)
    /// How long it may neither answer nor show that it is alive.
    package var silence = BusConversation.patience

    package init() {}
  }

  /// What follows when values were asked for anew.
  package struct Listener: Sendable {
    /// Writes down the values of a list.
    var keep: @Sendable (_ list: String, _ entries: [WireDeclarations.Entry]) -> Void = { _, _ in }
    /// Has those read that came late.
    var cameLate: @Sendable () -> Void = {}
    /// Takes why values are still those of before, as a sentence.
    var report: @Sendable (String) -> Void = { _ in }

    package init() {}
  }

  package let description: AppDescription
  private let connector: BusConnector
  private let limits: Limits
  private let listener: Listener
  private let state: Mutex<State>

  private struct State {
    var lists: [String: [Catalog.Entry]]
    /// The lists whose values may be others by now.
    var stale: Set<String> = []
    /// The lists that the app is being asked for.
    var asked: Set<String> = []
  }

  /// - Parameters:
  ///   - description: What the app declared when it was installed.
  ///   - connector: The way to the bus.
  ///   - limits: What is taken of its values.
  ///   - listener: What follows when values were asked for anew.
  package init(
    _ description: AppDescription, over connector: BusConnector, limits: Limits = .init(),
    listener: Listener = .init()
  ) {
    self.description = description
    self.connector = connector
    self.limits = limits
    self.listener = listener
    state = Mutex(
      State(lists: description.declarations.lists.mapValues { $0.map(Catalog.Entry.init(_:)) }))
  }

  package var name: String { description.name }
  package var identifier: String { description.identifier }

  package func catalog() async throws -> Catalog {
    var declarations = description.declarations
    declarations.lists = [:]
    return try Catalog(declarations, listsAreElsewhere: true)
  }

  /// Whether it is the app of a description, whatever values that has.
  func isOf(_ other: AppDescription) -> Bool {
    var (own, other) = (description, other)
    own.declarations.lists = [:]
    other.declarations.lists = [:]
    return own == other
  }

  // MARK: - Values

  /// The app says that its values have changed; the cases of an enum do not, as long as it is the same
  /// program.
  package func valuesHaveChanged() {
    state.withLock { state in
      state.stale = Set(state.lists.filter { $1.allSatisfy(\.localForms.isEmpty) }.keys)
    }
  }

  /// The values that are kept, or those that the app has now, where it said that they have changed.
  ///
  /// An app that cannot tell them, or takes its time, leaves those of before, and nobody waits for it
  /// twice.
  package func values(of list: String) async throws -> [Catalog.Entry] {
    let (kept, isDue) = state.withLock { state in
      let kept = state.lists[list]
      let isDue = kept == nil || state.stale.contains(list) && !state.asked.contains(list)
      if isDue {
        state.stale.remove(list)
        state.asked.insert(list)
      }
      return (kept, isDue)
    }
    guard let kept else { return try await renewed(list) }
    return isDue ? await renewed(list, keeping: kept) : kept
  }

  private func renewed(_ list: String, keeping kept: [Catalog.Entry]) async -> [Catalog.Entry] {
    let asking = Task { try await renewed(list) }
    do {
      return try await withDeadline(limits.patience, clock: SuspendingClock()) {
        try await asking.value
      }
    } catch let error where error is DeadlineExceeded || error is CancellationError {
      Task {
        do {
          _ = try await asking.value
          listener.cameLate()
        } catch {
          reportKept(error)
        }
      }
    } catch {
      reportKept(error)
    }
    return kept
  }

  private func reportKept(_ error: any Error) {
    listener.report("the values of \(name) stay as they were: \(error)")
  }

  private func renewed(_ list: String) async throws -> [Catalog.Entry] {
    defer { state.withLock { _ = $0.asked.remove(list) } }
    let entries: [Catalog.Entry]
    do {
      entries = try await self.entries(.values(list: list))
    } catch let error as BusError {
      // It may be there again when somebody says something else.
      if error.isAbsence { state.withLock { _ = $0.stale.insert(list) } }
      throw PerformError(.failed, saying(of: error), in: "en")
    }
    let known = state.withLock { $0.lists.updateValue(entries, forKey: list) }
    if entries != known { listener.keep(list, entries.map(WireDeclarations.Entry.init(_:))) }
    return entries
  }

  package func values(of list: String, matching words: String) async throws -> [Catalog.Entry] {
    do {
      return try await entries(.values(list: list, matching: words))
    } catch let error as BusError {
      throw PerformError(.failed, saying(of: error), in: "en")
    }
  }

  private func entries(_ request: WireRequest) async throws -> [Catalog.Entry] {
    let app = try await BusConversation(with: identifier, on: try await connector.bus())
    let reply = try await app.reply(to: request, event: { _ in })
    guard case .list(let values)? = reply.value else {
      throw PerformError(code: .failed, description: reply.text)
    }
    guard values.count <= limits.values else {
      throw PerformError(
        code: .failed,
        description: "A list of \(name) has \(values.count) values; at most \(limits.values) "
          + "are taken.")
    }
    return values.compactMap { value in
      guard case .entity(let entity) = value else { return nil }
      var entry = Catalog.Entry(
        id: entity.id, title: entity.title, subtitle: entity.subtitle,
        synonyms: entity.synonyms ?? [])
      entry.picture = entity.picture
      return entry
    }
  }

  // MARK: - Performing

  package func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome
  {
    let reply = try await converse(
      .perform(
        intent: intent.intent, parameters: intent.wireValues, language: intent.language,
        utterance: intent.utterance.isEmpty ? nil : intent.utterance),
      in: context)
    return try Outcome(reply)
  }

  package func respond(
    to request: WireRequest, in context: PerformContext
  ) async throws -> Outcome? {
    let reply = try await converse(request, in: context)
    return [.missed, .busy, .helped].contains(reply.kind) ? nil : try Outcome(reply)
  }

  /// Talks with the program; with one that has ended since, anew.
  private func converse(
    _ request: WireRequest, in context: PerformContext
  ) async throws -> WireReply {
    do {
      let talk = try await conversation(in: context)
      let replyCount = (talk as? BusConversation)?.replyCount
      do {
        return try await context.converse(request, with: talk)
      } catch let error as BusError
        where error.isUnheard && replyCount == (talk as? BusConversation)?.replyCount
      {
        context.forgetRemoteConversation(with: identifier)
        return try await context.converse(request, with: try await conversation(in: context))
      }
    } catch let error as BusError {
      if error.endsConversation { context.forgetRemoteConversation(with: identifier) }
      throw PerformError(.failed, saying(of: error), in: context.language)
    }
  }

  private func conversation(in context: PerformContext) async throws -> any RemoteConversation {
    func talk() async throws -> any RemoteConversation {
      try await context.remoteConversation(with: identifier) {
        try await BusConversation(
          with: identifier, on: try await connector.bus(), language: context.language,
          isVoiceOnly: context.isVoiceOnly, patience: limits.silence)
      }
    }
    let known = try await talk()
    guard (known as? BusConversation)?.isOver == true else { return known }
    // The bus was started anew meanwhile; nothing was sent yet, so that nothing is done twice.
    context.forgetRemoteConversation(with: identifier)
    return try await talk()
  }

  /// What a person is told of a fault of the bus or the app.
  func saying(of error: BusError) -> Saying {
    switch error.name {
    case BusError.excess("").name, BusError.garbage.name, BusError.unreadable.name,
      BusError.silent(.zero).name:
      .failed(intent: name, reason: "\(error); whether it is done is not known.")
    case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Disconnected",
      "org.freedesktop.DBus.Error.NameHasNoOwner":
      .applicationEnded(application: name)
    case let fault where fault.hasPrefix("org.freedesktop.DBus.Error.Spawn"):
      .applicationCannotStart(application: name, reason: "\(error)")
    case "org.freedesktop.DBus.Error.ServiceUnknown":
      .applicationCannotStart(
        application: name, reason: "the bus does not know it. “phrase app doctor” says why.")
    default: .failed(intent: name, reason: "\(error)")
    }
  }
}
