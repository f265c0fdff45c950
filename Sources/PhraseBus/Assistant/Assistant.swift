// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseRuntime
import PhraseWire
import Synchronization

/// One person's assistant on the bus: conversations for any program, the desktop's search, and the one
/// microphone, which it hears with itself while no program has it.
package final class Assistant: Sendable {
  package static let name = "org.phraseengine.Assistant"
  package static let interface = "org.phraseengine.Assistant1"
  package static let path = ConversationInterface.path(of: name)

  static let introspection = """
    <interface name="\(interface)">
      <!-- How things stand, as an object in JSON: AssistantStatus. -->
      <method name="Status"><arg name="status" type="s" direction="out"/></method>
      <!-- Reads the apps anew that were added or removed. -->
      <method name="Reload"/>
      <!-- Asks for the microphone, and gives who else has it: nothing where the program has it now. An
           assistant that listens stops first, and the answer comes when the device is closed. It is
           free again when the program gives it back or ends; then the assistant listens again. -->
      <method name="TakeMicrophone">
        <arg name="purpose" type="s" direction="in"/>
        <arg name="holder" type="s" direction="out"/>
      </method>
      <method name="GiveMicrophone"/>
    </interface>
    """

  /// A program that has the microphone.
  private struct Holder {
    let program: String
    let purpose: String

    var text: String { "\(purpose) (\(program))" }
  }

  private struct State {
    var holder: Holder?
    /// Why the assistant does not hear though it should.
    var fault: String?
  }

  private let engine: PhraseEngine
  private let apps: InstalledApps
  private let data: String
  private let pictures: DesktopPictures
  private let report: @Sendable (String) -> Void
  private let service: ConversationService
  private let ear: (any AssistantEar)?
  private let state = Mutex(State())
  /// Each change of who has the microphone is carried out before the next.
  private let changes = SerialTasks()

  /// - Parameters:
  ///   - engine: Understands what is said.
  ///   - apps: The apps that it has beside those of this process.
  ///   - data: The person's folder for data, by which programs see whether the assistant is theirs.
  ///   - pictures: Draws the symbols of apps for the desktop's search.
  ///   - ear: Hears people while no program has the microphone; nil for an assistant that does not.
  ///   - report: Takes why something cannot be shown or heard, as a sentence.
  package init(
    _ engine: PhraseEngine, apps: InstalledApps, data: String, pictures: DesktopPictures = .none,
    ear: (any AssistantEar)? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.report = report
    self.engine = engine
    self.apps = apps
    self.data = data
    self.pictures = pictures
    self.ear = ear
    service = ConversationService(engine, path: Self.path)
  }

  /// Serves programs until the bus ends.
  ///
  /// - Throws: ``BusError``; ``AssistantRuns`` where another one has the name.
  package func serve(on bus: Bus) async throws {
    bus.serve(
      Self.path, describedBy: ConversationInterface.introspection + "\n" + Self.introspection
    ) { [weak bus] message in
      guard let bus else { throw BusError.closed }
      return try await self.handle(message, on: bus)
    }
    serveDesktop(on: bus)
    guard try await bus.own(Self.name) else { throw AssistantRuns() }
    await withTaskGroup { group in
      group.addTask { try? await self.service.watch(bus) }
      group.addTask { try? await self.watchMicrophone(bus) }
      await settleMicrophone()
      await bus.waitUntilClosed()
      group.cancelAll()
    }
    await ear?.stop()
  }

  private func serveDesktop(on bus: Bus) {
    let performer = DesktopPerformer(
      engine, notifications: Notifications(over: apps.connector, report: report), report: report)
    let search = DesktopSearch(engine)
    SearchProvider(search, performer: performer, pictures: pictures).serve(on: bus)
    KRunner(search, performer: performer, pictures: pictures).serve(on: bus)
  }

  /// How things stand.
  package var status: AssistantStatus {
    let microphone = microphone
    return AssistantStatus(
      process: Int(ProcessInfo.processInfo.processIdentifier), data: data,
      apps: engine.catalog.applications.map(\.name),
      conversations: service.programs, microphone: microphone.holder,
      microphoneFault: microphone.fault)
  }

  private func handle(_ message: BusMessage, on bus: Bus) async throws -> [BusValue] {
    guard message.interface == Self.interface else {
      return try await service.handle(message) { [weak bus] in bus?.send($0) }
    }
    switch (message.member, message.signature) {
    case ("Status", ""):
      return [.string(String(decoding: try WireEncoder.line(of: status), as: UTF8.self))]
    case ("Reload", ""):
      try await apps.renew()
      return []
    case ("TakeMicrophone", "s"): return [.string(try await take(message, on: bus))]
    case ("GiveMicrophone", ""):
      await free(from: message.sender)
      return []
    case ("Status", let seen), ("Reload", let seen), ("TakeMicrophone", let seen),
      ("GiveMicrophone", let seen):
      throw BusError.invalid("\(message.member) does not take “\(seen)”")
    default: throw BusError.unknownMethod(message.member)
    }
  }

  // MARK: - The microphone

  /// Who has it, and why the assistant does not though it should.
  private var microphone: (holder: String?, fault: String?) {
    let state = state.withLock(\.self)
    if let holder = state.holder { return (holder.text, nil) }
    return (ear == nil || state.fault != nil ? nil : "the assistant", state.fault)
  }

  /// - Returns: Who else has it; empty where the caller has it now.
  private func take(_ message: BusMessage, on bus: Bus) async throws -> String {
    let program = message.sender
    let other: Holder? = state.withLock { state in
      if let holder = state.holder, holder.program != program { return holder }
      // It stands on one line of the status.
      let purpose = message.text(0).split(whereSeparator: \.isNewline).joined(separator: " ")
      state.holder = Holder(program: program, purpose: String(purpose.prefix(100)))
      return nil
    }
    if let other { return other.text }
    await settleMicrophone()
    // Of a program that left before it was entered, no signal tells any more.
    if try await !bus.hasOwner(program) { await free(from: program) }
    return ""
  }

  private func free(from program: String) async {
    let wasHolder = state.withLock { state in
      guard state.holder?.program == program else { return false }
      state.holder = nil
      return true
    }
    if wasHolder { await settleMicrophone() }
  }

  /// Has the assistant listen where no program has the microphone, and only there.
  private func settleMicrophone() async {
    guard let ear else { return }
    // Nothing in it throws.
    try? await changes.add { [self] in
      if state.withLock({ $0.holder == nil }) {
        await ear.start { [weak self] in self?.note($0) }
      } else {
        await ear.stop()
      }
    }
  }

  /// Takes how it stands with the device: it is said once that it cannot be used, and that it can again.
  private func note(_ fault: String?) {
    let before = state.withLock { state in
      defer { state.fault = fault }
      return state.fault
    }
    switch (before, fault) {
    case (nil, let fault?): report("the assistant does not hear: \(fault)")
    case (_?, nil): report("the assistant hears again")
    default: break
    }
  }

  private func watchMicrophone(_ bus: Bus) async throws {
    for await signal in try await bus.signals("org.freedesktop.DBus", "NameOwnerChanged")
    where signal.sender == "org.freedesktop.DBus" && signal.text(2).isEmpty {
      await free(from: signal.text(0))
    }
  }
}

/// How an assistant is.
package struct AssistantStatus: Codable, Sendable, Equatable {
  /// The number of its process.
  package var process: Int
  /// The person's folder for data that it works with.
  package var data: String
  /// The apps that it knows.
  package var apps: [String]
  /// How many conversations programs have, by their names on the bus.
  package var conversations: [String: Int]
  /// Who has the microphone: a program, or the assistant itself; nil for nobody.
  package var microphone: String?
  /// Why the assistant does not hear though it should.
  package var microphoneFault: String?
}

/// There is an assistant already.
package struct AssistantRuns: Error, CustomStringConvertible {
  package let description = "the assistant runs already; “phrase assistant status” tells of it"

  package init() {}
}
