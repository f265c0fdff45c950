// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import PhraseMatching
public import PhraseRuntime

/// Tests the phrases of an app: what they mean, what they must not mean, and whole conversations.
///
/// ```swift
/// @Test func openingABook() async throws {
///   let phrases = try await PhraseTester(LibraryShortcuts.self)
///   try await phrases.expect("open dune in library", is: "OpenBook", ["book": "Dune"])
///   try await phrases.expectNothing("make me a sandwich")
///   try await phrases.converse {
///     Said("delete dune in library")
///     Asked("Delete Dune?")
///     Said("no")
///     Answered("Cancelled.")
///   }
/// }
/// ```
///
/// A failed expectation throws a ``PhraseTestFailure`` that shows what was expected and what was
/// seen; it works with Swift Testing, XCTest, or none.
public struct PhraseTester: Sendable {
  /// The engine under test.
  public let engine: PhraseEngine

  /// Makes a tester for the phrases of these providers.
  ///
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public init(_ providers: any AppShortcutsProvider.Type...) async throws {
    engine = try await PhraseEngine(providers: providers, packages: [])
  }

  /// Makes a tester for the phrases of providers and packages.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts.
  ///   - packages: Modules with shortcuts and intents of their own.
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public init(
    providers: [any AppShortcutsProvider.Type], packages: [any AppIntentsPackage.Type]
  ) async throws {
    engine = try await PhraseEngine(providers: providers, packages: packages)
  }

  /// Makes a tester for an engine that is there already.
  public init(_ engine: PhraseEngine) {
    self.engine = engine
  }

  /// Expects that an utterance means an intent with exactly these parameters.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - intent: The name of the intent's type.
  ///   - parameters: Every parameter that the utterance fills, by the title that people see.
  /// - Throws: ``PhraseTestFailure``.
  public func expect(
    _ utterance: String, is intent: String, _ parameters: [String: String] = [:]
  ) async throws {
    let expected = Meaning(intent: intent, parameters: parameters).description
    let seen = await engine.resolve(utterance).description
    guard seen == expected else {
      throw PhraseTestFailure(title: utterance, expected: [expected], seen: [seen])
    }
  }

  /// Expects that an utterance means an intent, given by its type, with exactly these parameters.
  ///
  /// - Throws: ``PhraseTestFailure``.
  public func expect(
    _ utterance: String, is intent: any AppIntent.Type, _ parameters: [String: String] = [:]
  ) async throws {
    try await expect(utterance, is: "\(intent)", parameters)
  }

  /// Expects that an utterance leads to no intent.
  ///
  /// - Throws: ``PhraseTestFailure``.
  public func expectNothing(_ utterance: String) async throws {
    let resolution = await engine.resolve(utterance)
    if case .none = resolution { return }
    throw PhraseTestFailure(
      title: utterance, expected: ["no match"], seen: [resolution.description])
  }

  /// Expects that an utterance raises the question which of these is meant, in any order.
  ///
  /// - Throws: ``PhraseTestFailure``.
  public func expect(_ utterance: String, isAmbiguousAmong titles: Set<String>) async throws {
    let resolution = await engine.resolve(utterance)
    if case .ambiguous(let ambiguity) = resolution,
      Set(ambiguity.choices.map(\.title)) == titles
    {
      return
    }
    throw PhraseTestFailure(
      title: utterance, expected: ["ambiguous: \(titles.sorted().joined(separator: " | "))"],
      seen: [resolution.description])
  }
}

/// The intent and parameters of an utterance as one comparable line.
struct Meaning: CustomStringConvertible {
  let intent: String
  let parameters: [String: String]

  var description: String {
    let values = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return values.isEmpty ? intent : "\(intent)(\(values.joined(separator: ", ")))"
  }
}

extension ResolvedIntent {
  var meaning: Meaning {
    let values = Dictionary(grouping: parameters, by: \.name)
      .mapValues { $0.map(\.display).joined(separator: ", ") }
    return Meaning(intent: intent, parameters: values)
  }
}

extension Resolution {
  var description: String {
    switch self {
    case .match(let intent): intent.meaning.description
    case .missing(let missing):
      "\(missing.intent.meaning) lacking \(missing.parameters.joined(separator: ", "))"
    case .ambiguous(let ambiguity):
      "ambiguous: \(ambiguity.choices.map(\.title).sorted().joined(separator: " | "))"
    case .none(let miss): "no match (\(miss.explanation))"
    }
  }

  var intents: [String] {
    switch self {
    case .match(let intent): [intent.intent]
    case .missing(let missing): [missing.intent.intent]
    case .ambiguous(let ambiguity): ambiguity.choices.map(\.intent.intent)
    case .none: []
    }
  }
}
