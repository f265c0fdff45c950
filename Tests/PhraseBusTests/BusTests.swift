// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseBus

/// Messages over a real bus.
@Suite struct BusTests {
  private static let values: [BusValue] = [
    .byte(255), .boolean(true), .int16(-3), .uint16(3), .int32(-70_000), .uint32(70_000),
    .int64(.min), .uint64(.max), .double(0.1), .string("Дюна “” 🐚"), .string(""), .path("/a/b"),
    .signature("a{sv}"), .variant(.string("x")), .structure([.int32(1), .string("a")]),
    .strings([]), .strings(["a", "b"]), .record(["b": .boolean(false), "a": .strings(["x"])]),
    .array([.structure([.string("a"), .variant(.double(1))])], of: "(sv)"),
    .array([.entry(.string("k"), .array([.byte(1)], of: "y"))], of: "{say}"),
  ]

  @Test(arguments: values) func valuesComeBackAsTheyWere(_ value: BusValue) async throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    server.serve("/echo") { $0.body }
    let reply = try await client.call(BusCall(server.uniqueName, "/echo", "a.B", "Echo", value))
    #expect(reply == [value])
  }

  @Test func anErrorHasItsNameAndMessage() async throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    server.serve("/x") { _ in throw BusError("org.example.Full", "the cup is full") }
    await #expect(throws: BusError("org.example.Full", "the cup is full")) {
      try await client.call(BusCall(server.uniqueName, "/x", "a.B", "Pour"))
    }
    await #expect(throws: BusError.noObject("/y")) {
      try await client.call(BusCall(server.uniqueName, "/y", "a.B", "Pour"))
    }
  }

  @Test func aNameHasOneOwner() async throws {
    let bus = try PrivateBus()
    let (first, second) = (try bus.connect(), try bus.connect())
    let name = "org.example.Name"
    #expect(try await first.own(name))
    #expect(try await second.own(name) == false)
    try await first.release(name)
    #expect(try await second.own(name))
  }

  @Test func signalsComeToWhoListens() async throws {
    let bus = try PrivateBus()
    let (sender, listener) = (try bus.connect(), try bus.connect())
    let signals = try await listener.signals("a.B", "Rang", from: sender.uniqueName)
    sender.send(BusSignal("/bell", "a.B", "Silent", .string("no")))
    sender.send(BusSignal("/bell", "a.B", "Rang", .string("yes")))
    var iterator = signals.makeAsyncIterator()
    let signal = await iterator.next()
    #expect(signal?.body == [.string("yes")])
  }

  @Test func aCallToWhoLeavesEnds() async throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    server.serve("/x") { [weak server] _ in
      server?.close()
      try await Task.sleep(for: .seconds(100_000))
      return []
    }
    do {
      try await client.call(BusCall(server.uniqueName, "/x", "a.B", "Pour"))
      Issue.record("it was answered")
    } catch let error as BusError {
      #expect(error.isAbsence, "\(error.name)")
    }
  }

  @Test func aReplyThatNobodyCanReadIsAnError() async throws {
    let bus = try PrivateBus()
    let bell = try await MockService(
      "org.example.Bell", "/bell", ["org.example.Bell", "/bell", "a.Bell"], on: bus)
    try await bell.control(
      "AddMethod", .string("a.Bell"), .string("Hand"), .string(""), .string("h"),
      .string("ret = dbus.types.UnixFd(0)"))
    let client = try bus.connect()
    await #expect(throws: BusError.unreadable) {
      try await client.call(BusCall("org.example.Bell", "/bell", "a.Bell", "Hand"))
    }
  }

  @Test func theEndOfTheBusEndsEverything() async throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    server.serve("/x") { _ in
      bus.stop()
      try await Task.sleep(for: .seconds(100_000))
      return []
    }
    await #expect(throws: BusError.self) {
      try await client.call(BusCall(server.uniqueName, "/x", "a.B", "Pour"))
    }
    await client.waitUntilClosed()
    await #expect(throws: BusError.closed) {
      try await client.call(BusCall("org.example.X", "/x", "a.B", "Pour"))
    }
  }

  @Test func otherProgramsOfTheBusAreUnderstood() async throws {
    let bus = try PrivateBus()
    let server = try bus.connect()
    #expect(try await server.own("org.example.Bell"))
    server.serve("/an/old/bell", describedBy: "<interface name='a.Bell'/>") { message in
      [.string("\(message.member) \(message.signature)")]
    }
    let gdbus = try await bus.run(
      "gdbus", "call", "--session", "--dest", "org.example.Bell", "--object-path", "/an/old/bell",
      "--timeout", "300", "--method", "a.Bell.Ring", "<1>", "['x']")
    #expect(gdbus.output == "('Ring vas',)\n")
    // “gdbus introspect” waits three seconds only, whatever else the machine does.
    for (path, part) in [
      ("/an/old/bell", "interface name='a.Bell'"), ("/", "node name=\"an\""),
      ("/an", "node name=\"old\""), ("/an/old", "node name=\"bell\""), ("/a", "UnknownObject"),
    ] {
      let introspection = try await bus.run(
        "gdbus", "call", "--session", "--dest", "org.example.Bell", "--object-path", path,
        "--timeout", "300", "--method", "org.freedesktop.DBus.Introspectable.Introspect")
      #expect(introspection.output.contains(part), "\(path): \(introspection.output)")
    }
  }
}
