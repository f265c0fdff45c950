// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct ParameterDeclarationTests {
  private let parameters = ManyParameters().declaredParameters

  private func declaration(_ name: String) throws -> ParameterDeclaration {
    try #require(parameters.first { $0.name == name }).parameter.declaration
  }

  @Test func parametersComeInTheOrderOfDeclaration() {
    #expect(parameters.map(\.name).prefix(4) == ["plainText", "note", "count", "share"])
    #expect(parameters.count == 20)
  }

  @Test(arguments: [
    ("plainText", "string", false, false),
    ("note", "string", true, false),
    ("count", "integer", false, false),
    ("share", "number", true, false),
    ("price", "decimal", false, false),
    ("lamp", "boolean", false, false),
    ("day", "date", false, false),
    ("alarm", "dateComponents", true, false),
    ("page", "url", false, false),
    ("wait", "duration", false, false),
    ("text", "attributedString", false, false),
    ("weight", "measurement UnitMass", false, false),
    ("bed", "enumeration Bed", false, false),
    ("beds", "enumeration Bed", true, true),
    ("plant", "entity Plant", false, false),
    ("plants", "entity Plant", false, true),
    ("picture", "other IntentFile", false, false),
    ("cost", "other IntentCurrencyAmount", true, false),
    ("colour", "string", false, false),
    ("names", "string", false, true),
  ])
  func valueTypesLookThroughOptionalsAndArrays(
    name: String, type: String, isOptional: Bool, isArray: Bool
  ) throws {
    let declaration = try declaration(name)
    #expect(declaration.valueType.name == type)
    #expect(declaration.isOptional == isOptional)
    #expect(declaration.isArray == isArray)
  }

  @Test(arguments: [
    ("count", 1.0...10.0), ("share", 0...1), ("price", 0...99), ("weight", 0...Double.infinity),
  ])
  func rangesAreKept(name: String, range: ClosedRange<Double>) throws {
    #expect(try declaration(name).inclusiveRange == range)
  }

  @Test func titlesAreWrittenOrDerived() throws {
    #expect(try declaration("plainText").title == nil)
    #expect(try declaration("plainText").title(forPropertyNamed: "plainText").key == "Plain Text")
    #expect(try declaration("count").title(forPropertyNamed: "count").key == "Count")
  }

  @Test func labelsOfTextAreKept() throws {
    let note = try declaration("note")
    #expect(note.parameterDescription?.key == "Free text")
    #expect(note.inputOptions?.multiline == true)
    #expect(note.requestValueDialog == "What note?")
    #expect(note.inputConnectionBehavior == .never)
    #expect(note.defaultValue as? String == "none")
  }

  @Test func labelsOfOtherTypesAreKept() throws {
    #expect(try declaration("lamp").booleanDisplayName?.trueName.key == "On")
    #expect(try declaration("day").dateParts == .date)
    #expect(try declaration("alarm").dateParts == .time)
    #expect(try declaration("weight").defaultUnit == UnitMass.kilograms)
    #expect(try declaration("bed").supportedValues as? [Bed] == [.sunny, .shady])
    #expect(try declaration("plants").arraySize == 3...3)
    #expect(try declaration("picture").supportedContentTypes == ["public.png"])
    #expect(try declaration("cost").currencyCodes == ["EUR"])
    #expect(try declaration("plant").query is IdentifierOnlyQuery)
    #expect(try declaration("colour").optionsProvider is Colours)
    #expect(try declaration("names").optionsProvider is Colours)
  }

  @Test func whatWasNotSaidIsAbsent() throws {
    let plain = try declaration("plainText")
    #expect(plain.defaultValue == nil)
    #expect(plain.requestValueDialog == nil)
    #expect(plain.inclusiveRange == nil)
    #expect(plain.optionsProvider == nil)
    #expect(plain.arraySize == nil)
  }

  @Test func boundsInTheWrongOrderChangePlaces() {
    let parameter = IntentParameter<Int>(title: "x", inclusiveRange: (10, 1))
    #expect(parameter.declaration.inclusiveRange == 1...10)
  }

  @Test func boundsThatAreNoNumbersAreDropped() {
    let parameter = IntentParameter<Double>(title: "x", inclusiveRange: (.nan, 1))
    #expect(parameter.declaration.inclusiveRange == nil)
  }

  @Test func sizesByWidgetCountAsTheirWidestRange() {
    let parameter = IntentParameter<[String]>(
      title: "x", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 5)])
    #expect(parameter.declaration.arraySize == 1...5)
  }
}

extension IntentValueType {
  fileprivate var name: String {
    switch self {
    case .measurement(let type): "measurement \(type.dimension)"
    case .enumeration(let type): "enumeration \(type)"
    case .entity(let type): "entity \(type)"
    case .other(let type): "other \(type)"
    default: "\(self)"
    }
  }
}
