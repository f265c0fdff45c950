// SPDX-License-Identifier: Apache-2.0

@testable import CoreTransferable
import Foundation
import Testing

/// A seed packet that can be exported in four ways and imported in two.
private struct SeedPacket: Codable, Equatable, Transferable {
  var name: String
  var count: Int
  var secret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(contentType: .commaSeparatedText) { packet in
      Data("\(packet.name),\(packet.count)".utf8)
    } importing: { data in
      let parts = String(decoding: data, as: UTF8.self).split(separator: ",")
      return SeedPacket(name: String(parts[0]), count: Int(parts[1]) ?? 0)
    }
    ProxyRepresentation(exporting: \.name)
      .exportingCondition { !$0.secret }
    FileRepresentation(exportedContentType: .pdf) { packet in
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(packet.name)-\(UUID().uuidString).pdf")
      try Data("PDF of \(packet.name)".utf8).write(to: url)
      return SentTransferredFile(url)
    }
    .suggestedFileName { "\($0.name).pdf" }
    .visibility(.team)
  }
}

/// Can only be made from a file.
private struct Label: Equatable, Transferable {
  var text: String
  var wasOriginal: Bool

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .plainText) { (received: ReceivedTransferredFile) in
      Label(
        text: try String(contentsOf: received.file, encoding: .utf8),
        wasOriginal: received.isOriginalFile)
    }
  }
}

@Suite struct TransferableTests {
  private let basil = SeedPacket(name: "Basil", count: 40)

  @Test(arguments: [
    (UTType.plainText, "Basil"), (.delimitedText, "Basil,40"), (.commaSeparatedText, "Basil,40"),
    (.pdf, "PDF of Basil"),
  ])
  func theFirstRepresentationThatFitsExports(type: UTType, expected: String) async throws {
    #expect(String(decoding: try await basil.exported(as: type), as: UTF8.self) == expected)
  }

  @Test func codableRoundTrips() async throws {
    let data = try await basil.exported(as: .json)
    #expect(try await SeedPacket(importing: data, contentType: .json) == basil)
  }

  @Test func importPicksTheRepresentationOfTheType() async throws {
    let packet = try await SeedPacket(
      importing: Data("Dill,7".utf8), contentType: .commaSeparatedText)
    #expect(packet == SeedPacket(name: "Dill", count: 7))
  }

  @Test func aConditionKeepsAValueFromBeingExported() async throws {
    let secret = SeedPacket(name: "Truffle", count: 1, secret: true)
    await #expect(throws: TransferError.self) { try await secret.exported(as: .plainText) }
    #expect(!secret.exportedContentTypes().contains(.utf8PlainText))
    #expect(basil.exportedContentTypes().contains(.utf8PlainText))
  }

  @Test func whatIsOfferedIsNamedWhereNothingFits() async throws {
    let error = await #expect(throws: TransferError.self) {
      try await basil.exported(as: .png)
    }
    #expect(
      error?.description
        == "SeedPacket cannot be exported as public.png; it offers public.json, "
        + "public.comma-separated-values-text, public.utf8-plain-text, com.adobe.pdf")
    await #expect(throws: TransferError.self) {
      try await SeedPacket(importing: Data(), contentType: .png)
    }
  }

  @Test func visibilityNarrowsWhatIsOffered() {
    #expect(SeedPacket.exportedContentTypes(.all).contains(.pdf) == false)
    #expect(SeedPacket.exportedContentTypes(.team).contains(.pdf))
    #expect(SeedPacket.importedContentTypes() == [.json, .commaSeparatedText])
    #expect(basil.suggestedFilename == "Basil.pdf")
  }

  @Test func aFileIsLentAndATemporaryOneRemoved() async throws {
    let (url, text) = try await basil.withExportedFile(contentType: .json) { url in
      (url, try String(contentsOf: url, encoding: .utf8))
    }
    #expect(url.pathExtension == "json")
    #expect(text.contains("Basil"))
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func dataBecomesAFileForARepresentationThatReadsFiles() async throws {
    let label = try await Label(importing: Data("Thyme".utf8), contentType: .plainText)
    #expect(label == Label(text: "Thyme", wasOriginal: false))
  }

  @Test func standardValuesAreTransferable() async throws {
    let address = try #require(URL(string: "https://garden.example/a"))
    #expect(try await address.exported(as: .url) == Data(address.absoluteString.utf8))
    #expect(try await URL(importing: Data("https://a.b".utf8), contentType: .url).host() == "a.b")
    #expect(
      try await AttributedString(importing: Data("x".utf8), contentType: .plainText)
        == AttributedString("x"))
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
  }

  @Test func aSequenceHasTheWaysOfBothItsParts() {
    let nothing = NoTransferRepresentation<SeedPacket>()
    let json = CodableRepresentation<SeedPacket>(contentType: .json)
    let hidden: ModifiedTransferRepresentation<CodableRepresentation<SeedPacket>> =
      json.visibility(TransferRepresentationVisibility.ownProcess)
    let both = TransferRepresentationSequence(
      first: TransferRepresentationSequence(first: nothing, second: json), second: hidden)
    let ways: [ErasedRepresentation<SeedPacket>] = both._representations
    #expect(ways.count == json._representations.count * 2)
  }
}
