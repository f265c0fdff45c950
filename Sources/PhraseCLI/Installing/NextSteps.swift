// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person has to do before all that was installed is found, from the settings of the session.
struct NextSteps {
  let program: String
  let prefix: URL
  let environment: [String: String]
  /// Whether systemd has read the unit.
  let isUnitKnown: Bool

  /// A sentence for each.
  var sentences: [String] {
    [path, data, unit, search, zsh].compactMap(\.self)
  }

  private var path: String? {
    let folder = "\(prefix.path)/bin"
    guard !folders("PATH").contains(folder) else { return nil }
    return
      "PATH lacks \(folder): add `export PATH=\"\(folder):$PATH\"` to ~/.profile, and log in again."
  }

  private var data: String? {
    guard !(systemData + [personalData]).contains(share) else { return nil }
    return """
      XDG_DATA_DIRS lacks \(share), so the desktop, the session bus and systemd do not see what is there.
      """
  }

  private var unit: String? {
    isUnitKnown
      ? nil
      : """
      No systemd of yours could be told: in your session run `systemctl --user daemon-reload`, or log \
      in again.
      """
  }

  /// GNOME's shell reads the providers of its search from the data of the system alone.
  private var search: String? {
    guard folders("XDG_CURRENT_DESKTOP").contains("GNOME"), !systemData.contains(share) else {
      return nil
    }
    return """
      GNOME's search reads no folder of one person: for it, install with --prefix /usr/local, or the \
      package.
      """
  }

  private var zsh: String? {
    guard environment["SHELL"]?.hasSuffix("/zsh") == true,
      !["/usr", "/usr/local"].contains(prefix.path)
    else { return nil }
    return
      "For completion add `fpath+=('\(share)/zsh/site-functions')` to ~/.zshrc before compinit."
  }

  // MARK: - Folders of the session

  private var share: String { "\(prefix.path)/share" }

  private var personalData: String {
    let data = environment["XDG_DATA_HOME"] ?? ""
    return data.hasPrefix("/") ? data : "\(HistoryFile.home(in: environment))/.local/share"
  }

  private var systemData: [String] {
    let folders = folders("XDG_DATA_DIRS")
    return folders.isEmpty ? ["/usr/local/share", "/usr/share"] : folders
  }

  private func folders(_ variable: String) -> [String] {
    (environment[variable] ?? "").split(separator: ":").map { folder in
      folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : String(folder)
    }
  }
}
