// SPDX-License-Identifier: Apache-2.0

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
  /// - Throws: ``PhraseTestFailure`` with the whole conversation as a difference.
  public func converse(
    @ScriptBuilder _ script: () -> [ScriptedLine]
  ) async throws {
    let expected = script()
    var seen: [ScriptedLine] = []
    let conversation = Conversation(engine)
    for case .said(let text) in expected {
      seen.append(.said(text))
      let reply = await conversation.respond(to: text)
      if case .asked = reply.kind {
        seen.append(.asked(reply.text))
      } else {
        seen.append(.answered(reply.text))
      }
    }
    guard seen == expected else {
      throw PhraseTestFailure(
        title: "conversation", expected: expected.map(\.text), seen: seen.map(\.text))
    }
  }
}

extension ScriptedLine {
  var text: String {
    switch self {
    case .said(let text): "> \(text)"
    case .asked(let text): "? \(text)"
    case .answered(let text): ". \(text)"
    }
  }
}
