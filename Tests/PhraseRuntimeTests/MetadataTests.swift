// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Testing

@Suite struct MetadataTests {
  private static let catalog = Catalog(providers: [], packages: [Storehouse.self])

  private func metadata() async -> WireDeclarations { await WireDeclarations(of: Self.catalog) }

  // MARK: - Packages

  @Test func packagesAreFoundOnceEach() async {
    let packages = await metadata().packages
    #expect(packages.map(\.type) == ["Attic", "Cellar", "Storehouse"].map(Self.qualified))
    #expect(packages[1].intents == ["Cellar.CloseCellar", "Cellar.OpenBox"].map(Self.qualified))
    #expect(packages[2].includes == ["Attic", "Cellar"].map(Self.qualified))
  }

  @Test func intentsOfOneNameStayApart() async throws {
    var configuration = PhraseEngine.Configuration()
    configuration.authenticate = { _, _ in true }
    let engine = try await PhraseEngine(
      providers: [], packages: [Storehouse.self], configuration: configuration)
    try await PhraseTester(engine).converse {
      Said("open toys in attic")
      Asked("Which box: Box 1?")
      Said("cancel")
      Answered("Cancelled.")
      Said("open wine in cellar")
      Answered("Wine under the floor.")
    }
    #expect(
      await metadata().intents.map(\.type)
        == ["Attic.OpenBox", "Cellar.CloseCellar", "Cellar.OpenBox"].map(Self.qualified))
    #expect(
      await metadata().lookUp("OpenBox") == .several(["Attic.OpenBox", "Cellar.OpenBox"]))
  }

  @Test func aProviderThatIsNamedTwiceCountsOnce() {
    let catalog = Catalog(
      providers: [Attic.Shortcuts.self], packages: [Attic.self, Storehouse.self])
    #expect(catalog.applications.map(\.name) == ["Attic", "Cellar"])
    #expect(catalog.shortcuts.count == 2)
  }

  @Test func updatesOfAPackagesShortcutsAreSeen() async throws {
    let engine = try await PhraseEngine(providers: [], packages: [Cellar.self])
    Cellar.Shortcuts.updateAppShortcutParameters()
    #expect(await engine.resolve("open wine in cellar").intent?.intent == "OpenBox")
  }

  // MARK: - Contents

  @Test func anIntentIsAllThere() async throws {
    guard case .found(let intent) = await metadata().lookUp("attic.openbox") else {
      Issue.record("not found")
      return
    }
    #expect(intent.title == "Open Box" && intent.applications == ["Attic"])
    #expect(intent.description == "Opens a box under the roof.")
    #expect(intent.category == "Boxes" && intent.keywords == ["chest", "trunk"])
    #expect(intent.resultName == "Contents" && intent.isDiscoverable)
    #expect(intent.modes == ["background"] && intent.authentication == "requires authentication")
    #expect(
      await metadata().phrases(of: intent) == [
        "en": ["Open ${label} in ${applicationName}", "Open a box in ${applicationName}"]
      ])
    #expect(intent.parameters.map(\.name) == ["label", "count", "day", "size", "boxes"])
    let label = intent.parameters[0]
    #expect(label.kind == "text" && !label.isOptional && label.question == "Which label?")
    #expect(label.options == Self.qualified("Attic.Labels"))
    #expect(label.description == "What is written on it.")
    let count = intent.parameters[1]
    #expect(count.default == .integer(2) && count.slot.minimum == 1 && count.slot.maximum == 5)
    #expect(count.slot.kind == "number" && count.slot.integer == true)
    #expect(intent.parameters[2].isOptional && intent.parameters[2].kind == "date")
    let size = intent.parameters[3]
    #expect(size.default?.words == "Small" && size.slot.list == Self.qualified("BoxSize"))
    let boxes = intent.parameters[4]
    #expect(boxes.isArray && boxes.minimumCount == 1 && boxes.maximumCount == 3)
    #expect(boxes.slot.series == true)
  }

  @Test func whatFollowsFromWhatIsThere() async throws {
    let metadata = await WireDeclarations(of: Catalog(providers: [FerryShortcuts.self]))
    guard case .found(let intent) = metadata.lookUp("Next Ferry") else {
      Issue.record("not found")
      return
    }
    #expect(intent.parameters.map(\.followsFrom) == [["pier", "line"], ["pier"], []])
    #expect(
      intent.summary == [
        "when shore has a value:", "  Show the next ferry of ${line} at ${pier} to ${shore}",
        "otherwise:", "  Show the next ferry of ${line} at ${pier}",
      ])
  }

  @Test func typesAreThere() async throws {
    let metadata = await metadata()
    let size = try #require(metadata.enums.first)
    #expect(metadata.enums.count == 1 && size.type == Self.qualified("BoxSize"))
    #expect(size.title == "Box Size" && size.cases.map(\.name) == ["small", "large"])
    #expect(size.cases.map(\.synonyms) == [[], ["Big"]])
    #expect(metadata.queries.map(\.finds) == [["all", "text"]])
    let box = try #require(metadata.entities.first)
    #expect(box.query == Self.qualified("BoxQuery"))
    #expect(box.properties?.map(\.name) == ["weight", "ownerName"])
    #expect(box.properties?.map(\.kind) == ["integer", "text"])
    #expect(box.properties?.map(\.isOptional) == [false, true])
    #expect(box.properties?.map(\.source) == ["stored", "stored"])
    #expect(box.properties?.map(\.title) == ["Weight in Grams", "Owner Name"])
  }

  @Test func aCatalogFileHasMetadataToo() async {
    let catalog = Catalog(
      applications: [.init(name: "Radio")],
      shortcuts: [
        .init(
          intent: "Play", application: 0, phrases: [.init(text: "play ${n}")],
          slots: ["n": .init(.value(.number(NumberRange(isInteger: true))))])
      ])
    let intents = await WireDeclarations(of: catalog).intents
    #expect(intents.map(\.name) == ["Play"])
    #expect(intents.first?.parameters.map(\.kind) == ["integer"])
  }

  // MARK: - Names

  @Test(arguments: [
    ("opnebox", ["OpenBox"]), ("CloseCelar", ["CloseCellar"]), ("cellar", ["CloseCellar"]),
    ("Photosynthesis", [String]()),
  ])
  func unknownNamesGetNearOnes(_ name: String, _ near: [String]) async {
    guard case .none(let nearest) = await metadata().lookUp(name) else {
      Issue.record("found")
      return
    }
    #expect(Set(nearest) == Set(near))
  }

  // MARK: - As text

  @Test func theTextIsTheSameEachTimeAndReadsBack() async throws {
    let text = try WireEncoder.text(of: await metadata())
    #expect(try WireEncoder.text(of: await metadata()) == text)
    #expect(text.hasSuffix("}\n") && !text.contains("0x") && !text.contains("unknown context"))
    #expect(
      try JSONDecoder().decode(WireDeclarations.self, from: Data(text.utf8)) == (await metadata()))
  }

  @Test func privateTypesHaveNoAddress() {
    #expect(TypeName.qualified(Hidden.self) == Self.qualified("Hidden"))
  }

  @Test func differencesNameTheirPlaces() async throws {
    let now = await metadata()
    let old = Data(try WireEncoder.text(of: now).utf8)
    #expect(try now.differences(from: old).isEmpty)
    var changed = now
    changed.intents[0].parameters[1].isOptional = true
    changed.intents[0].parameters.remove(at: 4)
    changed.intents[0].category = nil
    let place = "intents/\(Self.qualified("Attic.OpenBox"))"
    let differences = try changed.differences(from: old)
    #expect(differences.first == "- \(place)/category: Boxes")
    #expect(differences.contains("- \(place)/parameters/boxes/title: Boxes"))
    #expect(
      differences.suffix(2) == [
        "- \(place)/parameters/count/isOptional: 0", "+ \(place)/parameters/count/isOptional: 1",
      ])
    #expect(throws: (any Error).self) { try now.differences(from: Data("{".utf8)) }
  }

  private static func qualified(_ name: String) -> String { "PhraseRuntimeTests.\(name)" }
}

private struct Hidden {}
