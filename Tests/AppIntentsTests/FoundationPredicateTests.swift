// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct FoundationPredicateTests {
  private struct Tea: Sendable {
    var name: String
  }

  @Test(arguments: [("gru", true), ("GRÜ", true), ("tee", true), ("oolong", false)])
  func aTextIsFoundWhateverItsCaseAndAccents(part: String, isFound: Bool) throws {
    let predicate = #Predicate<Tea> { $0.name.localizedStandardContains(part) }
    #expect(try predicate.evaluate(Tea(name: "Grüner Tee")) == isFound)
  }

  @Test(arguments: [("ASSAM", true), ("assam", true), ("Assam ", false)])
  func textsAreTheSameWhateverTheirCase(name: String, isSame: Bool) throws {
    let same = ComparisonResult.orderedSame
    let predicate = #Predicate<Tea> { $0.name.caseInsensitiveCompare(name) == same }
    #expect(try predicate.evaluate(Tea(name: "Assam")) == isSame)
  }

  @Test func textsHaveAnOrder() throws {
    let ascending = ComparisonResult.orderedAscending
    let predicate = #Predicate<Tea> { $0.name.localizedCompare("Mate") == ascending }
    #expect(try predicate.evaluate(Tea(name: "Assam")))
    #expect(try !predicate.evaluate(Tea(name: "Sencha")))
  }

  @Test func comparisonsAreWrittenAndReadBack() throws {
    typealias Text = PredicateExpressions.Value<String>
    let root = PredicateExpressions.build_Arg("Grüner Tee")
    let other = PredicateExpressions.build_Arg("grun")
    let contains = PredicateExpressions.build_localizedStandardContains(root, other)
    let order = PredicateExpressions.build_localizedCompare(root, other)
    let same = PredicateExpressions.build_caseInsensitiveCompare(root, other)
    func again<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    let bindings = PredicateBindings()
    #expect(try again(contains).evaluate(bindings))
    #expect(try again(order).evaluate(bindings) == order.evaluate(bindings))
    #expect(try again(same).evaluate(bindings) == .orderedDescending)
    let read: PredicateExpressions.StringLocalizedStandardContains<Text, Text> = try again(contains)
    #expect(read.other.value == "grun")
  }

  @Test func settingsAreKeptByKey() throws {
    let name = "phrase-engine-settings-\(UUID().uuidString)"
    let settings = try #require(UserDefaults(suiteName: name))
    defer { settings.removePersistentDomain(forName: name) }
    settings.setValue("green", forKey: "tea")
    #expect(settings.value(forKey: "tea") as? String == "green")
    #expect(settings.string(forKey: "tea") == "green")
    settings.setValue(nil, forKey: "tea")
    #expect(settings.value(forKey: "tea") == nil)
  }
}
