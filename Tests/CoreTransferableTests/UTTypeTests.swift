// SPDX-License-Identifier: Apache-2.0

import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test(arguments: [
    ("png", UTType.png), ("JPG", .jpeg), ("txt", .plainText), ("json", .json), ("md", nil),
  ])
  func aTypeIsFoundByExtension(filenameExtension: String, expected: UTType?) {
    #expect(UTType(filenameExtension: filenameExtension) == expected)
  }

  @Test(arguments: [("image/png", UTType.png), ("Application/JSON", .json), ("x/y", nil)])
  func aTypeIsFoundByMIMEType(mimeType: String, expected: UTType?) {
    #expect(UTType(mimeType: mimeType) == expected)
  }

  @Test func aFoundTypeFitsTheWantedSupertype() {
    #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
  }

  @Test(arguments: [
    (UTType.png, UTType.image, true), (.png, .data, true), (.png, .png, true),
    (.png, .text, false), (.svg, .xml, true), (.folder, .data, false),
  ])
  func conformanceIsTransitive(type: UTType, other: UTType, expected: Bool) {
    #expect(type.conforms(to: other) == expected)
    #expect(type.isSubtype(of: other) == (expected && type != other))
  }

  @Test(arguments: ["", "two words", "a/b"])
  func malformedIdentifiersAreRefused(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test func unknownIdentifiersAreAcceptedAndConformToNothing() throws {
    let type = try #require(UTType("org.example.herbarium"))
    #expect(type.supertypes.isEmpty)
    #expect(!type.isDeclared)
    #expect(type.preferredFilenameExtension == nil)
    #expect(UTType(exportedAs: "org.example.herbarium") == type)
  }

  @Test func aDeclaredTypeKnowsExtensionAndWords() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.jpeg.localizedDescription == "JPEG image")
    #expect(UTType.jpeg.isPublic)
    #expect(!UTType.pdf.isPublic)
  }
}
