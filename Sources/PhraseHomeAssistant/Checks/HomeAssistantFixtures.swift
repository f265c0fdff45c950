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
      case "areas": lists["area"] = .values(try Self.names(in: node, "area") { _ in [:] })
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
      for form in try forms(of: name) {
        values.append(
          HomeAssistantList.Value(
            form, output: .string(form), context: known, isTemplate: false))
      }
    }
    return values
  }

  /// Every text that a name's template stands for is a name of its own.
  private static func forms(of name: SourceNode) throws(HomeAssistantFileError) -> [String] {
    let text = try name.text(of: "“name”")
    guard text.hasTemplateSyntax else { return [text.trimmed] }
    do throws(GrammarError) {
      var forms = TemplateForms(rules: [:])
      return forms.forms(of: try SentenceTemplate(text, isMatchingText: false).root)
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    } catch {
      throw name.fault(error.description)
    }
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
