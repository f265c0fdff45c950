// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a type of entity or enum is called: "Book", "Shelf".
public struct TypeDisplayRepresentation: Equatable, Hashable, Sendable {
  /// The name of the type in the singular.
  public var name: LocalizedStringResource
  /// The name with a count, for example `"\(placeholder: .int) books"` on Apple's platforms.
  public var numericFormat: LocalizedStringResource?
  /// Other names of the type.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation from a name.
  public init(name: LocalizedStringResource) {
    self.init(name: name, numericFormat: nil, synonyms: [])
  }

  /// Creates a representation from a name, a counted name and other names.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource?,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a representation from a name and other names.
  public init(name: LocalizedStringResource, synonyms: [LocalizedStringResource]) {
    self.init(name: name, numericFormat: nil, synonyms: synonyms)
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation from a name without arguments.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation from a name with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
