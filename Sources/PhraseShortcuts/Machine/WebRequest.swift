// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request for what lies at an address of the web.
struct WebRequest {
  /// How long an answer may take, all of it: 30 seconds.
  static let timeLimit = Duration.seconds(30)

  private let address: URL
  private let fields: [String: String]

  init(_ address: URL, fields: [String: String]) {
    self.address = address
    self.fields = fields
  }

  /// The schemes that are fetched.
  static let schemes = ["http", "https"]

  /// What lies there.
  ///
  /// - Throws: ``RunError`` for an answer that is none or too long, or what the system says.
  func data() async throws -> Data {
    var request = URLRequest(url: address)
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    let answer = WebAnswer(fields: Array(fields.keys))
    let session = URLSession(configuration: .ephemeral, delegate: answer, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: request).resume()
    return try await answer.data.value
  }
}

/// Gathers an answer while it comes, and ends one that is too long.
private final class WebAnswer: NSObject, URLSessionDataDelegate {
  let data = Promise<Data>()
  /// The names of the fields that were meant for the first host.
  private let fields: [String]
  private let received = Mutex(Data())

  init(fields: [String]) { self.fields = fields }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (old, new) = (response.url?.scheme?.lowercased(), request.url?.scheme?.lowercased())
    // From http to https is no step down; every other change of the scheme may be.
    if new == old || new == "https" {
      var next = request
      if response.url?.host() != request.url?.host() {
        for name in fields { next.setValue(nil, forHTTPHeaderField: name) }
      }
      return completionHandler(next)
    }
    data.keep(
      .failure(
        RunError(
          """
          “\(response.url?.host() ?? "")” leads on to “\(new ?? "")”, which is not followed.
          """)))
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive more: Data
  ) {
    let isTooLong = received.withLock { received in
      received += more
      return received.count > ShortcutEnvironment.sizeLimit
    }
    guard isTooLong else { return }
    let limit = ShortcutEnvironment.sizeLimit / 1_000_000
    data.keep(.failure(RunError("The page has more than \(limit) MB, which are read.")))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error { return data.keep(.failure(error)) }
    let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
    guard 200..<300 ~= status else {
      return data.keep(
        .failure(
          RunError("“\(task.originalRequest?.url?.host() ?? "")” answers \(status).")))
    }
    data.keep(.success(received.withLock { $0 }))
  }
}
