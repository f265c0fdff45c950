// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
public import PhraseWire
import Synchronization

@testable import PhraseShortcuts

/// An engine with one shortcut of a few actions, in a world that only the test knows.
struct ActionBench {
  /// What was told to the outer world, in its order.
  final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var lines: [String] { entries.withLock { $0 } }
    func add(_ line: String) { entries.withLock { $0.append(line) } }
  }

  let log = Log()
  var environment: ShortcutEnvironment
  var language = "en"
  /// Wednesday, 6 January 2027, 9:30 in Berlin.
  var now = Date(timeIntervalSince1970: 1_799_224_200)
  var opens = true

  init(folder: URL = URL(fileURLWithPath: "/nowhere/at/all")) {
    environment = ShortcutEnvironment(folder: folder)
    let log = log
    environment.sleep = { log.add("sleep \($0)") }
    let seed = Mutex<UInt64>(1)
    environment.random = {
      seed.withLock { seed in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed
      }
    }
    environment.notify = { log.add("notify \($0): \($1)") }
    environment.speak = { text, language in
      log.add("speak \(language) \(text)")
      return true
    }
    environment.paste = { "copied before" }
    environment.copy = { log.add("copy \($0)") }
    environment.fetch = { address, fields in
      log.add("fetch \(address)")
      for (name, value) in fields { log.add("\(name): \(value)") }
      return Data(#"{"stops": [{"name": "Harbour", "line": 5}], "open": true}"#.utf8)
    }
  }

  /// A temporary folder that goes when the work is done.
  static func withFolder<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(folder)
  }

  func conversation(_ actions: [ShortcutAction]) async throws -> Conversation {
    let shortcut = PersonalShortcut(name: "Bench", phrases: ["bench"], actions: actions)
    // By way of its document, as a person's shortcuts come.
    let library = ShortcutLibrary(
      [try PersonalShortcut(json: try shortcut.json())], environment: environment)
    var configuration = EngineConfiguration()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    configuration.calendar = calendar
    let (now, log, opens) = (now, log, opens)
    configuration.now = { now }
    configuration.foreground.openURL = { url, _ in
      log.add("open \(url)")
      return opens
    }
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    let engine = try await PhraseEngine(
      providers: [AppIntentsProvider([Orchard.self]), ShortcutsProvider(library)],
      configuration: configuration)
    return Conversation(engine)
  }

  /// What the conversation says in the end to one phrase and the answers after it.
  func reply(
    to actions: [ShortcutAction], answering answers: String...
  ) async throws -> String {
    let conversation = try await conversation(actions)
    var text = await conversation.respond(to: "bench").text
    for answer in answers { text = await conversation.respond(to: answer).text }
    return text
  }
}

// Documents in tests are read more easily without the names of the cases.
extension WireValue: ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Several values.
  public init(arrayLiteral values: WireValue...) { self = .list(values) }
}

struct Tree: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tree")
  static let defaultQuery = TreeQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Height") var height: Double

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ name: String, _ height: Double) {
    id = name.lowercased()
    self.name = name
    self.height = height
  }
}

struct TreeQuery: EnumerableEntityQuery {
  static var trees: [Tree] { [Tree("Pear", 6.5), Tree("Apple", 4), Tree("Walnut", 20)] }

  func entities(for identifiers: [String]) async throws -> [Tree] {
    Self.trees.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Tree] { Self.trees }
  func suggestedEntities() async throws -> [Tree] { Self.trees }
}

struct ShakeTree: AppIntent {
  static let title: LocalizedStringResource = "Shake Tree"
  @Parameter(title: "Tree") var tree: Tree

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(tree.name) falls.")
  }
}

struct Orchard: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShakeTree(), phrases: ["Shake \(\.$tree) in \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Orchard"
}
