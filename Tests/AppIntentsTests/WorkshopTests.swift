// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import Foundation
import Synchronization
import Testing

@Suite struct URLRepresentationTests {
  @Test(arguments: [
    ("saw", "https://workshop.example/tools/saw"),
    ("hammer & nail", "https://workshop.example/tools/hammer%20%26%20nail"),
  ])
  func anEntitysIdentifierIsEscaped(id: String, expected: String) async throws {
    #expect(try await Tool(id: id, name: "T").urlRepresentation?.absoluteString == expected)
  }

  @Test func anEnumsCasesHaveTheirOwnURLs() async throws {
    #expect(
      try await Bench.painting.urlRepresentation?.absoluteString
        == "https://workshop.example/benches/2")
    #expect(try await Bench.none.urlRepresentation == nil)
  }

  @Test func parametersFillTheirPlaces() async throws {
    let intent = OpenPage()
    intent.bench = .sawing
    intent.tool = Tool.all[1]
    #expect(
      try await intent.urlRepresentation?.absoluteString
        == "https://workshop.example/sawing/hammer%20%26%20nail?page=1")
  }

  @Test func anAbsentValueLeavesNoURLAndPerformingSaysSo() async throws {
    let intent = OpenPage()
    intent.bench = .sawing
    #expect(try await intent.urlRepresentation == nil)
    let error = await #expect(throws: (any Error).self) { _ = try await intent.perform() }
    #expect("\(try #require(error))".contains("OpenPage"))
  }

  @Test func openingAnEntityWithAURLOpensTheURL() async throws {
    let intent = OpenTool()
    intent.target = Tool.all[0]
    let result = try await intent.performErased()
    let next = try #require(result.erasedOpensIntent as? OpenURLIntent)
    #expect(next.url.absoluteString == "https://workshop.example/tools/saw")
  }
}

@Suite struct ResolverTests {
  @Test(arguments: [("12", 12), ("a dozen", 12)])
  func aValueOfAnotherTypeIsTurnedIntoTheParameters(words: String, expected: Int) async throws {
    let intent = CutBoards()
    #expect(try await intent.$count.assignResolving(words))
    #expect(intent.count == expected)
  }

  @Test func aValueThatFitsNeedsNoResolver() async throws {
    let intent = CutBoards()
    #expect(try await intent.$count.assignResolving(3))
    #expect(intent.count == 3)
  }

  @Test func whatNoResolverUnderstandsIsRefused() async throws {
    let intent = CutBoards()
    #expect(try await intent.$count.assignResolving("many") == false)
    #expect(try await intent.$count.assignResolving(Date.distantPast) == false)
    #expect(intent.count == 1)
  }

  @Test func anOptionalParameterIsResolvedToo() async throws {
    let intent = CutBoards()
    #expect(try await intent.$length.assignResolving(2))
    #expect(intent.length == 2.0)
  }
}

@Suite struct WorkshopDeclarationTests {
  @Test func settingsOfParametersAreKept() {
    let intent = CutBoards()
    #expect(intent.$customer.declaration.personMode == .emailOrPhone)
    #expect(intent.$stain.declaration.defaultUnit == UnitVolume.liters)
    #expect(intent.thickness == Measurement(value: 18, unit: .millimeters))
    let widget = ShowTools()
    #expect(widget.$tools.declaration.arraySize == 1...6)
    #expect(widget.$others.declaration.arraySize == 3...3)
    #expect(widget.$others.declaration.query is ToolQuery)
  }

  @Test func aSummaryTakesTheBranchForNoWidget() {
    let intent = ShowTools()
    #expect(
      intent.renderedSummary(locale: Locale(identifier: "en"), bundle: nil) == "Show Tools by name")
    intent.named = false
    #expect(
      intent.renderedSummary(locale: Locale(identifier: "en"), bundle: nil) == "Show Tools")
    let outline = ShowTools.summaryOutline.description
    #expect(outline.hasPrefix("when widgetFamily in systemSmall, accessoryInline:"))
    #expect(outline.contains("switch widgetFamily:"))
  }

  @Test func aFocusFilterHasNoCurrentConfiguration() async throws {
    await #expect(throws: SetFocusFilterIntentError.notFound) { try await WorkFocus.current }
    let filter = WorkFocus()
    filter.bench = .painting
    #expect(
      filter.appContext.notificationFilterPredicate?.evaluate(with: "painting") == true)
    #expect(await WorkFocus.suggestedFocusFilters(for: FocusFilterSuggestionContext()).count == 1)
  }

  @Test func sectionsAreMadeOfEntities() async throws {
    let found = try await ToolQuery().suggestedEntities()
    #expect(found.sections.map { $0.items.count } == [1, 0])
    #expect(found.items.map(\.id) == ["saw"])
    let section = IntentItemSection<Tool>("Wall", subtitle: "by the door") { Tool.all }
    #expect(section.subtitle != nil)
    #expect(section.items.count == 2)
  }

  @Test func theFirstPredictionWithAllItsValuesIsShown() throws {
    let configuration = try #require(
      LendTool.predictionConfiguration as? IntentPrediction<LendTool>)
    let intent = LendTool()
    #expect(configuration.display(intent)?.title.key == "Lend a tool")
    intent.tool = Tool.all[0]
    #expect(configuration.display(intent)?.title.key == "Lend a tool")
    intent.neighbour = "Ana"
    #expect(
      configuration.display(intent)?.text(locale: Locale(identifier: "en"), bundle: nil).title
        == "Lend the Saw to Ana")
  }

  @Test func relevantIntentsReplaceTheEarlierOnes() async throws {
    let relevance = RelevantContext.date(from: .distantPast, to: .distantFuture)
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(ShowTools(), widgetKind: "tools", relevance: relevance)
    ])
    #expect(RelevantIntentManager.shared.relevantIntents.map(\.widgetKind) == ["tools"])
    try await RelevantIntentManager.shared.updateRelevantIntents([])
    #expect(RelevantIntentManager.shared.relevantIntents.isEmpty)
    #expect(RelevantContext.hardware(headphones: .connected) != .sleep(.bedtime))
    #expect(RelevantContext.fitness(.workoutActive) != .location(inferred: .gym))
  }

  @Test func aPersonWithoutANameIsShownByTheHandle() {
    let person = IntentPerson(handle: .init(emailAddress: "ana@example.org", label: .work))
    #expect(person.name == .unknown && person.name.displayString.isEmpty)
    #expect(person.handle?.label == .work)
    #expect(
      person.displayRepresentation.title.resolved(locale: .current, bundle: nil)
        == "ana@example.org")
  }
}

@Suite struct WorkshopFileTests {
  @Test func aFilesIdentifierReadsBack() async throws {
    let url = URL(fileURLWithPath: "/tmp/plan.svg")
    let identifier = try FileEntityIdentifier.file(url: url)
    #expect(
      FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
    #expect(try await identifier.fileURL == url)
    #expect(!identifier.isDraft)
  }

  @Test func aDraftsIdentifierReadsBack() async throws {
    let draft = FileEntityIdentifier.draft(identifier: "new")
    #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
    #expect(draft.draftIdentifier == "new")
    #expect(try await draft.fileURL == nil)
  }

  @Test func onlyLocationsOfFilesIdentifyFiles() throws {
    let address = try #require(URL(string: "https://workshop.example/plan.svg"))
    #expect(throws: FileEntityIdentifierError.self) { try FileEntityIdentifier.file(url: address) }
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://a.b") == nil)
    #expect(FileEntityIdentifier.entityIdentifier(for: "") == nil)
  }

  @Test func bytesAreHadInTheirOwnKindAndItsSupertypes() async throws {
    let file = IntentFile(data: Data("<svg/>".utf8), filename: "plan.svg", type: .svg)
    #expect(file.availableContentTypes == [.svg])
    #expect(try await file.data(contentType: .image) == file.data)
    let error = await #expect(throws: IntentFileTypeError.self) {
      try await file.data(contentType: .pdf)
    }
    #expect(
      error?.description
        == "The file \"plan.svg\" holds public.svg-image, which is no com.adobe.pdf.")
  }

  @Test(arguments: ["plan.svg", "../../plan.svg", "/etc/plan.svg"])
  func bytesAreLentAsAFileThatIsRemoved(filename: String) async throws {
    let file = IntentFile(data: Data("<svg/>".utf8), filename: filename)
    let lent = try await file.withFile(contentType: .svg) { url, isOriginal in
      #expect(!isOriginal)
      #expect(url.lastPathComponent == "plan.svg")
      #expect(url.path.hasPrefix(FileManager.default.temporaryDirectory.path))
      try #expect(Data(contentsOf: url) == file.data)
      return url
    }
    #expect(!FileManager.default.fileExists(atPath: lent.path))
  }
}

@Suite struct SearchableIndexTests {
  @Test func whatAnAppIndexesReachesTheIndexOfItsEngine() async throws {
    let log = Mutex<[String]>([])
    let scope = EngineScope()
    let observation = AppEvents.indexing.add(for: IndexedEntityChange.self, in: scope) { change in
      log.withLock { $0.append(Self.words(change)) }
    }
    try await EngineScope.$current.withValue(EngineScope()) {
      try await CSSearchableIndex.default().indexAppEntities(Tool.all)
    }
    try await EngineScope.$current.withValue(scope) {
      let index = CSSearchableIndex.default()
      try await index.indexAppEntities(Tool.all, priority: 3)
      try await index.deleteAppEntities(identifiedBy: ["saw"], ofType: Tool.self)
      try await index.deleteAppEntities(ofType: Tool.self)
      try await CSSearchableIndex(name: "tools").deleteAllSearchableItems()
    }
    withExtendedLifetime(observation) {}
    #expect(
      log.withLock { $0 } == ["index 2 at 3", "delete saw of Tool", "delete Tool", "delete all"])
  }

  @Test func anEntityIsExported() async throws {
    let text = try await Tool.all[0].exported(as: .plainText)
    #expect(String(decoding: text, as: UTF8.self) == "Saw")
  }

  private static func words(_ change: IndexedEntityChange) -> String {
    switch change {
    case .index(let entities, let priority): "index \(entities.count) at \(priority)"
    case .delete(let identifiers, let type): "delete \(identifiers.joined()) of \(type)"
    case .deleteAll(let type): "delete \(type)"
    case .deleteEverything: "delete all"
    }
  }
}

@Suite struct DisplayListTests {
  @Test(arguments: [
    (DisplayListFormat.list(type: .and), "Take Saw and Hammer"),
    (.list(type: .or, width: .short), "Take Saw or Hammer"),
  ])
  func entitiesStandInATextAsAList(format: DisplayListFormat, expected: String) {
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: "en"), bundle: nil)
    let text = IntentExecution.$current.withValue(context) {
      LocalizedStringResource("Take \(Tool.all, format: format)")
    }
    #expect(text.resolved(locale: Locale(identifier: "en"), bundle: nil) == expected)
  }
}

@Suite struct DeprecationTests {
  @Test func aReplacementIsNamed() {
    #expect(SawBoards.deprecation.replacedBy == CutBoards.self)
    #expect(SawBoards.deprecation.message.key == "Cut boards instead.")
  }

  @Test func aReplacementAloneSaysItsTitle() {
    #expect(GlueBoards.deprecation.replacedBy == CutBoards.self)
    #expect(String(localized: GlueBoards.deprecation.message) == "Use “Cut Boards”.")
  }

  @Test func nothingNeedReplaceAnIntent() {
    #expect(SharpenBlades.deprecation.replacedBy == nil)
    #expect(SharpenBlades.deprecation.message.key == "Blades are thrown away.")
  }
}
