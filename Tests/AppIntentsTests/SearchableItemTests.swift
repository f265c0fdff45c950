// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreSpotlight
import Synchronization
import Testing

@testable import AppIntentsCore

/// One test at a time: the items of a program are the program's.
@Suite(.serialized) struct SearchableItemTests {
  private let saw = Tool.all[0]
  private let hammer = Tool.all[1]

  private func item(
    _ identifier: String?, in group: String?, of entity: Tool?
  ) -> CSSearchableItem {
    let item = CSSearchableItem(
      uniqueIdentifier: identifier, domainIdentifier: group,
      attributeSet: CSSearchableItemAttributeSet(contentType: .content))
    if let entity { item.associateAppEntity(entity) }
    return item
  }

  /// What the index of an engine is told of tools; other tests index entities of theirs.
  private func told(_ body: () async throws -> Void) async throws -> [String] {
    let log = Mutex<[String]>([])
    let scope = EngineScope()
    let observation = AppEvents.indexing.add(for: IndexedEntityChange.self, in: scope) { change in
      if let words = Self.words(change) { log.withLock { $0.append(words) } }
    }
    try await EngineScope.$current.withValue(scope, operation: body)
    withExtendedLifetime(observation) {}
    return log.withLock { $0 }
  }

  private static func words(_ change: IndexedEntityChange) -> String? {
    switch change {
    case .index(let entities, _) where !(entities is [Tool]): nil
    case .index(let entities, let priority):
      "index \(entities.map(\.identifierString)) at \(priority)"
    case .delete(_, let type) where type != Tool.self: nil
    case .delete(let identifiers, let type): "delete \(identifiers) of \(type)"
    case .deleteAll(let type): type == Tool.self ? "delete all of \(type)" : nil
    case .deleteEverything: "delete everything"
    }
  }

  @Test func anItemIsIndexedAsItsEntity() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .content)
    attributes.associateAppEntity(hammer, priority: 2)
    let byAttributes = CSSearchableItem(
      uniqueIdentifier: "h", domainIdentifier: nil, attributeSet: attributes)
    let changes = try await told {
      try await CSSearchableIndex.default().indexSearchableItems([
        item("s", in: nil, of: saw), byAttributes, item("n", in: nil, of: nil),
        CSSearchableItem(appEntity: saw),
      ])
    }
    #expect(
      changes == [
        #"index ["hammer & nail"] at 2"#, #"index ["saw", "saw"] at 0"#,
      ])
  }

  @Test func anItemIsTakenOutByItsNameOrItsGroup() async throws {
    let index = CSSearchableIndex.default()
    let changes = try await told {
      try await index.indexSearchableItems([
        item("s", in: "tools.sharp", of: saw), item("h", in: "toolshed", of: hammer),
      ])
      try await index.deleteSearchableItems(withIdentifiers: ["other"])
      try await index.deleteSearchableItems(withDomainIdentifiers: ["tools"])
      try await index.deleteSearchableItems(withIdentifiers: ["s"])
      try await index.deleteSearchableItems(withIdentifiers: ["h"])
      try await index.deleteAllSearchableItems()
    }
    #expect(
      changes.dropFirst() == [
        #"delete ["saw"] of Tool"#, #"delete ["hammer & nail"] of Tool"#, "delete everything",
      ])
  }

  @Test func codeThatDoesNotWaitIsTold() async throws {
    let index = CSSearchableIndex.default()
    let changes = try await told {
      await withCheckedContinuation { done in
        index.indexSearchableItems([item("s", in: "tools", of: saw)]) { error in
          #expect(error == nil)
          index.deleteSearchableItems(withIdentifiers: ["s"]) { _ in done.resume() }
        }
      }
      await withCheckedContinuation { done in
        index.indexSearchableItems([item("s", in: "tools", of: saw)]) { _ in
          index.deleteSearchableItems(withDomainIdentifiers: ["tools"]) { _ in done.resume() }
        }
      }
      await withCheckedContinuation { done in
        index.deleteAllSearchableItems { _ in done.resume() }
      }
    }
    let turn = [#"index ["saw"] at 0"#, #"delete ["saw"] of Tool"#]
    #expect(changes == turn + turn + ["delete everything"])
  }

  @Test func anItemWithoutANameGetsOne() {
    let names = (0..<2).map { _ in item(nil, in: nil, of: nil).uniqueIdentifier }
    #expect(Set(names).count == 2 && !names.contains(""))
    #expect(CSSearchableItem(appEntity: saw).uniqueIdentifier == "saw")
    #expect(CSSearchableItemActionType != CSSearchableItemActivityIdentifier)
  }
}
