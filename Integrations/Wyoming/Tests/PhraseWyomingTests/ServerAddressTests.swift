// SPDX-License-Identifier: Apache-2.0

import PhraseWyoming
import Testing

@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("tcp://127.0.0.1:10700", "tcp://127.0.0.1:10700", true),
    ("tcp://localhost:1", "tcp://127.0.0.1:1", true),
    ("tcp://127.3.2.1:0/", "tcp://127.3.2.1:0", true),
    ("tcp://[::1]:10700", "tcp://[::1]:10700", true),
    ("tcp://0.0.0.0:10700", "tcp://0.0.0.0:10700", false),
    ("tcp://192.168.1.5:10700", "tcp://192.168.1.5:10700", false),
    ("tcp://[::]:10700", "tcp://[::]:10700", false),
  ]) func anAddressIsRead(_ uri: String, _ text: String, _ isLoopback: Bool) throws {
    let address = try ServerAddress(uri: uri)
    #expect("\(address)" == text)
    #expect(address.isLoopback == isLoopback)
  }

  @Test(arguments: [
    ("", "is no address to listen at"), ("127.0.0.1:10700", "is no address to listen at"),
    ("unix:///tmp/x", "is no address to listen at"), ("stdio://", "is no address to listen at"),
    ("http://127.0.0.1:1", "is no address to listen at"),
    ("tcp://127.0.0.1", "has no port"), ("tcp://127.0.0.1:70000", "has no port"),
    ("tcp://kitchen.local:1", "is no address of a machine in digits"),
    ("tcp://:1", "is no address of a machine in digits"),
    ("tcp://127.1:1", "is no address of a machine in digits"),
    ("tcp://127.0.0.1:1/x", "has more than an address and a port"),
    ("tcp://me@127.0.0.1:1", "has more than an address and a port"),
  ]) func whatIsNoneSaysWhatIsTaken(_ uri: String, _ reason: String) {
    #expect {
      try ServerAddress(uri: uri)
    } throws: {
      guard let error = $0 as? ServerError else { return false }
      return error.reason == .badAddress && error.description.contains(reason)
        && error.description.contains("tcp://127.0.0.1:10700")
    }
  }
}
