// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseWire
import Synchronization

/// What becomes of the lines that `repl` and `perform` read.
protocol LineSession: Sendable {
  /// Performs an intent that was named.
  ///
  /// - Throws: `CommandFailure` for what is not declared or does not fit, or if a snippet cannot be
  ///   written to its file.
  func perform(_ named: NamedIntent) async throws -> LineSessionNext
  /// Answers one line.
  ///
  /// - Throws: `CommandFailure` if a snippet cannot be written to its file.
  func answer(_ line: String) async throws -> LineSessionNext
  /// Says why a line cannot be used.
  func refuse(_ complaint: String) throws
  /// Ends the turn that a question belongs to, if there is one.
  func dropTurn() async throws
  /// Shows what happens beside the answers, until the conversation is over.
  func showEvents() async
  /// Ends the conversation; what happened in it is still shown.
  func end() async
}

/// What follows an answer.
enum LineSessionNext: Equatable {
  /// A question waits for the next line.
  case ask
  /// The next line begins anew; how the last one ended.
  case goOn(ExitStatus)
  case leave
}

extension LineSessionNext {
  init(_ reply: WireReply.Kind) {
    self =
      switch reply {
      case .asked: .ask
      case .answered, .helped: .goOn(.matched)
      case .missed: .goOn(.noMatch)
      case .failed: .goOn(.internalError)
      default: .goOn(.unresolved)
      }
  }
}

/// One person's typed lines: words for the tool itself, and everything else for the conversation.
final class ReplSession: LineSession {
  private let talk: any LineTalk
  private let explains: Bool
  private let progress = ProgressLine.standard(hint: "Still at work; Ctrl-C ends it.")
  private let snippets: ReplSnippets
  private let files: ReturnedFiles
  private let isAnswering = Atomic(false)
  private let listsActions: Bool
  private let last = Mutex<WireReply?>(nil)

  /// - Parameters:
  ///   - talk: The conversation that the lines go to.
  ///   - explains: Whether to tell what the stages made of a line.
  ///   - listsActions: Whether each action of a shortcut gets lines of its own.
  ///   - snippetFile: Where the newest snippet is written.
  ///   - files: Where the files go that intents return.
  init(
    _ talk: any LineTalk, explains: Bool, listsActions: Bool = false,
    snippetFile: SnippetFile? = nil, files: ReturnedFiles
  ) {
    self.listsActions = listsActions
    self.talk = talk
    self.explains = explains
    snippets = ReplSnippets(file: snippetFile)
    self.files = files
  }

  func showEvents() async {
    for await event in talk.events {
      if listsActions, case .action(let number, let title, let result) = event {
        Console.talk(result.map { "   → \($0.onOneLine)" } ?? "\(number). \(title.onOneLine)")
      } else {
        progress.show(event)
      }
      if case .card(let card) = event {
        let isAnswering = isAnswering.load(ordering: .sequentiallyConsistent)
        snippets.update(card, prompt: isAnswering ? nil : ReplCommand.prompt)
      }
    }
  }

  func answer(_ line: String) async throws -> LineSessionNext {
    snippets.noteLine(line)
    if question == nil {
      if line.allSatisfy(\.isWhitespace) {
        // A pipe gets an answer for every line; a person who presses Return wants a new prompt.
        if !Console.isInteractive { Console.result("") }
        return .goOn(.matched)
      }
      if let word = await ReplWord.read(line, talk) { return await answer(word) }
    } else if await ReplWord.read(line, talk) == .quit {
      return .leave
    }
    let trace = explains ? Trace(revealsUtterances: true) : nil
    let reply = try await answering { try await talk.reply(to: .line(line), trace: trace) }
    trace?.lines.forEach(Console.talk)
    if trace != nil { snippets.forget() }
    return try show(reply)
  }

  func perform(_ named: NamedIntent) async throws -> LineSessionNext {
    do {
      return try await show { try await talk.perform(named) }
    } catch let refusal as WireRefusal {
      throw CommandFailure(refusal.status, refusal.reply.text)
    }
  }

  /// Shows what comes of something that is begun without a line.
  func show(_ work: () async throws -> WireReply) async throws -> LineSessionNext {
    try await show(answering(work))
  }

  /// Whether an empty line answers the question that waits.
  var takesEmptyAnswer: Bool { question?.standard != nil }

  /// The question that waits for the next line.
  private var question: WireQuestion? { last.withLock { $0?.question } }

  /// Shows how far an app is while it is at work.
  private func answering(_ work: () async throws -> WireReply) async rethrows -> WireReply {
    isAnswering.store(true, ordering: .sequentiallyConsistent)
    progress.begin()
    defer {
      progress.end()
      isAnswering.store(false, ordering: .sequentiallyConsistent)
    }
    return try await work()
  }

  func end() async { await talk.end() }

  func refuse(_ complaint: String) { Console.result(complaint) }

  func dropTurn() async throws {
    if let reply = await talk.cancel() { _ = try show(reply) }
  }

  /// Ends the turn that an app is at work on; its end is shown where its answer is awaited.
  func interruptWork() async {
    if isAnswering.load(ordering: .sequentiallyConsistent) { _ = await talk.cancel() }
  }

  /// Full lines that may continue what was typed.
  func completions(of text: String) async -> [String] {
    await talk.completions(of: text)
  }

  private func answer(_ word: ReplWord) async -> LineSessionNext {
    switch word {
    case .list: print(await talk.overview)
    case .quit: return .leave
    }
    return .goOn(.matched)
  }

  /// A line about what was done most, once something was done, and the words of the tool itself.
  private var ownHelp: [String] {
    let suggestions = talk.suggestions.map { "“\($0)”" }
    let habits = suggestions.isEmpty ? [] : ["You often do: \(suggestions.joined(separator: ", "))"]
    return habits + [
      "While a question waits: an answer, or “cancel”. Also: undo, redo, list, quit."
    ]
  }

  /// The value of the last answer; nil for none.
  var lastValue: WireValue? { last.withLock { $0?.value } }

  /// What was said last; empty for nothing.
  var lastWords: String { last.withLock { $0?.text ?? "" } }

  private func show(_ reply: WireReply) throws -> LineSessionNext {
    last.withLock { $0 = reply }
    let files = files.save(reply.value)
    let saved = files.map(\.text)
    let lines = [reply.text, reply.supporting.map(listed)].compactMap(\.self) + saved
    let text = (lines + (reply.kind == .helped ? ownHelp : [])).joined(separator: "\n")
    if try !snippets.show(reply, text: text) { print(text) }
    return files.contains(where: \.hasFailed)
      ? .goOn(.cannotCreate) : LineSessionNext(reply.kind)
  }

  /// Lines below an answer; on a pipe, where they share its line, with marks between them.
  private func listed(_ text: String) -> String {
    Console.isInteractive
      ? text : text.split(whereSeparator: \.isNewline).joined(separator: " · ")
  }

  /// On a pipe one line an answer; on a terminal lines that break between words, of which none looks
  /// like the prompt.
  private func print(_ text: String) {
    snippets.forget()
    guard Console.isInteractive else { return Console.result(text.onOneLine) }
    let lines = text.wrapped(to: Console.size.columns) { $0.columns }
    Console.result(
      lines.map { $0.hasPrefix(ReplCommand.prompt) ? " \($0)" : $0 }.joined(separator: "\n"))
  }
}
