// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The entries of a list, from an app, a catalog file or a compiled catalog.
///
/// Those of a compiled catalog stay in its file until they are asked for, so that a million of them
/// cost no time at start.
package struct ListEntries: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    case array([Catalog.Entry])
    case archived(ValueList, ids: FlatStrings?, subtitles: FlatStrings?)
  }

  private let storage: Storage

  init(_ entries: [Catalog.Entry] = []) {
    storage = .array(entries)
  }

  /// Entries whose titles and synonyms are the forms of a list's values.
  ///
  /// - Parameters:
  ///   - list: The list, a value for each entry.
  ///   - ids: The ids; nil where each id is the title.
  ///   - subtitles: The subtitles, empty where there is none; nil where no entry has one.
  init(_ list: ValueList, ids: FlatStrings?, subtitles: FlatStrings?) {
    storage = .archived(list, ids: ids, subtitles: subtitles)
  }

  /// The list that the entries are made of, if they come from a file.
  var archived: ValueList? {
    if case .archived(let list, _, _) = storage { list } else { nil }
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .array(let entries): entries.count
    case .archived(let list, _, _): list.values.count
    }
  }

  package subscript(position: Int) -> Catalog.Entry {
    switch storage {
    case .array(let entries): return entries[position]
    case .archived(let list, let ids, let subtitles):
      let forms = list.values[position].forms
      let title = forms.first ?? ""
      let subtitle = subtitles?[position] ?? ""
      return Catalog.Entry(
        id: ids?[position] ?? title, title: title, subtitle: subtitle.isEmpty ? nil : subtitle,
        synonyms: Array(forms.dropFirst()))
    }
  }
}

extension ListEntries: Equatable {
  package static func == (left: ListEntries, right: ListEntries) -> Bool {
    switch (left.storage, right.storage) {
    case (.array(let left), .array(let right)): left == right
    default: left.elementsEqual(right)
    }
  }
}
