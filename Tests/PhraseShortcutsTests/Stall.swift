// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime

@testable import PhraseShortcuts

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring Bell"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding!") }
}

struct OpenStall: AppIntent {
  static let title: LocalizedStringResource = "Open Stall"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Tada!") }
}

/// An app that is talked to in all languages.
struct StallApplication: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RingBell(), phrases: ["Ring the bell"])
    AppShortcut(intent: OpenStall(), phrases: ["Open the stall"])
  }
  static let applicationName: ApplicationName = "Stall"

  /// A folder with the phrases in the other languages.
  static let localizationBundle: Bundle = {
    let phrases: [String: [String: String]] = [
      "Ring the bell": [
        "de": "Läute die Glocke", "es": "Toca la campana", "fr": "Sonne la cloche",
        "it": "Suona la campana", "ja": "ベルを鳴らして", "ko": "종을 울려 줘",
        "ru": "Позвони в колокольчик", "zh-Hans": "敲响铃铛",
      ],
      "Open the stall": [
        "de": "Öffne den Stand", "es": "Abre el puesto", "fr": "Ouvre le stand",
        "it": "Apri il banco", "ja": "屋台を開けて", "ko": "가게 문을 열어 줘",
        "ru": "Открой лавку", "zh-Hans": "打开摊位",
      ],
    ]
    let strings = phrases.mapValues { texts in
      ["localizations": texts.mapValues { ["stringUnit": ["value": $0]] }]
    }
    let document: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stall-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try? JSONSerialization.data(withJSONObject: document)
    try? data?.write(to: folder.appendingPathComponent("AppShortcuts.xcstrings"))
    return Bundle(url: folder) ?? .main
  }()
}

/// A market stall, and a person who talks to it in their language.
struct Stall {
  let library: ShortcutLibrary
  let engine: PhraseEngine
  let conversation: Conversation

  init(
    language: String, _ environment: ShortcutEnvironment = Kitchen.environment,
    _ configure: (inout EngineConfiguration) -> Void = { _ in }
  ) async throws {
    library = ShortcutLibrary(environment: environment)
    var configuration = EngineConfiguration()
    configure(&configuration)
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    engine = try await PhraseEngine(
      providers: [AppIntentsProvider([StallApplication.self]), ShortcutsProvider(library)],
      configuration: configuration)
    conversation = Conversation(engine, language: language)
  }

  func say(_ line: String) async -> String { await conversation.respond(to: line).text }
}
