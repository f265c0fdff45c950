// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseBus
import PhraseRuntime
import PhraseShortcuts

extension DesktopPictures {
  /// Symbols drawn into files in the person's folder for caches, each when it is first shown.
  static var drawn: DesktopPictures {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(HistoryFile.home(in: environment))/.cache"
    return drawn(in: URL(fileURLWithPath: cache).appendingPathComponent("phrase/symbols"))
  }

  static func drawn(in folder: URL) -> DesktopPictures {
    DesktopPictures { symbol in
      // The name is one of an app, and is to be that of a file.
      guard Glyph.path(of: symbol) != nil, !symbol.contains("/") else { return nil }
      let url = folder.appendingPathComponent("\(symbol).svg")
      guard !FileManager.default.fileExists(atPath: url.path) else { return url }
      let file = PrivateFile(path: url.path)
      file.makeFolder()
      let icon = ShortcutIcon(PersonalShortcut(name: symbol, icon: symbol, color: .blue))
      return file.write(Data(icon.svg.utf8)) ? url : nil
    }
  }
}
