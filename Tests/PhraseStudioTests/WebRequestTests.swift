// SPDX-License-Identifier: Apache-2.0

import AppIntents
import FlyingFox
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire
import Synchronization
import Testing

/// What actions fetch, over HTTP on loopback.
@Suite struct WebRequestTests {
  /// No time passes: other tests may take all of the machine's.
  private static let environment = ShortcutEnvironment(
    folder: URL(fileURLWithPath: "/nowhere"), clock: ToldClock { try await Promise<Void>().value })

  /// What a shortcut of one action says, which shows some of what the action gives.
  private func say(_ shown: String, of action: ShortcutAction) async throws -> String {
    var action = action
    action.result = "Page"
    let shortcut = PersonalShortcut(
      name: "Look", phrases: ["look"],
      actions: [action, ShortcutAction("ShowText", with: ["text": .text(shown)])])
    let library = ShortcutLibrary([shortcut], environment: Self.environment)
    var configuration = EngineConfiguration()
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    let engine = try await PhraseEngine(
      providers: [ShortcutsProvider(library)], configuration: configuration)
    return await Conversation(engine).respond(to: "look").text
  }

  private static func page(
    _ text: String, _ status: HTTPStatusCode = .ok, type: String = "application/json"
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: HTTPHeaders([.contentType: type]), body: Data(text.utf8))
  }

  private static func leading(to address: String) -> HTTPResponse {
    HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: address]))
  }

  @Test(
    arguments: [
      ("/stops", "Harbour", nil),
      ("/moved", "Harbour", nil),
      // What a server calls its answer does not matter.
      ("/as-page", "Harbour", nil),
      ("/none", "", "“127.0.0.1” answers 404."),
      ("/broken", "", "“127.0.0.1” answers 500."),
      ("/words", "", "no JSON"),
      ("/nothing", "", "no JSON"),
      // The system looks for the file on the same server, and never on this machine.
      ("/to-a-file", "", "“127.0.0.1” answers 404."),
      ("/in-circles", "", "redirects"),
    ] as [(String, String, String?)])
  func valuesAreFetched(path: String, answer: String, fault: String?) async throws {
    let stops = #"{"stops": [{"name": "Harbour"}, {"name": "Market"}]}"#
    try await WebServer.serve { request in
      switch request.target.path() {
      case "/stops": Self.page(stops)
      case "/moved": Self.leading(to: "/stops")
      case "/as-page": Self.page(stops, type: "text/html; charset=latin1")
      case "/broken": Self.page(stops, .internalServerError)
      case "/words": Self.page("Harbour, Market")
      case "/nothing": Self.page("")
      case "/to-a-file": Self.leading(to: "file:///etc/passwd")
      case "/in-circles": Self.leading(to: "/in-circles")
      default: Self.page("{}", .notFound)
      }
    } _: { server in
      let said = try await say(
        "${Page.stops.first.name}",
        of: ShortcutAction("GetJSON", with: ["url": .text(server.address + path)]))
      if let fault { #expect(said.contains(fault), "\(said)") } else { #expect(said == answer) }
    }
  }

  @Test func aTextIsReadInItsLetters() async throws {
    try await WebServer.serve { request in
      let isOld = request.target.path() == "/old"
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders([.contentType: "text/plain"]),
        body: isOld ? Data([0x63, 0x61, 0x66, 0xE9]) : Data("чай ☕️".utf8))
    } _: { server in
      for (path, text) in [("/", "чай ☕️"), ("/old", "café")] {
        let action = ShortcutAction("GetText", with: ["url": .text(server.address + path)])
        let said = try await say("${Page}", of: action)
        #expect(said == text)
      }
    }
  }

  @Test(arguments: [
    ("/find?q=a+b%26c&n=1%2B1", "/find?q=a+b%26c&n=1%2B1"),
    (
      "/find?q=зелёный чай",
      "/find?q=%D0%B7%D0%B5%D0%BB%D1%91%D0%BD%D1%8B%D0%B9%20%D1%87%D0%B0%D0%B9"
    ),
    ("/caf%C3%A9/%2F?a=%25", "/caf%C3%A9/%2F?a=%25"),
    ("/a#part", "/a"),
  ])
  func anAddressIsSentAsItIsMeant(path: String, sent: String) async throws {
    try await WebServer.serve {
      Self.page($0.target.rawValue)
    } _: { server in
      let action = ShortcutAction("GetText", with: ["url": .text(server.address + path)])
      let said = try await say("${Page}", of: action)
      #expect(said == sent)
    }
  }

  /// A field of the head goes to the host that it was meant for, and to no other.
  @Test(arguments: [
    ("/", "tea"), ("/on", "tea"), ("/elsewhere", "nobody"),
  ])
  func fieldsOfTheHeadAreSent(path: String, seen: String) async throws {
    let field = HTTPHeader("X-Guest")
    try await WebServer.serve { request in
      switch request.target.path() {
      case "/on": Self.leading(to: "/")
      case "/elsewhere":
        Self.leading(
          to: "http://localhost:\(request.headers[.host]?.split(separator: ":").last ?? "0")/")
      default: Self.page(request.headers[field] ?? "nobody")
      }
    } _: { server in
      let headers = WireValue.record(["X-Guest": "tea"])
      let action = ShortcutAction(
        "GetText", with: ["url": .text(server.address + path), "headers": headers])
      let said = try await say("${Page}", of: action)
      #expect(said == seen)
    }
  }

  @Test(arguments: [(0, true), (1, false)])
  func aPageMayBeSoLong(excess: Int, isRead: Bool) async throws {
    let count = ShortcutEnvironment.sizeLimit + excess
    try await WebServer.serve { _ in
      HTTPResponse(statusCode: .ok, body: Data(count: count))
    } _: { server in
      do {
        let data = try await Self.environment.fetch(try server.url("/"), [:])
        #expect(isRead && data.count == count)
      } catch {
        #expect(!isRead)
        #expect("\(error)" == "The page has more than 16 MB, which are read.")
      }
    }
  }

  @Test(.timeLimit(.minutes(5))) func aSlowPageIsCancelled() async throws {
    try await withSlowServer { server, arrived in
      let fetching = Task { [url = try server.url("/")] in
        try await Self.environment.fetch(url, [:])
      }
      try await arrived.value
      fetching.cancel()
      await #expect(throws: CancellationError.self) { _ = try await fetching.value }
    }
  }

  @Test(.timeLimit(.minutes(5))) func aPageThatIsTooSlowIsGivenUp() async throws {
    try await withSlowServer { server, arrived in
      let environment = ShortcutEnvironment(
        folder: URL(fileURLWithPath: "/nowhere"), clock: ToldClock { try await arrived.value })
      await #expect(throws: DeadlineExceeded.self) {
        _ = try await environment.fetch(try server.url("/"), [:])
      }
    }
  }

  /// Serves pages that never come while a test waits for one; `arrived` is kept when it was asked for.
  private func withSlowServer(
    _ test: (WebServer, _ arrived: Promise<Void>) async throws -> Void
  ) async throws {
    let (arrived, end) = (Promise<Void>(), Promise<Void>())
    try await WebServer.serve { _ in
      arrived.keep(.success(()))
      try await end.value
      return Self.page("late")
    } _: { server in
      defer { end.keep(.success(())) }
      try await test(server, arrived)
    }
  }

  @Test func nobodyIsThere() async throws {
    let said = try await say(
      "${Page}", of: ShortcutAction("GetText", with: ["url": "http://127.0.0.1:1/"]))
    #expect(said.contains("connect"), "\(said)")
  }
}
