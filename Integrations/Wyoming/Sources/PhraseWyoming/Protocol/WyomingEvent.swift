// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One message of the protocol: what it is, its data, and sound or other bytes.
///
/// ```
/// {"type": "audio-chunk", "data_length": 61, "payload_length": 2048}⏎
/// {"rate": 16000, "width": 2, "channels": 1, "timestamp": null}…2048 bytes…
/// ```
///
/// Source: the README of the Python package `wyoming`, "Format".
struct WyomingEvent: Sendable, Equatable {
  var type: String
  var data: [String: JSONValue] = [:]
  var payload: [UInt8] = []

  init(_ type: String, _ data: [String: JSONValue] = [:], payload: [UInt8] = []) {
    self.type = type
    self.data = data
    self.payload = payload
  }

  /// The line that an event begins with.
  struct Header: Codable {
    var type: String
    var data: [String: JSONValue]?
    var dataLength: Int?
    var payloadLength: Int?

    private enum CodingKeys: String, CodingKey {
      case type, data
      case dataLength = "data_length"
      case payloadLength = "payload_length"
    }
  }

  /// The event as it goes over the wire.
  var bytes: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = data.isEmpty ? Data() : try encoder.encode(data)
      var bytes = try encoder.encode(
        Header(
          type: type, dataLength: data.isEmpty ? nil : data.count,
          payloadLength: payload.isEmpty ? nil : payload.count))
      bytes.append(UInt8(ascii: "\n"))
      return bytes + data + payload
    }
  }
}
