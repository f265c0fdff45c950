// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseRuntime
import PhraseWire
import Synchronization

/// One person's assistant on the bus: conversations for any program, the desktop's search, and who has
/// the microphone.
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
      <!-- Asks for the microphone. It is free again when the program gives it back or ends. -->
      <method name="TakeMicrophone">
        <arg name="purpose" type="s" direction="in"/>
        <arg name="holder" type="s" direction="out"/>
      </method>
      <method name="GiveMicrophone"/>
    </interface>
    """

  private struct Microphone {
    let program: String
    let purpose: String
  }

  private struct State {
    var microphone: Microphone?
  }

  private let engine: PhraseEngine
  private let apps: InstalledApps
  private let data: String
  private let report: @Sendable (String) -> Void
  private let service: ConversationService
  private let state = Mutex(State())

  /// - Parameters:
  ///   - engine: Understands what is said.
  ///   - apps: The apps that it has beside those of this process.
  ///   - data: The person's folder for data, by which programs see whether the assistant is theirs.
  ///   - report: Takes why something cannot be shown, as a sentence.
  package init(
    _ engine: PhraseEngine, apps: InstalledApps, data: String,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.report = report
    self.engine = engine
    self.apps = apps
    self.data = data
    service = ConversationService(engine, path: Self.path)
  }

  /// Serves programs until the bus ends.
  ///
  /// - Throws: ``BusError``; ``AssistantRuns`` where another one has the name.
  package func serve(on bus: Bus) async throws {
    bus.serve(
      Self.path, describedBy: ConversationInterface.introspection + "\n" + Self.introspection
    ) { [weak bus] message in
      try await self.handle(message) { [weak bus] in bus?.send($0) }
    }
    serveDesktop(on: bus)
    guard try await bus.own(Self.name) else { throw AssistantRuns() }
    await withTaskGroup { group in
      group.addTask { try? await self.service.watch(bus) }
      group.addTask { try? await self.watchMicrophone(bus) }
      await bus.waitUntilClosed()
      group.cancelAll()
    }
  }

  private func serveDesktop(on bus: Bus) {
    let performer = DesktopPerformer(
      engine, notifications: Notifications(over: apps.connector, report: report), report: report)
    let search = DesktopSearch(engine)
    SearchProvider(search, performer: performer).serve(on: bus)
    KRunner(search, performer: performer).serve(on: bus)
  }

  /// How things stand.
  package var status: AssistantStatus {
    AssistantStatus(
      process: Int(ProcessInfo.processInfo.processIdentifier), data: data,
      apps: engine.catalog.applications.map(\.name),
      conversations: service.programs,
      microphone: state.withLock { $0.microphone.map { "\($0.purpose) (\($0.program))" } })
  }

  private func handle(
    _ message: BusMessage, sending send: @escaping @Sendable (BusSignal) -> Void
  ) async throws -> [BusValue] {
    guard message.interface == Self.interface else {
      return try await service.handle(message, sending: send)
    }
    switch (message.member, message.signature) {
    case ("Status", ""):
      return [.string(String(decoding: try WireEncoder.line(of: status), as: UTF8.self))]
    case ("Reload", ""):
      try await reload()
      return []
    case ("TakeMicrophone", "s"): return [.string(take(message))]
    case ("GiveMicrophone", ""):
      free(from: message.sender)
      return []
    case ("Status", let seen), ("Reload", let seen), ("TakeMicrophone", let seen),
      ("GiveMicrophone", let seen):
      throw BusError.invalid("\(message.member) does not take “\(seen)”")
    default: throw BusError.unknownMethod(message.member)
    }
  }

  private func reload() async throws {
    let change = await apps.reload(report)
    for name in change.removed { try await engine.remove(name) }
    for app in change.added { try await engine.add(app) }
  }

  // MARK: - The microphone

  /// - Returns: Who else has it; empty where the caller has it now.
  private func take(_ message: BusMessage) -> String {
    state.withLock { state in
      if let holder = state.microphone, holder.program != message.sender {
        return "\(holder.purpose) (\(holder.program))"
      }
      state.microphone = Microphone(
        program: message.sender, purpose: String(message.text(0).prefix(100)))
      return ""
    }
  }

  private func free(from program: String) {
    state.withLock { if $0.microphone?.program == program { $0.microphone = nil } }
  }

  private func watchMicrophone(_ bus: Bus) async throws {
    for await signal in try await bus.signals("org.freedesktop.DBus", "NameOwnerChanged")
    where signal.sender == "org.freedesktop.DBus" && signal.text(2).isEmpty {
      free(from: signal.text(0))
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
  /// Who has the microphone; nil for nobody.
  package var microphone: String?
}

/// There is an assistant already.
package struct AssistantRuns: Error, CustomStringConvertible {
  package let description = "the assistant runs already; “phrase assistant status” tells of it"
}
