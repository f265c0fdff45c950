// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What built-in actions reach of the machine; each part can be another one in a test.
public struct ShortcutEnvironment: Sendable {
  /// Waits; throws where the run is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// The folder that files are read from and written to, and no other.
  public var folder: URL

  /// Makes the environment of this machine.
  ///
  /// - Parameters:
  ///   - folder: The folder that files are read from and written to.
  ///   - clock: What waiting is measured by.
  public init(folder: URL, clock: any Clock<Duration> = ContinuousClock()) {
    self.folder = folder
    sleep = { try await clock.sleep(for: $0) }
  }
}
