// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import Synchronization

/// What the intents of the studio share: pictures, and how the intents are to behave.
@MainActor final class Studio: Sendable {
  var pictures = ["lake", "hill", "moon"]
  var canRestore = true
  nonisolated let journal = Journal()
  /// What ``Break`` throws.
  nonisolated let fault = Mutex<any Error>(Locked())

  nonisolated init() {}

  struct Locked: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "the studio is locked." }
  }

  func delete(_ name: String, with undoManager: UndoManager?) {
    pictures.removeAll { $0 == name }
    undoManager?.registerUndo(withTarget: self) { studio in
      guard studio.canRestore else { throw Locked() }
      studio.pictures.append(name)
      undoManager?.registerUndo(withTarget: studio) { $0.delete(name, with: undoManager) }
    }
    undoManager?.setActionName("Delete \(name)")
  }
}

enum Canvas: String, AppEnum {
  case lake, hill, moon
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
  static let caseDisplayRepresentations: [Canvas: DisplayRepresentation] = [
    .lake: "Lake", .hill: "Hill", .moon: "Moon",
  ]
}

struct DeleteCanvas: UndoableIntent {
  static let title: LocalizedStringResource = "Delete Picture"
  @Parameter(title: "Picture") var picture: Canvas
  @Dependency private var studio: Studio

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await studio.delete(picture.rawValue, with: undoManager)
    return .result(dialog: "Deleted.")
  }
}

/// Registers for an object that does not outlive the turn.
struct Scribble: UndoableIntent {
  static let title: LocalizedStringResource = "Scribble"
  func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: Journal()) { $0.note("never") }
    undoManager?.setActionName("Scribble")
    return .result()
  }
}

/// Reports tenths, then backwards, then by a part.
struct Develop: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Develop"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 1000
    progress.localizedDescription = "Developing"
    for _ in 0..<600 { progress.completedUnitCount += 1 }
    progress.completedUnitCount = 100
    progress.completedUnitCount = 1000
    return .result()
  }
}

/// Opens ``Rinse`` after a report of its own.
struct DevelopTwice: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Develop Twice"
  func perform() async throws -> some IntentResult & OpensIntent {
    progress.totalUnitCount = 2
    progress.completedUnitCount = 2
    return .result(opensIntent: Rinse())
  }
}

struct Rinse: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Rinse"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 2
    progress.completedUnitCount = 1
    return .result()
  }
}

/// Works until it is cancelled, and notes how it learnt of that.
struct Paint: ProgressReportingIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Paint"
  @Dependency private var studio: Studio
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 2
    let progress = progress
    try await withIntentCancellationHandler {
      progress.completedUnitCount = 1
      try await Task.sleep(for: .seconds(3600))
    } onCancel: { reason in
      studio.journal.note("\(reason.debugDescription), \(progress.isCancelled)")
    }
    return .result()
  }
}

struct ShowCanvas: AppIntent {
  static let title: LocalizedStringResource = "Show Picture"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Always", default: true) var always: Bool
  @Dependency private var studio: Studio

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let before = systemContext.currentMode
    guard before.canContinueInForeground else { return .result(dialog: "Not here.") }
    try await continueInForeground("Show it?", alwaysConfirm: always)
    let isFront = systemContext.currentMode == .foreground
    return .result(
      dialog: "\(before == .background ? "back" : "front"), \(isFront ? "front" : "back").")
  }
}

struct Frame: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Frame"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = try await requestToContinueInForeground { @MainActor in 3 }
    try await requestToContinueInForeground("Again?")
    return .result(dialog: "\(count) frames.")
  }
}

struct Hand: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Hand Over"
  @Dependency private var studio: Studio
  func perform() async throws -> some IntentResult {
    let journal = studio.journal
    if true {
      throw needsToContinueInForegroundError("Hand over?") { journal.note("handed") }
    }
    return .result()
  }
}

struct Again: AppIntent {
  static let title: LocalizedStringResource = "Again"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard systemContext.currentMode == .foreground else {
      throw needsToContinueInForegroundError("Come forward?")
    }
    return .result(dialog: "Forward.")
  }
}

struct OpenStudio: AppIntent {
  static let title: LocalizedStringResource = "Open Studio"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: systemContext.currentMode == .foreground ? "In front." : "Behind.")
  }
}

struct CloseLater: AppIntent {
  static let title: LocalizedStringResource = "Close"
  static let supportedModes: IntentModes = .foreground(.deferred)
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: systemContext.currentMode == .foreground ? "In front." : "Behind.")
  }
}

struct OpenSafe: AppIntent {
  static let title: LocalizedStringResource = "Open Safe"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open.") }
}

/// Says everything ten thousand times.
struct Boast: AppIntent {
  static let title: LocalizedStringResource = "Boast"
  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<String> {
    let text = String(repeating: "very ", count: 1_000_000)
    return .result(value: text, dialog: "\(text)")
  }
}

struct Break: AppIntent {
  static let title: LocalizedStringResource = "Break"
  @Dependency private var studio: Studio
  func perform() async throws -> some IntentResult {
    try studio.fault.withLock { throw $0 }
    return .result()
  }
}

struct Missing: Sendable {}

struct NeedMissing: AppIntent {
  static let title: LocalizedStringResource = "Need"
  @Dependency(key: "spare") private var missing: Missing
  func perform() async throws -> some IntentResult & ProvidesDialog {
    _ = missing
    return .result(dialog: "Found.")
  }
}

/// Asks once more for each answer.
struct Nag: AppIntent {
  static let title: LocalizedStringResource = "Nag"
  @Parameter(title: "Picture") var picture: Canvas
  func perform() async throws -> some IntentResult {
    while true { picture = try await $picture.requestValue("Which now?") }
    return .result()
  }
}

struct StudioShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Studio")

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DeleteCanvas(), phrases: ["Delete \(\.$picture) in \(.applicationName)"])
    AppShortcut(intent: Scribble(), phrases: ["Scribble in \(.applicationName)"])
    AppShortcut(intent: Develop(), phrases: ["Develop in \(.applicationName)"])
    AppShortcut(intent: DevelopTwice(), phrases: ["Develop twice in \(.applicationName)"])
    AppShortcut(intent: Paint(), phrases: ["Paint in \(.applicationName)"])
    AppShortcut(intent: ShowCanvas(), phrases: ["Show in \(.applicationName)"])
    AppShortcut(intent: quietShow, phrases: ["Just show in \(.applicationName)"])
    AppShortcut(intent: Frame(), phrases: ["Frame in \(.applicationName)"])
    AppShortcut(intent: Hand(), phrases: ["Hand over in \(.applicationName)"])
    AppShortcut(intent: Again(), phrases: ["Again in \(.applicationName)"])
    AppShortcut(intent: OpenStudio(), phrases: ["Open \(.applicationName)"])
    AppShortcut(intent: CloseLater(), phrases: ["Close \(.applicationName)"])
    AppShortcut(intent: OpenSafe(), phrases: ["Open safe in \(.applicationName)"])
    AppShortcut(intent: Boast(), phrases: ["Boast in \(.applicationName)"])
    AppShortcut(intent: Break(), phrases: ["Break in \(.applicationName)"])
    AppShortcut(intent: NeedMissing(), phrases: ["Need in \(.applicationName)"])
    AppShortcut(intent: Nag(), phrases: ["Nag \(\.$picture) in \(.applicationName)"])
  }

  private static var quietShow: ShowCanvas {
    let intent = ShowCanvas()
    intent.always = false
    return intent
  }
}

extension Studio {
  /// Puts a studio of its own in place and makes an engine.
  nonisolated static func open(
    _ adjust: (inout PhraseEngine.Configuration) -> Void = { _ in }
  ) async throws -> (studio: Studio, engine: PhraseEngine) {
    let studio = Studio()
    AppDependencyManager.shared.add(dependency: studio)
    var configuration = PhraseEngine.Configuration()
    adjust(&configuration)
    return (studio, try await PhraseEngine(StudioShortcuts.self, configuration: configuration))
  }
}

extension Conversation {
  /// The events so far, as text; ends the wait by what a last turn posts.
  func eventsSoFar() async -> [String] {
    var seen: [String] = []
    _ = await respond(to: "open studio")
    for await event in events {
      switch event {
      case .progress(let fraction, let text): seen.append("\(fraction) \(text ?? "-")")
      case .foreground(let application, _): return seen + (seen.isEmpty ? [application] : [])
      default: break
      }
    }
    return seen
  }
}
