// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// A catalog, for instance of a file, with what performs its intents.
///
/// ```swift
/// let lamps = CatalogProvider(try Catalog(json: data)) { intent, context in
///   Outcome(dialog: "\(intent.intent) is done.")
/// }
/// let engine = try await PhraseEngine(providers: [lamps])
/// ```
///
/// A shortcut with a command of its own (`"run"` in the file) is performed by that where no handler
/// is given.
public struct CatalogProvider: IntentProvider {
  /// Performs an intent of the catalog.
  public typealias Handler =
    @Sendable (_ intent: ResolvedIntent, _ context: PerformContext) async throws -> Outcome

  /// What the provider is called.
  public let name: String
  private let stored: Catalog
  private let handler: Handler?

  /// Makes a provider of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The phrases and lists.
  ///   - name: What to call it; the name of the first app unless told otherwise.
  ///   - handler: Performs the intents; without it their commands do.
  public init(_ catalog: Catalog, name: String? = nil, handler: Handler? = nil) {
    stored = catalog
    self.name = name ?? catalog.applications.first?.name ?? "Catalog"
    self.handler = handler
  }

  /// The catalog as it was given.
  public func catalog() async throws -> Catalog { stored }

  /// Performs an intent with the values that were said.
  public func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome
  {
    if let handler { return try await handler(intent, context) }
    let shortcut = stored.shortcuts.first { shortcut in
      shortcut.intent == intent.intent && shortcut.phrases.contains { $0.text == intent.phrase }
    }
    guard let shortcut, let command = shortcut.command else {
      throw PerformError(.noIntent, .noCode(intent: intent.intent), in: intent.language)
    }
    var intent = intent
    for name in IntentCommand.parameters(of: command) {
      guard let slot = shortcut.slots[name],
        !intent.parameters.contains(where: { $0.name == name })
      else { continue }
      intent.parameters.append(
        try await context.value(for: name, slot, among: values(of: slot), asking: nil))
    }
    let words = try await IntentCommand(command, for: intent).run()
    return Outcome(dialog: words.isEmpty ? nil : words)
  }

  private func values(of slot: Catalog.Slot) -> [Catalog.Entry] {
    if case .list(let name, _) = slot.kind { stored.lists[name] ?? [] } else { [] }
  }
}
