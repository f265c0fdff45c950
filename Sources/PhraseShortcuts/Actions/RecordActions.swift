// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let records: [any BuiltInAction.Type] = [
    GetValueForKey.self, GetKeys.self, GetValues.self, SetValueForKey.self, ParseJSON.self,
    MakeJSON.self,
  ]
}

/// Takes a value out of a record.
struct GetValueForKey: BuiltInAction {
  static let title: LocalizedStringResource = "Get Value for Key"
  static let description = IntentDescription(
    """
    The value that a record has under a key. A path such as stops.1.name leads into records and \
    lists, whose places count from 1.
    """)
  static let category = ActionCategory.lists

  @Parameter(title: "Key") var key: String
  @Parameter(title: "Record") var record: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Get \(\.$key) of \(\.$record)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    let reading = try run.reading
    let whole: any Sendable = reading.record(record.content) ?? record.content
    return .result(value: try await reading.value(at: key, of: whole).map(AnyValue.init))
  }
}

/// Lists the keys of a record.
struct GetKeys: BuiltInAction {
  static let title: LocalizedStringResource = "Get Keys"
  static let description = IntentDescription("The keys of a record, in alphabetical order.")
  static let category = ActionCategory.lists

  @Parameter(title: "Record") var record: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Get the keys of \(\.$record)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: try run.reading.fields(of: record).map(\.key))
  }
}

/// Lists the values of a record.
struct GetValues: BuiltInAction {
  static let title: LocalizedStringResource = "Get Values"
  static let description = IntentDescription("The values of a record, in the order of its keys.")
  static let category = ActionCategory.lists

  @Parameter(title: "Record") var record: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Get the values of \(\.$record)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    .result(value: try run.reading.fields(of: record).map { AnyValue($0.value) })
  }
}

extension ValueReading {
  /// The fields of a record in the order of their keys.
  ///
  /// - Throws: ``RunError`` for a value that is none.
  fileprivate func fields(of value: AnyValue) throws -> [(key: String, value: any Sendable)] {
    guard let record = record(value.content) else {
      throw RunError.unfit(text(value.content), for: "record", "a record")
    }
    return record.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Puts a value into a record.
struct SetValueForKey: BuiltInAction {
  static let title: LocalizedStringResource = "Set Value for Key"
  static let description = IntentDescription(
    """
    A record with a value under a key. A path such as address.city leads into records inside of it, \
    which are made where there are none.
    """)
  static let category = ActionCategory.lists

  @Parameter(title: "Record") var record: AnyValue?
  @Parameter(title: "Key") var key: String
  @Parameter(title: "Value") var value: AnyValue

  static var parameterSummary: some ParameterSummary {
    Summary("Set \(\.$key) of \(\.$record) to \(\.$value)")
  }

  /// How deep records may lie in one another: each level takes some of the stack.
  private static let depthLimit = 32

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> {
    let reading = try run.reading
    guard let fields = record.map({ reading.record($0.content) }) ?? [:] else {
      throw RunError.unfit(record.map { reading.text($0.content) } ?? "", for: "record", "a record")
    }
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count <= Self.depthLimit else {
      throw RunError("key leads \(names.count) records deep; at most \(Self.depthLimit) are made.")
    }
    return .result(value: AnyValue(fields.setting(value.content, at: names[...])))
  }
}

extension [String: any Sendable] {
  fileprivate func setting(_ value: any Sendable, at path: ArraySlice<String>) -> Self {
    guard let name = path.first else { return self }
    var fields = self
    let inner = fields[name] as? [String: any Sendable] ?? [:]
    fields[name] = path.count == 1 ? value : inner.setting(value, at: path.dropFirst())
    return fields
  }
}

/// Reads JSON.
struct ParseJSON: BuiltInAction {
  static let title: LocalizedStringResource = "Parse JSON"
  static let description = IntentDescription("The values that a text has in JSON.")
  static let category = ActionCategory.lists

  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("Parse \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    .result(value: try JSONValue(json: Data(text.utf8)).value.map(AnyValue.init))
  }
}

/// Writes JSON.
struct MakeJSON: BuiltInAction {
  static let title: LocalizedStringResource = "Make JSON"
  static let description = IntentDescription("A value as a text in JSON.")
  static let category = ActionCategory.lists

  @Parameter(title: "Value") var value: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("JSON of \(\.$value)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: JSONValue(value.content, try run.reading).text)
  }
}
