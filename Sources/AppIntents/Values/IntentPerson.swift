// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A person, as an intent receives or returns one.
public struct IntentPerson: Equatable, Hashable, Sendable, _IntentValue {
  /// How a person's name is known.
  public enum Name: Equatable, Hashable, Sendable {
    /// In parts.
    case components(PersonNameComponents)
    /// As one text.
    case displayName(String)

    /// The name as one text; the parts stand in Western order, since Linux has no rules for others.
    public var displayString: String {
      switch self {
      case .components(let components):
        [
          components.namePrefix, components.givenName, components.middleName, components.familyName,
          components.nameSuffix,
        ].compactMap(\.self).joined(separator: " ")
      case .displayName(let name): name
      }
    }
  }

  /// How a person is reached.
  public struct Handle: Equatable, Hashable, Sendable {
    /// The kinds of address.
    public enum Value: Equatable, Hashable, Sendable {
      /// An address for mail.
      case emailAddress(String)
      /// A number for calls.
      case phoneNumber(String)
      /// An identifier that only the app knows.
      case applicationDefined(String)
    }

    /// The address.
    public var value: Value

    /// Creates a handle.
    public init(value: Value) {
      self.value = value
    }

    /// Creates a handle from an address for mail.
    public init(emailAddress: String) {
      self.init(value: .emailAddress(emailAddress))
    }

    /// Creates a handle from a number for calls.
    public init(phoneNumber: String) {
      self.init(value: .phoneNumber(phoneNumber))
    }
  }

  /// The person's name.
  public var name: Name
  /// How the person is reached; nil when only the name is known.
  public var handle: Handle?

  /// Creates a person.
  public init(name: Name, handle: Handle? = nil) {
    self.name = name
    self.handle = handle
  }
}
