// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import PhraseWire

/// Talks to the studio as its page does.
struct StudioClient: Sendable {
  /// The address that was printed, with its key.
  let address: URL

  /// What came back.
  struct Answer {
    let status: Int
    let headers: [String: String]
    let data: Data

    var text: String { String(decoding: data, as: UTF8.self) }
    var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
    }
    var error: String { json["error"] as? String ?? "" }
    var shortcut: [String: Any] { json["shortcut"] as? [String: Any] ?? [:] }
    func list(_ name: String) -> [[String: Any]] { json[name] as? [[String: Any]] ?? [] }
  }

  var key: String { address.query?.split(separator: "=").last.map(String.init) ?? "" }
  var port: Int { address.port ?? 0 }

  /// Sends a request with the key, but for headers that are given.
  func send(
    _ method: String, _ path: String, _ body: Data? = nil, headers: [String: String?] = [:],
    host: String = "127.0.0.1"
  ) async throws -> Answer {
    guard let url = URL(string: "http://\(host):\(port)\(path)") else {
      throw URLError(.badURL)
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in headers.merging(["X-Studio-Key": key], uniquingKeysWith: { own, _ in own })
    {
      request.setValue(value, forHTTPHeaderField: name)
    }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    var known: [String: String] = [:]
    for (name, value) in response.allHeaderFields { known["\(name)".lowercased()] = "\(value)" }
    return Answer(status: response.statusCode, headers: known, data: data)
  }

  func send(_ method: String, _ path: String, json: [String: Any]) async throws -> Answer {
    try await send(method, path, try JSONSerialization.data(withJSONObject: json))
  }

  /// The events of a run up to a question or its end.
  func events(of run: String, after count: Int = 0) async throws -> [[String: Any]] {
    var events: [[String: Any]] = []
    while true {
      let answer = try await send("GET", "/api/runs/\(run)?after=\(count + events.count)")
      guard answer.status == 200 else { throw URLError(.badServerResponse) }
      events += answer.list("events")
      let kind = events.last?["kind"] as? String
      if kind == "question" || answer.json["isEnded"] as? Bool == true { return events }
    }
  }
}
