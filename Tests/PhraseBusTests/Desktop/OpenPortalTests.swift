// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseBus

/// Links through a portal that python3-dbusmock plays.
@Suite struct OpenPortalTests {
  /// A portal that answers a request with a code; nil for one that lets the person choose.
  private func portal(answering code: Int?, on home: PrivateBus) async throws -> MockService {
    let service = try await MockService(
      OpenPortal.name, OpenPortal.path,
      [OpenPortal.name, OpenPortal.path, OpenPortal.interface], on: home)
    let request = "/org/freedesktop/portal/desktop/request/1_2/t"
    let answer =
      code.map { code in
        """
        self.AddObject('\(request)', 'org.freedesktop.portal.Request', {}, [])
        objects['\(request)'].EmitSignal('org.freedesktop.portal.Request', 'Response', 'ua{sv}',
          [dbus.UInt32(\(code)), dbus.Dictionary({}, signature='sv')])

        """
      } ?? ""
    try await service.control(
      "AddMethod", .string(OpenPortal.interface), .string("OpenURI"), .string("ssa{sv}"),
      .string("o"), .string(answer + "ret = dbus.ObjectPath('\(request)')"))
    return service
  }

  @Test(arguments: [
    (Int?(0), OpenPortal.Answer.opened), (1, .declined), (2, .unable), (nil, .opened),
  ])
  func aLinkIsOpened(_ code: Int?, _ answer: OpenPortal.Answer) async throws {
    let home = try PrivateBus()
    let service = try await portal(answering: code, on: home)
    let bus = try home.connect()
    let link = "https://news.example/a?b=%22c%22"
    let portal = OpenPortal(on: bus, patience: .seconds(code == nil ? 1 : 100))
    try #require(await portal.open(link) == answer)
    let arguments = await service.next("OpenURI")
    #expect(arguments.prefix(2) == [.string(""), .string(link)])
    #expect(arguments.last?.fields?["handle_token"]?.text?.isEmpty == false)
  }

  @Test func withoutAPortalOthersHaveTo() async throws {
    let home = try PrivateBus()
    #expect(await OpenPortal(on: try home.connect()).open("https://news.example") == .unable)
    let service = try await MockService(
      OpenPortal.name, OpenPortal.path,
      [OpenPortal.name, OpenPortal.path, "org.freedesktop.portal.Other"], on: home)
    #expect(await OpenPortal(on: try home.connect()).open("https://news.example") == .unable)
    _ = service
  }

  @Test(arguments: [
    (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"], String?("unix:path=/x")), ([:], nil),
    (["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/nowhere"], nil),
  ])
  func theBusIsThatOfTheEnvironment(_ variables: [String: String], _ address: String?) {
    #expect(OpenPortal.address(in: variables) == address)
  }
}
