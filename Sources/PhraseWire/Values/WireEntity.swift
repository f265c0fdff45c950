// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something of an app that has an identifier, such as a book.
public struct WireEntity: Codable, Sendable, Equatable {
  /// The type with its module, as declarations name it: `Library.BookEntity`.
  public var type: String
  /// What its app knows it by.
  public var id: String
  /// What it is called.
  public var title: String
  /// What tells it apart from others of the same title.
  public var subtitle: String?
  /// Other words for it, where the values of a list were asked for; elsewhere nil.
  public var synonyms: [String]?
  /// The name of a symbol, or the address of a picture, where the values of a list were asked for.
  public var picture: String?
  /// The values of its properties by name, where they were asked for; elsewhere none.
  public var properties: [String: WireValue] = [:]

  /// Makes an entity without its properties.
  public init(type: String, id: String, title: String, subtitle: String? = nil) {
    self.type = type
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }
}

/// A person, as far as an app says who it is.
public struct WirePerson: Codable, Sendable, Equatable {
  /// The name to show; the address where no name is known.
  public var name: String
  /// What the app or an address book knows the person by.
  public var id: String?
  /// An address for mail.
  public var email: String?
  /// A number for calls.
  public var phone: String?
  /// An address that only the app understands.
  public var handle: String?

  /// Makes a person of whom only the name is known.
  public init(name: String) { self.name = name }
}

/// A place, as far as an app says where it is.
public struct WirePlace: Codable, Sendable, Equatable {
  /// What people call it.
  public var name: String?
  /// The address, as on a letter.
  public var address: String?
  /// Degrees north of the equator.
  public var latitude: Double?
  /// Degrees east of Greenwich.
  public var longitude: Double?

  /// Makes a place of what is known of it.
  public init(
    name: String? = nil, address: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.name = name
    self.address = address
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A file: where it lies, or what is in it.
public struct WireFile: Codable, Sendable, Equatable {
  /// The name with its extension; nothing keeps an app from putting a path into it.
  public var name: String
  /// The identifier of its type, such as `public.png`.
  public var type: String?
  /// How many bytes it has, where that is known.
  public var size: Int?
  /// Where it lies on this computer; nil for a file that is not stored.
  public var path: String?
  /// What is in it, in base64; nil where ``path`` says where to read it, or it was not asked for.
  public var bytes: Data?

  /// Makes a file.
  public init(
    name: String, type: String? = nil, size: Int? = nil, path: String? = nil, bytes: Data? = nil
  ) {
    self.name = name
    self.type = type
    self.size = size ?? bytes?.count
    self.path = path
    self.bytes = bytes
  }

  /// The file by its name, type and size alone.
  public var withoutContents: WireFile { WireFile(name: name, type: type, size: size) }
}
