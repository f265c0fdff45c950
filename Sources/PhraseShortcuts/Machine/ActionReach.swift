// SPDX-License-Identifier: Apache-2.0

/// What an action may reach beyond the engine and its apps: what came from elsewhere asks before it
/// does so for the first time.
public enum ActionReach: String, Sendable, Codable, CaseIterable {
  /// Programs of the machine.
  case commands
  /// Files that it reads or writes.
  case files
  /// Other machines.
  case network
  /// What was copied, and what will be.
  case clipboard
  /// What is deleted, of apps or of files.
  case deleting
}
