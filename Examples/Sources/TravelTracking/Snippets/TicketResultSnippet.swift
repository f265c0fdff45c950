// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows how far a search for tickets is, and what it found.
struct TicketResultSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket Result"

  @Parameter(title: "Search") var searchRequest: SearchRequestEntity

  init() {}

  init(searchRequest: SearchRequestEntity) {
    self.searchRequest = searchRequest
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TicketResultCard(searchRequest: searchRequest))
  }
}

/// The offer, or that it is being looked for.
struct TicketResultCard: SnippetView {
  let searchRequest: SearchRequestEntity

  var body: Snippet {
    Snippet(
      "Tickets for \(searchRequest.landmark)",
      image: DisplayRepresentation.Image(systemName: "ticket")
    ) {
      .row("Tickets", "\(searchRequest.numberOfTickets)")
      switch searchRequest.state {
      case .open: .text("Not searched yet.")
      case .searching: .progress(nil, label: "Searching")
      case .found(let seller, let price):
        .row("Seller", seller)
          .row("Price", "$\(price)")
          .button(
            "Search Again", systemImage: "arrow.clockwise", intent: SearchAgain(searchRequest))
      }
    }
  }
}

extension SearchRequestEntity {
  /// What was found, in words.
  var offer: LocalizedStringResource {
    guard case .found(let seller, let price) = state else { return "nothing yet" }
    return "$\(price) from \(seller)"
  }
}
