// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

/// Types that apps seldom spell, because a shorter name or a builder stands for them.
@Suite struct DeclarationTests {
  // MARK: - Names and representations

  private func shown(_ value: some DisplayRepresentable) -> String {
    "\(typeName(type(of: value))): \(title(of: value))"
  }

  private func typeName(_ type: any TypeDisplayRepresentable.Type) -> String {
    String(localized: type.typeDisplayRepresentation.name)
  }

  private func title(of value: any InstanceDisplayRepresentable) -> String {
    value.displayRepresentation.text(locale: Self.english, bundle: nil).title
  }

  private func titles<Value: CaseDisplayRepresentable>(_ type: Value.Type) -> Set<String> {
    Set(type.allCases.map(title))
  }

  private func isStatic(_ type: Any.Type) -> Bool { type is any StaticDisplayRepresentable.Type }

  private static let english = Locale(identifier: "en_US")

  @Test func entitiesAndEnumsAreShownTheSameWay() {
    #expect(shown(Tool.all[0]) == "Tool: Saw")
    #expect(shown(Bench.painting) == "Bench: Painting")
    #expect(titles(Bench.self) == ["Sawing", "Painting", "None"])
    #expect(isStatic(Bench.self) && !isStatic(Tool.self))
  }

  @Test func valuesAreCalledByTheirTypeUnlessTheyHaveANameOfTheirOwn() {
    struct Ladder: PersistentlyIdentifiable {}
    struct Stool: PersistentlyIdentifiable {
      static let persistentIdentifier = "Ladder"
    }
    let values: [any AppValue.Type] = [Tool.self, Bench.self]
    #expect(values.map { $0.persistentIdentifier } == ["Tool", "Bench"])
    #expect(Ladder.persistentIdentifier == Stool.persistentIdentifier)
  }

  // MARK: - Queries

  @Test func comparisonsWithoutTheirTypeTakeOnlyValuesThatFit() {
    let declared: AnyEntityQueryComparator<String> =
      HasSuffixComparator<String, String> { "ends with \($0)" }.comparator
    #expect(declared.mapping(["aw"]) == "ends with aw")
    #expect(declared.mapping([4]) == nil)
    #expect(declared.mapping(["a", "w"]) == nil)
  }

  @Test func everyComparisonIsOneOfAProperty() {
    let declared: [EntityQueryComparator<String, String>] = [
      HasSuffixComparator { "ends with \($0)" }, EqualToComparator { "is \($0)" },
    ]
    #expect(declared.map(\.comparator.operation) == [.hasSuffix, .equalTo])
  }

  @Test(arguments: [
    (LessThanOrEqualToComparator<Int, String> { "<= \($0)" }.comparator, "<= 4"),
    (GreaterThanOrEqualToComparator<Int, String> { ">= \($0)" }.comparator, ">= 4"),
  ])
  func boundsAreComparedWithTheBoundInside(
    declared: AnyEntityQueryComparator<String>, expected: String
  ) {
    #expect(declared.mapping([4]) == expected)
  }

  @Test func propertiesAreDeclaredWithTheirComparisons() {
    let name = EntityQueryProperty<Tool, String, String>(\.$name) {
      HasSuffixComparator { "ends with \($0)" }
    }
    let properties = EntityQueryProperties<Tool, String> { name }
    let declarations: [EntityQueryPropertyDeclaration<Tool, String>] = properties.declarations
    #expect(declarations.map { $0.name(in: Tool.all[0]) } == ["name"])
    #expect(properties.mapping(.hasSuffix, of: \.$name, "aw") == "ends with aw")
    #expect(properties.mapping(.hasPrefix, of: \.$name, "aw") == nil)
  }

  @Test func sortingOptionsNameProperties() {
    let options = EntityQuerySortingOptions<Tool> {
      EntityQuerySortableByProperty<Tool>(\.$name)
      EntityQuerySortableByProperty<Tool>(\.$mass)
    }
    #expect(options.properties.count == 2)
    #expect(options.properties[0].keyPath == \Tool.$name)
  }

  @Test func collectionsAndArraysAreResultsAlike() async throws {
    func isCollection(_ value: Any) -> Bool { value is any ResultsCollection }
    #expect(isCollection(Tool.all))
    #expect(isCollection(try await ToolQuery().suggestedEntities()))
    #expect(!isCollection(Tool.all[0]))
  }

  @Test func aProjectionReadsTheIntentThatIsFilled() {
    let intent = OpenPage()
    intent.bench = .sawing
    let projection = IntentParameterDependency<OpenPage>(\.$bench)
    let filled: IntentProjection<OpenPage>? = IntentFilling.$current.withValue(intent) {
      projection.wrappedValue
    }
    #expect(filled?.bench == .sawing)
    #expect(projection.wrappedValue == nil)
  }

  // MARK: - Phrases and summaries

  @Test func theApplicationsNameIsAToken() {
    let token = AppShortcutPhraseToken.applicationName
    let phrase: AppShortcutPhrase<OpenTool> = "Take \(\.$target) in \(token)"
    #expect(phrase == AppShortcutPhrase("Take ${target} in ${applicationName}"))
    let denied: NegativeAppShortcutPhrase = "Do not take it in \(token)"
    #expect(denied == NegativeAppShortcutPhrase("Do not take it in ${applicationName}"))
  }

  @Test func summariesAreSpelledShortOrLong() {
    let sentence: ParameterSummaryString<SharpenTool> = "Sharpen \(\.$tool) with care"
    #expect(sentence == ParameterSummaryString("Sharpen ${tool} with care"))
    let names: [ParameterName<SharpenTool>] = [
      ParameterKeyPathsBuilder.buildExpression(\.$tool),
      ParameterKeyPathsBuilder.buildExpression(\.$bench),
    ]
    #expect(names[0] != names[1])
    let cases: [ParameterSummarySwitchCase<SharpenTool>] = ParameterSummaryCaseBuilder<
      SharpenTool, Bench
    >.buildBlock()
    #expect(cases.isEmpty)
    #expect(
      SharpenTool.summaryOutline.description
        == """
        switch bench:
          case sawing:
            Sharpen ${tool} in the workshop { careful }
          default:
            when careful == true:
              Sharpen ${tool} with care
            otherwise:
              (title) { tool }
        """.replacing("\n  ", with: "\n"))
  }

  // MARK: - Running

  @Test func conditionsForAskingAreASet() {
    let conditions: ConfirmationConditions = [.lowConfidenceSource]
    #expect(conditions.contains(.lowConfidenceSource))
    #expect(!ConfirmationConditions([]).contains(.lowConfidenceSource))
  }

  @Test func eachDonationHasANameOfItsOwn() async throws {
    let first: IntentDonationIdentifier = try await LendTool().donate()
    let second = try await IntentDonationManager.shared.donate(intent: LendTool())
    #expect(first != second && first == first)
  }

  @Test func outsideOfARunAnIntentIsInTheBackground() {
    let context: IntentSystemContext = OpenTool().systemContext
    #expect(!context.isVoiceOnly && context.preciseTimestamp == nil)
    #expect(!context.currentMode.canContinueInForeground)
  }

  @Test func progressGrowsWithItsUnits() {
    let progress = IntentProgress()
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }

  @Test func theEmptyViewShowsNothing() {
    let snippet = EmptySnippetView().body
    #expect(snippet.title == nil && snippet.elements.isEmpty)
  }

  @Test func openingIsAnIntentOfTheSystem() {
    func isSystem(_ type: any AppIntent.Type) -> Bool { type is any SystemIntent.Type }
    #expect(isSystem(OpenTool.self) && !isSystem(CutBoards.self))
  }

  // MARK: - URLs

  @Test func aTypeOfItsOwnCanStandInsideAURL() async throws {
    struct Shelf: CustomURLRepresentationParameterConvertible {
      let number: Int
      var urlRepresentationParameter: String { "shelf-\(number)" }
    }
    #expect(Shelf(number: 3).urlRepresentationParameter == "shelf-3")
    let representations:
      (
        EntityURLRepresentation<Tool>, EnumURLRepresentation<Bench>,
        IntentURLRepresentation<OpenPage>
      ) = (Tool.urlRepresentation, Bench.urlRepresentation, OpenPage.urlRepresentation)
    _ = representations
    #expect(try await Bench.sawing.urlRepresentation?.lastPathComponent == "1")
  }
}

/// An intent whose summary spells the types that `Summary`, `When`, `Switch` and `Case` stand for.
private struct SharpenTool: AppIntent {
  static let title: LocalizedStringResource = "Sharpen Tool"

  @Parameter(title: "Tool") var tool: Tool
  @Parameter(title: "Bench") var bench: Bench
  @Parameter(title: "Careful") var careful: Bool

  static var parameterSummary: some ParameterSummary {
    ParameterSummarySwitchCondition<SharpenTool, Bench>(\.$bench) {
      ParameterSummaryCaseCondition(.sawing) {
        IntentParameterSummary<SharpenTool>("Sharpen \(\.$tool) in the workshop") { \.$careful }
      }
      ParameterSummaryDefaultCaseCondition {
        ParameterSummaryWhenCondition(
          \SharpenTool.$careful, .equalTo, true,
          { IntentParameterSummary<SharpenTool>("Sharpen \(\.$tool) with care") },
          otherwise: { IntentParameterSummary<SharpenTool> { \.$tool } })
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}
