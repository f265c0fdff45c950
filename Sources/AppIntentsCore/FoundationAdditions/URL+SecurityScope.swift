// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
  /// Asks for access to a file outside the app's sandbox; always granted.
  ///
  /// There is no sandbox on Linux, so the file's permissions alone decide. Code that an app brought
  /// along compiles and goes on:
  ///
  ///     guard url.startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
  ///     defer { url.stopAccessingSecurityScopedResource() }
  ///
  /// - Returns: `true`.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the access back; nothing happens, since nothing was held.
  public func stopAccessingSecurityScopedResource() {}
}
