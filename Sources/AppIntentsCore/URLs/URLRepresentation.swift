// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value that can stand inside a URL.
public protocol CustomURLRepresentationParameterConvertible {
  /// The value's text inside a URL, not yet escaped.
  var urlRepresentationParameter: String { get }
}

extension String: CustomURLRepresentationParameterConvertible {
  /// The text itself.
  public var urlRepresentationParameter: String { self }
}

extension Int: CustomURLRepresentationParameterConvertible {
  /// The number in digits.
  public var urlRepresentationParameter: String { description }
}

extension UUID: CustomURLRepresentationParameterConvertible {
  /// The identifier in its usual form.
  public var urlRepresentationParameter: String { uuidString }
}

extension URL: CustomURLRepresentationParameterConvertible {
  /// The whole address.
  public var urlRepresentationParameter: String { absoluteString }
}

/// A URL with places that values fill.
struct URLTemplate: Sendable {
  enum Part: Sendable {
    case literal(String)
    case place(any AnyKeyPath & Sendable)
    case identifier
  }

  var parts: [Part] = []

  /// Fills the places; nil when a value is absent or cannot stand inside a URL.
  func url(
    identifier: String? = nil, filledFrom value: (any AnyKeyPath & Sendable) -> Any?
  ) -> URL? {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .identifier:
        guard let words = identifier.flatMap(Self.words) else { return nil }
        text += words
      case .place(let keyPath):
        guard let words = value(keyPath).flatMap(Self.words) else { return nil }
        text += words
      }
    }
    return URL(string: text)
  }

  private static func words(for value: Any) -> String? {
    text(of: value)?.addingPercentEncoding(withAllowedCharacters: .urlPlaceAllowed)
  }

  /// Key paths lead to a parameter, to a property or to the value itself.
  private static func text(of value: Any) -> String? {
    switch value {
    case let parameter as any AnyIntentParameter: parameter.erasedValue.flatMap(text)
    case let property as any AnyEntityProperty: property.erasedValue.flatMap(text)
    case let value as any CustomURLRepresentationParameterConvertible:
      value.urlRepresentationParameter
    case let value as any EntityIdentifierConvertible: value.entityIdentifierString
    case let entity as any AppEntity: entity.identifierString
    case let value as any AppEnum: value.rawValue.description
    default: nil
    }
  }
}

/// An intent's URL lacks a value.
struct IncompleteURLError: Error, CustomStringConvertible {
  let intent: any AppIntent.Type

  var description: String {
    "The URL of \(intent) cannot be made: a value for one of its places is absent, or of a type "
      + "that cannot stand inside a URL."
  }
}

extension CharacterSet {
  /// What needs no escape in any part of a URL.
  fileprivate static let urlPlaceAllowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
