// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import Foundation
import PhraseShortcuts
import PhraseWire

/// Leads requests to what the studio does.
struct StudioRouter {
  let studio: Studio
  let gate: StudioGate

  /// Answers any request; nothing throws.
  func response(to request: HTTPRequest) async -> HTTPResponse {
    var response: HTTPResponse
    do {
      if let reason = gate.refusal(of: request) { throw StudioRefusal(.forbidden, reason) }
      response = try await answer(request)
    } catch let refusal as StudioRefusal {
      response = refusal.response
    } catch let error as ShortcutDocumentError {
      response = StudioRefusal(.badRequest, "\(error)").response
    } catch let error as ShortcutLibraryError {
      response = StudioRefusal(.conflict, "\(error)").response
    } catch {
      response = StudioRefusal(.badRequest, "\(error)").response
    }
    response.secure()
    return response
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    if request.method == .GET,
      let page = try StudioPage.response(at: request.target.path(), key: gate.key)
    {
      return page
    }
    // As it was sent: an identifier may have a stroke in it, percent-encoded.
    let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst().map { String($0).removingPercentEncoding ?? "" }
    guard parts.first == "api" else { throw StudioRefusal.unknown("There is no such page.") }
    let route = "\(request.method.rawValue) \(parts[1..<min(2, parts.count)].joined())"
    let rest = Array(parts.dropFirst(2))
    switch rest.count {
    case 0: return try await answer(route, request)
    case 1: return try await answer(route, of: rest[0], request)
    case 2: return try await answer("\(route) \(rest[1])", of: rest[0], request)
    default: throw Self.unknownRoute(request)
    }
  }

  private static func unknownRoute(_ request: HTTPRequest) -> StudioRefusal {
    .unknown("There is no request \(request.method.rawValue) \(request.target.path()).")
  }

  private func answer(_ route: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    let language = request.language
    switch route {
    case "GET state": return .json(await studio.state(in: language))
    case "GET values":
      let given = request.query("given") ?? "{}"
      guard
        let values = try? JSONDecoder().decode(
          [String: WireValue].self, from: Data(given.utf8))
      else { throw StudioRefusal(.badRequest, "“given” is no object in JSON.") }
      return .json(
        try await studio.values(
          of: request.query("parameter") ?? "", of: request.query("action") ?? "",
          given: values, in: language))
    case "POST shortcuts":
      let body = try await StudioBody(request)
      return .json(
        try await studio.add(
          try PersonalShortcut(json: try body.json("shortcut") ?? Data()),
          isForeign: body["isForeign"] ?? false, copyOf: body["copyOf"]), .created)
    case "POST additions":
      let body = try await StudioBody(request)
      return .json(
        try await studio.begin(
          adding: try PersonalShortcut(json: try body.json("shortcut") ?? Data()),
          isForeign: body["isForeign"] ?? false, language: language), .created)
    case "POST order":
      try studio.order(try await StudioBody(request).need("ids"))
      return .json(["ok": true])
    case "POST check":
      let data = try await StudioBody.data(of: request)
      return .json(["faults": studio.faults(of: try PersonalShortcut(json: data))])
    case "POST import":
      let data = try await StudioBody.data(of: request, limit: AppleShortcut.sizeLimit)
      return .json(
        try studio.preview(
          of: data, named: request.query("name") ?? "", in: language))
    case "POST automations":
      let body = try await StudioBody(request)
      try studio.automate(
        try body.need("shortcut"), when: try body.json("when") ?? Data("{}".utf8),
        asksFirst: body["asksFirst"] ?? false)
      return .json(["ok": true], .created)
    case "POST activity":
      studio.note(try await StudioBody(request).need("isOn"))
      return .json(["ok": true])
    case "DELETE activity":
      try studio.forget()
      return .json(["ok": true])
    case "POST runs":
      let body = try await StudioBody(request)
      let run = try await studio.run(
        try body.need("shortcut"), input: body["input"], language: language)
      return .json(["run": run], .created)
    default: throw Self.unknownRoute(request)
    }
  }

  private func answer(
    _ route: String, of id: String, _ request: HTTPRequest
  ) async throws -> HTTPResponse {
    switch route {
    case "PUT shortcuts":
      let body = try await StudioBody(request)
      return .json(
        try await studio.save(
          try PersonalShortcut(json: try body.json("shortcut") ?? Data()), as: id,
          basedOn: try body.json("base").map { try PersonalShortcut(json: $0) }))
    case "DELETE shortcuts": return .json(["shortcut": try await studio.delete(id)])
    case "GET shortcuts export":
      return try export(id, forApple: request.query("form") == "apple")
    case "GET runs":
      return .json(
        try await studio.events(of: id, after: Int(request.query("after") ?? "") ?? 0))
    case "POST runs answer":
      let data = try await StudioBody.data(of: request)
      guard let answer = try? JSONDecoder().decode(WireRequest.self, from: data) else {
        throw StudioRefusal(.badRequest, "The body is no answer.")
      }
      try await studio.answer(answer, of: id)
      return .json(["ok": true], .accepted)
    case "POST runs cancel":
      try await studio.cancel(id)
      return .json(["ok": true], .accepted)
    case "POST automations":
      try studio.switchAutomation(id, on: try await StudioBody(request).need("isOn"))
      return .json(["ok": true])
    case "DELETE automations":
      try studio.removeAutomation(id)
      return .json(["ok": true])
    default: throw Self.unknownRoute(request)
    }
  }

  /// The document as a file, in its own form or in that of Apple's app.
  private func export(_ id: String, forApple: Bool) throws -> HTTPResponse {
    let shortcut = try studio.shortcut(id)
    let type = forApple ? "application/x-plist" : "application/json"
    return HTTPResponse(
      statusCode: .ok, headers: HTTPHeaders([.contentType: type]),
      body: forApple ? try AppleShortcut.write(shortcut) : try shortcut.json())
  }
}

extension HTTPRequest {
  fileprivate func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The language code that the page asks for.
  fileprivate var language: String { query("language") ?? "en" }
}
