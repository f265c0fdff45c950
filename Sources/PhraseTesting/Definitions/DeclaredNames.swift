// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// Finds declared things by the names of their types.
struct DeclaredNames<Item> {
  /// What the things are called: "intent".
  let kind: String
  let items: [Item]
  let type: (Item) -> any Any.Type

  /// The names, each with as much of its module as tells it from others.
  var names: [String] {
    let short = items.map { "\(type($0))" }
    let repeated = Dictionary(grouping: short, by: \.self).filter { $0.value.count > 1 }
    return zip(items, short).map { item, name in
      repeated[name] == nil ? name : TypeName.qualified(type(item))
    }.sorted()
  }

  /// The thing whose type has this name, alone or with the types and the module around it.
  func find(_ name: String) -> Result<Item, DefinitionError> {
    let fitting = items.filter { item in
      let full = TypeName.qualified(type(item))
      return full == name || full.hasSuffix(".\(name)")
    }
    switch fitting.count {
    case 1: return .success(fitting[0])
    case 0: return .failure(unknown(name))
    default:
      let names = fitting.map { TypeName.qualified(type($0)) }.sorted()
      return .failure(
        DefinitionError(
          "“\(name)” names several of type \(kind): \(names.joined(separator: ", "))"))
    }
  }

  private func unknown(_ name: String) -> DefinitionError {
    DefinitionError(
      "there is no \(kind) “\(name)”\(NearestName.suggestion(for: name, in: names)); there are: "
        + names.listed)
  }
}

extension NearestName {
  /// Perhaps another name was meant; empty where none is near.
  static func suggestion(for name: String, in names: [String]) -> String {
    of(name, in: names).map { ", perhaps “\($0)”" } ?? ""
  }
}

extension [String] {
  /// The texts in a row; "none" where there are none, and a number for those beyond 20.
  var listed: String {
    guard !isEmpty else { return "none" }
    let shown = prefix(20).joined(separator: ", ")
    return count > 20 ? "\(shown) and \(count - 20) more" : shown
  }
}
