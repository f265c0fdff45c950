// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where typed lines are kept from one start to the next.
///
/// The file is the person's own (mode 0600): what was typed is private.
struct HistoryFile: Sendable {
  let path: String

  /// `phrase/history` in the XDG state folder.
  static var standard: HistoryFile { HistoryFile(path: "\(stateFolder)/history") }

  /// `phrase/activity.json` in the same folder: what was done, for suggestions, where
  /// the person asked for that.
  static var activityPath: String { "\(stateFolder)/activity.json" }

  /// `phrase/automation-state.json` in the same folder: when automations ran, and how that went.
  static var automationStatePath: String { "\(stateFolder)/automation-state.json" }

  private static var stateFolder: String {
    let environment = ProcessInfo.processInfo.environment
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(home(in: environment))/.local/state"
    return "\(state)/phrase"
  }

  /// `HOME`, as a shell has it; Foundation asks the list of accounts instead.
  static func home(in environment: [String: String]) -> String {
    environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.path
  }

  /// Makes the folder and an empty private file where there is none.
  ///
  /// - Returns: Whether the file can be written.
  func prepare() -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    return access(path, W_OK) == 0
  }
}
