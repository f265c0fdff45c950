// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import Testing

@testable import PhraseCLI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects what an XML parser sees; nil after a fault.
private final class Reader: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]
  var text = ""
  var attributes: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[element, default: 0] += 1
    if self.attributes.isEmpty { self.attributes = attributes }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string + "|" }

  static func read(_ text: String) -> Reader? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }
}

@Suite struct PictureTests {
  @Test(arguments: Cards.all.indices)
  func everyPictureIsWellFormed(_ index: Int) throws {
    let card = Cards.all[index]
    let picture = try #require(Reader.read(SVGPicture.text(of: card)))
    #expect(picture.elements["svg"] == 1)
    #expect(picture.elements["script"] == nil)
    let height = try #require(picture.attributes["height"].flatMap(Double.init))
    #expect(height >= 80)
    // The same page as XML, without the line that only HTML has.
    let page = HTMLPage.text(of: card).replacing("<!DOCTYPE html>\n", with: "")
    let read = try #require(Reader.read(page))
    #expect(read.elements["main"] == 1)
    #expect(read.elements["script"] == nil)
  }

  @Test func aPictureHasEverythingThatTheSnippetSays() throws {
    let picture = try #require(Reader.read(SVGPicture.text(of: Cards.landmark)))
    let words = [
      "Lighthouse of Ar-Men", "Brittany, France", "Height", "37 m", "45 %", "Your visit",
      "Favorite",
      "Remind Me", "Find Tickets", "Delete", "A tower in the surf",
    ]
    for word in words { #expect(picture.text.contains(word), "\(word)") }
    #expect(picture.elements["circle"] == 2)
    let page = HTMLPage.text(of: Cards.landmark)
    for word in words { #expect(page.contains(word), "\(word)") }
    #expect(page.contains("aria-checked=\"true\""))
    #expect(page.contains("class=\"button prominent\""))
  }

  @Test(arguments: Cards.all.indices)
  func nothingIsFetched(_ index: Int) {
    let card = Cards.all[index]
    for text in [SVGPicture.text(of: card), HTMLPage.text(of: card)] {
      let links = text.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!links.contains("http"))
      #expect(!links.contains("@import"))
    }
  }

  @Test func directionFollowsTheLanguage() {
    let svg = SVGPicture.text(of: Cards.arabic)
    #expect(svg.contains("direction=\"rtl\""))
    #expect(svg.contains("xml:lang=\"ar\""))
    #expect(HTMLPage.text(of: Cards.arabic).contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(SVGPicture.text(of: Cards.wide).contains("direction=\"ltr\""))
  }

  @Test func picturesAreDrawnByDayAndNight() {
    for text in [
      SVGPicture.text(of: Cards.wide), HTMLPage.text(of: Cards.wide),
    ] {
      #expect(text.contains("@media (prefers-color-scheme:dark)"))
    }
  }

  @Test func aPictureOfBytesIsPutIn() {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let web = DisplayRepresentation.Image(
      url: URL(string: "https://example.org/a.png") ?? URL(fileURLWithPath: "/"))
    for (image, isPutIn) in [
      (DisplayRepresentation.Image(data: png), true), (.init(data: Data("text".utf8)), false),
      (web, false), (.init(url: URL(fileURLWithPath: "/dev/zero")), false),
      (.init(named: "Photo"), false),
    ] {
      let card = Snippet { .image(image) }.card
      #expect(SVGPicture.text(of: card).contains("data:image/png;base64,") == isPutIn)
      #expect(HTMLPage.text(of: card).contains("data:image/png;base64,") == isPutIn)
    }
  }

  @Test func everySymbolHasADrawing() {
    for name in Glyph.names {
      #expect(Glyph(symbol: name).path.hasPrefix("M"), "\(name)")
    }
    let fallback = Glyph(symbol: "no.such.symbol")
    #expect(fallback.path.hasPrefix("M12 3.5"))
    #expect(Glyph(symbol: "heart.fill").isFilled)
    #expect(!Glyph(symbol: "heart").isFilled)
    #expect(!Glyph(symbol: "ticket.fill").isFilled)
    #expect(Glyph(symbol: "tram").path == Glyph(symbol: "bus.fill").path)
    #expect(Glyph(symbol: "figure.walk") != fallback)
  }
}
