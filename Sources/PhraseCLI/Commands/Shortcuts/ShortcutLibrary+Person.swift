// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseShortcuts

extension ShortcutLibrary {
  /// The shortcuts of the person who runs the program: `phrase/shortcuts` in their folder for data.
  static var ofPerson: ShortcutLibrary {
    var environment = ShortcutEnvironment.ofPerson
    environment.automations = Automations.ofPerson.file
    return ShortcutLibrary(
      folder: dataFolder("shortcuts"), environment: environment,
      changed: { id, shortcut in
        // What may be reached without a question is read anew: another value may have noted it.
        DesktopMenu.ofPerson.follow(id, shortcut) {
          ShortcutLibrary(folder: dataFolder("shortcuts"), environment: .ofPerson).isSilent($0)
        }
      })
  }

  /// Has an engine hear what other programs change, until the task is cancelled.
  func followed(in engine: PhraseEngine) -> Task<Void, Never> {
    Task { await follow(in: engine) { Console.talk("\(Console.program): \($0)") } }
  }

  /// Whether a run of a shortcut asks nothing, not even what it may reach.
  func isSilent(_ shortcut: PersonalShortcut) -> Bool {
    unasked(shortcut, of: Set(ActionReach.allCases)).isEmpty && !ActionTable.mayAsk(shortcut)
  }

  /// A folder or a file of this program in the person's folder for data.
  static func dataFolder(_ name: String) -> URL {
    personalData.appendingPathComponent("phrase/\(name)")
  }

  /// The person's folder for data.
  static var personalData: URL {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(HistoryFile.home(in: environment))/.local/share"
    return URL(fileURLWithPath: data)
  }
}

extension ShortcutEnvironment {
  /// The machine, with `phrase/files` for what actions read and write.
  static var ofPerson: ShortcutEnvironment {
    ShortcutEnvironment(folder: ShortcutLibrary.dataFolder("files"))
  }
}
