// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseFinding
import PhraseRuntime
import Testing

extension Wagon: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { wagon in Data("picture of \(wagon.name)".utf8) }
    DataRepresentation(exportedContentType: .json) { wagon in Data("\"\(wagon.name)\"".utf8) }
    ProxyRepresentation(exporting: \.name)
  }
}

@Suite struct ExportTests {
  let engine: PhraseEngine

  init() async throws {
    var configuration = PhraseEngine.Configuration()
    configuration.calendar.timeZone = .gmt
    engine = try await PhraseEngine(DepotShortcuts.self, configuration: configuration)
  }

  @Test func text() async throws {
    let text = String(decoding: try await engine.export("2", of: "coach", as: .text), as: UTF8.self)
    #expect(text.hasPrefix("line 9\nName: line 9\nLine: 9\n"))
    #expect(text.contains("Kind: Local\nFirst Stop: École\n") && !text.contains("Note"))
  }

  @Test func json() async throws {
    let data = try await engine.export("2", of: "Depot.Coach", as: .json)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["kind"] as? String == "entity" && object["id"] as? String == "2")
    #expect(object["type"] as? String == "PhraseFindingTests.Coach")
    let properties = try #require(object["properties"] as? [String: Any])
    #expect(
      Set(properties.keys) == ["name", "line", "fare", "departure", "kind", "stop", "note", "tags"])
    func field(_ name: String, of property: String) -> String? {
      (properties[property] as? [String: Any])?[name] as? String
    }
    #expect(properties["line"] as? Int == 9 && field("value", of: "kind") == "local")
    #expect(properties["fare"] is NSNull && properties["note"] is NSNull)
    #expect(field("value", of: "departure") == "2026-06-01T13:00:00Z")
    #expect(field("id", of: "stop") == "b" && field("kind", of: "stop") == "entity")
  }

  @Test(arguments: [
    ("png", "picture of Red"), ("image/png", "picture of Red"), ("public.png", "picture of Red"),
    ("public.image", "picture of Red"), ("txt", "Red"),
  ])
  func representations(_ type: String, _ content: String) async throws {
    let data = try await engine.export("1", of: "wagon", as: ExportFormat(type))
    #expect(String(decoding: data, as: UTF8.self) == content)
  }

  @Test func wholeNumbersHaveNoSeparators() async throws {
    let text = String(decoding: try await engine.export("4", of: "wagon", as: .text), as: UTF8.self)
    #expect(text.contains("Length: 1965\n"))
  }

  @Test func theFormatsAreToldOnceEach() async throws {
    let error = await #expect(throws: ExportError.self) {
      try await engine.export("1", of: "wagon", as: .type("pdf"))
    }
    #expect(
      error?.description
        == "Wagon cannot be exported as “pdf”; it can as text, json, png or public.utf8-plain-text."
    )
  }

  @Test(arguments: [
    ("9", "wagon", "json", ExportError.Code.notFound),
    ("x y", "wagon", "json", .notFound),
    ("1", "wagon", "pdf", .unsupportedType),
    ("1", "wagon", "", .unsupportedType),
    ("1", "coach", "png", .unsupportedType),
  ])
  func failures(_ id: String, _ name: String, _ format: String, _ code: ExportError.Code) async {
    let error = await #expect(throws: ExportError.self) {
      try await engine.export(id, of: name, as: ExportFormat(format))
    }
    #expect(error?.code == code)
  }

  @Test func unknownEntities() async {
    await #expect(throws: FindError.self) {
      try await engine.export("1", of: "wheel", as: .json)
    }
  }
}
