// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseFinding
import PhraseRuntime

extension BuiltInActions {
  static let entities: [any BuiltInAction.Type] = [FindEntities.self]
}

/// Finds entities of an app.
struct FindEntities: BuiltInAction {
  static let title: LocalizedStringResource = "Find Entities"
  static let description = IntentDescription(
    "The entities of an app for which conditions hold, such as title contains \"sea\" and year < 1950."
  )
  static let category = ActionCategory.apps

  @Parameter(title: "Entity") var entity: String
  @Parameter(title: "Conditions") var conditions: String?
  @Parameter(title: "Sort By") var sort: String?
  @Parameter(title: "Largest First", default: false) var isDescending: Bool
  @Parameter(title: "Limit", inclusiveRange: (1, 1_000_000)) var limit: Int?

  static var parameterSummary: some ParameterSummary {
    Summary("Find \(\.$entity) where \(\.$conditions)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    let run = try run
    guard let engine = run.context.engine as? PhraseEngine else {
      throw RunError("There is no app here to find entities of.")
    }
    let language = run.context.language
    let action = try engine.findAction(for: entity, language: language)
    let properties = try await engine.properties(of: action, language: language)
    let found = try await engine.find(
      try request(properties, language), with: action, language: language)
    return .result(value: found.map { AnyValue($0.entity) })
  }

  private func request(_ properties: [FindProperty], _ language: String) throws -> FindRequest {
    var request = FindRequest()
    request.limit = limit
    // Without an entity there are no properties, and nothing to check the conditions by.
    if properties.isEmpty { return request }
    if let conditions, !conditions.isEmpty {
      request.conditions = try ConditionParser(properties: properties, language: language)
        .parse(conditions)
    }
    if let sort, !sort.isEmpty {
      request.sorts = [FindRequest.Sort(sort, isDescending: isDescending)]
    }
    return request
  }
}
