// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// Where a server listens, as servers of the protocol are told: `tcp://127.0.0.1:10700`.
public struct ServerAddress: Sendable, Equatable, CustomStringConvertible {
  /// An address of this machine, as digits.
  public let host: String

  /// The port; 0 takes a free one.
  public let port: UInt16

  /// The address of this machine alone, and the port of the protocol's satellites.
  public static let standard = ServerAddress(host: "127.0.0.1", port: 10_700)

  init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads an address.
  ///
  /// ```swift
  /// let address = try ServerAddress(uri: "tcp://0.0.0.0:10700")
  /// print(address.isLoopback)  // false
  /// ```
  ///
  /// - Parameter uri: `tcp://`, an address in digits or `localhost`, a colon and a port.
  /// - Throws: ``ServerError`` that says what would be accepted.
  public init(uri: String) throws(ServerError) {
    let wanted = "it takes tcp://ADDRESS:PORT, such as \(Self.standard)"
    guard let parts = URLComponents(string: uri), parts.scheme == "tcp" else {
      throw ServerError(.badAddress, "“\(uri)” is no address to listen at; \(wanted).")
    }
    guard let port = parts.port.flatMap(UInt16.init(exactly:)) else {
      throw ServerError(.badAddress, "“\(uri)” has no port from 0 to 65535; \(wanted).")
    }
    guard ["", "/"].contains(parts.path), parts.query == nil, parts.user == nil else {
      throw ServerError(.badAddress, "“\(uri)” has more than an address and a port; \(wanted).")
    }
    let host = (parts.host ?? "").trimmingCharacters(in: ["[", "]"])
    self.init(host: host == "localhost" ? "127.0.0.1" : host, port: port)
    guard (try? socketAddress) != nil else {
      throw ServerError(
        .badAddress, "“\(host)” is no address of a machine in digits, nor localhost; \(wanted).")
    }
  }

  /// Whether nobody but this machine reaches it.
  public var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

  /// The address as it is read.
  public var description: String {
    host.contains(":") ? "tcp://[\(host)]:\(port)" : "tcp://\(host):\(port)"
  }

  /// The address as a socket takes it.
  var socketAddress: any SocketAddress {
    get throws {
      host.contains(":")
        ? try sockaddr_in6.inet6(ip6: host, port: port)
        : try sockaddr_in.inet(ip4: host, port: port)
    }
  }
}

/// Why a server cannot listen.
public struct ServerError: Error, Equatable, CustomStringConvertible {
  /// Whose fault it is.
  public enum Reason: Sendable, Equatable {
    /// The address is none.
    case badAddress
    /// The machine does not give it.
    case unavailable
  }

  /// Whose fault it is.
  public let reason: Reason

  /// What was seen, and what to do about it.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
