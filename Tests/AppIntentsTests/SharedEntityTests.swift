// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

/// Entities that are shared with other people, devices and apps.
@Suite struct SharedEntityTests {
  private typealias ID = SyncableEntityIdentifier<Int, String>

  @Test func anIdentifierIsLocalAndStable() {
    let identifier = ID(local: 4, stable: "four")
    #expect((identifier.local, identifier.stable) == (4, "four"))
    let same = SyncableEntityIdentifier<String, String>(id: "a")
    #expect((same.local, same.stable) == ("a", "a"))
  }

  @Test func anIdentifierIsReadBackAsTheSame() throws {
    let identifier = ID(local: 4, stable: "four")
    #expect(identifier.entityIdentifierString == "4")
    let read = try #require(ID.entityIdentifier(for: "4"))
    #expect(read == identifier && Set([read, identifier]).count == 1)
    #expect(read.stable == nil)
    #expect(ID(local: 5, stable: "four") != identifier)
    #expect(ID.entityIdentifier(for: "four") == nil)
  }

  @Test func entitiesAreFoundByALocalIdentifier() async throws {
    let access = EntityAccess(Guest.self)
    let found = try await access.entities(forIdentifierStrings: ["1"])
    #expect(found.map { $0.displayRepresentation.title.key } == ["Guest"])
    let syncable: any SyncableEntity = Guest.all[0]
    #expect(syncable is Guest)
  }

  @Test func ownershipIsASet() {
    let entity: any OwnershipProvidingEntity = Guest.all[0]
    let ownership = entity.ownership
    #expect(ownership == [.shared, .public])
    #expect(!ownership.contains(.unknown) && EntityOwnership() != .shared)
  }

  @Test func anEntityIsAPersonToo() async throws {
    let both: IntentValueRepresentation<Guest, IntentPerson> = Guest.person
    let person = try #require(try await both.export?(Guest.all[1]))
    #expect(person.name.displayString == "Guest 2")
    #expect(try await both.read?(person).id == Guest.all[1].id)
    #expect(both._representations.isEmpty)
    #expect(try await Guest.name.export?(Guest.all[0]) == "Guest 1")
    #expect(Guest.name.read == nil)
    #expect(Guest.all[0].exportedContentTypes().isEmpty)
  }

  @Test func relevantEntitiesAreKeptByContext() async throws {
    let relevant = RelevantEntities.shared
    let playing = AppEntityContext.audio(.nowPlaying)
    let workout = AppEntityContext.audio(AudioContext.workout)
    func kept(_ context: AppEntityContext) -> [String] {
      relevant.entities(for: context).compactMap { ($0 as? Guest)?.id.entityIdentifierString }
    }
    try await relevant.updateEntities(Guest.all, for: playing)
    try await relevant.updateEntities(Guest.all, for: workout)
    try await relevant.removeEntities([Guest.all[0]], from: playing)
    #expect(kept(playing) == ["2"] && kept(workout) == ["1", "2"])
    try await relevant.removeEntities([Guest.all[1]])
    #expect(kept(playing).isEmpty && kept(workout) == ["1"])
    try await relevant.updateEntities([Guest.all[1]], for: playing)
    try await relevant.removeAllEntities(for: workout)
    #expect(kept(playing) == ["2"] && kept(workout).isEmpty)
    try await relevant.removeAllEntities()
    #expect(kept(playing).isEmpty)
  }
}

private struct Guest: SyncableEntity, OwnershipProvidingEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
  static let defaultQuery = GuestQuery()

  let id: SyncableEntityIdentifier<Int, String>
  var ownership: EntityOwnership { [.shared, .public] }
  var displayRepresentation: DisplayRepresentation { "Guest" }
  var name: String { "Guest \(id.local)" }

  init(_ number: Int) {
    id = SyncableEntityIdentifier(local: number, stable: "guest-\(number)")
  }

  static let all = [Guest(1), Guest(2)]

  static var person: IntentValueRepresentation<Guest, IntentPerson> {
    ValueRepresentation(
      exporting: { IntentPerson(name: .displayName($0.name)) },
      importing: { Guest($0.name.displayString == "Guest 2" ? 2 : 1) })
  }
  static var name: IntentValueRepresentation<Guest, String> {
    ValueRepresentation(exporting: \.name)
  }

  static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation(exporting: { IntentPerson(name: .displayName($0.name)) })
    ValueRepresentation(importing: { (person: IntentPerson) in
      Guest(person.name.displayString == "Guest 2" ? 2 : 1)
    })
  }
}

private struct GuestQuery: EntityQuery {
  func entities(for identifiers: [Guest.ID]) async throws -> [Guest] {
    Guest.all.filter { identifiers.contains($0.id) }
  }
}
