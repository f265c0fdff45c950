// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import FlyingSocks
import Foundation
import Testing

/// A real browser, driven by the WebDriver protocol: Debian's chromium without a window.
struct Browser {
  /// How a page is looked at.
  struct Look: Sendable {
    var width = 1200
    var height = 900
    var isDark = false
    var language = "en"
  }

  /// Why there is none here; nil where there is one.
  static let absence: String? = {
    let missing = ["chromium", "chromedriver"].filter { path(of: $0) == nil }
    return missing.isEmpty
      ? nil
      : "No \(missing.joined(separator: " and no ")) here: apt install chromium chromium-driver"
  }()

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }

  private let driver: Driver
  private let session: String

  /// Opens a browser while a test uses it; its files go to a folder.
  static func open(
    _ look: Look = Look(), downloads: URL, _ test: (Browser) async throws -> Void
  ) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: "chromedriver") ?? "")
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It inherits the signals that this thread blocks, and would not hear a milder one.
    defer { kill(process.processIdentifier, SIGKILL) }
    let server = Driver(port: try #require(port(in: output)))
    let made = try await server.call(
      .POST, "/session", ["capabilities": ["alwaysMatch": capabilities(look)]])
    let name = try #require((made as? [String: Any])?["sessionId"] as? String)
    let browser = Browser(driver: server, session: "/session/\(name)")
    do {
      try await browser.resize(to: look.width, look.height)
      try await browser.setDark(look.isDark)
      try await browser.develop(
        "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": downloads.path])
      try await test(browser)
    } catch {
      _ = try? await server.call(.DELETE, browser.session, nil)
      throw error
    }
    _ = try await server.call(.DELETE, browser.session, nil)
  }

  /// The port that the driver says it has taken.
  private static func port(in output: Pipe) -> UInt16? {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      text += String(decoding: data, as: UTF8.self)
      if let found = text.firstMatch(of: /successfully on port (\d+)/) { return UInt16(found.1) }
    }
  }

  private static func capabilities(_ look: Look) -> [String: Any] {
    [
      "browserName": "chrome",
      "timeouts": ["implicit": 10_000, "script": 30_000],
      "goog:chromeOptions": [
        "binary": path(of: "chromium") ?? "",
        // Its own sandbox takes rights that a container and a superuser do not have.
        "args": [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
          "--lang=\(look.language)", "--force-prefers-reduced-motion", "--no-first-run",
        ],
        "prefs": ["intl.accept_languages": look.language],
      ],
    ]
  }

  func resize(to width: Int, _ height: Int) async throws {
    try await develop(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  func setDark(_ isDark: Bool) async throws {
    let features = [
      ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": "reduce"],
    ]
    try await develop("Emulation.setEmulatedMedia", ["features": features])
  }

  private func develop(_ command: String, _ parameters: [String: Any]) async throws {
    try await call(.POST, "goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  // MARK: - Pages

  func go(to address: URL) async throws {
    try await call(.POST, "url", ["url": address.absoluteString])
  }

  /// Loads the page again.
  func reload() async throws { try await call(.POST, "refresh", [:]) }

  /// A picture of all that is seen.
  func screenshot() async throws -> Data {
    let text = try await call(.GET, "screenshot") as? String
    return try #require(text.flatMap { Data(base64Encoded: $0) })
  }

  /// What a script gives.
  @discardableResult
  func run(_ script: String, _ arguments: [Any] = []) async throws -> Any? {
    try await call(.POST, "execute/sync", ["script": script, "args": arguments])
  }

  /// Waits until an expression holds; looked at with each frame.
  func wait(for expression: String) async throws {
    try await call(
      .POST, "execute/async",
      [
        "script": """
        const done = arguments[0];
        const look = () => { if (\(expression)) done(true); else requestAnimationFrame(look); };
        look();
        """, "args": [],
      ])
  }

  // MARK: - Elements

  /// The element that a selector finds first; waits for it.
  func element(_ selector: String) async throws -> String {
    let isPath = selector.hasPrefix("/")
    let found = try await call(
      .POST, "element",
      ["using": isPath ? "xpath" : "css selector", "value": selector])
    return try #require((found as? [String: String])?.values.first)
  }

  func text(_ selector: String) async throws -> String {
    try await call(.GET, "element/\(try await element(selector))/text") as? String ?? ""
  }

  func click(_ selector: String) async throws {
    for _ in 0..<Self.looks {
      do {
        try await call(.POST, "element/\(try await element(selector))/click", [:])
        return
      } catch let error as BrowserError where error.isStale {
        // The page was drawn anew since it was looked at.
        continue
      }
    }
    throw BrowserError(description: "\(selector) is drawn anew all the time")
  }

  private static let looks = 5

  /// Presses the button with a text or a label.
  func press(_ title: String) async throws {
    try await click(
      "//button[not(@disabled)][@aria-label='\(title)' or normalize-space(.)='\(title)']")
  }

  func type(_ text: String, into selector: String) async throws {
    try await call(.POST, "element/\(try await element(selector))/value", ["text": text])
  }

  func clear(_ selector: String) async throws {
    try await call(.POST, "element/\(try await element(selector))/clear", [:])
  }

  /// Chooses an option of a list by its title.
  func choose(_ title: String, of selector: String) async throws {
    let list = try await element(selector)
    let option = try await call(
      .POST, "element/\(list)/element",
      ["using": "xpath", "value": ".//option[normalize-space(.)='\(title)']"])
    let id = try #require((option as? [String: String])?.values.first)
    try await call(.POST, "element/\(id)/click", [:])
  }

  /// Presses a key with others that are held.
  func key(_ key: String, holding held: String...) async throws {
    func action(_ type: String, _ value: String) -> [String: Any] {
      ["type": type, "value": value]
    }
    let actions =
      held.map { action("keyDown", $0) } + [action("keyDown", key), action("keyUp", key)]
      + held.reversed().map { action("keyUp", $0) }
    try await call(
      .POST, "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Drags an element to the place of another, with a distance from its middle.
  func drag(_ selector: String, to target: String, by distance: (x: Int, y: Int)) async throws {
    let (from, to) = (try await element(selector), try await element(target))
    func move(_ element: String, _ x: Int, _ y: Int) -> [String: Any] {
      [
        "type": "pointerMove", "duration": 150, "x": x, "y": y,
        "origin": ["element-6066-11e4-a52e-4f735466cecf": element],
      ]
    }
    let actions: [[String: Any]] = [
      move(from, 0, 0), ["type": "pointerDown", "button": 0], move(from, 12, 12),
      move(to, distance.x, distance.y - 4), move(to, distance.x, distance.y),
      ["type": "pointerUp", "button": 0],
    ]
    try await call(
      .POST, "actions",
      [
        "actions": [
          [
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
            "actions": actions,
          ]
        ]
      ])
  }

  @discardableResult
  private func call(
    _ method: HTTPMethod, _ command: String, _ body: [String: Any]? = nil
  ) async throws -> Any? {
    try await driver.call(method, "\(session)/\(command)", body)
  }
}

/// The program that drives a browser for whoever speaks its protocol.
private struct Driver {
  let port: UInt16

  @discardableResult
  func call(_ method: HTTPMethod, _ path: String, _ body: [String: Any]?) async throws -> Any? {
    let request = HTTPRequest(
      method: method, version: .http11, path: path, query: [],
      headers: [.host: "127.0.0.1:\(port)", .contentType: "application/json"],
      body: try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data())
    let response = try await response(to: request)
    let answer = try JSONSerialization.jsonObject(with: try await response.bodyData)
    let value = (answer as? [String: Any])?["value"]
    if let failure = value as? [String: Any], let error = failure["error"] as? String {
      throw BrowserError(description: "\(path): \(error): \(failure["message"] ?? "")")
    }
    return value
  }

  /// The client gives up a connection after five seconds, which a busy machine may need for one; nothing
  /// was sent by then.
  private func response(to request: HTTPRequest) async throws -> HTTPResponse {
    var client = HTTPClient()
    for _ in 1..<12 {
      do {
        return try await client.sendHTTPRequest(request, to: .inet(ip4: "127.0.0.1", port: port))
      } catch SocketError.timeout {
        continue
      }
    }
    return try await client.sendHTTPRequest(request, to: .inet(ip4: "127.0.0.1", port: port))
  }
}

/// What the driver says it cannot do.
struct BrowserError: Error, CustomStringConvertible {
  let description: String
  var isStale: Bool { description.contains("stale element reference") }
}
