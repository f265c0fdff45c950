// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a value of an entity or enum type is shown and said.
///
/// The title is what people read and, with the synonyms, what they may say for the value. The
/// subtitle tells apart values that share a title.
///
///     DisplayRepresentation(title: "\(name)", subtitle: "\(author)", synonyms: ["\(nickname)"])
///
/// - Important: Partial. A picture is shown in a snippet that is made of the value, not beside
///   choices.
public struct DisplayRepresentation: Equatable, Hashable, Sendable {
  /// The name of the value.
  public var title: LocalizedStringResource
  /// What tells the value apart from others of the same title.
  public var subtitle: LocalizedStringResource?
  /// A longer text about the value.
  public var descriptionText: LocalizedStringResource?
  /// A picture of the value.
  public var image: Image?
  /// Other names for the value.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation; only the title is required.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a representation with a longer text.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation from a title without arguments.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation from a title with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
