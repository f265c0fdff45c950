// SPDX-License-Identifier: Apache-2.0

/// What came over the bus.
package struct BusMessage: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case call
    case reply
    /// An error by its name, in place of a reply.
    case error(String)
    case signal
  }

  package var kind: Kind
  /// The unique name of who sent it: `:1.42`.
  package var sender = ""
  package var path = ""
  package var interface = ""
  package var member = ""
  package var body: [BusValue] = []

  /// The text of an argument; empty where it is none.
  func text(_ index: Int) -> String {
    body.indices.contains(index) ? body[index].text ?? "" : ""
  }

  /// Whether it asks what there is at its path.
  var isIntrospection: Bool { interface == "org.freedesktop.DBus.Introspectable" }

  /// The type of the arguments together.
  package var signature: String { body.map(\.signature).joined() }
}

/// A method of an object on the bus, with its arguments.
package struct BusCall: Sendable {
  package var destination: String
  package var path: String
  package var interface: String
  package var member: String
  package var body: [BusValue]
  /// Whether a program that is not running is started for it.
  package var starts = true
  /// Whether somebody waits for the reply.
  var isAnswered = true

  package init(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ body: BusValue...
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.body = body
  }

  /// A method of the bus itself.
  static func daemon(_ member: String, _ body: BusValue...) -> BusCall {
    var call = BusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member)
    call.body = body
    return call
  }
}

/// A signal that an object sends.
package struct BusSignal: Sendable {
  package var path: String
  package var interface: String
  package var member: String
  package var body: [BusValue]
  /// Who gets it; nil for whoever listens.
  package var destination: String?

  package init(
    _ path: String, _ interface: String, _ member: String, _ body: BusValue...,
    to destination: String? = nil
  ) {
    self.path = path
    self.interface = interface
    self.member = member
    self.body = body
    self.destination = destination
  }
}

/// Why something on the bus did not work, by the name that the bus has for it.
package struct BusError: Error, Equatable, CustomStringConvertible {
  /// As the bus writes it: `org.freedesktop.DBus.Error.ServiceUnknown`.
  package var name: String
  package var message: String

  package init(_ name: String, _ message: String) {
    self.name = name
    self.message = message
  }

  package var description: String { message.isEmpty ? name : message }

  static func unknownMethod(_ member: String) -> BusError {
    BusError("org.freedesktop.DBus.Error.UnknownMethod", "there is no method “\(member)” here")
  }
  package static func invalid(_ message: String) -> BusError {
    BusError("org.freedesktop.DBus.Error.InvalidArgs", message)
  }
  /// A reply has something in it that is no ``BusValue``, such as an open file.
  static let unreadable = BusError(
    "org.freedesktop.DBus.Error.InconsistentMessage", "its answer has what nobody reads here")
  package static let closed = BusError(
    "org.freedesktop.DBus.Error.Disconnected", "the connection to the bus is closed")

  /// Whether nobody has the name that was called, or whoever had it has gone.
  package var isAbsence: Bool {
    [
      "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
      "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Disconnected",
    ].contains(name)
  }
}
