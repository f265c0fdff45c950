// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An intent with the phrases that start it.
///
/// The intent may have some of its parameters set; a shortcut then starts it with these values.
///
/// - Important: Partial. Shortcuts are listed without their symbols.
public struct AppShortcut: Sendable {
  /// The intent, with the values that the shortcut sets.
  package let intent: any AppIntent
  /// The phrases with `${applicationName}` and `${parameter}`, the primary one first.
  package let phrases: [String]
  /// A few words for the shortcut in lists.
  package let shortTitle: LocalizedStringResource?
  /// The name of a symbol for the shortcut in lists.
  package let systemImageName: String?

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - intent: What the shortcut does.
  ///   - phrases: What starts it; the first is the primary one.
  ///   - shortTitle: A few words for lists; without it the intent's title.
  ///   - systemImageName: The name of a symbol for lists.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.template)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

extension AppShortcut {
  /// Makes a new intent of the shortcut's type with the values that the shortcut sets.
  ///
  /// Intents share their parameters with their copies, so every run needs an intent of its own.
  package func makeIntent() -> any AppIntent {
    Self.fresh(intent)
  }

  private static func fresh<Intent: AppIntent>(_ intent: Intent) -> any AppIntent {
    let copy = Intent()
    // Both have the same parameters in the same order.
    for (given, own) in zip(intent.declaredParameters, copy.declaredParameters) {
      if let value = given.parameter.erasedValue { _ = own.parameter.assign(value) }
    }
    return copy
  }
}

/// Collects the shortcuts of an app.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Takes several shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Joins the parts of a block.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  /// Takes a part under a condition.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// Takes the first branch.
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  /// Takes the second branch.
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
  /// Takes a part that is not available everywhere.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}
