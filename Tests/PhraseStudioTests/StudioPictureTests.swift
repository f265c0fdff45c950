// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseShortcuts
import PhraseStudio
import PhraseWire
import Testing

/// The pictures of the studio in the documentation.
///
/// A browser draws letters a little otherwise on each machine, so the pictures themselves are not
/// compared: beside each stands what can be read in it, and that is. `Scripts/draw-pictures` makes
/// both anew.
@Suite(
  .serialized, .enabled(if: Browser.absence == nil, Comment(rawValue: Browser.absence ?? "")))
struct StudioPictureTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/PhraseShortcuts/PhraseShortcuts.docc/Resources")

  private static let tea = PersonalShortcut(
    id: "tea", name: "Tea Time", phrases: ["tea time", "чай"], icon: "cup.and.saucer",
    color: .teal,
    actions: [
      ShortcutAction(TeaRoom.boil, as: "Water"),
      ShortcutAction(
        "If", with: ["value": "${Now.hour}", "comparison": "isLess", "other": "16"],
        body: .branches(
          then: [ShortcutAction(TeaRoom.brew, with: ["tea": "Assam", "cup": "large"])],
          otherwise: [ShortcutAction(TeaRoom.brew, with: ["tea": "Rooibos"])])),
    ])

  private static let library = [
    PersonalShortcut(
      id: "day", name: "End of the Day", phrases: ["evening"], icon: "moon", color: .darkBlue),
    tea,
    PersonalShortcut(
      id: "home", name: "Run Home", phrases: ["run home"], icon: "figure.run", color: .green),
    PersonalShortcut(id: "read", name: "Что почитать", icon: "book", color: .purple),
  ]

  @Test func theLibrary() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let automations = AutomationFile(path: folder.path + "/automations.json")
    try automations.add(
      .time(hour: 21, minute: 30, days: Weekday.workdays), for: Self.library[0], since: Date())
    try await show(
      "studio-library", Self.library, automations, habit: "brew assam with tea room", height: 760
    ) { _ in }
  }

  @Test func theEditor() async throws {
    try await show("studio-editor", Self.library, height: 1000) { browser in
      try await browser.click("[data-id=tea] a")
      _ = try await browser.element("#state[data-state=good]")
    }
  }

  @Test func aRunThatAsks() async throws {
    try await show("studio-run", Self.library, height: 720) { browser in
      try await browser.click("[data-id=tea] a")
      _ = try await browser.element("#state[data-state=good]")
      try await browser.click("#run-button")
      _ = try await browser.element("[data-place='actions[0]'].running .question")
    }
  }

  /// Leads a browser to what is shown, and compares it with the picture.
  private func show(
    _ name: String, _ shortcuts: [PersonalShortcut], _ automations: AutomationFile? = nil,
    habit: String? = nil, height: Int, _ lead: (Browser) async throws -> Void
  ) async throws {
    let look = Browser.Look(width: Self.width, height: height)
    try await BrowserTests().open(shortcuts, automations: automations, habit: habit, look) {
      _, browser, _ in
      try await lead(browser)
      try await browser.run(
        """
        document.documentElement.style.scrollbarWidth = "none";
        document.activeElement.blur();
        scrollTo(0, 0);
        """)
      let text = try #require(try await browser.run(Self.reading) as? String) + "\n"
      let picture = Self.resources.appending(path: "\(name).png")
      let reading = Self.resources.appending(path: "\(name).txt")
      if ProcessInfo.processInfo.environment["PHRASE_DRAW_PICTURES"] != nil {
        try await browser.screenshot().write(to: picture)
        try Data(text.utf8).write(to: reading)
      }
      #expect(try String(contentsOf: reading, encoding: .utf8) == text)
      let data = try Data(contentsOf: picture)
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && data.count < 120_000)
      #expect(data.size?.width == Self.width && data.size?.height == height)
    }
  }

  private static let width = 860

  /// What can be read on the page, a line each; what can be changed in brackets.
  private static let reading = """
    const lines = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      if (!element.checkVisibility() || element.closest(".unseen, .skip, noscript")) continue;
      if (node !== element) {
        const text = node.textContent.trim();
        if (text && !element.closest("select, textarea")) lines.push(text);
      } else if (element.matches("select")) lines.push(`[${element.selectedOptions[0]?.textContent}]`);
      else if (element.matches("textarea, input:not([type=radio], [type=checkbox])"))
        lines.push(`[${element.value || element.placeholder}]`);
    }
    return lines.join("\\n");
    """
}

extension Data {
  /// The size of a picture in PNG.
  fileprivate var size: (width: Int, height: Int)? {
    guard count > 24 else { return nil }
    func number(at start: Int) -> Int { self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
