// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A page in a private file that leads a browser on to the studio.
///
/// A desktop is asked to open an address by a program's arguments, which every user of the machine
/// can list. The key stands in the file instead, which its owner alone can read.
package struct StudioEntrance: Sendable {
  /// The file, in the person's folder for what lasts as long as their session.
  package let file: URL

  /// Finds a place for the page, and writes nothing yet.
  package init(in environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    file = URL(fileURLWithPath: folder ?? NSTemporaryDirectory())
      .appendingPathComponent("phrase-studio-\(UUID().uuidString).html")
  }

  /// Writes the page.
  ///
  /// - Throws: ``StudioError`` where it cannot be written.
  package func lead(to address: URL) throws {
    // It is never another's file, and at no moment more open.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StudioError("\(file.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    let page = """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address.absoluteString)">
      <title>Shortcuts</title>

      """
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try handle.write(contentsOf: Data(page.utf8)) } catch {
      throw StudioError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the page; a browser that came has no more use for it.
  package func remove() { try? FileManager.default.removeItem(at: file) }
}
