// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore

/// Why a run of a shortcut cannot go on.
package struct RunError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  /// What was found, and what would be accepted.
  package let localizedStringResource: LocalizedStringResource

  package init(_ text: LocalizedStringResource) { localizedStringResource = text }

  static func noProperty(_ name: String, of value: String) -> RunError {
    RunError("“\(value)” has no property “\(name)”.")
  }

  static func noVariable(_ name: String) -> RunError {
    RunError("There is no variable “\(name)” yet.")
  }

  static func noAction(_ name: String) -> RunError {
    RunError("There is no action “\(name)” here.")
  }

  static func unfit(
    _ value: String, for parameter: String, _ type: LocalizedStringResource
  ) -> RunError {
    RunError("\(parameter) takes \(type), not “\(value)”.")
  }

  /// A shortcut that runs itself, by way of others or not.
  static func circle(_ name: String) -> RunError {
    RunError("“\(name)” would run itself.")
  }
}

extension RunError: CustomStringConvertible {
  /// The text in the language of the running intent; in English outside of any.
  package var description: String { String(localized: localizedStringResource) }
}
