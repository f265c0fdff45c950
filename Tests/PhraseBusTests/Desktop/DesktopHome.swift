// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseBus

/// The desktop's objects on a bus of a test's own, with an app of this process and one on the bus.
struct DesktopHome {
  let bus: PrivateBus
  let engine: PhraseEngine
  let search: DesktopSearch
  let notifications: Notifications
  let performer: DesktopPerformer
  /// The program that the desktop calls.
  let assistant: Bus
  /// What the desktop calls with.
  let desktop: Bus
  /// Why answers could not be shown.
  let reports: AsyncStream<String>
  private let apps: InstalledApps

  init() async throws {
    bus = try PrivateBus()
    try await bus.apps.add(program: PrivateBus.program("LightsApp"))
    apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
    engine = try await PhraseEngine(
      providers: apps.providers + [AppIntentsProvider([ShelfShortcuts.self])])
    apps.follow(engine)
    search = DesktopSearch(engine)
    let (reports, sink) = AsyncStream<String>.makeStream()
    self.reports = reports
    notifications = Notifications(over: apps.connector) { sink.yield($0) }
    performer = DesktopPerformer(engine, notifications: notifications) { sink.yield($0) }
    assistant = try bus.connect()
    desktop = try bus.connect()
    let pictures = DesktopPictures { URL(fileURLWithPath: "/drawn/\($0).svg") }
    SearchProvider(search, performer: performer, pictures: pictures).serve(on: assistant)
    KRunner(search, performer: performer, pictures: pictures).serve(on: assistant)
    let isOwned = try await assistant.own(Assistant.name)
    #expect(isOwned)
  }

  /// Whether the program of the app on the bus runs.
  var isLightsRunning: Bool {
    get async throws { try await desktop.hasOwner("org.phraseengine.app.Lights") }
  }

  /// Calls the object of GNOME's search as the shell does.
  func gnome(_ member: String, _ body: BusValue...) async throws -> [BusValue] {
    var call = BusCall(
      Assistant.name, SearchProvider.path, "org.gnome.Shell.SearchProvider2", member)
    call.body = body
    return try await desktop.call(call)
  }

  /// Calls the object of KDE's search as Plasma does.
  func kde(_ member: String, _ body: BusValue...) async throws -> [BusValue] {
    var call = BusCall(Assistant.name, KRunner.path, "org.kde.krunner1", member)
    call.body = body
    return try await desktop.call(call)
  }
}
