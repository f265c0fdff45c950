// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// An intent whose type only the app knows, with values for its parameters.
///
/// ```swift
/// var intent = definitions.intents["AddBook"].makeIntent()
/// intent.title = "Dune"
/// intent.shelf = definitions.enums["Shelf"].makeCase("toRead")
/// let title: String? = try intent.title
/// let result = try await intent.run(answering: "yes")
/// ```
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
  private let definition: AppIntentDefinition
  private var values: [String: (any Sendable)?] = [:]

  init(definition: AppIntentDefinition) { self.definition = definition }

  /// The name of the intent's type.
  public var identifier: String { definition.identifier }

  /// The value of a parameter as it was set; nil where none was.
  ///
  /// A whole number fits a parameter for any number, a case's name or raw value one for an enum,
  /// and an ``AnyAppEntity`` one for an entity. What does not fit fails when the intent runs.
  public subscript(dynamicMember name: String) -> (any Sendable)? {
    get { values[name] ?? nil }
    set { values.updateValue(newValue, forKey: name) }
  }

  /// The value of a parameter, or its default where none was set.
  ///
  /// - Throws: ``DefinitionError`` if there is no such parameter, or its value is of another type.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get throws {
      let parameter = try definition.parameter(name, of: definition.instance())
      let own = values[name].map { given in
        given.map { ParameterConversion(name, of: definition, parameter.declaration).plain($0) }
      }
      return try DynamicValue(own ?? parameter.erasedValue).read(
        as: Value.self, "\(name) of \(identifier)")
    }
  }

  /// Performs the intent, and answers what it asks.
  ///
  /// ```swift
  /// let result = try await intent.run(answering: "the big one", "yes")
  /// ```
  ///
  /// - Parameters:
  ///   - answers: What a person would say, an answer for each question, in their order.
  ///   - language: The language code of questions and answers.
  /// - Returns: What came of it.
  /// - Throws: ``DefinitionError`` if a name or value does not fit, a question has no answer, or an
  ///   answer no question; `PerformError` if the intent fails or is cancelled.
  @discardableResult
  public func run(
    answering answers: String..., language: String = "en"
  ) async throws -> IntentRunResult {
    let intent = try await filled()
    let conversation = Conversation(try definition.app.get().engine)
    let reply = await conversation.perform(intent, language: language)
    return try await IntentRunResult(
      of: identifier, in: conversation, from: reply, answering: answers)
  }

  /// An intent of the app's type with the values.
  private func filled() async throws -> any AppIntent {
    let intent = try definition.instance()
    for (name, given) in values.sorted(by: { $0.key < $1.key }) {
      let parameter = try definition.parameter(name, of: intent)
      let conversion = ParameterConversion(name, of: definition, parameter.declaration)
      guard let given else {
        _ = parameter.assign(nil)
        continue
      }
      guard parameter.assign(try await conversion.value(given)) else {
        throw conversion.mismatch(given)
      }
    }
    return intent
  }
}
