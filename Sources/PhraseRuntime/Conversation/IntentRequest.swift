// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// An intent that is performed without a phrase, with what was given for its parameters.
struct IntentRequest: Sendable {
  /// A parameter whose value is one of several, which only the person can tell apart.
  struct OpenValue: Sendable {
    let parameter: String
    let reader: ParameterReader
    /// What was given, read; several for an array.
    let readings: [ParameterReader.Reading]
  }

  let intent: any AppIntent
  /// The parameters whose values a person gave; they are held against one another.
  var given: Set<String> = []
  var open: [OpenValue] = []
  /// Whether the person named the intent, which then counts as something that they do.
  var isNamed = false

  /// The values that a person gave, by parameter.
  var spoken: [String: any Sendable] {
    Dictionary(
      intent.declaredParameters.compactMap { name, parameter in
        given.contains(name) ? parameter.erasedValue.map { (name, $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Questioner {
  /// Lets the person choose where what was given may mean several values; what they decline is asked
  /// for like any other value.
  ///
  /// - Throws: `CancellationError` once the turn is over.
  func settle(_ request: IntentRequest) async throws {
    for open in request.open {
      guard let parameter = request.intent.parameter(named: open.parameter) else { continue }
      var values: [any Sendable] = []
      for reading in open.readings {
        if case .value(let value) = try await self.reading(reading, of: open.reader) {
          values.append(value)
        }
      }
      guard values.count == open.readings.count, let first = values.first else { continue }
      _ = parameter.assign(parameter.declaration.isArray ? values.entitiesOnce : first)
    }
  }
}
