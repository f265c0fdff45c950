// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire
import Testing

@testable import PhraseCLI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Shortcuts as pictures; `Scripts/draw-pictures` writes the committed one.
@Suite struct ShortcutPictureTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")
  private static let documentation = sources.appending(
    path: "PhraseShortcuts/PhraseShortcuts.docc")

  private func picture(of shortcut: PersonalShortcut, language: String = "en") async throws
    -> String
  {
    let library = ShortcutLibrary(
      environment: ShortcutEnvironment(folder: URL(fileURLWithPath: "/nowhere")))
    let engine = try await PhraseEngine(providers: [ShortcutsProvider(library)])
    return SVGPicture.text(of: shortcut, in: ActionTable(of: engine), language: language)
  }

  /// What an XML parser reads between the tags; nil after a fault.
  private func read(_ picture: String) -> (texts: String, elements: Set<String>)? {
    final class Reader: NSObject, XMLParserDelegate {
      var texts = ""
      var elements: Set<String> = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) { elements.insert(name) }
      func parser(_ parser: XMLParser, foundCharacters string: String) { texts += string }
    }
    let (reader, parser) = (Reader(), XMLParser(data: Data(picture.utf8)))
    parser.delegate = reader
    return parser.parse() ? (reader.texts, reader.elements) : nil
  }

  /// The document that the article begins with.
  private static func document() throws -> String {
    let article = try String(
      contentsOf: documentation.appending(path: "ShortcutDocuments.md"), encoding: .utf8)
    return String(try #require(article.firstMatch(of: /(?s)```json\n(.*?)```/)).1)
  }

  @Test func theDocumentOfTheArticleIsDrawnAsItIsShownThere() async throws {
    let drawn = try await picture(of: PersonalShortcut(json: Data(try Self.document().utf8)))
    let file = Self.documentation.appending(path: "Resources/good-morning.svg")
    if ProcessInfo.processInfo.environment["PHRASE_DRAW_PICTURES"] != nil {
      try Data(drawn.utf8).write(to: file)
    }
    #expect(try Data(contentsOf: file) == Data(drawn.utf8))
  }

  @Test func theCommandWritesThePicture() throws {
    let command = try CommandProcess()
    let folder = command.folder.appending(path: "phrase/shortcuts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(try Self.document().utf8).write(to: folder.appending(path: "good-morning.json"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try command.run([
      "shortcut", "show", "Good Morning", "--picture", file.path(percentEncoded: false),
    ])
    #expect(result == CommandProcess.Result(status: 0, output: "", errors: ""))
    #expect(
      try Data(contentsOf: file)
        == Data(
          contentsOf: Self.documentation.appending(path: "Resources/good-morning.svg")))
  }

  private static let hostile = "\u{1B}[31m</text><script>alert(1)</script>&amp;\u{202E}\u{0}]]>\""

  @Test func namesStandInThePictureAsText() async throws {
    let name = Self.hostile
    let shortcut = PersonalShortcut(
      id: name, name: name, phrases: [name], about: name, icon: name,
      actions: [
        ShortcutAction(name, with: ["text": .text(name)], as: name),
        ShortcutAction("ShowText", with: ["text": .text(name)]),
        ShortcutAction(
          "ChooseFromMenu",
          body: .choices([.init(title: name, actions: [ShortcutAction("ShowText")])])),
      ])
    let drawn = try await picture(of: shortcut, language: name)
    let seen = try #require(read(drawn))
    #expect(seen.elements.isSubset(of: Self.elements))
    #expect(!drawn.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
    #expect(!drawn.contains("\u{1B}") && !drawn.contains("\u{202E}"))
    #expect(seen.texts.contains("<script>"))
  }

  private static let elements: Set<String> = [
    "svg", "title", "style", "defs", "linearGradient", "stop", "rect", "text", "path",
  ]

  @Test func whatIsDrawnIsBounded() async throws {
    var deep = ShortcutAction("ShowText", with: ["text": "inside"])
    for _ in 0..<30 { deep = ShortcutAction("Repeat", body: .repeated([deep])) }
    let long = String(repeating: "a\n", count: 100_000)
    let joined = "e" + String(repeating: "\u{301}", count: 100_000)
    let shortcut = PersonalShortcut(
      name: joined, phrases: Array(repeating: long, count: 1000), about: long,
      actions: [deep, ShortcutAction("ShowText", with: ["text": .text(long)])]
        + Array(repeating: ShortcutAction("ShowText", with: ["text": .text(joined)]), count: 2000))
    let drawn = try await picture(of: shortcut)
    #expect(drawn.utf8.count < 2_000_000)
    #expect(drawn.contains("… +1532"))
    #expect(read(drawn) != nil)
  }

  /// What is inside another stands further from the side where reading begins.
  @Test(arguments: [("en", "ltr", true), ("ar", "rtl", false), ("he", "rtl", false)])
  func blocksStandInOneAnother(language: String, direction: String, growsToTheRight: Bool)
    async throws
  {
    let inner = ShortcutAction("ShowText", with: ["text": "🍵 שלום"])
    let shortcut = PersonalShortcut(
      name: "صباح الخير 🌞", phrases: ["صباح الخير"],
      actions: [ShortcutAction("Repeat", with: ["count": 2], body: .repeated([inner]))])
    let drawn = try await picture(of: shortcut, language: language)
    #expect(drawn.contains("direction=\"\(direction)\""))
    #expect(drawn.contains("צ") == false && drawn.contains("🍵 שלום"))
    let places = drawn.matches(of: /<text class="f-ink" x="([\d.]+)"/).compactMap { Double($0.1) }
    try #require(places.count == 2)
    #expect((places[0] < places[1]) == growsToTheRight)
  }

  /// The first letter of the name stands for a symbol that has no drawing.
  @Test(arguments: [("sun.max", false), ("no.such.symbol", true), (nil, true)])
  func aSymbolOrALetter(icon: String?, isLetter: Bool) async throws {
    let drawn = try await picture(of: PersonalShortcut(name: " über uns", icon: icon))
    #expect(drawn.contains(">Ü</text>") == isLetter)
    #expect(drawn.contains("It does nothing yet."))
  }

  /// The studio and the pictures have the same colours, and a drawing for each symbol of the studio.
  @Test func theStudioLooksTheSame() throws {
    func page(_ name: String) throws -> String {
      try String(
        contentsOf: Self.sources.appending(path: "PhraseStudio/Page/\(name)"), encoding: .utf8)
    }
    let style = try page("studio.css")
    for color in ShortcutColor.allCases {
      #expect(style.contains(".c-\(color.rawValue) { --hue: \(color.hue); }"))
    }
    let script = try page("studio.js")
    let pickable = try #require(script.firstMatch(of: /(?s)const pickable = \[(.*?)\]/)).1
    let names = pickable.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(names.count > 20)
    for name in names + ActionCategory.allCases.map(\.symbol) {
      #expect(Glyph.path(of: name) != nil, "\(name)")
    }
  }

  @Test(arguments: [
    (["--picture", "a.png"], 64, "does not end in .svg"),
    (["--picture", "a"], 64, "does not end in .svg"),
    (["--picture", "a.svg", "--json"], 64, "cannot go together"),
    (["--picture", "a.svg"], 1, "there is no shortcut “Morning”"),
  ]) func otherFormsAreRefused(arguments: [String], status: Int32, reason: String) throws {
    let result = try CommandProcess().run(["shortcut", "show", "Morning"] + arguments)
    #expect(result.status == status && result.errors.contains(reason), "\(result)")
  }
}
