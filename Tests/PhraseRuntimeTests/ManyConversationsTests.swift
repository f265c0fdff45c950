// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization
import Testing

/// What was kept, by the word.
private final class Ledger: Sendable {
  static let shared = Ledger()
  private let words = Mutex<Set<String>>([])

  func keep(_ word: String) { words.withLock { _ = $0.insert(word) } }
  func drop(_ word: String) { words.withLock { _ = $0.remove(word) } }
  var all: Set<String> { words.withLock(\.self) }
}

private struct KeepWord: UndoableIntent {
  static let title: LocalizedStringResource = "Keep Word"
  @Parameter(title: "Word") var word: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let word = word
    Ledger.shared.keep(word)
    undoManager?.registerUndo(withTarget: Ledger.shared) { ledger async in ledger.drop(word) }
    undoManager?.setActionName(word)
    return .result(dialog: "\(word)!")
  }
}

private struct LedgerShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Ledger")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: KeepWord(), phrases: ["Keep a word in \(.applicationName)"])
  }
}

private struct NotebookShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Тетрадь")
  static let sourceLanguage = "ru"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: KeepWord(), phrases: ["Запиши слово в \(.applicationName)"])
  }
}

/// Several people on one engine, each in their own language and with their own undo.
@Suite struct ManyConversationsTests {
  /// What one person says, and is told.
  private struct Talk: Sendable {
    let request: String
    let undo: String
    let undone: String

    static let english = Talk(
      request: "keep a word in ledger", undo: "undo that", undone: "Undone: %.")
    static let russian = Talk(
      request: "запиши слово в тетрадь", undo: "отмени это", undone: "Возвращено как было: %.")
  }

  @Test func tenAtOnceDoNotMix() async throws {
    let engine = try await PhraseEngine(LedgerShortcuts.self, NotebookShortcuts.self)
    let kept = await withTaskGroup(of: Set<String>.self) { group in
      for person in 0..<10 {
        let talk = person.isMultiple(of: 2) ? Talk.english : .russian
        group.addTask { await Self.converse(talk, as: person, on: engine) }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(Ledger.shared.all == kept)
  }

  /// Keeps ten words and takes every third back; the words that are left.
  private static func converse(
    _ talk: Talk, as person: Int, on engine: PhraseEngine
  ) async -> Set<String> {
    let conversation = Conversation(engine)
    var kept: Set<String> = []
    for number in 0..<10 {
      let word = "word\(person)x\(number)"
      guard case .asked(let question) = await conversation.respond(to: talk.request).kind else {
        Issue.record("no question")
        return kept
      }
      #expect(question.language == (talk.request == Talk.english.request ? "en" : "ru"))
      #expect(await conversation.respond(to: word).text == "\(word)!")
      kept.insert(word)
      if number.isMultiple(of: 3) {
        let reply = await conversation.respond(to: talk.undo)
        #expect(reply.text == talk.undone.replacing("%", with: word))
        kept.remove(word)
      }
    }
    return kept
  }

  /// A line that comes while an app is at work is told so, and the first is answered all the same.
  @Test func aLineDuringWorkIsToldToWait() async throws {
    struct Wait: AppIntent {
      static let title: LocalizedStringResource = "Wait"
      static let door = Door()
      static let arrived = Atomic(false)
      func perform() async throws -> some IntentResult & ProvidesDialog {
        Self.arrived.store(true, ordering: .sequentiallyConsistent)
        await Self.door.pass()
        return .result(dialog: "Waited.")
      }
    }
    struct Shortcuts: AppShortcutsProvider {
      static let applicationName = ApplicationName("Bench")
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Wait(), phrases: ["Wait on the \(.applicationName)"])
      }
    }
    Wait.door.close()
    let conversation = Conversation(try await PhraseEngine(Shortcuts.self))
    async let first = conversation.respond(to: "wait on the bench")
    while !Wait.arrived.load(ordering: .sequentiallyConsistent) { await Task.yield() }
    let second = await conversation.respond(to: "wait on the bench")
    #expect(second.kind == .busy)
    #expect(second.text == "Still working on “Wait”. Say “cancel” to stop it.")
    Wait.door.open()
    #expect(await first.text == "Waited.")
    // “Cancel” is heard at once, though the app goes on.
    Wait.door.close()
    Wait.arrived.store(false, ordering: .sequentiallyConsistent)
    async let third = conversation.respond(to: "wait on the bench")
    while !Wait.arrived.load(ordering: .sequentiallyConsistent) { await Task.yield() }
    #expect(await conversation.respond(to: "cancel").kind == .cancelled)
    #expect(await third.kind == .cancelled)
    #expect(await conversation.respond(to: "undo").kind == .answered)
    Wait.door.open()
  }
}
