// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A search for tickets that is under way.
///
/// Snippets take it as a parameter: each time one is shown, the query brings its newest state.
struct SearchRequestEntity: AppEntity {
  let id: Int

  @Property(title: "Landmark") var landmark: LandmarkEntity
  @Property(title: "Number of Tickets") var numberOfTickets: Int

  let state: TicketOffice.State

  init(_ request: TicketOffice.Request, atlas: Atlas) {
    id = request.id
    state = request.state
    landmark = LandmarkEntity(request.landmark, atlas: atlas)
    numberOfTickets = request.count
  }

  var tickets: LocalizedStringResource { "\(numberOfTickets) tickets" }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Tickets for \(landmark)", subtitle: tickets)
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket Search"
  static let defaultQuery = SearchRequestQuery()
}

/// Finds searches by their number.
struct SearchRequestQuery: EntityQuery {
  @Dependency private var office: TicketOffice
  @Dependency private var atlas: Atlas

  func entities(for identifiers: [Int]) async throws -> [SearchRequestEntity] {
    await office.requests(withIDs: identifiers).map { SearchRequestEntity($0, atlas: atlas) }
  }
}
