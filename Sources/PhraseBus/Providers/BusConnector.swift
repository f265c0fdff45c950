// SPDX-License-Identifier: Apache-2.0

/// The connection to the bus, made when it is first needed, and anew after the bus has ended.
package actor BusConnector {
  private let address: String?
  private var connection: Bus?
  private var prepare: (@Sendable (Bus) async -> Void)?

  /// - Parameter address: Where the bus is; nil for the person's.
  package init(address: String? = nil) {
    self.address = address
  }

  /// Has something done with each new connection before it is used.
  package func prepare(_ prepare: @escaping @Sendable (Bus) async -> Void) {
    self.prepare = prepare
  }

  /// - Throws: ``BusError`` where there is no bus.
  package func bus() async throws -> Bus {
    if let connection, !connection.isClosed { return connection }
    let bus = try Bus(address: address)
    connection = bus
    await prepare?(bus)
    return bus
  }
}
