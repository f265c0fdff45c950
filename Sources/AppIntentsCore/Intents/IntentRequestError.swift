// SPDX-License-Identifier: Apache-2.0

/// Thrown out of `perform()` to have something asked and the intent performed again.
///
/// Apps make it with `needsValueError` and `needsDisambiguationError`. The runtime catches it.
package struct IntentRequestError: Error {
  /// What is asked.
  package enum Kind: Sendable {
    case needsValue(any AnyIntentParameter, IntentDialog?)
    case needsDisambiguation(any AnyIntentParameter, [any Sendable], IntentDialog?)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}

/// An intent asked for something while nobody was there to answer.
package struct NoConversationError: Error, Equatable, CustomStringConvertible {
  /// What was asked for, with its article: "a value".
  package let request: String

  package init(request: String) {
    self.request = request
  }

  package var description: String {
    "The intent asks for \(request), and nobody is there to answer. "
      + "Set every parameter before calling perform(), or perform it in a conversation."
  }
}

/// An answer had another type than the parameter.
package struct IntentAnswerTypeError: Error, CustomStringConvertible {
  package let expected: any Any.Type
  package let found: any Any.Type

  package var description: String {
    "The answer to a question was of type \(found); the parameter takes \(expected)."
  }
}

/// An answer named an option that was not offered.
package struct IntentChoiceError: Error, Equatable, CustomStringConvertible {
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  package var description: String {
    "The answer chose option \(index) of \(count); options count from 0."
  }
}
