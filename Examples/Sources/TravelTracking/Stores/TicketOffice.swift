// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Searches for tickets, as a service on the network would.
///
/// Requests live in memory, the newest ones only. Prices are made up, the same ones every time.
public actor TicketOffice {
  /// A search for tickets, from the first wish to the offer.
  struct Request: Identifiable, Sendable {
    let id: Int
    let landmark: Landmark
    var count = 1
    var state = State.open
  }

  /// How far a search is.
  enum State: Equatable, Sendable {
    case open, searching
    case found(seller: String, price: Int)
  }

  /// How many tickets one request may ask for.
  static let counts = 1...10

  /// How many requests are kept.
  static let limit = 100

  private let answers: @Sendable () async throws -> Void
  private var requests: [Int: Request] = [:]
  private var lastID = 0

  /// Makes an office without requests.
  ///
  /// - Parameter answers: Waits until the sellers have answered.
  public init(answers: @escaping @Sendable () async throws -> Void = {}) {
    self.answers = answers
  }

  /// Begins a request; throws where there is nothing to buy.
  func makeRequest(for landmark: Landmark) throws -> Request {
    guard landmark.hours != nil else { throw TravelError.needsNoTicket(landmark: landmark.title) }
    lastID += 1
    let request = Request(id: lastID, landmark: landmark)
    requests[lastID] = request
    requests[lastID - Self.limit] = nil
    return request
  }

  func requests(withIDs ids: [Int]) -> [Request] { ids.compactMap { requests[$0] } }

  /// Changes how many tickets are wanted, within what one request may ask for.
  func change(_ id: Int, by difference: Int) throws -> Request {
    try update(id) { request in
      request.count = min(
        max(request.count + difference, Self.counts.lowerBound), Self.counts.upperBound)
    }
  }

  /// Takes the cheapest of all sellers; a card that shows the request follows the search.
  func search(_ id: Int) async throws -> Request {
    _ = try update(id) { $0.state = .searching }
    TicketResultSnippet.reload()
    defer { TicketResultSnippet.reload() }
    do {
      try await answers()
    } catch {
      _ = try? update(id) { $0.state = .open }
      throw error
    }
    return try update(id) { request in
      let base = 8 + request.landmark.id % 23
      let offers = [
        ("the gate", base + 4), ("Early Bird Tours", base + 2),
        ("Friends of Four", request.count >= 4 ? base - 1 : base + 9),
      ]
      let best = offers.min { $0.1 < $1.1 } ?? offers[0]
      request.state = .found(seller: best.0, price: best.1 * request.count)
    }
  }

  private func update(_ id: Int, _ change: (inout Request) -> Void) throws -> Request {
    guard var request = requests[id] else { throw TravelError.noSuchRequest }
    change(&request)
    requests[id] = request
    return request
  }
}
