// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
package import Foundation
import PhraseMatching

/// Where the values of a list come from, and whose string tables name them.
package struct ListSource: Sendable {
  package let kind: Kind
  package let bundle: Bundle?

  /// The intent whose other parameters the values follow from; nil where they follow from none.
  var filling: Filling?

  /// A parameter whose values follow from other parameters of its intent.
  struct Filling: Sendable {
    let parameter: String
    let declaration: IntentDeclaration
  }

  package init(kind: Kind, bundle: Bundle?) {
    self.kind = kind
    self.bundle = bundle
  }

  package enum Kind: Sendable {
    /// The cases of an enum.
    case enumeration(any AppEnum.Type)
    /// What the entity's query suggests or enumerates.
    case entity(any AppEntity.Type, query: (any EntityQuery)?)
    /// What an options provider of one parameter returns.
    case options(any DynamicOptionsProvider)
    /// The values of all cases of a union that have lists.
    case union(any AppUnionValue.Type)
    /// What the engine itself makes for the languages of the phrases.
    case made(@Sendable (_ languages: [String]) async throws -> ListContent)

    /// The type that is asked for the values.
    var asked: any Any.Type {
      switch self {
      case .enumeration(let type): type
      case .entity(let type, let query): Swift.type(of: EntityAccess(type, query: query).query)
      case .options(let provider): Swift.type(of: provider)
      case .union(let type): type
      case .made: ListSource.self
      }
    }
  }
}

/// The loaded values of a list: what is matched, and the live value behind each entry.
package struct ListContent: Sendable {
  /// The values as people see them; their index is the id that the matcher returns.
  package var entries: ListEntries

  /// The live values, parallel to `entries`; empty for a catalog file.
  package var values: [any Sendable] = []

  /// The headings that the values stand under, parallel to `entries`; empty where there are none.
  var sections: [String?] = []

  /// Why the app could not give its values.
  package var failure: (any Error)?

  package init(
    entries: [Catalog.Entry], values: [any Sendable] = [], failure: (any Error)? = nil
  ) {
    self.entries = ListEntries(entries)
    self.values = values
    self.failure = failure
  }

  init(archived entries: ListEntries) {
    self.entries = entries
  }

  /// The list as the matcher takes it, without the entries that nobody can say.
  func valueList(named name: String) -> ValueList {
    entries.archived ?? valueList(named: name, calling: \.forms)
  }

  /// The list with what its values are called in one language.
  func valueList(named name: String, in language: String) -> ValueList {
    valueList(named: name) { entry in
      let own = entry.localForms.keys.nearest(toLanguage: language)
      return own.flatMap { entry.localForms[$0] } ?? entry.forms
    }
  }

  private func valueList(
    named name: String, calling forms: (Catalog.Entry) -> [String]
  ) -> ValueList {
    ValueList(
      name: name,
      values: entries.enumerated().compactMap { index, entry in
        let forms = forms(entry).filter(\.hasWord)
        return forms.isEmpty ? nil : ValueList.Value(id: index, forms: forms)
      })
  }

  /// The titles in a language, parallel to `entries`.
  func titles(in language: String) -> [String] { entries.map { $0.title(in: language) } }

  /// Whether values are called otherwise in each language.
  var isLocal: Bool { entries.first.map { !$0.localForms.isEmpty } ?? false }

  /// Entries without a single letter or digit.
  var unsayableEntries: [Catalog.Entry] {
    entries.archived == nil ? entries.filter(\.sayableForms.isEmpty) : []
  }
}

extension Catalog.Entry {
  /// What it can be called: the title and the synonyms.
  var forms: [String] { [title] + synonyms }

  /// The title in a language.
  func title(in language: String) -> String { localForms[language]?.first ?? title }

  /// The title and synonyms that have a word in them.
  fileprivate var sayableForms: [String] { forms.filter(\.hasWord) }
}

extension String {
  /// Whether there is a letter or digit; one of ASCII is seen without making words.
  fileprivate var hasWord: Bool {
    utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      || !Utterance(self).tokens.isEmpty
  }
}
