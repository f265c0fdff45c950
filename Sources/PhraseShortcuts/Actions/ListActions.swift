// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

extension BuiltInActions {
  static let lists: [any BuiltInAction.Type] = [
    List.self, GetFromList.self, CountValues.self, FilterList.self, SortList.self,
    ReverseList.self, UniqueValues.self,
  ]
}

/// A list of values.
struct List: BuiltInAction {
  static let title: LocalizedStringResource = "List"
  static let description = IntentDescription("Gives a list of values.")
  static let category = ActionCategory.lists

  @Parameter(title: "Values") var values: [AnyValue]

  static var parameterSummary: some ParameterSummary { Summary("List of \(\.$values)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    .result(value: values)
  }
}

/// Which values of a list are taken.
enum ListChoice: String, AppEnum {
  case first, last, random, index, range

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [ListChoice: DisplayRepresentation] = [
    .first: "First", .last: "Last", .random: "Random", .index: "At Index", .range: "Range",
  ]
}

/// Takes a value out of a list, or several.
struct GetFromList: BuiltInAction {
  static let title: LocalizedStringResource = "Get from List"
  static let description = IntentDescription(
    """
    The first value of a list, the last, a random one, the one at an index, which counts from 1, \
    or those from one index to another.
    """)
  static let category = ActionCategory.lists

  @Parameter(title: "Place", default: .first) var position: ListChoice
  @Parameter(title: "List") var list: [AnyValue]
  @Parameter(title: "Index") var index: Int?
  @Parameter(title: "Up To") var end: Int?

  static var parameterSummary: some ParameterSummary {
    Summary("Get \(\.$position) \(\.$index) from \(\.$list)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> {
    guard !list.isEmpty else { throw RunError("The list has no values.") }
    let places = try places
    let taken = list[places].map(\.content)
    return .result(value: position == .range ? AnyValue(taken) : AnyValue(taken[0]))
  }

  private var places: ClosedRange<Int> {
    get throws {
      switch position {
      case .first: return 0...0
      case .last: return list.count - 1...list.count - 1
      case .random:
        var randomness = EnvironmentRandomness(environment: try run.library.environment)
        let drawn = Int.random(in: list.indices, using: &randomness)
        return drawn...drawn
      case .index:
        let place = try place(index, "index") - 1
        return place...place
      case .range:
        let (first, last) = (try place(index ?? 1, "index"), try place(end ?? list.count, "end"))
        guard first <= last else { throw RunError("index \(first) is behind end \(last).") }
        return first - 1...last - 1
      }
    }
  }

  private func place(_ place: Int?, _ name: String) throws -> Int {
    guard let place, 1...list.count ~= place else {
      throw RunError("\(name) is \(place ?? 0); the list has places 1 to \(list.count).")
    }
    return place
  }
}

/// Counts.
struct CountValues: BuiltInAction {
  static let title: LocalizedStringResource = "Count"
  static let description = IntentDescription("How many values a list has.")
  static let category = ActionCategory.lists

  @Parameter(title: "Values") var values: [AnyValue]

  static var parameterSummary: some ParameterSummary { Summary("Count \(\.$values)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: values.count)
  }
}

/// Keeps the values for which a comparison holds.
struct FilterList: BuiltInAction {
  static let title: LocalizedStringResource = "Filter List"
  static let description = IntentDescription(
    "The values of a list for which a comparison holds: of the value itself, or of a property.")
  static let category = ActionCategory.lists

  @Parameter(title: "Values") var values: [AnyValue]
  @Parameter(title: "Property") var property: String?
  @Parameter(title: "Comparison", default: .isEqual) var comparison: ValueComparison
  @Parameter(title: "Compared With") var other: AnyValue?
  @Parameter(title: "And") var upper: AnyValue?

  static var parameterSummary: some ParameterSummary {
    Summary("Filter \(\.$values) where \(\.$property) \(\.$comparison) \(\.$other)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    let reading = try run.reading
    let others = [other, upper].compactMap { $0?.content }
    var kept: [AnyValue] = []
    for value in values {
      let part = try await reading.part(property, of: value.content)
      if try reading.holds(comparison, part, others) { kept.append(value) }
    }
    return .result(value: kept)
  }
}

/// Puts the values of a list in order.
struct SortList: BuiltInAction {
  static let title: LocalizedStringResource = "Sort List"
  static let description = IntentDescription(
    "The values of a list in order: the smallest first unless told otherwise.")
  static let category = ActionCategory.lists

  @Parameter(title: "Values") var values: [AnyValue]
  @Parameter(title: "Property") var property: String?
  @Parameter(title: "Largest First", default: false) var isDescending: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Sort \(\.$values) by \(\.$property)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    let reading = try run.reading
    var keys: [(any Sendable)?] = []
    for value in values { keys.append(try await reading.part(property, of: value.content)) }
    let sorted = reading.sorted(values.map(\.content), by: keys, isDescending: isDescending)
    return .result(value: sorted.map(AnyValue.init))
  }
}

/// Turns a list round.
struct ReverseList: BuiltInAction {
  static let title: LocalizedStringResource = "Reverse List"
  static let description = IntentDescription("The values of a list, the last one first.")
  static let category = ActionCategory.lists

  @Parameter(title: "Values") var values: [AnyValue]

  static var parameterSummary: some ParameterSummary { Summary("Reverse \(\.$values)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    .result(value: values.reversed())
  }
}

/// Keeps each value once.
struct UniqueValues: BuiltInAction {
  static let title: LocalizedStringResource = "Unique Values"
  static let description = IntentDescription("The values of a list, each of them once.")
  static let category = ActionCategory.lists

  @Parameter(title: "Values") var values: [AnyValue]

  static var parameterSummary: some ParameterSummary { Summary("Unique values of \(\.$values)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    .result(value: try run.reading.unique(values.map(\.content)).map(AnyValue.init))
  }
}
