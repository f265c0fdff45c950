// SPDX-License-Identifier: Apache-2.0

/// An app as the engine sees it: what it declares, the values of its lists, and performing.
///
/// Whatever has phrases and can do something stands behind this border: the App Intents of this
/// process (``AppIntentsProvider``), a catalog file with a handler (``CatalogProvider``), or an app in
/// a process of its own. Providers may come and go while an engine runs.
///
/// ```swift
/// struct Lamp: IntentProvider {
///   let name = "Lamp"
///   func catalog() async throws -> Catalog {
///     Catalog(
///       applications: [.init(name: "Lamp")],
///       shortcuts: [.init(intent: "TurnOn", application: 0, phrases: [
///         .init(text: "Turn on the ${applicationName}")
///       ])])
///   }
///   func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome {
///     Outcome(dialog: "The lamp is on.")
///   }
/// }
/// ```
///
/// Its methods are called from any task, several at once.
public protocol IntentProvider: Sendable {
  /// What the provider is called; of two with one name in an engine, the later takes the place of
  /// the first.
  var name: String { get }

  /// The apps, their shortcuts, and the lists that are known without asking.
  ///
  /// - Throws: Why there is none; the engine goes on without the provider, and says so.
  func catalog() async throws -> Catalog

  /// The values of a list that the catalog names and does not hold; asked for again when the engine
  /// is updated.
  func values(of list: String) async throws -> [Catalog.Entry]

  /// The values of an open list that words may mean, which are not among its known values.
  func values(of list: String, matching words: String) async throws -> [Catalog.Entry]

  /// Performs an intent with the values that were said.
  ///
  /// - Parameters:
  ///   - intent: The intent and its values.
  ///   - context: The person, who can be asked.
  /// - Returns: What it has to say and to give.
  /// - Throws: ``PerformError``, or any error, whose description the person is told.
  func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome
}

extension IntentProvider {
  /// None: all lists are in the catalog.
  public func values(of list: String) async throws -> [Catalog.Entry] { [] }

  /// None: what is on no list is no value.
  public func values(of list: String, matching words: String) async throws -> [Catalog.Entry] {
    []
  }
}
