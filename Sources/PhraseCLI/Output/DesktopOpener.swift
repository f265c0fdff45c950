// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseBus
import PhraseRuntime

/// Opens addresses by the desktop: through its portal, with `xdg-open`, or else `gio open`.
///
/// The portal comes first, because the arguments of a program can be read by everybody; files it takes
/// only when they are open.
struct DesktopOpener: Sendable {
  /// What may be opened: places to read and people to reach.
  ///
  /// A file is not among them: what the desktop does with one depends on what is in it.
  private static let commonSchemes: Set<String> = ["http", "https", "mailto", "tel"]

  private static let commands = [["xdg-open"], ["gio", "open"]]

  /// How long a program may take to say that it cannot; a browser that it starts may keep it longer.
  private static let patience = Duration.seconds(2)

  private let schemes: Set<String>
  private let environment: [String: String]

  /// - Parameters:
  ///   - ownSchemes: Those by which the desktop opens the apps themselves.
  ///   - environment: Where the desktop and its programs are found.
  init(
    ownSchemes: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    schemes = Self.commonSchemes.union(ownSchemes.map { $0.lowercased() })
    self.environment = environment
  }

  /// Opens an address.
  ///
  /// - Returns: Whether it is open; false where its scheme is none of those that may be opened, there
  ///   is no desktop, or none of its programs can.
  func open(_ url: URL) async -> Bool {
    guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme), hasDesktop else {
      return false
    }
    switch url.isFileURL ? .unable : await portalAnswer(url) {
    case .opened: return true
    case .declined: return false
    case .unable: break
    }
    for command in Self.commands {
      guard let program = Program(named: command[0], in: environment) else { continue }
      if await hasOpened(program, command.dropFirst() + [url.absoluteString]) { return true }
    }
    return false
  }

  private func portalAnswer(_ url: URL) async -> OpenPortal.Answer {
    guard let address = OpenPortal.address(in: environment),
      let bus = try? Bus(address: address)
    else { return .unable }
    defer { bus.close() }
    return await OpenPortal(on: bus).open(url.absoluteString)
  }

  private var hasDesktop: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  private func hasOpened(_ program: Program, _ arguments: [String]) async -> Bool {
    guard let started = try? program.start(arguments) else { return false }
    let status = try? await withDeadline(Self.patience, clock: ContinuousClock()) {
      try await started.end.value
    }
    return (status ?? 0) == 0
  }
}
