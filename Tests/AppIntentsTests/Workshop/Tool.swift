// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreSpotlight

// The second app that the tests of this target declare: a workshop. Its declarations are written in
// as many ways as apps write them; that they compile is what they test first.

/// A tool on the wall, with a URL, exported as text, and searchable.
struct Tool: AppEntity, Identifiable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    name: .init("tool.type", defaultValue: "Tool"), numericFormat: "\(placeholder: .int) tools")
  static let defaultQuery = ToolQuery()

  let id: String
  @Property(title: .init("tool.name", defaultValue: "Name"))
  var name: String
  @Property(title: "Mass") var mass: Measurement<UnitMass>?
  var wall: String?

  var displayRepresentation: DisplayRepresentation {
    .init(
      title: .init(stringLiteral: name), subtitle: wall.map { "\($0) wall" },
      image: wall.flatMap { .init(data: Data($0.utf8)) })
  }

  init(id: String, name: String, wall: String? = nil) {
    self.id = id
    self.name = name
    self.wall = wall
  }

  static let all = [
    Tool(id: "saw", name: "Saw", wall: "north"), Tool(id: "hammer & nail", name: "Hammer"),
  ]
}

struct ToolQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [Tool.ID]) async throws -> [Tool] {
    Tool.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<Tool> {
    .init(items: Tool.all.filter { $0.name.localizedCaseInsensitiveContains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<Tool> {
    .init(
      promptLabel: "Which tool?",
      sections: ["north", "south"].map { wall in
        .init(.init(stringLiteral: wall), items: Tool.all.filter { $0.wall == wall })
      })
  }

  func defaultResult() async -> Tool? { Tool.all.first }
}

extension Tool: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://workshop.example/tools/\(.id)" }
}

extension Tool: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .html) { Data("<b>\($0.name)</b>".utf8) }
    ProxyRepresentation(exporting: \.name)
  }
}

extension Tool: IndexedEntity {}

/// Where to go in the workshop's app.
enum Bench: String, URLRepresentableEnum {
  case sawing, painting, none

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bench")
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .sawing: "Sawing", .painting: .init(title: "Painting", subtitle: "with brushes"),
    .none: .init(stringLiteral: "None"),
  ]
  static var urlRepresentation: URLRepresentation {
    [
      .sawing: "https://workshop.example/benches/1",
      .painting: "https://workshop.example/benches/2",
    ]
  }
}

/// A drawing on disk.
struct Drawing: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drawing"
  static let supportedContentTypes: [UTType] = [.svg, .pdf]
  static let defaultQuery = DrawingQuery()

  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Drawing" }
}

struct DrawingQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Drawing] {
    identifiers.map(Drawing.init)
  }
}
