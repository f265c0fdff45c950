// SPDX-License-Identifier: Apache-2.0

extension Wording {
  /// The words around finding entities: phrases, comparisons, answers and errors.
  struct Finding: Sendable {
    /// What begins a request to find, in template syntax, `<entities>` for the kind.
    let find: String
    /// A condition, and the next one.
    let condition: String
    let nextCondition: String
    /// The order, and what it is called in either direction.
    let sorted: String
    let ascending: [String]
    let descending: [String]
    /// The app's name at the end.
    let inApplication: String
    /// What asks the index of all apps.
    let search: [String]
    /// The words for each comparison, the one to show first.
    let operations: [FindRequest.Operation: [String]]
    /// What joins the two values of a range.
    let between: String
    /// The name of many from the name of one, where the app does not tell.
    let plural: @Sendable (_ singular: String) -> String

    let titleOfFinding: @Sendable (_ plural: String) -> String
    let found: @Sendable (_ count: String, _ list: String) -> String
    let nothingFound: @Sendable (_ plural: String) -> String
    let openWhich: @Sendable (_ names: String) -> String
    let openOne: @Sendable (_ name: String) -> String
    let more: @Sendable (_ count: Int) -> String
    let noOperation: @Sendable (_ property: String) -> String
    let cannotFind: @Sendable (_ kind: String) -> String
    let unknownEntity: @Sendable (_ name: String, _ nearest: String?, _ known: [String]) -> String
    let ambiguousEntity: @Sendable (_ name: String, _ qualified: [String]) -> String
    let unknownProperty:
      @Sendable (_ kind: String, _ name: String, _ nearest: String?, _ known: [String]) -> String
    let unknownSort:
      @Sendable (_ kind: String, _ name: String, _ nearest: String?, _ known: [String]) -> String
    let cannotCompare:
      @Sendable (_ property: String, _ operation: String, _ possible: [String]) -> String
    let wrongCount: @Sendable (_ operation: String, _ count: Int) -> String
    let noSuchValue: @Sendable (_ value: String, _ property: String, _ known: [String]) -> String

    /// The words for a comparison.
    func word(for operation: FindRequest.Operation) -> String {
      operations[operation]?.first ?? operation.rawValue
    }

    /// The words for several comparisons.
    func words(for operations: [FindRequest.Operation]) -> [String] { operations.map(word) }
  }

  /// How many names a message lists.
  static let listedNames = 20

  /// "a, b, c", cut where it gets long.
  static func names(_ names: [String]) -> String {
    let shown = names.prefix(listedNames).joined(separator: ", ")
    return names.count > listedNames ? "\(shown), …" : shown
  }

  /// "A, B and C".
  func series(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(and) \(last)"
  }
}
