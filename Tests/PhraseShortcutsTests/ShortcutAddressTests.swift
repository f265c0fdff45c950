// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// Addresses that ask for something of shortcuts.
@Suite struct ShortcutAddressTests {
  @Test(
    arguments: [
      ("shortcuts://", .library), ("shortcuts://create-shortcut", .create),
      ("shortcuts://open-shortcut?name=Tea", .open(name: "Tea")),
      ("shortcuts://run-shortcut?name=Tea%20Time", .run(name: "Tea Time", .nothing)),
      ("SHORTCUTS://run-shortcut/?name=%D0%A7%D0%B0%D0%B9", .run(name: "Чай", .nothing)),
      ("shortcuts://run-shortcut?name=Tea&input=Assam", .run(name: "Tea", .text("Assam"))),
      ("shortcuts://run-shortcut?name=Tea&input=text&text=a%26b", .run(name: "Tea", .text("a&b"))),
      ("shortcuts://run-shortcut?name=Tea&input=clipboard", .run(name: "Tea", .clipboard)),
      (
        "shortcuts://x-callback-url/run-shortcut?name=Tea&x-success=https://example.org",
        .run(name: "Tea", .nothing)
      ),
      ("https://example.org/run-shortcut?name=Tea", nil),
    ] as [(String, ShortcutAddress?)])
  func addressesAreRead(text: String, address: ShortcutAddress?) throws {
    #expect(try ShortcutAddress(#require(URL(string: text))) == address)
  }

  @Test(arguments: [
    ("shortcuts://run-shortcut", "name is missing"),
    ("shortcuts://open-shortcut?name=", "name is missing"),
    ("shortcuts://gallery/search", "gallery/search is nothing that shortcuts do"),
  ]) func whatAsksForNothingIsRefused(text: String, reason: String) throws {
    let url = try #require(URL(string: text))
    let error = #expect(throws: ShortcutDocumentError.self) { try ShortcutAddress(url) }
    #expect(error?.description.hasPrefix(reason) == true)
  }

  @Test func aShortcutOpensAnother() async throws {
    let address = "shortcuts://run-shortcut?name=Echo&input=hello"
    let kitchen = try await Kitchen(
      go(
        ShortcutAction("OpenURL", with: ["url": .text(address)], as: "Said"),
        show("It said ${Said}.")),
      PersonalShortcut(id: "echo", name: "Echo", actions: [show("${Input} ${Input}")]))
    let said = await kitchen.say("go")[0]
    #expect(said.hasSuffix("It said hello hello."), "\(said)")
  }

  @Test func noneOpensItself() async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction("OpenURL", with: ["url": "shortcuts://run-shortcut?name=go"])))
    let before = await kitchen.say("go")[0]
    #expect(before.contains("Step 1") && before.contains("Go"))
  }
}
