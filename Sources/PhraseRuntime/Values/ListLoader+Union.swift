// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension ListLoader {
  /// The values of the cases one after the other.
  ///
  /// Two cases may have values of the same identifier, so the case is a part of it.
  func items(
    ofCasesOf type: any AppUnionValue.Type, _ source: ListSource
  ) async throws -> [ListItem] {
    var items: [ListItem] = []
    for (name, kind) in type.listedCases {
      for item in try await self.items(of: ListSource(kind: kind, bundle: source.bundle)) {
        let option = ParameterOption(value: item.option.value, words: item.option.words)
        items.append(ListItem(id: "\(name):\(item.id)", option))
      }
    }
    return items
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
