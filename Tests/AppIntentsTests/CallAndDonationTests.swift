// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

@testable import AppIntentsCore

/// Intents that the app's own code runs, or tells of.
@Suite struct CallAndDonationTests {
  private struct Double: AppIntent {
    static let title: LocalizedStringResource = "Double"
    @Parameter(title: "Number") var number: Int

    init() {}
    init(_ number: Int) { self.number = number }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      if number < 0 { throw AppIntentError.Unrecoverable.entityNotFound }
      return .result(value: number * 2)
    }
  }

  private struct Rest: AppIntent {
    static let title: LocalizedStringResource = "Rest"
    func perform() async throws -> some IntentResult { .result() }
  }

  /// What the engine is told of donations of these intents; what other tests donate at the same time
  /// outside of any engine reaches it too.
  private func donated(_ body: () async throws -> Void) async rethrows -> [String] {
    let log = Mutex<[String]>([])
    let scope = EngineScope()
    let observation = AppEvents.donations.add(for: IntentDonationManager.self, in: scope) { event in
      guard case .donated(let intent, _) = event, intent is Double || intent is Rest else { return }
      log.withLock { $0.append("\(type(of: intent))") }
    }
    try await EngineScope.$current.withValue(scope, operation: body)
    withExtendedLifetime(observation) {}
    return log.withLock { $0 }
  }

  @Test func anIntentIsCalledLikeAFunction() async throws {
    let told = try await donated {
      #expect(try await Double(4)() == 8)
      #expect(try await Double(5)(donate: false) == 10)
      try await Rest()()
      try await Rest()(donate: false)
    }
    #expect(told == ["Double", "Rest"])
  }

  @Test func whatFailedIsNotDonated() async throws {
    let told = await donated {
      await #expect(throws: AppIntentError.self) { try await Double(-1)() }
    }
    #expect(told.isEmpty)
  }

  @Test func codeThatDoesNotWaitDonates() async {
    func button() {
      let first = Rest().donate()
      let second = IntentDonationManager.shared.donate(intent: Double(1))
      #expect(first != second)
      Rest().donate(result: .result())
      IntentDonationManager.shared.donate(intent: Double(1), result: .result(value: 2))
    }
    #expect(await donated { button() } == ["Rest", "Double", "Rest", "Double"])
  }

  @Test func codeThatWaitsDonates() async throws {
    let told = try await donated {
      try await Rest().donate()
      try await Rest().donate(result: .result())
      try await IntentDonationManager.shared.donate(intent: Double(1))
      try await IntentDonationManager.shared.donate(intent: Double(1), result: .result(value: 2))
    }
    #expect(told == ["Rest", "Rest", "Double", "Double"])
  }
}

@Suite struct WorkoutTests {
  private enum Style: String, AppEnum {
    case rowing, swimming
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
    static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
      .rowing: "Rowing", .swimming: "Swimming",
    ]
  }

  private struct StartTraining: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Training"
    static var suggestedWorkouts: [StartTraining] {
      [StartTraining(style: .rowing), StartTraining(style: .swimming)]
    }
    @Parameter(title: "Style") var workoutStyle: Style
    var displayRepresentation: DisplayRepresentation { workoutStyle.displayRepresentation }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: workoutStyle.rawValue)
    }
  }

  private struct StartFavorite: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Favorite"
    @Parameter(title: "Tool") var workoutStyle: Tool
    var displayRepresentation: DisplayRepresentation { "Favorite" }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func aWorkoutIsMadeOfItsStyle() async throws {
    #expect(StartTraining.suggestedWorkouts.map(\.displayRepresentation) == ["Rowing", "Swimming"])
    #expect(try await StartTraining(style: .swimming)(donate: false) == "swimming")
    #expect(StartFavorite(style: Tool.all[0]).workoutStyle.id == "saw")
    #expect(StartFavorite.suggestedWorkouts.isEmpty)
  }
}
