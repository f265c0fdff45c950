// SPDX-License-Identifier: Apache-2.0

import Foundation
@testable import PhraseRuntime
@testable import PhraseShortcuts

/// Reads any bytes as a document of a shortcut, of this form and of Apple's: what is read is written
/// and read again as it was, and checked and told without a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShortcut(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: start, count: count)
  let table = ActionTable(of: Catalog(applications: [], shortcuts: []), EngineConfiguration())
  let read = [
    try? PersonalShortcut(json: data), try? AppleShortcut.read(data, named: "Fuzz", id: "1"),
  ]
  for shortcut in read.compactMap(\.self) {
    _ = ShortcutCheck.faults(of: shortcut, in: table)
    _ = ShortcutOutline(of: shortcut, in: table, language: "en").text
    if let json = try? shortcut.json() {
      precondition((try? PersonalShortcut(json: json)) == shortcut, "read otherwise than written")
    }
    _ = try? AppleShortcut.write(shortcut)
  }
  return 0
}
