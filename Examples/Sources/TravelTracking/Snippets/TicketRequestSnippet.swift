// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Lets people change how many tickets are searched for.
struct TicketRequestSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket Request"

  @Parameter(title: "Search") var searchRequest: SearchRequestEntity

  init() {}

  init(searchRequest: SearchRequestEntity) {
    self.searchRequest = searchRequest
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TicketRequestCard(searchRequest: searchRequest))
  }
}

/// The number of tickets, with a button for one more and one for one less.
struct TicketRequestCard: SnippetView {
  let searchRequest: SearchRequestEntity

  var body: Snippet {
    let count = searchRequest.numberOfTickets
    return Snippet(
      "Tickets for \(searchRequest.landmark)",
      image: DisplayRepresentation.Image(systemName: "ticket")
    ) {
      .row("Tickets", "\(count)")
      if count < TicketOffice.counts.upperBound {
        .button("More", systemImage: "plus", intent: ChangeTicketCount(searchRequest, by: 1))
      }
      if count > TicketOffice.counts.lowerBound {
        .button("Fewer", systemImage: "minus", intent: ChangeTicketCount(searchRequest, by: -1))
      }
    }
  }
}
