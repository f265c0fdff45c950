// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
  /// The folder that the apps of a group share.
  ///
  /// Linux has no groups: each is a folder of its name in the person's folder for application data. It
  /// is made when it is not there yet.
  ///
  /// - Parameter groupIdentifier: The name of the group, for example `group.org.example.garden`.
  /// - Returns: The folder; nil if the name is no folder's, or if it could not be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    let isPlain = !groupIdentifier.isEmpty && !groupIdentifier.contains("/")
    guard isPlain, groupIdentifier != ".", groupIdentifier != "..",
      let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = data.appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
