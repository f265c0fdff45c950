// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

extension IntentValueType {
  /// What a value has to be, for the person who gave another one.
  var words: LocalizedStringResource {
    switch self {
    case .string, .attributedString: "a text"
    case .integer: "a whole number"
    case .number, .decimal: "a number"
    case .boolean: "yes or no"
    case .date, .dateComponents: "a date"
    case .duration: "a time such as “5 minutes”"
    case .url: "an address"
    case .enumeration(let type): "\(type.erasedCases.map(\.rawValue).joined(separator: " / "))"
    default: "\(name.split(separator: ".").last.map(String.init) ?? name)"
    }
  }
}
