// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseShortcuts

/// The shortcuts in the desktop's menu: for each an entry and an icon in the person's folder for data.
///
/// A file of another program is never changed, whatever it is called.
struct DesktopMenu: Sendable {
  /// The person's folder for data, `XDG_DATA_HOME`.
  let data: URL
  /// The path of this program.
  let program: String
  /// Whether there is something that shows messages.
  let showsMessages: Bool

  /// The menu of the person who runs the program.
  static var ofPerson: DesktopMenu {
    DesktopMenu(
      data: ShortcutLibrary.personalData,
      program: URL(fileURLWithPath: Bundle.main.executablePath ?? Console.program).path,
      showsMessages: Program(named: "notify-send") != nil)
  }

  /// What the files of a shortcut are called, without their endings: letters, digits and hyphens of
  /// its identifier, with all other bytes in hexadecimal digits, so that no two share a name.
  static func fileName(for id: String) -> String {
    "phrase-shortcut-"
      + id.utf8.map { byte in
        let sign = Character(UnicodeScalar(byte))
        let isPlain = sign.isASCII && (sign.isLetter || sign.isNumber || sign == "-")
        return isPlain ? "\(sign)" : "_" + String(byte, radix: 16)
      }.joined()
  }

  /// Puts a shortcut into the menu, or writes its entry anew.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - isSilent: Whether its run asks nothing.
  /// - Returns: The path of the entry.
  /// - Throws: `CommandFailure` with status 73 where a file cannot be written or is another program's.
  func install(_ shortcut: PersonalShortcut, isSilent: Bool) throws(CommandFailure) -> String {
    let entry = DesktopEntry(
      shortcut, program: program, isSilent: isSilent && showsMessages)
    let (menu, icon) = (entryFile(of: shortcut.id), iconFile(of: shortcut.id))
    try expectOwn(menu)
    try expectOwn(icon)
    try write(ShortcutIcon(shortcut, mark: entry.mark).svg, to: icon)
    try write(entry.text, to: menu)
    return menu.path
  }

  /// Takes a shortcut out of the menu.
  ///
  /// - Returns: Whether it was there.
  /// - Throws: `CommandFailure` with status 73 where a file cannot be removed or is another program's.
  @discardableResult
  func uninstall(_ id: String) throws(CommandFailure) -> Bool {
    let files = [entryFile(of: id), iconFile(of: id)].filter(isThere)
    for file in files { try expectOwn(file) }
    for file in files {
      do { try FileManager.default.removeItem(at: file) } catch {
        throw CommandFailure(.cannotCreate, "\(file.path) cannot be removed")
      }
    }
    return !files.isEmpty
  }

  /// Keeps the entry of a shortcut true that was changed, or deleted where it is nil.
  ///
  /// The change itself is done by then: an entry that cannot follow still runs the shortcut by its
  /// identifier, and says that there is none once it is deleted.
  ///
  /// - Parameters:
  ///   - id: The identifier of the shortcut.
  ///   - shortcut: The shortcut as it is now; nil where it is deleted.
  ///   - isSilent: Whether its run asks nothing.
  func follow(
    _ id: String, _ shortcut: PersonalShortcut?, isSilent: (PersonalShortcut) -> Bool
  ) {
    guard isThere(entryFile(of: id)) else { return }
    if let shortcut {
      _ = try? install(shortcut, isSilent: isSilent(shortcut))
    } else {
      _ = try? uninstall(id)
    }
  }

  // MARK: - Files

  private func entryFile(of id: String) -> URL {
    data.appendingPathComponent("applications/\(Self.fileName(for: id)).desktop")
  }

  private func iconFile(of id: String) -> URL {
    data.appendingPathComponent("icons/hicolor/scalable/apps/\(Self.fileName(for: id)).svg")
  }

  private func isThere(_ file: URL) -> Bool {
    // A link that leads nowhere is somebody's too.
    (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
  }

  /// Refuses a file that this program has not written.
  private func expectOwn(_ file: URL) throws(CommandFailure) {
    guard isThere(file) else { return }
    let mark = file.deletingPathExtension().lastPathComponent
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let isOwn = [
      "\n\(DesktopEntry.markField)=\(mark)\n", ShortcutIcon.markAttribute(mark),
    ].contains(where: text.contains)
    guard isOwn else {
      throw CommandFailure(.cannotCreate, "\(file.path) is of another program; it is left as it is")
    }
  }

  private func write(_ text: String, to file: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .cannotCreate, "\(file.deletingLastPathComponent().path) cannot be made")
    }
    try OutputFile.write(Data(text.utf8), to: file.path)
  }
}
