// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension ListLoader {
  /// How many times one list may ask for its values.
  ///
  /// A list for routes that follow a stop asks once for each stop. Values beyond the limit are
  /// understood all the same, when they are said; only a recognizer does not listen for them.
  static let questionLimit = 512

  /// The values of a list for all values that the other parameters can have.
  ///
  /// What is said is held against the fitting values later; here it is to be heard at all.
  func everything(
    of source: ListSource, filling: ListSource.Filling
  ) async throws -> ListContent {
    var gathering = Gathering(loader: self, declaration: filling.declaration)
    var items: [ListItem] = []
    var seen: Set<String> = []
    for intent in try await gathering.intents(fillingFor: filling.parameter) {
      guard let found = try await gathering.items(of: source, for: intent) else { break }
      items += found.filter { seen.insert($0.id).inserted }
    }
    guard items.isEmpty, let cases = filling.cases else {
      // The headings are those of one intent's values.
      var content = content(of: items, source)
      content.sections = []
      return content
    }
    // A list of cases has to have some, or no phrase that names it can be said.
    return try await load(ListSource(kind: .enumeration(cases), bundle: source.bundle))
  }
}

extension ListSource.Filling {
  fileprivate var cases: (any AppEnum.Type)? {
    guard
      case .enumeration(let type) = declaration.parameter(named: parameter)?.declaration.valueType
    else { return nil }
    return type
  }
}

/// Fills an intent with every combination of values that a parameter's options may follow from.
private struct Gathering {
  let loader: ListLoader
  let declaration: IntentDeclaration
  private var asked = 0

  init(loader: ListLoader, declaration: IntentDeclaration) {
    self.loader = loader
    self.declaration = declaration
  }

  /// Intents with values for all that the parameter depends on, directly or by way of others.
  mutating func intents(fillingFor parameter: String) async throws -> [any AppIntent] {
    var combinations: [[String: any Sendable]] = [[:]]
    for name in names(before: parameter) {
      guard let other = declaration.parameter(named: name) else { continue }
      var longer: [[String: any Sendable]] = []
      for combination in combinations {
        let values = try await values(of: other, given: combination)
        // A value that nobody can list is left as the declaration has it.
        longer +=
          values.isEmpty
          ? [combination]
          : values.map { value in
            combination.merging([name: value]) { _, new in new }
          }
        if longer.count >= ListLoader.questionLimit { break }
      }
      combinations = Array(longer.prefix(ListLoader.questionLimit))
    }
    return combinations.map(declaration.instance)
  }

  /// The source's values for one intent; nil once the limit is reached.
  mutating func items(of source: ListSource, for intent: any AppIntent) async throws -> [ListItem]?
  {
    guard asked < ListLoader.questionLimit else { return nil }
    asked += 1
    return try await IntentFilling.$current.withValue(intent) {
      try await loader.items(of: source)
    }
  }

  private func names(before parameter: String) -> [String] {
    var needed: Set<String> = []
    var waiting = [parameter]
    while let name = waiting.popLast() {
      for other in declaration.parameter(named: name)?.dependencies ?? []
      where other != parameter && needed.insert(other).inserted {
        waiting.append(other)
      }
    }
    return declaration.order.names.filter(needed.contains)
  }

  private mutating func values(
    of parameter: IntentDeclaration.Parameter, given values: [String: any Sendable]
  ) async throws -> [any Sendable] {
    if case .boolean = parameter.declaration.valueType { return [true, false] }
    guard let source = parameter.declaration.listSource(bundle: nil) else { return [] }
    return try await items(of: source, for: declaration.instance(with: values))?
      .map(\.option.value) ?? []
  }
}
