// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Each kind of finding where it belongs, and beside it what looks like it and is none.
@Suite struct FindingTests {
  /// An intent with a place for further code, and a shortcut that starts it.
  private static func intent(_ head: String = "", _ perform: String = "return .result()") -> String
  {
    """
    import AppIntents
    \(head)

    struct Sharpen: AppIntent {
      static let title: LocalizedStringResource = "Sharpen"
      func perform() async throws -> some IntentResult {
        \(perform)
      }
    }
    """
  }

  private static let shortcuts = """
    import AppIntents

    struct ToolShortcuts: AppShortcutsProvider {
      static let applicationName: ApplicationName = "Tools"
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Sharpen(), phrases: ["Sharpen with \\(.applicationName)"])
      }
    }
    """

  private static func places(
    _ head: String = "", _ perform: String = "return .result()",
    with others: [String: String] = [:]
  ) throws -> [String] {
    let files = ["Sharpen.swift": intent(head, perform), "Shortcuts.swift": shortcuts]
    return try PortProcess(files.merging(others) { $1 }).run().places
  }

  // MARK: Imports

  @Test(arguments: [
    ("SwiftUI", "SwiftUI is not on Linux"), ("HealthKit", "HealthKit is not on Linux"),
    ("os", "os is not on Linux"),
    ("struct SwiftUI.Color", "SwiftUI is not on Linux"),
    ("Alamofire", "Alamofire is neither Swift's nor the engine's"),
  ])
  func importsThatAreNotHere(module: String, message: String) throws {
    let places = try Self.places("import \(module)")
    #expect(places.count == 1)
    let column = module.contains("struct") ? 15 : 8
    #expect(places.first == "Sharpen.swift:2:\(column): error: \(message)")
  }

  @Test(arguments: [
    "import Foundation", "import OSLog", "import CoreSpotlight",
    "import UniformTypeIdentifiers", "import CoreLocation", "import GeoToolbox",
    "import CoreTransferable", "import struct AppIntents.IntentDialog", "import Observation",
    "// import SwiftUI", "/* import UIKit\nimport WidgetKit */",
    "let text = \"import SwiftUI\"", "let text = \"\"\"\nimport SwiftUI\n\"\"\"",
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
    "#if canImport(UIKit) && !os(watchOS)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif",
    "#if os(iOS)\nimport UIKit\n#endif", "#if !os(Linux)\nimport HealthKit\n#endif",
  ])
  func importsThatAreHereOrLeftOut(head: String) throws {
    #expect(try Self.places(head) == [])
  }

  /// A module that the package gains is one that sources may import.
  @Test func everyProductCanBeImported() throws {
    let manifest = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Package.swift"), encoding: .utf8)
    let products = manifest.matches(of: /\.library\(\s*name: "(\w+)"/).map { String($0.1) }
    #expect(products.contains("PhraseRuntime"))
    let imports = products.map { "import \($0)" }.joined(separator: "\n")
    #expect(try Self.places(imports) == [])
  }

  @Test func aModuleOfTheAppIsToldOnce() throws {
    let model = "public struct Blade { public init() {} }"
    let places = try Self.places(
      "import ToolKit",
      with: [
        "ToolKit/Blade.swift": model,
        "Second.swift": "import AppIntents\nimport ToolKit\nlet blade = Blade()",
      ])
    #expect(
      places == [
        "Second.swift:2:8: error: ToolKit is a module of the app, imported in 1 more file"
      ])
  }

  // MARK: Names

  @Test(arguments: [
    ("await UIApplication.shared.open(link)", "UIApplication is not on Linux", 11),
    ("WidgetCenter.shared.reloadAllTimelines()", "WidgetCenter is not on Linux", 5),
    ("autoreleasepool { }", "autoreleasepool is not on Linux", 5),
    ("let name = #keyPath(Blade.name)", "#keyPath is not on Linux", 17),
    ("@Observable class Blade {}", "@Observable is in a module of its own here", 6),
    ("@objc class Blade {}", "@objc is not on Linux", 6),
    (
      "NSUserActivity(activityType: kind).suggestedInvocationPhrase = phrase",
      "NSUserActivity has no suggestedInvocationPhrase here", 40
    ),
  ])
  func namesThatAreNotHere(line: String, message: String, column: Int) throws {
    #expect(try Self.places("", line) == ["Sharpen.swift:7:\(column): error: \(message)"])
  }

  @Test(arguments: [
    "let UIApplication = 1", "// WidgetCenter.shared.reloadAllTimelines()",
    "print(\"UIApplication.shared\")", "let defaults = UserDefaults(suiteName: \"group.tools\")",
    "let image = UIIntentsOwnType()", "activity.suggestedInvocationPhrase = phrase",
    "#if canImport(WidgetKit)\nWidgetCenter.shared.reloadAllTimelines()\n#endif",
    "NSUserActivity(activityType: kind).title = title",
  ])
  func namesThatAreHereOrNotMeant(line: String) throws {
    #expect(try Self.places("", line) == [])
  }

  @Test func aNameIsToldOnceWithItsOtherLines() throws {
    let places = try Self.places(
      "import UIKit", "let blade = UIImage()\nlet hilt: UIImage = UIImage(blade)\nUIImage.none")
    #expect(
      places == [
        "Sharpen.swift:2:8: error: UIKit is not on Linux",
        "Sharpen.swift:7:17: error: UIImage of UIKit is not on Linux, also in lines 8, 9",
      ])
  }

  @Test func aTypeOfTheAppIsItsOwn() throws {
    let own = "enum WidgetCenter { static let shared = 1 }"
    #expect(try Self.places("", "WidgetCenter.shared", with: ["Center.swift": own]) == [])
  }

  // MARK: Views

  @Test func aViewInTheSameFileBecomesASnippetView() throws {
    let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Sharp\") } }"
    #expect(
      try Self.places(card, "return .result(view: Card())") == [
        "Sharpen.swift:2:8: error: SwiftUI is not on Linux",
        "Sharpen.swift:3:8: error: a result shows Card, which SwiftUI draws",
      ])
    #expect(
      try Self.places(card) == [
        "Sharpen.swift:2:8: error: SwiftUI is not on Linux",
        "Sharpen.swift:3:8: error: Card belongs to what SwiftUI draws, and stays behind",
      ])
  }

  @Test func aViewElsewhereIsToldWhereTheResultShowsIt() throws {
    let card = "import SwiftUI\n\nstruct Card: View { var body: some View { Text(\"Sharp\") } }"
    #expect(
      try Self.places("", "return .result(view: Card().padding())", with: ["UI/Card.swift": card])
        == [
          "Sharpen.swift:7:26: error: a result shows Card, which SwiftUI draws (UI/Card.swift:3)"
        ])
  }

  @Test func aViewWrittenInPlace() throws {
    #expect(
      try Self.places("", "return .result(dialog: \"Sharp\") { Text(\"Sharp\") }") == [
        "Sharpen.swift:7:39: error: a result shows SwiftUI's Text"
      ])
    #expect(
      try Self.places("func card() -> some View { Card() }").first?.hasSuffix(
        "error: some View is SwiftUI's") == true)
  }

  @Test func aSnippetViewIsNone() throws {
    let card = """
      struct Card: SnippetView { var body: Snippet { Snippet { Snippet.text("Sharp") } } }
      """
    #expect(try Self.places(card, "return .result(view: Card())") == [])
    #expect(try Self.places("", "return .result(value: names.map { $0 })") == [])
  }

  // MARK: What is left out

  @Test func codeForIOSAlone() throws {
    let perform = "#if os(iOS)\nawait Blades.sharpen()\n#endif\nreturn .result()"
    #expect(
      try Self.places("", perform) == ["Sharpen.swift:7:9: warning: this is left out on Linux"])
    let either = "#if os(iOS)\nBlades.sharpen()\n#else\nBlades.grind()\n#endif\nreturn .result()"
    #expect(
      try Self.places("", either) == [
        "Sharpen.swift:7:9: warning: this is left out on Linux and another branch compiled"
      ])
  }

  @Test(arguments: [
    "os(iOS) || os(Linux)", "!os(watchOS)", "os(watchOS)", "canImport(SwiftUI)", "DEBUG",
    "targetEnvironment(simulator)",
  ])
  func codeThatIsNotMissed(condition: String) throws {
    #expect(try Self.places("", "#if \(condition)\nBlades.sharpen()\n#endif") == [])
  }

  @Test func aBranchForLinuxSettlesIt() throws {
    #expect(
      try Self.places(
        "", "#if os(Linux)\nBlades.grind()\n#elseif os(iOS)\nBlades.sharpen()\n#endif")
        == [])
  }

  // MARK: Bundles and texts

  @Test func valuesOfAnAppsBundle() throws {
    #expect(
      try Self.places("let id = Bundle.main.bundleIdentifier!") == [
        "Sharpen.swift:2:22: warning: Bundle.main.bundleIdentifier is of an app's bundle"
      ])
    #expect(try Self.places("let id = Bundle.module.bundleIdentifier") == [])
    #expect(try Self.places("let path = Bundle.main.path(forResource: \"tools\")") == [])
  }

  @Test func namesThatXcodeMakesOfKeys() throws {
    let catalog = #"{"sourceLanguage": "en", "strings": {"Sharpen a Blade": {}, "SAVE_ALL": {}}}"#
    let texts = """
      extension Sharpen {
        static var caption: LocalizedStringResource { .sharpenABlade }
        static let verb: LocalizedStringResource = .saveAll
        static let plain: LocalizedStringResource = "Sharpen"
        static let other: LocalizedStringResource = .unknown
        static let full = LocalizedStringResource.saveAll
      }
      """
    let process = try PortProcess([
      "Sharpen.swift": Self.intent(texts), "Shortcuts.swift": Self.shortcuts,
      "Localizable.xcstrings": catalog,
    ])
    let result = try process.run()
    #expect(
      result.places.filter { $0.contains("Sharpen.swift") } == [
        "Sharpen.swift:3:49: error: Xcode makes .sharpenABlade of a key in a string catalog",
        "Sharpen.swift:4:46: error: Xcode makes .saveAll of a key in a string catalog",
        "Sharpen.swift:7:45: error: Xcode makes saveAll of a key in a string catalog",
      ])
    #expect(result.output.contains("write the key itself: \"SAVE_ALL\""))
  }

  @Test func aMemberOfTheAppsOwnIsNoKey() throws {
    let places = try Self.places(
      "extension LocalizedStringResource { static let saveAll: LocalizedStringResource = \"Save\" }",
      with: [
        "Localizable.xcstrings": #"{"strings": {"Save all": {}}}"#,
        "Caption.swift":
          "import AppIntents\nlet caption: LocalizedStringResource = .saveAll",
      ])
    #expect(places.filter { $0.contains("Xcode") } == [])
  }

  // MARK: The whole app

  @Test func theNamesOfTheAppAreReadyToPaste() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Tool "Wall"</string>
      <key>INAlternativeAppNames</key><array>
      <dict><key>INAlternativeAppName</key><string>Workshop</string></dict>
      </array></dict></plist>
      """
    let nameless = Self.shortcuts.split(separator: "\n")
      .filter { !$0.contains("applicationName:") }.joined(separator: "\n")
    let result = try PortProcess([
      "Sharpen.swift": Self.intent(), "Shortcuts.swift": nameless, "App/Info.plist": list,
      "App/Localizable.xcstrings": #"{"strings": {}}"#,
    ]).run()
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix(
        #"""
        Shortcuts.swift:2:8: note: the provider says here what Info.plist and the main bundle say on iOS
          struct ToolShortcuts: AppShortcutsProvider {
                 ^^^^^^^^^^^^^
          static let applicationName = ApplicationName("Tool \"Wall\"", synonyms: ["Workshop"])
          static let localizationBundle = Bundle.module

        """#))
  }

  @Test func intentsThatNoShortcutStarts() throws {
    let others = """
      import AppIntents
      struct Grind: AppIntent {}
      struct Hidden: AppIntent { static let isDiscoverable = false }
      struct Setting: WidgetConfigurationIntent {}
      private struct Own: AppIntent {}
      protocol Turning: AppIntent {}
      extension Machine { struct Drill: Turning {} }
      """
    let result = try PortProcess([
      "Sharpen.swift": Self.intent(), "Shortcuts.swift": Self.shortcuts, "Others.swift": others,
    ]).run()
    #expect(
      result.output.hasSuffix(
        """
        Shortcuts.swift:3:8: note: 2 intents are started by no shortcut, and Linux finds none by itself
          struct ToolShortcuts: AppShortcutsProvider {
                 ^^^^^^^^^^^^^
          struct AppPackage: AppIntentsPackage {
            static var intents: [any AppIntent.Type] {
              [
                Grind.self,
                Machine.Drill.self,
              ]
            }
          }

        """))
    let listed = """

      struct ToolPackage: AppIntentsPackage {
        static var intents: [any AppIntent.Type] { [Grind.self, Machine.Drill.self] }
      }
      """
    let settled = try PortProcess([
      "Sharpen.swift": Self.intent(), "Shortcuts.swift": Self.shortcuts,
      "Others.swift": others + listed,
    ]).run()
    #expect(settled.places == [])
    #expect(settled.status == 0)
  }

  @Test func typesInFilesThatCannotCome() throws {
    let store = "import SwiftData\n\n@Model final class BladeStore {}\nstruct Unused {}"
    #expect(
      try Self.places("", "let store = BladeStore()", with: ["Model/BladeStore.swift": store]) == [
        "Model/BladeStore.swift:3:20: error: Sharpen.swift uses BladeStore, "
          + "and this file imports SwiftData"
      ])
    #expect(try Self.places(with: ["Model/BladeStore.swift": store]) == [])
  }

  @Test func textsInFilesThatCannotCome() throws {
    let texts = """
      import UIKit
      extension LocalizedStringResource {
        static var edge: LocalizedStringResource { "Edge" }
        static func blade(_ name: String) -> LocalizedStringResource { "Blade" }
      }
      extension UIColor { static let rust = 1 }
      """
    #expect(
      try Self.places(
        "let edge: LocalizedStringResource = .edge", "name(LocalizedStringResource.blade(\"Saw\"))",
        with: ["Texts.swift": texts])
        == [
          "Texts.swift:3:14: error: Sharpen.swift uses .blade, .edge, and this file imports UIKit"
        ])
    #expect(try Self.places("let edge = Edge.rust", with: ["Texts.swift": texts]) == [])
  }

  @Test func functionsInFilesThatCannotCome() throws {
    let helper = """
      import UIKit

      public func grind(_ blade: Int) { func inner() {} }
      extension Int { func polish() {} }
      """
    #expect(
      try Self.places("", "grind(1); polish(); inner()", with: ["Grinding.swift": helper]) == [
        "Grinding.swift:3:13: error: Sharpen.swift uses grind, and this file imports UIKit"
      ])
    #expect(
      try Self.places("func grind(_ blade: Int) {}", "grind(1)", with: ["G.swift": helper]) == [])
  }

  @Test func anExtensionDoesNotHideItsType() throws {
    let blade = "import SwiftData\ntypealias Blade = Version1.Blade"
    #expect(
      try Self.places("extension Blade { var edge: Int { 1 } }", with: ["Blade.swift": blade]) == [
        "Blade.swift:2:11: error: Sharpen.swift uses Blade, and this file imports SwiftData"
      ])
  }

  @Test func aFileWithoutFoundationIsToldSo() throws {
    let model = "import SwiftUI\nstruct Blade: Codable, View {}\nextension Blade: AppEntity {}"
    let result = try PortProcess(["Blade.swift": "// AppIntents\n" + model]).run()
    #expect(
      result.output.contains(
        "  write import AppIntents, which brings Foundation, if the file uses it; take it out"))
  }

  @Test(arguments: [
    ("SwiftUI", "", "nothing in the file seems to need it"),
    ("SwiftUI", "let color: Color?", "take it out where nothing draws"),
    ("UIKit", "let image: UIImage?", "leave what draws behind"),
    ("UIKit", "let image: Data?", "nothing in the file seems to need it"),
    ("HealthKit", "", "put what uses it behind a protocol"),
  ])
  func whatIsSaidOfAnImport(module: String, line: String, advice: String) throws {
    let files = ["Sharpen.swift": Self.intent("import \(module)\n\(line)")]
    #expect(try PortProcess(files).run().output.contains("\n  \(advice)"))
  }
}
