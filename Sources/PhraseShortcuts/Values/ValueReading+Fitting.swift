// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

extension ValueReading {
  /// A value as a parameter of an action takes it, an array for one that takes several.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - declaration: The parameter.
  ///   - name: What the parameter is called.
  ///   - bundle: Where the texts lie for the action.
  /// - Returns: nil where it does not fit, or one of several does not.
  /// - Throws: ``RunError`` for a number that is out of the parameter's range.
  func fitting(
    _ value: any Sendable, to declaration: ParameterDeclaration, named name: String,
    in bundle: Bundle? = .phraseShortcuts
  ) throws -> (any Sendable)? {
    guard declaration.isArray else {
      guard let fitting = fitting(value, declaration, bundle) else { return nil }
      try check(fitting, declaration, name)
      return fitting
    }
    // A variable without a value is an empty text, and a list of nothing.
    if value as? String == "" { return [any Sendable]() }
    var fittings: [any Sendable] = []
    for value in list(value) {
      guard let fitting = fitting(value, declaration, bundle) else { return nil }
      fittings.append(fitting)
    }
    return fittings
  }

  private func check(
    _ value: any Sendable, _ declaration: ParameterDeclaration, _ name: String
  ) throws {
    guard let range = declaration.inclusiveRange, let number = number(value),
      !range.contains(number)
    else { return }
    throw RunError(
      """
      \(name) is \(text(number)); it goes from \(text(range.lowerBound)) to \
      \(text(range.upperBound)).
      """)
  }

  private func fitting(
    _ value: any Sendable, _ declaration: ParameterDeclaration, _ bundle: Bundle?
  ) -> (any Sendable)? {
    switch declaration.valueType {
    case .other(is AnyValue.Type): AnyValue(value)
    case .string: text(value)
    case .integer: number(value).flatMap(Int.init(exactly:))
    case .number: number(value)
    case .boolean: boolean(value)
    case .date: date(value)
    case .duration: duration(value)
    case .url: url(value)
    case .enumeration(let type): choice(text(value), of: type, bundle)
    default: (value as? String).flatMap { read($0, as: declaration) } ?? value
    }
  }

  /// Yes or no; of numbers, whether it is another one than 0.
  private func boolean(_ value: any Sendable) -> Bool? {
    switch value {
    case let isYes as Bool: isYes
    case let text as String:
      Bool(text.lowercased())
        ?? read(text, as: IntentParameter<Bool>(title: "").declaration) as? Bool
    default: number(value).map { $0 != 0 }
    }
  }

  /// A length of time; a number is one of seconds.
  private func duration(_ value: any Sendable) -> Duration? {
    if let length = value as? Duration { return length }
    if let text = value as? String, Double(text) == nil {
      return read(text, as: IntentParameter<Duration>(title: "").declaration) as? Duration
    }
    // Beyond that no number of seconds is one of attoseconds too.
    guard let seconds = number(value), abs(seconds) < 1e12 else { return nil }
    return .seconds(seconds)
  }

  private func url(_ value: any Sendable) -> URL? {
    if let url = value as? URL { return url }
    return URL(string: text(value).trimmingCharacters(in: .whitespacesAndNewlines))
      .flatMap { $0.scheme == nil ? nil : $0 }
  }

  /// A case by its raw value or by what it is called.
  private func choice(
    _ text: String, of type: any AppEnum.Type, _ bundle: Bundle?
  ) -> (any Sendable)? {
    if let value = type.value(forRawValue: text) { return value }
    let folded = Utterance(text).folded
    return type.erasedCases.first { choice in
      Utterance(choice.rawValue).folded == folded
        || Set([language, "en"]).contains { language in
          choice.display.text(locale: Locale(identifier: language), bundle: bundle).forms
            .contains { Utterance($0).folded == folded }
        }
    }?.value
  }
}
