// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
public import PhraseMatching

extension PhraseEngine {
  /// What is missing to talk in a language: tables of the engine, and phrases, names and texts of
  /// the apps.
  ///
  /// An error is what cannot be said at all, a warning what is said in another language or read less
  /// well.
  ///
  /// ```swift
  /// for gap in engine.gaps(inLanguage: "ko") { print(gap) }
  /// ```
  ///
  /// - Parameter code: A language code such as `ko` or `pt_BR`.
  /// - Returns: What is missing, that of the engine first; nothing for a language with all of it.
  public func gaps(inLanguage code: String) -> [Diagnostic] {
    Language.gaps(in: code).map(Diagnostic.gap) + catalog.gaps(inLanguage: code)
  }
}

extension Catalog {
  fileprivate func gaps(inLanguage code: String) -> [Diagnostic] {
    applications.indices.filter { !isGenerated(application: $0) }.flatMap { application in
      nameGap(ofApplication: application, code) + phraseGaps(ofApplication: application, code)
    } + textGaps(code)
  }

  private func nameGap(ofApplication application: Int, _ code: String) -> [Diagnostic] {
    let application = applications[application]
    guard !code.isLanguage("en"), application.names.keys.nearest(toLanguage: code) == nil else {
      return []
    }
    return [.gap("\(application.name) has no name in the language “\(code)”")]
  }

  private func phraseGaps(ofApplication application: Int, _ code: String) -> [Diagnostic] {
    shortcuts.filter { $0.application == application && !$0.isGenerated }.compactMap { shortcut in
      guard !shortcut.phrases.isEmpty,
        shortcut.phrases.map(\.language).nearest(toLanguage: code) == nil
      else { return nil }
      return shortcut.phrases.first?.diagnostic(
        .error, "\(shortcut.intent) has no phrase in the language “\(code)”")
    }
  }

  /// The texts of the apps' tables that another language has and this one has not.
  private func textGaps(_ code: String) -> [Diagnostic] {
    guard !code.isLanguage("en") else { return [] }
    var seen: Set<String> = []
    return shortcuts.compactMap { $0.declaration?.provider.localizationBundle }
      .filter { seen.insert($0.bundlePath).inserted }
      .flatMap { bundle in
        StringTable.names(in: bundle).filter { $0 != PhraseTranslations.table }.flatMap { name in
          let tables = StringTable.all(named: name, in: bundle).tables
          let own = tables.filter { code.isLanguage($0.language) }.flatMap(\.values.keys)
          return Set(tables.flatMap(\.values.keys)).subtracting(own).sorted().map {
            Diagnostic.gap(
              "“\($0)” has no text in the language “\(code)”, in \(name) of \(bundle.bundleURL.lastPathComponent)"
            )
          }
        }
      }
  }
}

extension Diagnostic {
  fileprivate static func gap(_ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, message: message, source: "", span: 0..<0)
  }
}
