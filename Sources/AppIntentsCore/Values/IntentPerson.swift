// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A person, as an intent receives or returns one.
///
/// - Important: Partial. A program fills one; no address book is searched for what is said.
public struct IntentPerson: Equatable, Hashable, Sendable, _IntentValue {
  /// How a person's name is known.
  public enum Name: Equatable, Hashable, Codable, Sendable {
    /// In parts.
    case components(PersonNameComponents)
    /// As one text.
    case displayName(String)
    /// Not at all, as where only an address or a number is known.
    case unknown

    /// Whether there is a name.
    var isKnown: Bool { self != .unknown }

    /// The name as one text; the parts stand in Western order, since Linux has no rules for others.
    public var displayString: String {
      switch self {
      case .components(let components):
        [
          components.namePrefix, components.givenName, components.middleName, components.familyName,
          components.nameSuffix,
        ].compactMap(\.self).joined(separator: " ")
      case .displayName(let name): name
      case .unknown: ""
      }
    }
  }

  /// What identifies a person.
  public enum Identifier: Equatable, Hashable, Sendable {
    /// An identifier of the app's own.
    case applicationDefined(String)
    /// An identifier in the person's address book.
    case contactIdentifier(String)
    /// None.
    case unknown
  }

  /// What a question for a person lets one choose.
  public enum ParameterMode: String, Equatable, Hashable, Sendable {
    /// A person of the address book.
    case contact
    /// An address for mail.
    case email
    /// A number for calls.
    case phone
    /// An address for mail or a number for calls.
    case emailOrPhone
  }

  /// What identifies the person.
  public var identifier: Identifier
  /// The person's name.
  public var name: Name
  /// How the person is reached; nil when only the name is known.
  public var handle: Handle?
  /// Other ways in which the person is reached.
  public var aliases: [Handle]
  /// Whether it is the person who uses the app.
  public var isMe: Bool
  /// A picture of the person.
  public var image: DisplayRepresentation.Image?

  /// Creates a person.
  ///
  /// - Parameters:
  ///   - identifier: What identifies the person.
  ///   - name: The person's name.
  ///   - handle: How the person is reached; nil when only the name is known.
  ///   - aliases: Other ways in which the person is reached.
  ///   - isMe: Whether it is the person who uses the app.
  ///   - image: A picture of the person.
  public init(
    identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Creates a person of whom only an address or a number is known.
  ///
  /// - Parameter handle: The address or number, which is shown in place of a name.
  public init(handle: Handle) {
    self.init(name: .unknown, handle: handle)
  }
}

extension IntentPerson: DisplayRepresentable {
  /// "Person".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The person's name, or the address where there is none, and picture.
  public var displayRepresentation: DisplayRepresentation {
    let title = name.isKnown ? name.displayString : handle?.value.text ?? ""
    return DisplayRepresentation(title: "\(title)", image: image)
  }
}
