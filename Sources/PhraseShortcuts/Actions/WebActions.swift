// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let web: [any BuiltInAction.Type] = [GetText.self, GetJSON.self, OpenURL.self]
}

/// An action on an address of the web.
protocol WebAction: BuiltInAction {
  var url: URL { get }
}

extension WebAction {
  static var category: ActionCategory { .web }
  static var reach: ActionReach? { .network }

  /// What lies at the address.
  ///
  /// - Parameter headers: A record with the fields of the request's head; nil for none.
  /// - Returns: The bytes.
  /// - Throws: ``RunError`` for another kind of address, or for what cannot be said in a head.
  fileprivate func fetched(_ headers: AnyValue?) async throws -> Data {
    let run = try run
    let isWeb = WebRequest.schemes.contains(url.scheme?.lowercased() ?? "")
    guard isWeb, url.host()?.isEmpty == false else {
      throw RunError("“\(url.absoluteString)” is no address that begins with http: or https:.")
    }
    let fields = try headers.map { try Self.fields($0.content, run.reading) } ?? [:]
    let data = try await run.library.environment.fetch(url, fields)
    guard data.count <= ShortcutEnvironment.sizeLimit else {
      throw RunError("The page has more than \(ShortcutEnvironment.sizeLimit / 1_000_000) MB.")
    }
    return data
  }

  private static func fields(
    _ value: any Sendable, _ reading: ValueReading
  ) throws -> [String: String] {
    guard let record = reading.record(value) else {
      throw RunError.unfit(reading.text(value), for: "headers", "a record")
    }
    return try record.reduce(into: [:]) { fields, field in
      let text = reading.text(field.value)
      // A line break would begin another field, or the body.
      guard !(field.key + text).unicodeScalars.contains(where: { $0.value < 32 }) else {
        throw RunError("headers has a line break in “\(field.key)”.")
      }
      fields[field.key] = text
    }
  }
}

/// Fetches a text.
struct GetText: WebAction {
  static let title: LocalizedStringResource = "Get Text of Page"
  static let description = IntentDescription("The text that lies at an address of the web.")

  @Parameter(title: "URL") var url: URL
  @Parameter(title: "Headers") var headers: AnyValue?

  static var parameterSummary: some ParameterSummary { Summary("Get text of \(\.$url)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let data = try await fetched(headers)
    // Every row of bytes is a text in Latin-1, the older default of the web.
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    return .result(value: text ?? "")
  }
}

/// Fetches values.
struct GetJSON: WebAction {
  static let title: LocalizedStringResource = "Get JSON"
  static let description = IntentDescription("The values that an address of the web has in JSON.")

  @Parameter(title: "URL") var url: URL
  @Parameter(title: "Headers") var headers: AnyValue?

  static var parameterSummary: some ParameterSummary { Summary("Get JSON of \(\.$url)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    .result(value: try JSONValue(json: try await fetched(headers)).value.map(AnyValue.init))
  }
}

/// Opens an address.
struct OpenURL: WebAction {
  static let title: LocalizedStringResource = "Open URL"
  static let description = IntentDescription(
    "Opens an address with the program that is there for it; where there is none, says it.")

  @Parameter(title: "URL") var url: URL

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$url)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    guard !url.isFileURL else {
      throw RunError("“\(url.absoluteString)” is a file; “Open File” opens those of shortcuts.")
    }
    if case .run(let name, let input)? = try ShortcutAddress(url) {
      return .result(value: try await result(ofShortcutNamed: name, with: input))
    }
    try await run.open(url)
    return .result(value: AnyValue(url))
  }

  /// Runs the shortcut that an address names, as “Run Shortcut” does.
  private func result(
    ofShortcutNamed name: String, with input: ShortcutAddress.Input
  ) async throws -> AnyValue? {
    let library = try run.library
    guard let shortcut = library.shortcut(named: name) else {
      throw RunError("There is no shortcut “\(name)” any more.")
    }
    let given: String? =
      switch input {
      case .nothing: nil
      case .text(let text): text
      case .clipboard: try await pasted()
      }
    let (result, words) = try await ShortcutRun.run(shortcut, with: given, of: library)
    if !words.isEmpty { await (try run).say(words) }
    return result.map(AnyValue.init)
  }

  private func pasted() async throws -> String {
    let run = try run
    try await run.library.permit(.clipboard, for: run.shortcut, in: run.context)
    return try await run.library.environment.paste()
  }
}
