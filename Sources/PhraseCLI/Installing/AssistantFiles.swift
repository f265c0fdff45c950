// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseBus
import PhraseShortcuts

/// The service `assistant` of an installed program, as the session bus, systemd and desktops know it.
///
/// Its prefix has no quotation marks, backslashes or controls, with which systemd runs no program.
struct AssistantFiles {
  /// Its name on the session bus, and that of its entry and icon.
  static let busName = Assistant.name
  /// Its unit in systemd.
  static let unit = "phrase-assistant.service"

  /// What the program is called.
  let program: String
  /// The folder below which it is found.
  let prefix: URL

  var all: [InstalledFile] {
    [
      InstalledFile(unitPath, .text(unitText)),
      InstalledFile("share/dbus-1/services/\(Self.busName).service", .text(activation)),
      InstalledFile("share/applications/\(Self.busName).desktop", .text(entry.text)),
      InstalledFile("share/applications/\(Self.busName).Addresses.desktop", .text(addresses.text)),
      InstalledFile("share/icons/hicolor/scalable/apps/\(Self.busName).svg", .text(icon.svg)),
      InstalledFile(
        "share/gnome-shell/search-providers/\(Self.busName).search-provider.ini",
        .text(searchProvider)),
      InstalledFile("share/krunner/dbusplugins/\(Self.busName).desktop", .text(runner)),
    ]
  }

  /// Where the unit lies below the prefix.
  ///
  /// Units of the system lie in `lib`; those of any other prefix are found among its data, which for
  /// `~/.local` needs no setting.
  var unitPath: String {
    let isSystem = ["/usr", "/usr/local"].contains(prefix.path)
    return "\(isSystem ? "lib" : "share")/systemd/user/\(Self.unit)"
  }

  private var executable: String { prefix.appendingPathComponent("bin/\(program)").path }
  private var title: String { program.prefix(1).uppercased() + program.dropFirst() }
  private static let purpose = "Say or type what your apps shall do"

  // MARK: - Files

  private var unitText: String {
    """
    [Unit]
    Description=\(Self.purpose)
    Documentation=man:\(program)(1)

    [Service]
    Type=dbus
    BusName=\(Self.busName)
    ExecStart="\(executable.replacing("%", with: "%%"))" assistant

    [Install]
    WantedBy=default.target

    """
  }

  private var activation: String {
    // A bus that systemd does not start, runs the program itself.
    """
    [D-BUS Service]
    Name=\(Self.busName)
    Exec='\(executable)' assistant
    SystemdService=\(Self.unit)

    """
  }

  private var entry: DesktopEntry {
    DesktopEntry(
      name: title, comment: Self.purpose, icon: Self.busName, command: [executable, "repl"],
      needsTerminal: true, keywords: ["voice", "assistant", "phrases"])
  }

  /// What opens `shortcuts://run-shortcut?name=…`.
  private var addresses: DesktopEntry {
    DesktopEntry(
      name: "\(title): Shortcuts", comment: Self.purpose, icon: Self.busName,
      command: [executable, "shortcut", "open", "--wait", "--"], needsTerminal: true, keywords: [],
      scheme: ShortcutAddress.scheme, isShown: false)
  }

  private var icon: ShortcutIcon {
    ShortcutIcon(PersonalShortcut(name: title, icon: "bubble", color: .blue))
  }

  private var searchProvider: String {
    """
    [Shell Search Provider]
    DesktopId=\(Self.busName).desktop
    BusName=\(Self.busName)
    ObjectPath=\(SearchProvider.path)
    Version=2

    """
  }

  private var runner: String {
    """
    [Desktop Entry]
    Type=Service
    Name=\(title)
    Comment=\(Self.purpose)
    Icon=\(Self.busName)
    X-KDE-ServiceTypes=Plasma/Runner
    X-KDE-PluginInfo-Name=\(Self.busName)
    X-KDE-PluginInfo-Version=\(PhraseCLI.version)
    X-KDE-PluginInfo-License=Apache-2.0
    X-KDE-PluginInfo-EnabledByDefault=true
    X-Plasma-API=DBus
    X-Plasma-DBusRunner-Service=\(Self.busName)
    X-Plasma-DBusRunner-Path=\(KRunner.path)
    X-Plasma-Request-Actions-Once=true
    X-Plasma-Runner-Min-Letter-Count=2

    """
  }
}
