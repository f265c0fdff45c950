// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseWire

/// What is in an app, what to take along, and what to change before it builds.
struct PortReport {
  let app: AppSources
  let findings: [Finding]

  init(of app: AppSources) {
    self.app = app
    findings = AppExaminer(app: app).findings()
  }

  /// The files with nothing that would keep them from building.
  private var readyFiles: [SourceFile] {
    let changed = Set(findings.filter { $0.severity == .error && $0.kind != .standIn }.map(\.file))
    return app.taken.filter { file in
      !changed.contains(file.path)
        && file.imports.allSatisfy { AppleModules.available.contains($0) }
    }
  }

  // MARK: Text

  /// The report as people read it.
  var text: String {
    var parts = ["\(contents)\n\(readiness)"]
    parts.append((["Take along:"] + taken).joined(separator: "\n"))
    parts += findings.map(\.description)
    return parts.joined(separator: "\n\n")
  }

  /// How many places there are to change, and in how many files.
  var closing: String {
    guard !findings.isEmpty else { return "Nothing to change." }
    let files = Set(findings.map(\.file)).count
    let places = Self.counted(findings.count, "place")
    return "\(places) to change in \(Self.counted(files, "file"))."
  }

  private var contents: String {
    let kinds: [(Role, String, String)] = [
      (.intent, "intent", "intents"), (.entity, "entity", "entities"),
      (.enumeration, "enum", "enums"), (.query, "query", "queries"),
      (.provider, "options provider", "options providers"),
    ]
    var counts = kinds.map { role, one, many in Self.counted(app.count(of: role), one, many) }
    counts.append(Self.counted(phraseCount, "phrase"))
    return "\(Self.counted(app.intents.count, "file")) with \(counts.joined(separator: ", "))."
  }

  private var readiness: String {
    let all = app.taken.count
    return "\(readyFiles.count) of \(Self.counted(all, "file")) to take along can stay as they are."
  }

  private var phraseCount: Int { app.intents.reduce(0) { $0 + $1.phraseCount } }

  private var taken: [String] {
    app.intents.map { "  \($0.path)" }
      + app.companions.map { "  \($0.file.path), for \($0.types.sorted().joined(separator: ", "))" }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }

  // MARK: JSON

  /// The report in lines of JSON: what there is, then a finding a line.
  var lines: [[UInt8]] {
    get throws {
      let contents = Contents(
        intents: app.count(of: .intent), entities: app.count(of: .entity),
        enums: app.count(of: .enumeration), queries: app.count(of: .query),
        optionsProviders: app.count(of: .provider), phrases: phraseCount,
        files: app.intents.map(\.path), companions: app.companions.map(\.file.path),
        ready: readyFiles.map(\.path).sorted(), findings: findings.count)
      return try [WireEncoder.line(of: contents)] + findings.map { try WireEncoder.line(of: $0) }
    }
  }

  private struct Contents: Encodable {
    let intents, entities, enums, queries, optionsProviders, phrases: Int
    let files, companions, ready: [String]
    let findings: Int
  }
}
