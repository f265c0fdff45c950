// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
package import PhraseWire

/// What a program says about itself when it is started with `describe`.
///
/// ```json
/// {"version": 1, "identifier": "org.phraseengine.app.Tea", "declarations": {"applications": [
///  {"name": "Tea"}], "shortcuts": [{"intent": "Brew", "phrases": ["Brew tea in ${applicationName}"]}]}}
/// ```
package struct AppDescription: Codable, Sendable, Equatable {
  package var version = WireVersion.current
  /// The name of the program on the bus.
  package var identifier: String
  /// What can be said, what it does, and the values of the lists.
  package var declarations: WireDeclarations

  package init(identifier: String, declarations: WireDeclarations) {
    self.identifier = identifier
    self.declarations = declarations
  }

  /// The standard name of the program of a provider: after its module.
  static func identifier(of provider: (any AppShortcutsProvider.Type)?) -> String {
    let module = provider.map { String(reflecting: $0) }?.split(separator: ".").first ?? "App"
    return "org.phraseengine.app.\(module.map { $0.isASCII ? String($0) : "_" }.joined())"
  }

  /// What the app is called.
  package var name: String { declarations.applications.first?.name ?? identifier }

  /// How many characters its name may have: as many as anybody says or reads in a list.
  private static let nameLimit = 100

  /// What the identifiers of the desktop's own programs begin with.
  private static let desktopPrefixes = ["org.freedesktop.", "org.gnome.", "org.kde."]

  /// What the engine calls apps of its own.
  private static let ownNames: Set<String> = ["search", "shortcuts"]

  /// - Throws: ``AppDescriptionError`` where the description could not be that of a program.
  package func validate() throws(AppDescriptionError) {
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    let isName =
      parts.count > 1 && identifier.utf8.count < 256
      && parts.allSatisfy { part in
        part.first.map { $0.isLetter || $0 == "_" } == true
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
      }
    guard isName else {
      throw AppDescriptionError(
        "its identifier “\(identifier)” is no name for the bus; one is “org.example.Tea”")
    }
    let isTaken = Self.desktopPrefixes.contains { identifier.hasPrefix($0) }
    guard !isTaken, identifier != "org.phraseengine.Assistant" else {
      throw AppDescriptionError("its identifier “\(identifier)” belongs to another program")
    }
    for name in declarations.applications.map(\.name) {
      guard !name.contains(where: \.isNewline) else {
        throw AppDescriptionError("its name “\(name)” is more than one line")
      }
      guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
        throw AppDescriptionError("its name “\(name)” has no words")
      }
      guard !Self.ownNames.contains(name.lowercased()) else {
        throw AppDescriptionError("the name “\(name)” is the engine's own")
      }
      guard name.count <= Self.nameLimit else {
        throw AppDescriptionError(
          "its name has \(name.count) characters; it may have \(Self.nameLimit)")
      }
    }
    do {
      _ = try Catalog(declarations, listsAreElsewhere: true)
    } catch {
      throw AppDescriptionError("what it declares cannot be used: \(error)")
    }
  }
}

/// Why a program cannot be an app.
package struct AppDescriptionError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
