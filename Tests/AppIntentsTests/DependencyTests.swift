// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

@Suite struct DependencyTests {
  private final class Shed: Sendable {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private struct UseShed: AppIntent {
    static let title: LocalizedStringResource = "Use Shed"

    @Dependency private var shed: Shed

    init() {}

    init(manager: AppDependencyManager) {
      _shed = AppDependency(manager: manager)
    }

    func perform() async throws -> some ReturnsValue<String> { .result(value: shed.name) }
  }

  @Test func anObjectIsFoundByItsType() async throws {
    let manager = AppDependencyManager()
    manager.add(dependency: Shed("old"))
    #expect(try await UseShed(manager: manager).perform().value == "old")
  }

  @Test func anObjectIsMadeOnceWhenFirstUsed() {
    let manager = AppDependencyManager()
    let made = Mutex(0)
    manager.add { () -> Shed in
      made.withLock { $0 += 1 }
      return Shed("lazy")
    }
    #expect(made.withLock { $0 } == 0)
    let dependency = AppDependency<Shed>(manager: manager)
    #expect(dependency.wrappedValue === dependency.wrappedValue)
    #expect(made.withLock { $0 } == 1)
  }

  @Test func keysTellObjectsOfOneTypeApart() {
    let manager = AppDependencyManager()
    manager.add(key: "a") { Shed("first") }
    manager.add(key: 2, dependency: Shed("second"))
    #expect(AppDependency<Shed>(key: "a", manager: manager).wrappedValue.name == "first")
    #expect(AppDependency<Shed>(key: 2, manager: manager).wrappedValue.name == "second")
  }

  @Test func anObjectIsMadeAsynchronouslyBeforeTheIntent() async throws {
    let manager = AppDependencyManager()
    manager.add { () async -> Shed in
      await Task.yield()
      return Shed("async")
    }
    await manager.prepare()
    #expect(AppDependency<Shed>(manager: manager).wrappedValue.name == "async")
  }

  @Test func addingAgainReplaces() {
    let manager = AppDependencyManager()
    manager.add(dependency: Shed("old"))
    manager.add(dependency: Shed("new"))
    #expect(AppDependency<Shed>(manager: manager).wrappedValue.name == "new")
  }

  @Test func aDefaultStandsInForAMissingObject() {
    let dependency = AppDependency(manager: AppDependencyManager(), default: Shed("default"))
    #expect(dependency.wrappedValue.name == "default")
  }

  @Test func aMissingObjectStopsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppDependency<Set<Int>>(key: "k", manager: AppDependencyManager()).wrappedValue
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No dependency of type Set<Int> is registered under the key k."))
  }
}
