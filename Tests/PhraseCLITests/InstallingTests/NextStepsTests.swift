// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

/// What a person is told to do after an installation.
@Suite struct NextStepsTests {
  private static let home = [
    "HOME": "/home/ada", "PATH": "/usr/bin:/home/ada/.local/bin/", "SHELL": "/bin/bash",
  ]
  private static let path =
    "PATH lacks /opt/a/bin: add `export PATH=\"/opt/a/bin:$PATH\"` to ~/.profile, and log in again."
  private static let data =
    "XDG_DATA_DIRS lacks /opt/a/share, so the desktop, the session bus and systemd do not see what "
    + "is there."
  private static let unit =
    "No systemd of yours could be told: in your session run `systemctl --user daemon-reload`, or log "
    + "in again."
  private static let gnome =
    "GNOME's search reads no folder of one person: for it, install with --prefix /usr/local, or the "
    + "package."
  private static let zsh =
    "For completion add `fpath+=('/home/ada/.local/share/zsh/site-functions')` to ~/.zshrc before "
    + "compinit."

  @Test(
    arguments: [
      ("/home/ada/.local", [:], true, []),
      ("/home/ada/.local", [:], false, [unit]),
      ("/home/ada/.local", ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], true, [gnome]),
      ("/home/ada/.local", ["XDG_CURRENT_DESKTOP": "KDE"], true, []),
      (
        "/home/ada/.local",
        [
          "XDG_CURRENT_DESKTOP": "GNOME", "XDG_DATA_DIRS": "/home/ada/.local/share/:/usr/share",
        ], true, []
      ),
      ("/home/ada/.local", ["SHELL": "/usr/bin/zsh"], true, [zsh]),
      ("/usr/local", ["PATH": "/usr/local/bin", "SHELL": "/usr/bin/zsh"], true, []),
      ("/usr/local", ["PATH": "/usr/local/bin", "XDG_CURRENT_DESKTOP": "GNOME"], true, []),
      ("/opt/a", [:], true, [path, data]),
      ("/opt/a", ["PATH": "", "XDG_DATA_HOME": "/opt/a/share"], true, [path]),
      ("/opt/a", ["PATH": "/opt/a/bin", "XDG_DATA_DIRS": "/opt/a/share"], true, []),
    ] as [(String, [String: String], Bool, [String])])
  func thePersonIsToldWhatIsNotFound(
    prefix: String, settings: [String: String], isUnitKnown: Bool, sentences: [String]
  ) {
    let steps = NextSteps(
      program: "tool", prefix: URL(fileURLWithPath: prefix),
      environment: Self.home.merging(settings) { $1 }, isUnitKnown: isUnitKnown)
    #expect(steps.sentences == sentences)
  }
}
