// SPDX-License-Identifier: Apache-2.0

import AppIntents
import BusSchedule
import BusScheduleIntents
import Foundation
import PhraseRuntime
import PhraseTesting
import Testing

extension SampleApps {
  /// Stops, lines and buses by their properties, and what is kept as metadata.
  @Suite struct BusSearchTests {
    private typealias Condition = BusDepartureQuery.Condition

    private func titles(
      _ conditions: [Condition], mode: EntityQueryComparatorMode = .and,
      sortedBy: [EntityQuerySort<BusDeparture>] = [], limit: Int?
    ) async throws -> [String] {
      try await BusDepartureQuery().entities(
        matching: conditions, mode: mode, sortedBy: sortedBy, limit: limit
      ).map { String(localized: $0.displayRepresentation.title) }
    }

    @Test func busesAreFoundByLineStopAndFloor() async throws {
      _ = try await BusApp()
      let atZoo: Condition = { $0.stop == "Zoo" && $0.destination == "Harbour" }
      #expect(
        try await titles([atZoo], limit: 2) == ["5 to Harbour at 10:39", "5 to Harbour at 10:54"])
      #expect(
        try await titles([atZoo, { $0.isLowFloor }], limit: 2)
          == ["5 to Harbour at 10:39", "5 to Harbour at 11:09"])
      #expect(try await titles([atZoo, { $0.town == "Fernhollow" }], limit: nil) == [])
      #expect(
        try await titles(
          [{ $0.stop == "Summit" }, { $0.stop == "Observatory" }], mode: .or, limit: 2)
          == ["30 to Market Square at 11:00", "35 to Cloth Hall at 11:00"])
    }

    @Test func busesAreOrderedByWhatIsAskedFor() async throws {
      _ = try await BusApp()
      let theatre: Condition = { $0.stop == "Theatre" }
      #expect(
        try await titles(
          [theatre], sortedBy: [EntityQuerySort(by: \BusDeparture.$line, order: .descending)],
          limit: 1) == ["N1 to Lighthouse at 23:48"])
      #expect(
        try await titles(
          [theatre, { $0.destination == "Harbour" }],
          sortedBy: [
            EntityQuerySort(by: \BusDeparture.$line, order: .ascending),
            EntityQuerySort(by: \BusDeparture.$time, order: .descending),
          ], limit: 1) == ["1 to Harbour at 0:19"])
    }

    @Test func aBusIsFoundAgainUntilItHasLeft() async throws {
      _ = try await BusApp()
      let bus = try await BusDepartureQuery().entities(
        matching: [{ $0.stop == "Zoo" }], mode: .and, sortedBy: [], limit: 1)[0]
      #expect(bus.id == "5/Aldermouth/Zoo/Hill View/31738234")
      #expect(try await BusDepartureQuery().entities(for: [bus.id, "5"]).map(\.id) == [bus.id])
      _ = try await BusApp(at: "2030-05-06T10:35:00Z")
      #expect(try await BusDepartureQuery().entities(for: [bus.id]).isEmpty)
    }

    @Test func stopsAreOfferedInSectionsByTown() async throws {
      _ = try await BusApp()
      let all = try await BusStopQuery().suggestedEntities()
      #expect(all.sections.map { $0.items.count } == [24, 15])
      #expect(
        all.sections.compactMap { $0.title.map { String(localized: $0) } }
          == ["Aldermouth", "Fernhollow"])
      let squares = try await BusStopQuery().entities(matching: "market sq")
      #expect(squares.items.map(\.id) == ["Aldermouth/Market Square", "Fernhollow/Market Square"])
    }
  }
}
