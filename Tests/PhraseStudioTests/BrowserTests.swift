// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseShortcuts
import PhraseStudio
import PhraseWire
import Testing

/// The page in a real browser, by clicks, keys and drags.
///
/// With a folder in `PHRASE_STUDIO_PICTURES` pictures of the page are left there to look at.
@Suite(
  .serialized,
  .enabled(if: Browser.absence == nil, Comment(rawValue: Browser.absence ?? "")))
struct BrowserTests {
  private static let shortcuts = [
    PersonalShortcut(
      id: "one", name: "Good Morning", phrases: ["good morning"], icon: "sun.max", color: .orange,
      actions: [ShortcutAction("ShowText", with: ["text": "Good morning!"])]),
    PersonalShortcut(
      id: "two", name: "Run Home", phrases: ["run home"], icon: "figure.run", color: .green),
    PersonalShortcut(id: "three", name: "Quiet", icon: "moon", color: .darkBlue),
    PersonalShortcut(id: "four", name: "Бегом домой", color: .pink),
  ]

  /// Serves the studio, opens its page and hands both over.
  func open(
    _ shortcuts: [PersonalShortcut] = [], gallery: @escaping StudioServer.Gallery = { _ in [] },
    automations: AutomationFile? = nil, habit: String? = nil,
    _ look: Browser.Look = Browser.Look(),
    _ test: (TeaRoom, Browser, _ downloads: URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await TeaRoom.serve(
      shortcuts, gallery: gallery, automations: automations, habit: habit
    ) { room in
      try await Browser.open(look, downloads: folder) { browser in
        try await browser.go(to: room.client.address)
        _ = try await browser.element("main h1")
        try await test(room, browser, folder)
      }
    }
  }

  /// Leaves a picture, where that is wanted.
  private func picture(_ name: String, of browser: Browser) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PHRASE_STUDIO_PICTURES"] else { return }
    for (size, width, height) in [("wide", 1200, 900), ("narrow", 360, 740)] {
      try await browser.resize(to: width, height)
      for isDark in [false, true] {
        try await browser.setDark(isDark)
        let file = "\(folder)/\(name)-\(size)-\(isDark ? "dark" : "light").png"
        try await browser.screenshot().write(to: URL(fileURLWithPath: file))
      }
    }
    try await browser.resize(to: 1200, 900)
    try await browser.setDark(false)
  }

  /// Adds an action by words and the Return key.
  private func add(_ words: String, to place: String, in browser: Browser) async throws {
    try await browser.click("[data-add='\(place)']")
    try await browser.type(words, into: "#find")
    try await browser.type("\u{E007}", into: "#find")
    try await browser.wait(for: "!document.querySelector('dialog')")
  }

  private func saved(_ browser: Browser) async throws {
    try await browser.wait(
      for: "['good', 'bad'].includes(document.querySelector('#state').dataset.state)")
  }

  @Test func aShortcutIsMadeNestedFilledAndRun() async throws {
    try await open { room, browser, _ in
      try await browser.press("New shortcut")
      try await browser.clear("#name")
      try await browser.type("Tea Time", into: "#name")
      try await add("boil", to: "actions", in: browser)
      try await browser.type("Water", into: "[data-place='actions[0]'] [data-field=as]")
      try await browser.click("[data-add=actions]")
      _ = try await browser.element("#find")
      try await picture("actions", of: browser)
      try await browser.press("Cancel")
      try await add("if", to: "actions", in: browser)
      try await add("show text", to: "actions", in: browser)
      try await browser.type("It has $", into: "[data-place='actions[2]'] [data-field=text]")
      try await browser.click("//div[@role='option'][starts-with(normalize-space(.), 'Water')]")
      try await browser.drag(
        "[data-place='actions[2]'] > div > .head > .handle",
        to: "[data-list='actions[1].then']", by: (20, 0))
      _ = try await browser.element("[data-place='actions[1].then[0]']")
      try await browser.type("$Wat\u{E007}", into: "[data-place='actions[1]'] [data-field=value]")
      try await browser.choose(
        "has any value", of: "[data-place='actions[1]'] [data-field=comparison]")
      try await add("brew", to: "actions[1].otherwise", in: browser)
      try await browser.click("[data-place='actions[1].otherwise[0]'] [data-field=tea]")
      try await browser.click("//div[@role='option'][starts-with(normalize-space(.), 'Sencha')]")
      try await saved(browser)
      #expect(try await browser.text("#state") == "Saved")
      try await picture("editor", of: browser)
      let made = try #require(room.library.all.first)
      #expect(made.name == "Tea Time")
      #expect(
        made.actions == [
          ShortcutAction(TeaRoom.boil, as: "Water"),
          ShortcutAction(
            "If", with: ["value": "${Water}", "comparison": "hasValue"],
            body: .branches(
              then: [ShortcutAction("ShowText", with: ["text": "It has ${Water}"])],
              otherwise: [
                ShortcutAction(
                  TeaRoom.brew,
                  with: [
                    "tea": .entity(
                      WireEntity(type: "PhraseStudioTests.Tea", id: "s", title: "Sencha"))
                  ])
              ])),
        ])

      try await browser.click("#run-button")
      _ = try await browser.element("[data-place='actions[0]'].running .question")
      try await picture("question", of: browser)
      try await browser.type("three\u{E007}", into: "[data-answer]")
      try await browser.wait(for: "document.querySelector('#run').dataset.outcome === 'answered'")
      #expect(try await browser.text("#run-words") == "3 cups boil. It has 100")
      #expect(
        try await browser.text("[data-place='actions[0]'] .outcome").hasSuffix("100"))
      _ = try await browser.element("[data-place='actions[1].then[0]'].done")
      #expect(room.diary.all == ["boil 3"])
      try await picture("run", of: browser)
    }
  }

  @Test func listsOfCasesAndOptionsThatFollowAreChosen() async throws {
    let shortcut = PersonalShortcut(id: "s", name: "S", actions: [ShortcutAction(TeaRoom.serveTea)])
    try await open([shortcut]) { room, browser, _ in
      try await browser.click("[data-id=s] a")
      let sweet = "[data-place='actions[0]'] [data-field=sweet]"
      try await browser.click(sweet)
      // Nothing is offered before there is what it follows from.
      let offered = "[...document.querySelectorAll('[role=option]')].map(each => each.textContent)"
      let before = try await browser.run("return \(offered)") as? [String] ?? []
      #expect(!before.contains("Mochi") && !before.contains("Scone"))
      try await browser.click("[data-place='actions[0]'] [data-field=tea]")
      try await browser.click("//div[@role='option'][starts-with(normalize-space(.), 'Sencha')]")
      try await browser.click(sweet)
      _ = try await browser.element("//div[@role='option'][normalize-space(.)='Dango']")
      try await browser.click("//div[@role='option'][normalize-space(.)='Mochi']")
      let cups = "[data-parameter=cups] .with-button"
      try await browser.choose("Large", of: "\(cups) select")
      try await browser.click("[data-parameter=cups] .adds")
      try await browser.choose("Small", of: "\(cups):nth-child(2) select")
      try await saved(browser)
      #expect(try await browser.text("#state") == "Saved")
      let made = try #require(room.library["s"]?.actions.first)
      #expect(made.values["cups"] == .list(["large", "small"]))
      #expect(made.values["sweet"]?.words == "Mochi")
      try await browser.click("#run-button")
      try await browser.wait(for: "document.querySelector('#run').dataset.outcome === 'answered'")
      #expect(try await browser.text("#run-words") == "Sencha in 2 cups with Mochi.")
    }
  }

  @Test func aRunIsStillShownAfterThePageWasLoadedAgain() async throws {
    let shortcut = PersonalShortcut(
      id: "s", name: "S",
      actions: [
        ShortcutAction(TeaRoom.brew, with: ["tea": "Assam"]), ShortcutAction(TeaRoom.boil),
      ])
    try await open([shortcut]) { room, browser, _ in
      try await browser.click("[data-id=s] a")
      try await browser.click("#run-button")
      _ = try await browser.element("[data-place='actions[1]'].running .question")
      try await browser.reload()
      _ = try await browser.element("[data-place='actions[0]'].done .outcome")
      try await browser.type("3\u{E007}", into: "[data-place='actions[1]'].running [data-answer]")
      try await browser.wait(for: "document.querySelector('#run').dataset.outcome === 'answered'")
      #expect(room.diary.all == ["brew Assam, small", "boil 3"])
      try await browser.press("Close")
      try await browser.reload()
      _ = try await browser.element("#run[hidden]")
      #expect(room.diary.all.count == 2)
    }
  }

  @Test func aMenuIsAnsweredByAButton() async throws {
    func item(_ title: String) -> ShortcutAction.Choice {
      .init(title: title, actions: [ShortcutAction("ShowText", with: ["text": "Tea!"])])
    }
    let menu = PersonalShortcut(
      id: "menu", name: "Menu",
      actions: [ShortcutAction("ChooseFromMenu", body: .choices([item("Green"), item("Black")]))])
    try await open([menu]) { _, browser, _ in
      try await browser.press("Run Menu")
      try await browser.press("Black")
      try await browser.wait(for: "document.querySelector('#run').dataset.outcome === 'answered'")
      #expect(try await browser.text("#run-words") == "Tea!")
      try await browser.press("Close")
      try await browser.press("Run Menu")
      _ = try await browser.element("[data-choices]")
      try await browser.press("Cancel")
      try await browser.wait(for: "document.querySelector('#run').dataset.outcome === 'cancelled'")
    }
  }

  @Test func cardsAreReorderedByDraggingAndByKeys() async throws {
    try await open(Self.shortcuts) { room, browser, _ in
      try await picture("library", of: browser)
      try await browser.drag("[data-id=four]", to: "[data-id=one]", by: (-40, 0))
      try await browser.wait(
        for: "document.querySelector('#cards').firstElementChild.dataset.id === 'four'")
      try await browser.run("document.querySelector('[data-id=one] a').focus()")
      try await browser.key("\u{E014}", holding: "\u{E00A}")
      try await browser.wait(
        for: "document.querySelector('#live').textContent === 'Good Morning, place 3 of 4'")
      try await browser.click("[data-id=two] a")
      _ = try await browser.element("#name")
      #expect(room.library.all.map(\.id) == ["four", "two", "one", "three"])
    }
  }

  @Test func whatIsExportedIsImported() async throws {
    try await open(Self.shortcuts) { room, browser, downloads in
      try await browser.click("[data-id=one] a")
      try await browser.press("More")
      try await browser.press("Export")
      let file = downloads.appendingPathComponent("good-morning.json")
      try await browser.wait(for: "document.querySelector('#state').dataset.state === 'good'")
      // Each question to the browser takes a moment, in which the file comes.
      for _ in 0..<2_000 where !FileManager.default.fileExists(atPath: file.path) {
        try await browser.run("return 0")
      }
      try await browser.press("All shortcuts")
      try await browser.type(file.path, into: "#file")
      _ = try await browser.element("dialog .outline")
      #expect(try await browser.text("dialog .outline") == "Show Good morning!")
      try await picture("import", of: browser)
      try await browser.click("#take")
      _ = try await browser.element("#name")
      #expect(room.library.all.count == 5)
      let taken = try #require(room.library.all.last)
      #expect(taken.actions == Self.shortcuts[0].actions)
      #expect(!room.library.unasked(taken, of: [.network]).isEmpty)
    }
  }

  @Test func blocksAreMovedByKeysAndChangesAreUndone() async throws {
    let texts = ["a", "b"].map { ShortcutAction("ShowText", with: ["text": .text($0)]) }
    let each = ShortcutAction("Repeat", with: ["count": 2], body: .repeated([]))
    let shortcut = PersonalShortcut(id: "s", name: "S", actions: [each] + texts)
    try await open([shortcut]) { room, browser, _ in
      try await browser.click("[data-id=s] a")
      let alt = "\u{E00A}"
      func focus(_ place: String) async throws {
        try await browser.run(
          "document.querySelector(`[data-place=\"\(place)\"] .handle`).focus()")
      }
      try await focus("actions[2]")
      try await browser.key("\u{E013}", holding: alt)
      try await browser.key("\u{E014}", holding: alt)
      try await saved(browser)
      #expect(
        room.library.all.first?.actions == [
          ShortcutAction("Repeat", with: ["count": 2], body: .repeated([texts[1]])), texts[0],
        ])
      try await browser.key("\u{E017}")
      try await browser.press("Undo")
      try await browser.press("Undo")
      try await browser.press("Undo")
      try await saved(browser)
      #expect(room.library.all.first?.actions == shortcut.actions)
    }
  }

  @Test func aShortcutIsDuplicatedDeletedAndBroughtBack() async throws {
    try await open(Self.shortcuts) { room, browser, _ in
      try await browser.click("[data-id=two] a")
      try await browser.press("More")
      try await browser.press("Duplicate")
      try await browser.wait(for: "document.querySelector('#name')?.value === 'Run Home copy'")
      #expect(room.library.all.map(\.name).last == "Run Home copy")
      try await browser.press("All shortcuts")
      try await browser.click("[data-id=two] a")
      try await browser.press("More")
      try await browser.press("Delete")
      _ = try await browser.element("//p[contains(., 'Deleted Run Home.')]")
      #expect(room.library["two"] == nil)
      try await browser.press("Undo")
      _ = try await browser.element("#name")
      #expect(room.library.all.map(\.id).prefix(4) == ["one", "two", "three", "four"])
    }
  }

  @Test func aChangeOfAnotherProgramIsNotLost() async throws {
    try await open(Self.shortcuts) { room, browser, _ in
      try await browser.click("[data-id=three] a")
      _ = try await browser.element("#name")
      var theirs = Self.shortcuts[2]
      theirs.name = "Theirs"
      try room.library.save(theirs)
      try await browser.type("!", into: "#name")
      _ = try await browser.element("#state[data-state=bad]")
      try await browser.press("All shortcuts")
      try await picture("conflict", of: browser)
      #expect(room.library["three"]?.name == "Theirs")
      try await browser.press("Keep mine")
      _ = try await browser.element("#state[data-state=good]")
      #expect(room.library["three"]?.name == "Quiet!")
    }
  }

  @Test func aFaultIsShownNextToItsBlock() async throws {
    let shortcut = PersonalShortcut(
      id: "s", name: "S",
      actions: [
        ShortcutAction(TeaRoom.boil, with: ["cups": "many"]), ShortcutAction("Sing"),
      ])
    try await open([shortcut]) { _, browser, _ in
      try await browser.click("[data-id=s] a")
      #expect(
        try await browser.text("[data-place='actions[0]'] .fault")
          == "Cups takes a whole number, not “many”")
      #expect(
        try await browser.text("[data-place='actions[1]'] .fault")
          == "“Sing” is no action here")
      #expect(try await browser.text("#state") == "Saved, with 2 things to mend")
      try await picture("faults", of: browser)
    }
  }

  @Test func thePageSpeaksTheLanguageOfThePerson() async throws {
    var look = Browser.Look()
    look.language = "ru"
    try await withAutomations { file in
      try file.add(.login, for: Self.shortcuts[2], since: Date())
      try await open(
        Self.shortcuts,
        gallery: { _ in [.init(id: "day", title: "The Day", shortcuts: [Self.shortcuts[0]])] },
        automations: file, habit: "brew assam with tea room", look
      ) { _, browser, _ in
        #expect(try await browser.text("h1") == "Быстрые команды")
        #expect(try await browser.run("return document.documentElement.lang") as? String == "ru")
        let headings = try await browser.run(
          "return [...document.querySelectorAll('h2')].map(each => each.textContent)")
        #expect(headings as? [String] == ["Предложения", "Автоматизации", "Галерея"])
        try await picture("russian", of: browser)
        try await browser.click("[data-id=one] a")
        _ = try await browser.element(".block")
        try await browser.click("summary")
        try await picture("russian-editor", of: browser)
      }
    }
  }

  // MARK: - What is done by itself

  private func withAutomations(_ test: (AutomationFile) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("automations-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(AutomationFile(path: folder.path + "/automations.json"))
  }

  @Test func aHabitBecomesAShortcutThatRunsByItself() async throws {
    try await withAutomations { file in
      try await open(automations: file, habit: "brew assam with tea room") { room, browser, _ in
        let note = "Every weekday around 7:40: brew assam with tea room (7 of 8 days)"
        #expect(try await browser.text(".card .note").lowercased() == note.lowercased())
        try await picture("suggestion", of: browser)
        try await browser.press("Add: Brew Tea")
        try await browser.press("Add")
        try await browser.wait(
          for: "document.querySelector('dialog h2')?.textContent.startsWith('Let it run')")
        #expect(try await browser.text("dialog p") == "Every weekday at 7:40")
        try await browser.press("Yes")
        try await browser.wait(for: "!document.querySelector('dialog')")
        try await browser.click("#back")
        _ = try await browser.element(".rowlist li")
        let automation = try #require(try file.read().first)
        #expect(automation.shortcut == room.library.all.first?.id)
        #expect(automation.trigger == .time(hour: 7, minute: 40, days: Weekday.workdays))
        // What is a shortcut is offered no more.
        try await browser.wait(for: "!document.querySelector('#forget')")
      }
    }
  }

  @Test func whatWasDoneIsForgottenAndNotNotedAnyMore() async throws {
    try await open(habit: "brew assam with tea room") { _, browser, _ in
      try await browser.click(".keep input")
      try await browser.wait(
        for: "!document.querySelector('.keep input').checked && !document.querySelector('.card')")
      try await browser.click(".keep input")
      try await browser.wait(for: "document.querySelector('.card')")
      try await browser.click("#forget")
      try await browser.wait(for: "!document.querySelector('.keep')")
    }
  }

  @Test func anAutomationIsMadeSwitchedAndDeleted() async throws {
    try await withAutomations { file in
      try await open(Self.shortcuts, automations: file) { _, browser, _ in
        try await browser.click("#automate")
        try await browser.click("[data-day=sunday]")
        try await browser.click("[data-day=saturday]")
        try await browser.click("[data-field=asks]")
        try await picture("automation", of: browser)
        try await browser.press("Add")
        try await browser.wait(for: "!document.querySelector('dialog')")
        #expect(try await browser.text(".rowlist strong") == "Every weekday at 8:00")
        let made = try #require(try file.read().first)
        #expect(made.trigger == .time(hour: 8, minute: 0, days: Weekday.workdays))
        #expect(made.shortcut == "one" && made.asksFirst && made.isOn)
        try await browser.click(".rowlist input")
        try await browser.wait(for: "!document.querySelector('.rowlist input').checked")
        #expect(try file.read().first?.isOn == false)
        try await browser.press("Delete: Every weekday at 8:00")
        try await browser.wait(for: "!document.querySelector('.rowlist li')")
        #expect(try file.read().isEmpty)
      }
    }
  }

  @Test func whatIsNoTimeIsToldWhereItWasAsked() async throws {
    try await withAutomations { file in
      try await open(Self.shortcuts, automations: file) { _, browser, _ in
        try await browser.click("#automate")
        try await browser.run(
          """
          const kind = document.querySelector("[data-field=kind]");
          kind.value = "file";
          kind.dispatchEvent(new Event("change"));
          """)
        try await browser.type("notes.txt", into: "[data-field=path]")
        try await browser.press("Add")
        try await browser.wait(for: "!document.querySelector('dialog .fault').hidden")
        #expect(
          try await browser.text("dialog .fault")
            == "path is “notes.txt”; expected a whole path, from “/” on")
        #expect(try file.read().isEmpty)
      }
    }
  }

  @Test func thePageHasTheSameTextsInAllLanguages() async throws {
    try await open(Self.shortcuts) { room, browser, _ in
      let odd = try await browser.run(
        """
        return (async () => {
        const words = await import("/words.js?key=\(room.client.key)");
        const shape = text => typeof text === "object"
          ? Object.keys(text).map(name => `${name} ${typeof text[name]}`).sort().join() : typeof text;
        const english = await words.texts("en");
        const odd = [];
        for (const code of words.languages) {
          const table = await words.texts(code);
          for (const name of Object.keys({ ...english, ...table }))
            if (shape(table[name]) !== shape(english[name])) odd.push(`${code}: ${name}`);
        }
        return [words.languages.length, ...odd];
        })();
        """)
      #expect(odd as? [AnyHashable] == [9])
    }
  }

  @Test func oneOfTheGalleryIsLookedAtAskedAboutAndAdded() async throws {
    let brew = PersonalShortcut(
      id: "brew", name: "Tea Break", phrases: ["tea break"], about: "Boils and brews.",
      icon: "cup.and.saucer", color: .teal,
      questions: [
        ShortcutQuestion(action: 0, parameter: "cups", text: "How many cups?", answer: "2"),
        ShortcutQuestion(action: 1, parameter: "tea", text: "Which tea is yours?"),
      ],
      actions: [ShortcutAction(TeaRoom.boil), ShortcutAction(TeaRoom.brew)])
    let gallery: StudioServer.Gallery = { _ in
      [
        .init(id: "day", title: "The Day", shortcuts: [Self.shortcuts[0], Self.shortcuts[1]]),
        .init(id: "tea", title: "Tea", shortcuts: [brew]),
      ]
    }
    try await open(gallery: gallery) { room, browser, _ in
      let categories = try await browser.run(
        "return [...document.querySelectorAll('[data-category] h3')].map(each => each.textContent)")
      #expect(categories as? [String] == ["The Day", "Tea"])
      try await picture("gallery", of: browser)
      try await browser.press("Add: Tea Break")
      #expect(try await browser.text("dialog .outline") == "Boil Water\nBrew Tea")
      try await picture("gallery-actions", of: browser)
      try await browser.press("Add")
      _ = try await browser.element("dialog [data-answer]")
      #expect(
        try await browser.run("return document.querySelector('[data-answer]').value") as? String
          == "2")
      try await picture("gallery-question", of: browser)
      try await browser.type("12\u{E007}", into: "[data-answer]")
      try await browser.wait(
        for: "document.querySelector('dialog .question p')?.textContent.includes('9')")
      #expect(room.library.all.isEmpty)
      try await browser.clear("[data-answer]")
      try await browser.type("3\u{E007}", into: "[data-answer]")
      try await browser.press("Sencha")
      _ = try await browser.element("#name")
      let added = try #require(room.library.all.first)
      #expect(added.actions[0].values == ["cups": .integer(3)])
      #expect(
        added.actions[1].values == [
          "tea": .entity(WireEntity(type: "PhraseStudioTests.Tea", id: "s", title: "Sencha"))
        ])
      #expect(added.questions.isEmpty)
      #expect(room.library.unasked(added, of: [.files]).isEmpty)
    }
  }

  @Test func closingTheQuestionsAddsNothing() async throws {
    let gallery: StudioServer.Gallery = { _ in
      [
        .init(
          id: "tea", title: "Tea",
          shortcuts: [
            PersonalShortcut(
              id: "boil", name: "Boil",
              questions: [ShortcutQuestion(action: 0, parameter: "cups", text: "How many?")],
              actions: [ShortcutAction(TeaRoom.boil)])
          ])
      ]
    }
    try await open(gallery: gallery) { room, browser, _ in
      try await browser.press("Add: Boil")
      try await browser.press("Add")
      _ = try await browser.element("dialog [data-answer]")
      try await browser.press("Cancel")
      try await browser.wait(for: "!document.querySelector('dialog')")
      #expect(room.library.all.isEmpty)
    }
  }

  /// What a screen reader needs: each control has a name, each identifier is there once, nothing
  /// is wider than the window.
  @Test(arguments: ["", "one"]) func everyControlHasAName(page: String) async throws {
    var look = Browser.Look()
    look.width = 320
    try await open(Self.shortcuts, look) { _, browser, _ in
      if !page.isEmpty { try await browser.click("[data-id=\(page)] a") }
      _ = try await browser.element(page.isEmpty ? ".card" : ".block")
      let nameless = try await browser.run(
        """
        return [...document.querySelectorAll('button, input, select, textarea, a')]
          .filter(each => !each.hidden && !each.getAttribute('aria-label') && !each.textContent.trim()
            && !each.labels?.length && !each.getAttribute('aria-labelledby'))
          .map(each => each.outerHTML);
        """)
      #expect(nameless as? [String] == [])
      let twice = try await browser.run(
        """
        const all = [...document.querySelectorAll('[id]')].map(each => each.id);
        return all.filter((id, index) => all.indexOf(id) !== index);
        """)
      #expect(twice as? [String] == [])
      let wide = try await browser.run("return document.documentElement.scrollWidth")
      #expect(wide as? Int == 320)
    }
  }

  /// The command line of a browser is seen by everybody, so it gets the key from a private file.
  @Test func theEntranceLeadsToTheStudio() async throws {
    try await open(Self.shortcuts) { room, browser, folder in
      let entrance = StudioEntrance(in: ["XDG_RUNTIME_DIR": folder.path])
      try entrance.lead(to: room.client.address)
      #expect(entrance.file.deletingLastPathComponent().path == folder.path)
      let attributes = try FileManager.default.attributesOfItem(atPath: entrance.file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(throws: StudioError.self) { try entrance.lead(to: room.client.address) }
      let before = room.arrivals.count
      try await browser.go(to: entrance.file)
      _ = try await browser.element("[data-id=one]")
      #expect(room.arrivals.count == before + 1)
      entrance.remove()
      #expect(!FileManager.default.fileExists(atPath: entrance.file.path))
    }
  }

  @Test func anotherPageCannotUseTheStudio() async throws {
    try await open(Self.shortcuts) { room, browser, downloads in
      let page = downloads.appendingPathComponent("other.html")
      try Data("<!doctype html><title>Other</title>".utf8).write(to: page)
      try await browser.go(to: page)
      try await browser.run(
        """
        window.answers = [];
        const note = name => [() => answers.push(name + " done"), () => answers.push(name + " failed")];
        const address = "http://127.0.0.1:\(room.client.port)/api/shortcuts/one";
        fetch(address, { method: "DELETE", headers: { "X-Studio-Key": "\(room.client.key)" } })
          .then(...note("with the key"));
        fetch("http://127.0.0.1:\(room.client.port)/api/order",
          { method: "POST", mode: "no-cors", body: '{"ids": ["four"]}' }).then(...note("blind"));
        """)
      try await browser.wait(for: "window.answers.length === 2")
      let answers = try await browser.run("return window.answers.sort()")
      #expect(answers as? [String] == ["blind failed", "with the key failed"])
      #expect(room.library.all == Self.shortcuts)
    }
  }
}
