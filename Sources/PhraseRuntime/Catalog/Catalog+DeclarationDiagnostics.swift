// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension Catalog {
  /// What is wrong with the declared intents, apart from their phrases.
  var declarationDiagnostics: [Diagnostic] { declaredIntents.compactMap(\.titleDiagnostic) }
}

extension IntentDeclaration {
  /// That the intent has no title.
  fileprivate var titleDiagnostic: Diagnostic? {
    let type = type(of: prototype)
    let title = type.title.resolved(
      locale: Locale(identifier: "en"), bundle: provider.localizationBundle)
    guard title.allSatisfy(\.isWhitespace) else { return nil }
    let name = Self.typeName(of: type)
    return Diagnostic(
      severity: .warning,
      message: "\(TypeName.qualified(type)) has no title, so lists and questions have no name for "
        + "it; write: static let title: LocalizedStringResource = "
        + "\"\(PropertyTitle.derived(from: name))\"",
      source: "", span: 0..<0)
  }
}
