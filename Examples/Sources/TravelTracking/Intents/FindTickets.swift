// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Finds the cheapest tickets, after the person has set their number on a card.
struct FindTickets: AppIntent {
  static let title: LocalizedStringResource = "Find Tickets"
  static let description = IntentDescription(
    "Finds the cheapest tickets for a landmark.", categoryName: "Tickets",
    searchKeywords: ["price", "entrance"])

  @Parameter(title: "Landmark", requestValueDialog: "For which landmark?")
  var landmark: LandmarkEntity

  @Dependency private var office: TicketOffice
  @Dependency private var atlas: Atlas

  init() {}

  init(landmark: LandmarkEntity) {
    self.landmark = landmark
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Find tickets for \(\.$landmark)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let request = SearchRequestEntity(
      try await office.makeRequest(for: landmark.landmark), atlas: atlas)
    try await requestConfirmation(
      actionName: .search, dialog: "Find tickets for \(landmark)?",
      snippetIntent: TicketRequestSnippet(searchRequest: request))

    let found = SearchRequestEntity(try await office.search(request.id), atlas: atlas)
    return .result(
      dialog: "\(found.tickets) for \(landmark): \(found.offer).",
      snippetIntent: TicketResultSnippet(searchRequest: found))
  }
}

/// Changes how many tickets are searched for; the buttons of a snippet run it.
struct ChangeTicketCount: AppIntent {
  static let title: LocalizedStringResource = "Change Number of Tickets"
  static let isDiscoverable = false

  @Parameter(title: "Search") var searchRequest: SearchRequestEntity
  @Parameter(title: "Difference") var difference: Int

  @Dependency private var office: TicketOffice

  init() {}

  init(_ searchRequest: SearchRequestEntity, by difference: Int) {
    self.searchRequest = searchRequest
    self.difference = difference
  }

  func perform() async throws -> some IntentResult {
    _ = try await office.change(searchRequest.id, by: difference)
    return .result()
  }
}

/// Searches once more; a button of the result runs it.
struct SearchAgain: AppIntent {
  static let title: LocalizedStringResource = "Search Again"
  static let isDiscoverable = false

  @Parameter(title: "Search") var searchRequest: SearchRequestEntity

  @Dependency private var office: TicketOffice

  init() {}

  init(_ searchRequest: SearchRequestEntity) {
    self.searchRequest = searchRequest
  }

  func perform() async throws -> some IntentResult {
    _ = try await office.search(searchRequest.id)
    return .result()
  }
}
