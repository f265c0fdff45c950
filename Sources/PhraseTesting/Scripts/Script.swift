// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// A line of a scripted conversation.
public protocol ScriptLine: Sendable {
  /// The line as the script has it.
  var scripted: ScriptedLine { get }
}

/// One scripted line: who speaks, and what.
public enum ScriptedLine: Sendable, Equatable {
  /// A person types or says this.
  case said(String)
  /// The engine asks this.
  case asked(String)
  /// The engine ends the turn with this.
  case answered(String)
  /// This snippet is shown; nil for none.
  case showed(String?)
  /// A person presses the control with this title.
  case pressed(String)
  /// A person takes the last action back.
  case undid
  /// A person repeats what was taken back last.
  case redid
}

/// What a person types or says.
public struct Said: ScriptLine {
  /// The line as the script has it.
  public let scripted: ScriptedLine
  /// Makes a line of the person.
  public init(_ text: String) { scripted = .said(text) }
}

/// A question that is expected; the turn goes on.
public struct Asked: ScriptLine {
  /// The line as the script has it.
  public let scripted: ScriptedLine
  /// Makes an expected question.
  public init(_ text: String) { scripted = .asked(text) }
}

/// The expected end of a turn: a dialog, a miss, a failure, or that it was cancelled.
public struct Answered: ScriptLine {
  /// The line as the script has it.
  public let scripted: ScriptedLine
  /// Makes an expected answer.
  public init(_ text: String) { scripted = .answered(text) }
}

/// Builds a script of lines.
@resultBuilder
public enum ScriptBuilder {
  /// Gathers the lines in order.
  public static func buildBlock(_ lines: any ScriptLine...) -> [ScriptedLine] {
    lines.map(\.scripted)
  }
}

extension PhraseTester {
  /// Runs a scripted conversation and expects exactly its questions and answers.
  ///
  /// What is shown is compared where the script says ``Showed``.
  ///
  /// - Throws: ``PhraseTestFailure`` with the whole conversation as a difference.
  public func converse(
    @ScriptBuilder _ script: () -> [ScriptedLine]
  ) async throws {
    let expected = script()
    var seen: [ScriptedLine] = []
    let conversation = Conversation(engine)
    for line in expected {
      if let reply = await conversation.reply(to: line) {
        seen += [line, reply.scripted]
      } else if case .showed = line {
        seen.append(.showed(await conversation.snippet?.text()))
      }
    }
    guard seen == expected else {
      throw PhraseTestFailure(
        title: "conversation", expected: expected.flatMap(\.lines), seen: seen.flatMap(\.lines))
    }
  }
}

extension Conversation {
  /// The reply to what a person does; nil for a line that is none of a person's.
  fileprivate func reply(to line: ScriptedLine) async -> Reply? {
    switch line {
    case .said(let text): await respond(to: text)
    case .pressed(let title): await press(title)
    case .undid: await undo()
    case .redid: await redo()
    case .asked, .answered, .showed: nil
    }
  }
}

extension Reply {
  fileprivate var scripted: ScriptedLine {
    if case .asked = kind { .asked(text) } else { .answered(text) }
  }
}

extension ScriptedLine {
  /// The line as it is printed; each line of a snippet is one.
  var lines: [String] {
    switch self {
    case .said(let text): ["> \(text)"]
    case .asked(let text): ["? \(text)"]
    case .answered(let text): [". \(text)"]
    case .showed(nil): ["| (nothing)"]
    case .showed(let text?):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "| \($0)" }
    case .pressed(let title): ["* \(title)"]
    case .undid: ["* (undo)"]
    case .redid: ["* (redo)"]
    }
  }
}
