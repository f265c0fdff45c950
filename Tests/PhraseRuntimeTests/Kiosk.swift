// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime

/// Intents that open addresses, show content, set filters, change what is shared, and grow old.

struct ReadNews: AppIntent {
  static let title: LocalizedStringResource = "Read News"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(try address("https://news.example/today")))
  }
}

struct AnnounceNews: AppIntent {
  static let title: LocalizedStringResource = "Announce News"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(
      opensIntent: OpenURLIntent(try address("https://news.example/today")), dialog: "Here it is.")
  }
}

struct PriceNews: AppIntent {
  static let title: LocalizedStringResource = "Price News"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    .result(value: 3, opensIntent: OpenURLIntent(try address("https://news.example/price")))
  }
}

struct VisitStand: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Visit Stand"
  static let openAppWhenRun = true
  static var urlRepresentation: URLRepresentation { "https://news.example/stands/\(\.$number)" }
  @Parameter(title: "Number") var number: Int
}

struct OpenKiosk: AppIntent {
  static let title: LocalizedStringResource = "Open Kiosk"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open.") }
}

enum Stand: String, AppEnum {
  case papers, postcards
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stand"
  static let caseDisplayRepresentations: [Stand: DisplayRepresentation] = [
    .papers: "Papers", .postcards: "Postcards",
  ]
}

/// Shows what it is about by the program around the engine alone.
struct ShowStand: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Stand"
  @Parameter(title: "Stand") var target: Stand
  var contentIdentifier: String { "stand/\(target.rawValue)" }
}

struct QuietHours: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Hours"
  @Parameter(title: "Stand") var stand: Stand?
  @Parameter(title: "Loudness", default: 5) var loudness: Int
  @Dependency private var journal: Journal

  var displayRepresentation: DisplayRepresentation { "Quiet Hours" }
  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(notificationFilterPredicate: NSPredicate(format: "stand == %@", "papers"))
  }

  func perform() async throws -> some IntentResult {
    let current = try await QuietHours.current
    journal.note("filter \(current.stand?.rawValue ?? "any") \(current.loudness)")
    // What is done to the copy, or to the intent, changes no filter.
    current.loudness = 100
    loudness = 200
    return .result()
  }
}

struct TellFilter: AppIntent {
  static let title: LocalizedStringResource = "Tell Filter"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let filter = try? await QuietHours.current else { return .result(dialog: "No filter.") }
    return .result(dialog: "\(filter.stand?.rawValue ?? "any") \(filter.loudness)")
  }
}

struct Poster: AppEntity, OwnershipProvidingEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Poster"
  static let defaultQuery = PosterQuery()
  var displayRepresentation: DisplayRepresentation { "\(id.capitalized)" }
  var ownership: EntityOwnership {
    switch id {
    case "circus": .shared
    case "opera": [.public, .shared]
    case "zoo": .unknown
    default: []
    }
  }
}

struct PosterQuery: EntityQuery {
  static let names = ["circus", "opera", "zoo", "market"]
  func entities(for identifiers: [String]) async throws -> [Poster] {
    identifiers.filter(Self.names.contains).map(Poster.init)
  }
  func suggestedEntities() async throws -> [Poster] { Self.names.map(Poster.init) }
}

struct TakeDownPosters: DeleteIntent {
  static let title: LocalizedStringResource = "Take Down Posters"
  @Parameter(title: "Posters") var entities: [Poster]
  @Dependency private var journal: Journal
  func perform() async throws -> some IntentResult {
    journal.note("down \(entities.map(\.id).joined(separator: " "))")
    return .result()
  }
}

@AppIntent(schema: .photos.updateAsset)
struct RepaintPoster {
  var poster: Poster
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Painted.") }
}

struct ReadPoster: AppIntent {
  static let title: LocalizedStringResource = "Read Poster"
  @Parameter(title: "Poster") var poster: Poster
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Read.") }
}

struct OldRead: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Read"
  static let intentClassName = "ReadIntent"
  static var deprecation: IntentDeprecation<ReadNews> {
    IntentDeprecation(message: "Reading is for news.", replacedBy: ReadNews.self)
  }
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Old.") }
}

private struct NoAddress: Error {}

private func address(_ text: String) throws -> URL {
  guard let url = URL(string: text) else { throw NoAddress() }
  return url
}

struct KioskShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Kiosk"
  static let applicationURL = URL(string: "kiosk:")

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ReadNews(), phrases: ["Read news in \(.applicationName)"])
    AppShortcut(intent: AnnounceNews(), phrases: ["Announce news in \(.applicationName)"])
    AppShortcut(intent: PriceNews(), phrases: ["Price news in \(.applicationName)"])
    AppShortcut(intent: VisitStand(), phrases: ["Visit stand \(\.$number) in \(.applicationName)"])
    AppShortcut(intent: OpenKiosk(), phrases: ["Open \(.applicationName)"])
    AppShortcut(intent: ShowStand(), phrases: ["Show \(\.$target) in \(.applicationName)"])
    AppShortcut(
      intent: QuietHours(),
      phrases: [
        "Quiet hours in \(.applicationName)", "Quiet hours for \(\.$stand) in \(.applicationName)",
      ])
    AppShortcut(intent: TellFilter(), phrases: ["Tell filter in \(.applicationName)"])
    AppShortcut(
      intent: TakeDownPosters(), phrases: ["Take down \(\.$entities) in \(.applicationName)"])
    AppShortcut(
      intent: RepaintPoster(), phrases: ["Repaint \(\.$poster) in \(.applicationName)"])
    AppShortcut(intent: ReadPoster(), phrases: ["Look at \(\.$poster) in \(.applicationName)"])
    AppShortcut(
      intent: OldRead(),
      phrases: ["Read in \(.applicationName)", "Read something in \(.applicationName)"])
    AppShortcut(intent: OldRead(), phrases: ["Read the old way in \(.applicationName)"])
  }
}

/// A kiosk of its own, with a note of what the program around it did.
struct Kiosk {
  let journal = Journal()
  let engine: PhraseEngine

  /// - Parameter opens: Whether addresses are opened.
  /// - Throws: What making the engine throws.
  init(opens: Bool = false) async throws {
    var configuration = PhraseEngine.Configuration()
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: journal)
    let journal = journal
    configuration.foreground = ForegroundHandler { journal.note("show \($0)") }
    configuration.foreground.showContent = { intent in
      let stand = (intent as? ShowStand)?.target.rawValue ?? "?"
      journal.note("content \(intent.contentIdentifier) of \(stand)")
    }
    configuration.foreground.openURL = { url, application in
      journal.note("\(application) \(url.absoluteString)")
      return opens
    }
    engine = try await PhraseEngine(KioskShortcuts.self, configuration: configuration)
  }
}
