// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import PhraseBus

/// Who has the microphone where the assistant listens itself.
@Suite(.timeLimit(.minutes(1))) struct AssistantEarTests {
  /// An ear without a device, which takes its time to stop.
  private actor SlowEar: AssistantEar {
    private(set) var isListening = false
    private var tell: @Sendable (String?) -> Void = { _ in }

    func start(_ tell: @escaping @Sendable (String?) -> Void) {
      self.tell = tell
      isListening = true
    }

    func stop() async {
      for _ in 0..<1000 { await Task.yield() }
      isListening = false
    }

    func find(_ fault: String?) { tell(fault) }
  }

  private static let own = "the assistant"

  @Test func itStopsBeforeAProgramHasTheMicrophone() async throws {
    let ear = SlowEar()
    let home = try await AssistantTests.Home(ear: ear)
    let (one, two) = (try home.client(), try home.client())
    while await !ear.isListening { await Task.yield() }
    #expect(try await two.status()?.microphone == Self.own)
    #expect(try await one.takeMicrophone(for: "phrase listen") == nil)
    #expect(await !ear.isListening)
    let holder = "phrase listen (\(one.bus.uniqueName))"
    #expect(try await two.takeMicrophone(for: "a room") == holder)
    #expect(try await two.status()?.microphone == holder)
    #expect(await !ear.isListening)
  }

  @Test(arguments: [true, false])
  func itListensAgainAfterwards(isGivenBack: Bool) async throws {
    let ear = SlowEar()
    let home = try await AssistantTests.Home(ear: ear)
    let (one, two) = (try home.client(), try home.client())
    #expect(try await one.takeMicrophone(for: "phrase listen") == nil)
    if isGivenBack {
      // Nobody gives what another program has.
      try await two.bus.call(Self.giving)
      #expect(await !ear.isListening)
      try await one.bus.call(Self.giving)
      #expect(await ear.isListening)
    } else {
      one.bus.close()
      while await !ear.isListening { await Task.yield() }
    }
    #expect(try await two.status()?.microphone == Self.own)
  }

  private static var giving: BusCall {
    BusCall(Assistant.name, Assistant.path, Assistant.interface, "GiveMicrophone")
  }

  @Test func whoAsksAndLeavesAtOnceHasNothing() async throws {
    let ear = SlowEar()
    let home = try await AssistantTests.Home(ear: ear)
    let watching = try home.client()
    for _ in 0..<20 {
      let hasty = try home.client()
      let asking = Task { try? await hasty.takeMicrophone(for: "phrase listen") }
      await Task.yield()
      hasty.bus.close()
      _ = await asking.value
    }
    while try await watching.status()?.microphone != Self.own { await Task.yield() }
    while await !ear.isListening { await Task.yield() }
  }

  @Test func aDeviceThatIsNotThereIsToldOnce() async throws {
    let (ear, reports) = (SlowEar(), Reports())
    let home = try await AssistantTests.Home(ear: ear) { reports.add($0) }
    let client = try home.client()
    while await !ear.isListening { await Task.yield() }
    for fault in ["It was unplugged.", "It is not there.", "It is not there."] {
      await ear.find(fault)
      let status = try await client.status()
      #expect(status?.microphone == nil)
      #expect(status?.microphoneFault == fault)
    }
    #expect(reports.all == ["the assistant does not hear: It was unplugged."])
    await ear.find(nil)
    #expect(reports.all.dropFirst() == ["the assistant hears again"])
    #expect(try await client.status()?.microphone == Self.own)
    #expect(try await client.status()?.microphoneFault == nil)
  }

  private final class Reports: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
