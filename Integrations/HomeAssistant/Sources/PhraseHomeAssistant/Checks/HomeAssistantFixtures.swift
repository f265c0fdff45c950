// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import PhraseMatching

/// A home to try sentences on: its areas, floors and entities.
///
/// ```yaml
/// areas:
///   - {name: Kitchen, id: kitchen}
/// entities:
///   - {name: "Ceiling [Lamp]", id: light.ceiling, attributes: {device_class: light}}
/// ```
///
/// The format is that of `tests/en/_fixtures.yaml` in home-assistant/intents, and of the test files
/// by slot combination, which bring their own home.
public struct HomeAssistantFixtures: Equatable, Sendable {
  /// The lists `name`, `area` and `floor`; values of `name` carry their domain and attributes.
  public var lists: [String: HomeAssistantList] = [
    "name": .values([]), "area": .values([]), "floor": .values([]),
  ]

  /// The area in which the sentences are said, if one is marked as `context_area`.
  public private(set) var contextArea: HomeAssistantValue?

  /// Makes an empty home.
  public init() {}

  /// Reads a home from a file.
  ///
  /// - Throws: `HomeAssistantFileError` where the file is missing or broken.
  public init(contentsOf url: URL) throws(HomeAssistantFileError) {
    try self.init(SourceNode(contentsOf: url))
  }

  /// Reads a home from text.
  ///
  /// - Parameters:
  ///   - text: YAML or JSON.
  ///   - name: What errors call the text.
  /// - Throws: `HomeAssistantFileError` where something is broken.
  public init(parsing text: String, name: String = "fixtures") throws(HomeAssistantFileError) {
    try self.init(SourceNode(text, file: name))
  }

  init(_ root: SourceNode) throws(HomeAssistantFileError) {
    for (key, node) in try root.entries(of: "the file") {
      switch key {
      case "areas":
        lists["area"] = .values(try Self.names(in: node, "area") { _ in [:] })
        for area in try node.items(of: "“areas”") {
          let area = try area.values(of: "the area")
          if area["context_area"] == true { contextArea = area["name"] }
        }
      case "floors": lists["floor"] = .values(try Self.names(in: node, "floor") { _ in [:] })
      case "entities": lists["name"] = .values(try Self.names(in: node, "entity", Self.context))
      default: break
      }
    }
  }

  private static func names(
    in node: SourceNode, _ kind: String,
    _ context: ([String: HomeAssistantValue]) -> [String: HomeAssistantValue]
  ) throws(HomeAssistantFileError) -> [HomeAssistantList.Value] {
    var values: [HomeAssistantList.Value] = []
    for item in try node.items(of: "“\(kind)s”") {
      let entries = try item.entries(of: "the \(kind)")
      guard let name = entries.first(where: { $0.key == "name" })?.value else {
        throw item.fault("the \(kind) has no “name”")
      }
      let known = context(try item.values(of: "the \(kind)"))
      let text = try text(of: name)
      values.append(
        HomeAssistantList.Value(text, output: .string(text), context: known))
    }
    return values
  }

  /// A name, which may be a template: any of its texts is said, and the name is what is meant.
  private static func text(of name: SourceNode) throws(HomeAssistantFileError) -> String {
    let text = try name.text(of: "“name”").trimmed
    do throws(GrammarError) {
      if text.hasTemplateSyntax { _ = try Template(parsing: text, syntax: .sentence) }
    } catch {
      throw name.fault(error.description)
    }
    return text
  }

  /// The domain, which the id begins with, and the attributes.
  private static func context(
    of entity: [String: HomeAssistantValue]
  ) -> [String: HomeAssistantValue] {
    var context: [String: HomeAssistantValue] = [:]
    if let id = entity["id"]?.text?.split(separator: ".").first {
      context["domain"] = .string(String(id))
    }
    if let domain = entity["domain"] { context["domain"] = domain }
    if case .object(let attributes) = entity["attributes"] {
      context.merge(attributes) { _, attribute in attribute }
    }
    return context
  }
}
