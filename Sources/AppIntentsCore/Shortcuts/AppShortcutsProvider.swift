// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Declares an app's shortcuts; the engine learns an app's phrases from it.
///
///     struct LibraryShortcuts: AppShortcutsProvider {
///       static let applicationName: ApplicationName = "Library"
///
///       static var appShortcuts: [AppShortcut] {
///         AppShortcut(
///           intent: OpenBook(), phrases: ["Open \(\.$book) in \(.applicationName)"],
///           shortTitle: "Open Book", systemImageName: "book")
///       }
///     }
///
/// Four members are ours: on Apple's platforms the app's name, its bundle, its language and its own
/// address come from the app's package. All have defaults, so that a provider written there compiles unchanged.
public protocol AppShortcutsProvider: SendableMetatype {
  /// The shortcuts, the most useful first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind the shortcuts.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that do not mean this app.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
  /// The names by which people call the app.
  static var applicationName: ApplicationName { get }
  /// Where the app's translations lie.
  static var localizationBundle: Bundle { get }
  /// The language code of the phrases and names as they are written in the code.
  static var sourceLanguage: String { get }
  /// Where the desktop opens the app; nil where nothing does.
  static var applicationURL: URL? { get }
}

extension AppShortcutsProvider {
  /// Dark blue.
  public static var shortcutTileColor: ShortcutTileColor { .navy }
  /// No phrases.
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases() }
  /// None.
  ///
  /// An app that registered a scheme with the desktop names its address, so that an intent that
  /// wants its app at the front gets it there: `static let applicationURL = URL(string: "library:")`.
  public static var applicationURL: URL? { nil }
  /// The main bundle.
  public static var localizationBundle: Bundle { .main }

  /// The development region of the localization bundle, or English where it declares none.
  public static var sourceLanguage: String {
    localizationBundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The name of the provider's module in words: "Bus Schedule" for `BusSchedule`.
  public static var applicationName: ApplicationName {
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    return ApplicationName(PropertyTitle.derived(from: String(module)))
  }

  /// Tells the engine that the values which parameters in phrases can have are others now.
  ///
  /// Call it when entities come, go or change their names.
  public static func updateAppShortcutParameters() {
    for tell in AppEvents.shortcutUpdates.all(for: Self.self) { tell() }
  }

  /// The negative phrases with `${applicationName}` for the app's name.
  package static var negativePhraseTemplates: [String] {
    negativePhrases.phrases.map(\.template)
  }
}

/// The colour behind an app's shortcuts in lists.
///
/// - Important: Metadata only. Shortcuts are listed without colours.
public enum ShortcutTileColor: Equatable, Hashable, Sendable, CaseIterable {
  /// A colour by its name.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  /// A grey by its name.
  case grayBlue, grayGreen, grayBrown
}
