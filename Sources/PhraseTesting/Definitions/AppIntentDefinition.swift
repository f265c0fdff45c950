// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseRuntime

/// An intent by its name, to make intents of.
public struct AppIntentDefinition: Sendable {
  /// The name that the definition was asked for by.
  public let identifier: String

  let app: AppUnderTest
  let found: Declared<any AppIntent.Type>

  /// Makes an intent with values for its parameters.
  ///
  /// Call it with the names of the parameters:
  ///
  /// ```swift
  /// let intent = definitions.intents["AddBook"].makeIntent(title: "Dune", shelf: "toRead")
  /// ```
  public var makeIntent: IntentCall { IntentCall(definition: self) }

  /// Takes the parameters of an intent in the form of a call.
  @dynamicCallable
  public struct IntentCall: Sendable {
    let definition: AppIntentDefinition

    /// Makes the intent; a name that it does not know fails when the intent runs.
    public func dynamicallyCall(
      withKeywordArguments arguments: KeyValuePairs<String, (any Sendable)?>
    ) -> AnyAppIntent {
      var intent = AnyAppIntent(definition: definition)
      for (name, value) in arguments { intent[dynamicMember: name] = value }
      return intent
    }
  }

  /// A new intent of the type, with nothing set.
  func instance() throws -> any AppIntent { try found.get().init() }

  /// The parameter of an intent with this name.
  ///
  /// - Throws: ``DefinitionError`` with the names that there are.
  func parameter(_ name: String, of intent: any AppIntent) throws -> any AnyIntentParameter {
    if let parameter = intent.parameter(named: name) { return parameter }
    let names = intent.declaredParameters.map(\.name)
    let wanted = name.isEmpty ? "without a name" : "“\(name)”"
    throw DefinitionError(
      "\(identifier) has no parameter \(wanted)\(NearestName.suggestion(for: name, in: names)); "
        + "it has: \(names.listed)")
  }
}
