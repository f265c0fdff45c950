// SPDX-License-Identifier: Apache-2.0

public import Foundation
import PhraseRuntime

/// What built-in actions reach of the machine; each part can be another one, in a test or in a
/// program that shows messages itself.
///
/// ```swift
/// var environment = ShortcutEnvironment(folder: documents)
/// environment.notify = { title, text in window.show(title, text) }
/// ```
public struct ShortcutEnvironment: Sendable {
  /// Waits; throws where the run is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// The folder that files are read from and written to, and no other.
  public var folder: URL
  /// Random bits.
  public var random: @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
  /// Fetches what lies at an address, given the fields of the request's head; at most
  /// ``sizeLimit`` bytes.
  public var fetch: @Sendable (_ address: URL, _ fields: [String: String]) async throws -> Data
  /// Shows a message; throws where nothing shows one.
  public var notify: @Sendable (_ title: String, _ text: String) async throws -> Void
  /// Says a text aloud, given a language code; returns whether there is anything that speaks.
  public var speak: @Sendable (_ text: String, _ language: String) async throws -> Bool
  /// The text that was copied.
  public var paste: @Sendable () async throws -> String
  /// Copies a text.
  public var copy: @Sendable (_ text: String) async throws -> Void
  /// Where automations are kept that are made by talking; nil where nobody is asked about any.
  public var automations: AutomationFile?

  /// How many bytes of a file or a page are read: 16 MB.
  public static let sizeLimit = 16_000_000

  /// Makes the environment of this machine: the web by `URLSession`, and what the desktop's programs
  /// show, say and copy.
  ///
  /// - Parameters:
  ///   - folder: The folder that files are read from and written to.
  ///   - clock: What waiting is measured by.
  public init(folder: URL, clock: any Clock<Duration> = ContinuousClock()) {
    self.folder = folder
    sleep = { try await clock.sleep(for: $0) }
    fetch = { address, fields in
      try await withDeadline(WebRequest.timeLimit, clock: clock) {
        try await WebRequest(address, fields: fields).data()
      }
    }
    let desktop = DesktopPrograms()
    notify = { try await desktop.notify($0, $1) }
    speak = { try await desktop.speak($0, $1) }
    paste = { try await desktop.paste() }
    copy = { try await desktop.copy($0) }
  }
}

/// The environment's random bits as Swift's own functions take them.
struct EnvironmentRandomness: RandomNumberGenerator {
  let environment: ShortcutEnvironment

  func next() -> UInt64 { environment.random() }
}
