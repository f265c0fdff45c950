// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseBus

/// The calls that GNOME Shell makes, over a real bus.
@Suite struct SearchProviderTests {
  @Test func aSearchAsTheShellMakesIt() async throws {
    let home = try await DesktopHome()
    let first = try await home.gnome("GetInitialResultSet", .strings(["kitchen"]))
    let ids = try #require(first.first?.texts)
    #expect(ids.count == 1)
    let next = try await home.gnome(
      "GetSubsearchResultSet", .strings(ids), .strings(["switch", "on", "kit"]))
    #expect(next.first?.texts?.first == "phrase:Switch on Kitchen in Lights")
    let metas = try await home.gnome("GetResultMetas", .strings(ids))
    #expect(metas.first?.signature == "aa{sv}")
    let meta = try #require(metas.first?.elements?.first?.fields)
    #expect(meta["id"] == .string(ids[0]))
    #expect(meta["name"] == .string("Kitchen"))
    #expect(meta["description"] == .string("Switch on Kitchen in Lights"))
    #expect(
      meta["icon"]
        == .structure([.string("file"), .variant(.string("file:///drawn/lightbulb.svg"))]))
    // The shell would put it on the clipboard.
    #expect(meta["clipboardText"] == nil)
    let isRunning = try await home.isLightsRunning
    #expect(!isRunning)
  }

  @Test func theShellsOwnToolsCallIt() async throws {
    let home = try await DesktopHome()
    func call(_ method: String, _ arguments: String...) async throws -> String {
      try await home.bus.run(
        ["gdbus", "call", "--session", "--dest", Assistant.name, "--object-path"]
          + [
            SearchProvider.path, "--timeout", "300", "--method",
            "org.gnome.Shell.SearchProvider2.\(method)",
          ]
          + arguments
      ).output
    }
    #expect(
      try await call("GetInitialResultSet", "['show', 'lights']")
        == "(['phrase:Show Lights'],)\n")
    #expect(
      try await call("GetResultMetas", "['phrase:Show Lights', 'gone']")
        == "([{'description': <'Lights'>, 'icon': <('themed', <['org.phraseengine.Assistant']>)>, "
        + "'id': <'phrase:Show Lights'>, 'name': <'Show Lights'>}],)\n")
    let introspection = try await home.bus.run([
      "gdbus", "call", "--session", "--dest", Assistant.name, "--object-path",
      SearchProvider.path, "--timeout", "300", "--method",
      "org.freedesktop.DBus.Introspectable.Introspect",
    ]).output
    let plain = introspection.replacing("\\\"", with: "'").replacing("\"", with: "'")
    for part in [
      "method name='LaunchSearch'", "name='metas' type='aa{sv}'", "name='timestamp' type='u'",
    ] {
      #expect(plain.contains(part), "\(introspection)")
    }
  }

  @Test func whatIsChosenIsDoneAndAnswered() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    let reply = try await home.gnome(
      "ActivateResult", .string("phrase:Show Lights"), .strings(["show"]), .uint32(12))
    #expect(reply == [])
    let shown = await server.nextShown()
    #expect(shown.summary == "Show Lights")
    #expect(shown.body == "All dark.")
    #expect(shown.actions == [])
  }

  @Test func theVeryValueThatWasChosenIsOpened() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    let ids = try await home.gnome("GetInitialResultSet", .strings(["chess"])).first?.texts
    #expect(ids?.count == 2)
    for id in ids ?? [] {
      _ = try await home.gnome("ActivateResult", .string(id), .strings(["chess"]), .uint32(0))
      let text = await server.nextShown().body
      #expect(
        text
          == (id.hasSuffix("1")
            ? "Chess Story by Stefan Zweig."
            : "Chess Story by A &lt;b&gt;bold&lt;/b&gt; &amp; brave one."))
    }
  }

  @Test func aSearchThatIsLaunchedIsSaid() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    _ = try await home.gnome("LaunchSearch", .strings(["open", "dune"]), .uint32(1))
    #expect(await server.nextShown().body == "Dune by Frank Herbert.")
    _ = try await home.gnome(
      "LaunchSearch", .strings(["fly", "me", "to", "the", "moon"]), .uint32(1))
    let miss = await server.nextShown()
    #expect(miss.summary == "fly me to the moon")
    #expect(miss.body?.isEmpty == false)
  }

  private static let wrongCalls: [(member: String, body: [BusValue])] = [
    ("GetInitialResultSet", [.string("open")]), ("GetInitialResultSet", []),
    ("GetSubsearchResultSet", [.strings(["a"])]), ("GetResultMetas", [.array([], of: "v")]),
    ("ActivateResult", [.string("phrase:Show Lights")]),
    ("ActivateResult", [.string("phrase:Nothing"), .strings([]), .uint32(0)]),
    ("ActivateResult", [.string(""), .strings([]), .uint32(0)]),
    ("ActivateResult", [.string("phrase:" + long("x")), .strings([]), .uint32(0)]),
    ("LaunchSearch", [.strings([long("open ")]), .uint32(0)]),
    ("Explode", []),
  ]

  private static func long(_ text: String) -> String { String(repeating: text, count: 10_000) }

  @Test func wrongCallsAreRefused() async throws {
    let home = try await DesktopHome()
    for (member, body) in Self.wrongCalls {
      var call = BusCall(
        Assistant.name, SearchProvider.path, SearchProvider.interface, member)
      call.body = body
      do {
        _ = try await home.desktop.call(call)
        Issue.record("\(member) was answered")
      } catch let error as BusError {
        #expect(
          error.name
            == (member == "Explode"
              ? "org.freedesktop.DBus.Error.UnknownMethod"
              : "org.freedesktop.DBus.Error.InvalidArgs"))
        #expect(error.message.count < 200)
      }
    }
    // It goes on.
    let found = try await home.gnome("GetInitialResultSet", .strings(["dune"])).first?.texts
    #expect(found?.count == 1)
  }

  @Test func strangeWordsFindNothing() async throws {
    let home = try await DesktopHome()
    for terms in [
      [Self.long("open ")], ["👩‍👩‍👧‍👦", "🐚"], ["\u{202E}\u{202C}", "\u{0301}"],
      Array(repeating: "a", count: 5000), [""], [], [Self.long("👩‍👩‍👧‍👦")],
    ] {
      #expect(try await home.gnome("GetInitialResultSet", .strings(terms)) == [.strings([])])
      #expect(try await home.gnome("GetResultMetas", .strings(terms)).first?.elements == [])
    }
  }
}
