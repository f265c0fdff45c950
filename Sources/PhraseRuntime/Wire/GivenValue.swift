// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
package import PhraseWire

/// What was given for a parameter of an intent that is named.
package enum GivenValue: Sendable {
  /// Data of a program; a text names an entity by its identifier and a case by its raw value first.
  case data(WireValue)
  /// A value as an app has it: that of an earlier intent.
  case value(any Sendable)
  /// Words of a person, read as answers are; several where they came one by one, none where only the
  /// parameter was named.
  case words([String])

  /// The value as an app elsewhere reads it.
  func wire(in language: String) -> WireValue {
    switch self {
    case .data(let value): value
    case .value(let value): WireValue(of: value, locale: Locale(identifier: language))
    case .words([]): .boolean(true)
    case .words(let words) where words.count == 1: .text(words[0])
    case .words(let words): .list(words.map(WireValue.text))
    }
  }
}

/// Reads what was given for one parameter.
struct GivenValueReader {
  enum Reading {
    /// What the parameter gets; nil takes its value away.
    case value((any Sendable)?)
    case open(IntentRequest.OpenValue)
    case refused(WireRefusal)
  }

  let engine: PhraseEngine
  let parameter: any AnyIntentParameter
  let name: String
  let language: String

  private var declaration: ParameterDeclaration { parameter.declaration }
  private var talk: Language { Language.named(language) }

  func read(_ given: GivenValue) async -> Reading {
    switch given {
    case .data(.nothing): return .value(nil)
    case .data(let value):
      if let range = declaration.inclusiveRange,
        let bad = value.elements.first(where: { $0.isOutside(range) })
      {
        let unit = declaration.defaultUnit?.readableSymbol
        return refused(bad.words, talk.text(of: .outOfRange(range, unit: unit)))
      }
      do {
        if let read = try await data(value) { return .value(read) }
      } catch {
        return unavailable(error.reason(in: language))
      }
      guard case .text(let text) = value, declaration.isReadAsWords else {
        return mismatch(value)
      }
      return await read([text])
    case .value(let value):
      if parameter.assign(value) { return .value(value) }
      return await read(.data(WireValue(of: value, locale: Locale(identifier: language))))
    case .words(let words): return await read(words)
    }
  }

  private func data(_ value: WireValue) async throws -> (any Sendable)? {
    try await WireValueReader(
      declaration: declaration, language: language, configuration: engine.configuration
    ).read(value)
  }

  // MARK: - Words

  private func read(_ words: [String]) async -> Reading {
    if words.isEmpty {
      if case .boolean = declaration.valueType { return .value(true) }
      return refused("", talk.text(of: .valueMissing))
    }
    let reader = await ParameterReader(
      answersFor: parameter, name: name, language: language, engine: engine)
    var readings: [ParameterReader.Reading] = []
    for words in words { readings += await self.readings(of: words, with: reader) }
    if !declaration.isArray, readings.count > 1 {
      return refused(
        words.joined(separator: " "), talk.text(of: .wrongCount(of: 1...1, given: readings.count)))
    }
    for (index, reading) in readings.enumerated() {
      let said = words.count == readings.count ? words[index] : words.joined(separator: " ")
      switch reading {
      case .refused(let reason):
        return refused(
          said, [talk.text(of: reason), fitting(reader, after: reason)].joinedWords)
      case .unavailable(let reason): return unavailable(talk.text(of: reason))
      case .values, .perhaps: continue
      }
    }
    if let size = declaration.arraySize, !size.contains(readings.count) {
      return refused(
        words.joined(separator: " "), talk.text(of: .wrongCount(of: size, given: readings.count)))
    }
    let values = readings.compactMap(\.onlyValue)
    guard values.count == readings.count, let first = values.first else {
      return .open(IntentRequest.OpenValue(parameter: name, reader: reader, readings: readings))
    }
    return .value(declaration.isArray ? values.entitiesOnce : first)
  }

  /// The readings of one text; several where an array takes "a, b and c".
  private func readings(
    of words: String, with reader: ParameterReader
  ) async -> [ParameterReader.Reading] {
    // Choices that cannot be compiled are named word for word.
    let grammar = try? AnswerGrammar(for: reader.question(asIs: ""))
    let answer = grammar?.answer(words) ?? .text(words)
    let others = grammar.map { Heard(answer, $0).others(within: engine.configuration.tolerance) }
    var first: [ParameterReader.Reading]?
    for answer in [answer] + (others ?? []) {
      let readings =
        declaration.isArray ? await reader.readSeries(answer) : [await reader.read(answer)]
      if !readings.isEmpty, !readings.contains(where: \.isRefused) { return readings }
      first = first ?? readings
    }
    // What has no such name may be an identifier.
    if declaration.hasIdentifiers, let value = try? await data(.text(words)) {
      let values = declaration.isArray ? value as? [any Sendable] ?? [value] : [value]
      return values.map { .values([ValueOption(value: $0, display: words)]) }
    }
    return first ?? [.refused(.notAnAnswer(answer: words))]
  }

  // MARK: - Refusals

  /// What would be taken, where the refusal does not say so.
  private func fitting(_ reader: ParameterReader, after reason: Saying) -> String? {
    switch reason {
    case .outOfRange, .doesNotFit, .noFile, .wrongFile: return nil
    default: break
    }
    let fitting = reader.question(asIs: "").fitting(talk)
    // That words would do is no help where these do not.
    return fitting == .anyWords ? nil : fitting.map { talk.text(of: $0) }
  }

  private func refused(_ words: String, _ reason: String) -> Reading {
    .refused(
      WireRefusal(
        "wrongValue", ["parameter": .text(name), "value": .text(words)], "\(name): \(reason)"))
  }

  private func mismatch(_ value: WireValue) -> Reading {
    .refused(
      WireRefusal(
        "wrongValue", ["parameter": .text(name), "value": value],
        "\(name) takes \(declaration.takenValues), not “\(value.words)”."))
  }

  private func unavailable(_ reason: String) -> Reading {
    .refused(WireRefusal("valuesUnavailable", ["parameter": .text(name)], reason))
  }
}

extension WireValue {
  fileprivate func isOutside(_ range: ClosedRange<Double>) -> Bool {
    asNumber.map { !range.contains($0) } ?? false
  }
}

extension ParameterReader.Reading {
  fileprivate var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  /// The value where nothing is left to choose.
  fileprivate var onlyValue: (any Sendable)? {
    if case .values(let options) = self, options.count == 1 { options[0].value } else { nil }
  }
}

extension ParameterDeclaration {
  /// What the parameter takes, for errors.
  fileprivate var takenValues: String {
    ([valueType.name] + supportedContentTypes).joined(separator: " ")
  }

  /// Whether a text may be an identifier or a raw value.
  fileprivate var hasIdentifiers: Bool {
    switch valueType {
    case .entity, .enumeration: true
    default: false
    }
  }

  /// Whether words may name a value that data does not: a title, a path.
  fileprivate var isReadAsWords: Bool { hasIdentifiers || takesFile || optionsProvider != nil }
}

extension [String?] {
  fileprivate var joinedWords: String { compactMap(\.self).joined(separator: " ") }
}
