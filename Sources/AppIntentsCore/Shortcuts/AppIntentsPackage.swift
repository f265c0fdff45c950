// SPDX-License-Identifier: Apache-2.0

/// A module with intents, entities and shortcuts that other modules take in.
///
/// ```swift
/// public struct BusScheduleIntents: AppIntentsPackage {
///   public static var intents: [any AppIntent.Type] { [ClearFavorites.self] }
///   public static var shortcutsProviders: [any AppShortcutsProvider.Type] { [BusShortcuts.self] }
/// }
///
/// struct BusScheduleApp: AppIntentsPackage {
///   static var includedPackages: [any AppIntentsPackage.Type] { [BusScheduleIntents.self] }
/// }
/// ```
///
/// Apple's tools read the declarations out of the source when an app is built. Nothing does so on
/// Linux: the engine knows the intents that a shortcuts provider names and those that a package
/// lists. An intent that others open, and that neither names, works all the same; only
/// descriptions and metadata do not show it.
public protocol AppIntentsPackage: SendableMetatype {
  /// The packages of the modules that this one takes in.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
  /// The module's intents that no shortcut starts; not needed on Apple's systems.
  static var intents: [any AppIntent.Type] { get }
  /// The module's shortcuts, where they lie outside the main module; not needed on Apple's systems.
  static var shortcutsProviders: [any AppShortcutsProvider.Type] { get }
}

extension AppIntentsPackage {
  /// No packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
  /// No intents besides those of the shortcuts.
  public static var intents: [any AppIntent.Type] { [] }
  /// No shortcuts.
  public static var shortcutsProviders: [any AppShortcutsProvider.Type] { [] }
}

extension AppIntentsPackage {
  /// The package and all that it takes in, each once, the package itself first.
  ///
  /// Packages may take each other in.
  package static var allPackages: [any AppIntentsPackage.Type] {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [any AppIntentsPackage.Type] = [Self.self]
    var packages: [any AppIntentsPackage.Type] = []
    while let next = waiting.first {
      waiting.removeFirst()
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      packages.append(next)
      waiting += next.includedPackages
    }
    return packages
  }
}
