// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import PhraseShortcuts

/// Files that change.
@Suite struct FileWatchTests {
  /// What happens to the file `a` and the folder `f`, and what is told of.
  enum Step: String, CaseIterable {
    case written, replaced, removed, made, readOnly, besides, inFolder

    func take(in folder: String) throws {
      let files = FileManager.default
      let file = URL(fileURLWithPath: folder + "/a")
      switch self {
      case .written: try Data("longer than before".utf8).write(to: file)
      case .replaced:
        try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/draft"))
        #expect(rename(folder + "/draft", folder + "/a") == 0)
      case .removed: try files.removeItem(at: file)
      case .made:
        try files.removeItem(at: file)
        try Data("made".utf8).write(to: file)
      case .readOnly: _ = try Data(contentsOf: file)
      case .besides: try Data("b".utf8).write(to: URL(fileURLWithPath: folder + "/b"))
      case .inFolder: try Data("c".utf8).write(to: URL(fileURLWithPath: folder + "/f/c"))
      }
    }

    var isTold: [String] {
      switch self {
      case .written, .replaced, .removed, .made: ["a"]
      case .readOnly, .besides: []
      case .inFolder: ["f"]
      }
    }
  }

  private func prepare(_ folder: String) throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
    try FileManager.default.createDirectory(
      atPath: folder + "/f", withIntermediateDirectories: false)
  }

  @Test(arguments: Step.allCases) func changesAreSeen(step: Step) async throws {
    try await withFolder { folder in
      try prepare(folder)
      // The step is taken when the first look is over and the next one is asked for.
      let cues = Mutex(0)
      let watch = FileWatch(
        [folder + "/a", folder + "/f"],
        cues: AsyncStream {
          let number = cues.withLock { number in
            number += 1
            return number
          }
          if number == 1 { try? step.take(in: folder) }
          return number <= 2 ? () : nil
        })
      let told = Runs()
      await watch.run { told.note(($0 as NSString).lastPathComponent) }
      #expect(told.all == step.isTold)
    }
  }

  #if os(Linux)
    @Test func theSystemTellsOfChanges() async throws {
      try await withFolder { folder in
        try prepare(folder)
        let paths = [folder + "/a", folder + "/f", folder + "/new/deep/x"]
        let notifications = try #require(FileNotifications(paths))
        notifications.arm()
        var cues = notifications.cues.makeAsyncIterator()
        for step in [Step.written, .replaced, .made, .inFolder, .removed] {
          try step.take(in: folder)
          await cues.next()
        }
        // A folder that comes later is watched from then on.
        for path in ["/new", "/new/deep", "/new/deep/x"] {
          try FileManager.default.createDirectory(
            atPath: folder + path, withIntermediateDirectories: false)
          await cues.next()
          notifications.arm()
        }
      }
    }
  #endif

  @Test func filesAreLookedAtByTheClockWhereNobodyTells() async throws {
    try await withFolder { folder in
      let (time, runs) = (TestTime(), Runs())
      time.end = time.now + 10
      let cues = FileWatch.cues(by: time.clock)
      for await _ in cues { runs.note("look") }
      #expect(runs.all.count == 10)
    }
  }

  @Test func aChangeOfTheAutomationsCountsAtOnce() async throws {
    try await withFolder { folder in
      let file = AutomationFile(path: folder + "/automations.json")
      try file.change { _ in }
      let runs = Runs()
      let runner = AutomationRunner { runs.note($0.id) }
      let watching = Task { await runner.watch(file) }
      let automation = Automation(id: "a", shortcut: "s", trigger: .file(path: folder + "/a"))
      try file.change { $0.append(automation) }
      while await runner.automations.isEmpty { await Task.yield() }
      watching.cancel()
      await watching.value
      #expect(await runner.automations.map(\.id) == ["a"])
    }
  }
}
