// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is installed, and what it holds.
struct InstalledFile {
  enum Content {
    /// What a file of this machine holds.
    case copy(of: URL, isProgram: Bool)
    case text(String)
    /// A symbolic link, relative to the folder that it lies in.
    case link(to: String)
  }

  /// Where it lies below the prefix, such as `bin/phrase`.
  let path: String
  let content: Content

  init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
}
