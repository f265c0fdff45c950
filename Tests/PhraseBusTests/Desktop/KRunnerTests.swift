// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseBus

/// The calls that Plasma makes, over a real bus.
@Suite struct KRunnerTests {
  @Test func aSearchAsPlasmaMakesIt() async throws {
    let home = try await DesktopHome()
    #expect(try await home.kde("Actions") == [.array([], of: "(sss)")])
    let reply = try await home.kde("Match", .string("open dun"))
    #expect(reply.first?.signature == "a(sssida{sv})")
    let matches = try #require(reply.first?.elements?.map { $0.elements ?? [] })
    #expect(
      matches.map { $0[1].text } == ["Open Dune in Shelf"])
    let match = try #require(matches.first)
    #expect(match[0] == .string("phrase:Open Dune in Shelf"))
    #expect(match[2] == .string("/drawn/book.svg"))
    #expect(match[3] == .int32(70))
    #expect(match[4] == .double(1))
    #expect(match[5].fields?["subtext"] == .string("Shelf"))
    #expect(match[5].fields?["actions"]?.texts == [])
    #expect(try await home.kde("Config").first?.fields?["MinLetterCount"] == .int32(2))
    #expect(try await home.kde("Teardown") == [])
    let isRunning = try await home.isLightsRunning
    #expect(!isRunning)
  }

  @Test func betterMatchesAreMoreRelevant() async throws {
    let home = try await DesktopHome()
    let matches = try await home.kde("Match", .string("chess story")).first?.elements ?? []
    let relevance = matches.compactMap { match -> Double? in
      if case .double(let number)? = match.elements?[4] { number } else { nil }
    }
    #expect(relevance == [1, 0.5])
  }

  @Test(arguments: [
    ("dune", "/covers/dune.png"),
    // The desktop would load it while somebody types.
    ("chess story", "org.phraseengine.Assistant"),
    ("kitchen", "/drawn/lightbulb.svg"), ("show lights", "org.phraseengine.Assistant"),
  ])
  func picturesAreFiles(_ words: String, _ icon: String) async throws {
    let home = try await DesktopHome()
    let matches = try await home.kde("Match", .string(words)).first?.elements ?? []
    #expect(matches.first?.elements?[2].text == icon)
  }

  @Test func itsToolCallsIt() async throws {
    let home = try await DesktopHome()
    let output = try await home.bus.run([
      "gdbus", "call", "--session", "--dest", Assistant.name, "--object-path", KRunner.path,
      "--timeout", "300", "--method", "org.kde.krunner1.Match", "show lights",
    ]).output
    #expect(
      output == "([('phrase:Show Lights', 'Show Lights', 'org.phraseengine.Assistant', 100, 1.0, "
        + "{'actions': <@as []>, 'subtext': <'Lights'>})],)\n")
  }

  @Test func whatIsRunIsDoneAndAnswered() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    #expect(try await home.kde("SetActivationToken", .string("token")) == [])
    #expect(try await home.kde("Run", .string("phrase:Show Lights"), .string("")) == [])
    #expect(await server.nextShown().body == "All dark.")
  }

  private static let wrongCalls: [(member: String, body: [BusValue])] = [
    ("Match", [.strings(["a"])]), ("Match", []), ("Run", [.string("phrase:Show Lights")]),
    ("Run", [.string("phrase:Show Lights"), .string("delete")]),
    ("Run", [.string("nothing"), .string("")]),
    ("Run", [.string(String(repeating: "🐚", count: 10_000)), .string("")]),
    ("Config", [.string("x")]), ("Teardown", [.int32(1)]), ("Actions", [.string("x")]),
  ]

  @Test func wrongCallsAreRefused() async throws {
    let home = try await DesktopHome()
    for (member, body) in Self.wrongCalls {
      var call = BusCall(Assistant.name, KRunner.path, KRunner.interface, member)
      call.body = body
      do {
        _ = try await home.desktop.call(call)
        Issue.record("\(member) was answered")
      } catch let error as BusError {
        #expect(error.name == "org.freedesktop.DBus.Error.InvalidArgs")
      }
    }
    #expect(try await home.kde("Match", .string("dune")).first?.elements?.count == 1)
  }

  @Test func manyRunsAtOnceAreRefused() async throws {
    let home = try await DesktopHome()
    // One that waits as long as its app does, which is for ever.
    var refused = 0
    for _ in 0...DesktopPerformer.limit {
      do {
        _ = try await home.kde("Run", .string("phrase:Make Hang trouble in Lights"), .string(""))
      } catch let error as BusError {
        #expect(error.name == "org.freedesktop.DBus.Error.LimitsExceeded")
        refused += 1
      }
    }
    #expect(refused == 1)
  }
}
