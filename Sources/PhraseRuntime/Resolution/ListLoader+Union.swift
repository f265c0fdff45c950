// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension ListLoader {
  /// The values of the cases one after the other.
  ///
  /// Two cases may have values of the same identifier, so the case is a part of it.
  func union(_ type: any AppUnionValue.Type, _ source: ListSource) async throws -> ListContent {
    var entries: [Catalog.Entry] = []
    var values: [any Sendable] = []
    for (name, kind) in type.listedCases {
      let content = try await load(ListSource(kind: kind, bundle: source.bundle))
      for (entry, value) in zip(content.entries, content.values) {
        var entry = entry
        entry.id = "\(name):\(entry.id)"
        entries.append(entry)
        values.append(value)
      }
    }
    return ListContent(entries: entries, values: values)
  }
}

extension AppUnionValue {
  /// The cases whose values can be listed: entities and enums.
  static var listedCases: [(name: String, kind: ListSource.Kind)] {
    erasedCases.compactMap { name, type in
      switch IntentValueType(of: type) {
      case .enumeration(let type): (name, .enumeration(type))
      case .entity(let type): (name, .entity(type, query: nil))
      default: nil
      }
    }
  }

  /// Whether the values of a case can be listed.
  static var hasListedCases: Bool { !listedCases.isEmpty }
}
