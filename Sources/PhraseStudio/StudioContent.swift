// SPDX-License-Identifier: Apache-2.0

public import PhraseShortcuts

/// What the studio shows beside the person's shortcuts; a section without entries is not shown.
///
/// ```swift
/// var content = StudioContent()
/// content.gallery = { language in (try? ShortcutGallery(of: engine, in: language))?.categories ?? [] }
/// ```
public struct StudioContent: Sendable {
  /// Gives a section in the language of a code.
  public typealias Section<Entry> = @Sendable (_ language: String) async -> [Entry]

  /// Shortcuts to take over, in categories; their questions are asked on the page.
  public var gallery: Section<ShortcutGallery.Category> = { _ in [] }
  /// Shortcuts that the person may want, by what they did.
  public var suggestions: Section<PersonalShortcut> = { _ in [] }
  /// What runs shortcuts by itself.
  public var automations: Section<StudioAutomation> = { _ in [] }
  /// Switches an automation on or off by its identifier.
  ///
  /// It throws where there is none; its description is shown to the person.
  public var switchAutomation: @Sendable (_ id: String, _ isOn: Bool) async throws -> Void = {
    id, _ in throw StudioError("There is no automation “\(id)”.")
  }

  /// Shows nothing besides.
  public init() {}
}

/// Something that runs a shortcut by itself, as the studio shows it.
public struct StudioAutomation: Sendable, Encodable, Equatable, Identifiable {
  /// What ``StudioContent/switchAutomation`` takes.
  public var id: String
  /// When it runs: "Every day at 7:00".
  public var title: String
  /// What it runs: "Good Morning".
  public var subtitle: String
  /// Whether it is on.
  public var isOn: Bool

  /// Makes an automation.
  public init(id: String, title: String, subtitle: String, isOn: Bool) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.isOn = isOn
  }
}

/// Why the studio does not do something.
public struct StudioError: Error, CustomStringConvertible, Equatable {
  /// What was seen, and what would be accepted.
  public let description: String

  /// Makes an error with its words.
  public init(_ description: String) { self.description = description }
}
