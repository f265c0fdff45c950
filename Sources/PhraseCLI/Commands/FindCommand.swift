// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseFinding
import PhraseRuntime

/// `phrase find`: the entities of an app by their properties.
struct FindCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find entities by their properties.",
    discussion: """
      A condition is a property, a comparison and a value: 'title contains "the sea"', \
      'year published < 1950', 'year published between 1900 and 1950', 'read date has any value'. \
      Comparisons: is, is not, contains, begins with, ends with, =, !=, <, <=, >, >=, between … and \
      …, has any value, has no value. “and” joins conditions; --any takes either of several. Values \
      with blanks at their ends, or with words that would begin another condition, need quotes. \
      Without an entity, what can be found is listed. Exit status: 0 found, 1 nothing found.
      """)

  @OptionGroup var options: CatalogOptions

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp("A condition; all of them must hold.", valueName: "condition"))
  var conditions: [String] = []

  @Flag(help: "One condition that holds is enough.")
  var any = false

  @Option(
    name: .customLong("sort"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A property to sort by, with - before it for the largest first; several for equal ones.",
      valueName: "property"))
  var sorts: [String] = []

  @Flag(help: "The largest first, for every property without a sign.")
  var descending = false

  @Option(help: ArgumentHelp("How many to show at most.", valueName: "number"))
  var limit: Int?

  @Option(help: ArgumentHelp("The language of titles and values.", valueName: "code"))
  var language = "en"

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Argument(help: "The name of the entity; App.Entity where several apps have it.")
  var entity: String?

  /// Refuses a number of results that nobody can mean.
  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is \(limit); it starts at 1") }
  }

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine()
    guard let entity else { return try list(engine.findActions(language: language)) }
    do {
      let action = try engine.findAction(for: entity, language: language)
      let properties = try await engine.properties(of: action, language: language)
      let found = try await engine.find(
        try request(properties), with: action, language: language)
      for entity in found { try show(entity, of: action) }
      if found.isEmpty { Console.talk("Nothing was found.") }
      return found.isEmpty ? .noMatch : .matched
    } catch let error as FindError {
      throw CommandFailure(error.status, error.description)
    } catch let error as ConditionError {
      throw CommandFailure(.usage, error.description)
    }
  }

  private func request(_ properties: [FindProperty]) throws -> FindRequest {
    var request = FindRequest()
    // Without an entity there are no properties, and nothing to check the conditions by.
    if properties.isEmpty { return request }
    let parser = ConditionParser(properties: properties, language: language)
    for condition in conditions {
      let parsed = try parser.parse(condition)
      if any, parsed.count > 1 {
        throw CommandFailure(
          .usage, "with --any, “and” cannot join conditions; give each a --where of its own")
      }
      request.conditions += parsed
    }
    request.matchesAny = any
    request.sorts = sorts.map { key in
      let isNegated = key.hasPrefix("-")
      return FindRequest.Sort(
        String(isNegated ? key.dropFirst() : key[...]), isDescending: isNegated || descending)
    }
    request.limit = limit
    return request
  }

  private func list(_ actions: [FindAction]) throws -> ExitStatus {
    for action in actions {
      if json {
        try Console.json(
          ActionLine(
            app: action.application, entity: action.entity, title: action.title,
            description: action.explanation))
      } else {
        let text = action.explanation.map { ": \($0)" } ?? ""
        Console.result("\(action.title) (\(action.application).\(action.entity))\(text)")
      }
    }
    return actions.isEmpty ? .noMatch : .matched
  }

  private func show(_ entity: FoundEntity, of action: FindAction) throws {
    guard json else {
      return Console.result(
        [entity.title, entity.subtitle].compactMap(\.self).joined(separator: ", "))
    }
    try Console.json(
      EntityLine(
        app: action.application, entity: action.entity, id: entity.id, title: entity.title,
        subtitle: entity.subtitle))
  }
}

/// What can be found, as a line of JSON.
private struct ActionLine: Encodable {
  let app: String
  let entity: String
  let title: String
  let description: String?
}

extension FindError {
  /// Whose fault it is.
  var status: ExitStatus {
    code == .unavailable ? .unavailable : .usage
  }
}
