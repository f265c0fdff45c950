// SPDX-License-Identifier: Apache-2.0

extension IntentPerson {
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

      var text: String {
        switch self {
        case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
        }
      }
    }

    /// What an address or number is for.
    public enum Label: Equatable, Hashable, Sendable {
      /// The home.
      case home
      /// The work.
      case work
      /// The school.
      case school
      /// A telephone by that maker.
      case iPhone
      /// A mobile telephone.
      case mobile
      /// The number for everything.
      case main
      /// A fax machine at home.
      case homeFax
      /// A fax machine at work.
      case workFax
      /// A pager.
      case pager
      /// Anything else.
      case other
      /// What the app calls it.
      case custom(String)
    }

    /// The address.
    public var value: Value
    /// What the address is for.
    public var label: Label

    /// Creates a handle.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Creates a handle.
    public init(value: Value) {
      self.init(value)
    }

    /// Creates a handle from an address for mail.
    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// Creates a handle from a number for calls.
    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// Creates a handle from an identifier that only the app knows.
    public init(applicationDefined: String, label: Label = .other) {
      self.init(.applicationDefined(applicationDefined), label: label)
    }
  }
}
