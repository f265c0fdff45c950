// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let numbers: [any BuiltInAction.Type] = [
    Calculate.self, CalculateStatistics.self, RoundNumber.self, RandomNumber.self,
    FormatNumber.self,
  ]
}

/// Calculates.
struct Calculate: BuiltInAction {
  static let title: LocalizedStringResource = "Calculate"
  static let description = IntentDescription(
    """
    Calculates an expression such as (2 + 5) * 1.2 ^ 2, with + - * / ^, parentheses, min, max, \
    round, floor, ceil, abs and sqrt.
    """)
  static let category = ActionCategory.numbers
  static let formulas: Set<String> = ["expression"]

  @Parameter(title: "Expression") var expression: String

  static var parameterSummary: some ParameterSummary { Summary("Calculate \(\.$expression)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let value = try Calculation.value(of: expression)
    guard value.isFinite else { throw RunError("The result is too large to be told.") }
    return .result(value: value)
  }
}

/// What is made of many numbers.
enum Statistic: String, AppEnum {
  case sum, average, minimum, maximum, median, mode, range, standardDeviation, count

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Statistic"
  static let caseDisplayRepresentations: [Statistic: DisplayRepresentation] = [
    .sum: "Sum", .average: "Average", .minimum: "Minimum", .maximum: "Maximum",
    .median: "Median", .mode: "Mode", .range: "Range",
    .standardDeviation: "Standard Deviation", .count: "Count",
  ]

  /// - Returns: nil where there are no numbers to make it of.
  func value(of numbers: [Double]) -> Double? {
    switch self {
    case .sum: return numbers.reduce(0, +)
    case .count: return Double(numbers.count)
    case .average: return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case .minimum: return numbers.min()
    case .maximum: return numbers.max()
    case .mode:
      let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
      return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    case .range: return numbers.max().flatMap { most in numbers.min().map { most - $0 } }
    case .standardDeviation:
      guard numbers.count > 1 else { return nil }
      let average = numbers.reduce(0, +) / Double(numbers.count)
      let squares = numbers.map { ($0 - average) * ($0 - average) }
      return (squares.reduce(0, +) / Double(numbers.count - 1)).squareRoot()
    case .median:
      guard !numbers.isEmpty else { return nil }
      let sorted = numbers.sorted()
      return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    }
  }
}

/// Makes one number of many.
struct CalculateStatistics: BuiltInAction {
  static let title: LocalizedStringResource = "Calculate Statistics"
  static let description = IntentDescription(
    "The sum, average, minimum, maximum, median, mode, range, deviation or count of a list.")
  static let category = ActionCategory.numbers

  @Parameter(title: "Statistic", default: .sum) var statistic: Statistic
  @Parameter(title: "Numbers") var values: [AnyValue]

  static var parameterSummary: some ParameterSummary {
    Summary("Calculate the \(\.$statistic) of \(\.$values)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let reading = try run.reading
    let read = try values.map { value in
      guard let number = reading.number(value.content) else {
        throw RunError.unfit(reading.text(value.content), for: "values", "numbers")
      }
      return number
    }
    guard let value = statistic.value(of: read) else {
      throw RunError("There are no numbers in the list.")
    }
    return .result(value: value)
  }
}

/// Which way a number is rounded.
enum Rounding: String, AppEnum {
  case nearest, up, down

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rounding"
  static let caseDisplayRepresentations: [Rounding: DisplayRepresentation] = [
    .nearest: "Nearest", .up: "Up", .down: "Down",
  ]

  var rule: FloatingPointRoundingRule {
    switch self {
    case .nearest: .toNearestOrAwayFromZero
    case .up: .up
    case .down: .down
    }
  }
}

/// Rounds a number.
struct RoundNumber: BuiltInAction {
  static let title: LocalizedStringResource = "Round Number"
  static let description = IntentDescription("Rounds a number to so many places.")
  static let category = ActionCategory.numbers

  @Parameter(title: "Number") var number: Double
  @Parameter(title: "Places", default: 0, inclusiveRange: (-15, 15)) var places: Int
  @Parameter(title: "Rounding", default: .nearest) var rounding: Rounding

  static var parameterSummary: some ParameterSummary {
    Summary("Round \(\.$number) to \(\.$places) places")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let unit = pow(10, Double(places.magnitude))
    let scaled = places < 0 ? number / unit : number * unit
    // What is too large to be scaled has no places behind the point.
    guard scaled.isFinite else { return .result(value: number) }
    let rounded = scaled.rounded(rounding.rule)
    return .result(value: places < 0 ? rounded * unit : rounded / unit)
  }
}

/// Draws a number.
struct RandomNumber: BuiltInAction {
  static let title: LocalizedStringResource = "Random Number"
  static let description = IntentDescription(
    "A number between two others, or one of them; a whole one unless told otherwise.")
  static let category = ActionCategory.numbers

  @Parameter(title: "Minimum", default: 1) var minimum: Double
  @Parameter(title: "Maximum", default: 100) var maximum: Double
  @Parameter(title: "Whole", default: true) var isWhole: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Random number between \(\.$minimum) and \(\.$maximum)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    var randomness = EnvironmentRandomness(environment: try run.library.environment)
    guard minimum <= maximum, (maximum - minimum).isFinite else {
      throw RunError("minimum is above maximum.")
    }
    guard isWhole else { return .result(value: .random(in: minimum...maximum, using: &randomness)) }
    guard let low = Int(exactly: minimum.rounded(.up)),
      let high = Int(exactly: maximum.rounded(.down)), low <= high
    else {
      throw RunError("There is no whole number between minimum and maximum.")
    }
    return .result(value: Double(Int.random(in: low...high, using: &randomness)))
  }
}
