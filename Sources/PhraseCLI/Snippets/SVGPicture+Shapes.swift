// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

extension SVGPicture {
  func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double,
    _ ink: SnippetPalette.Ink, edge: SnippetPalette.Ink? = nil
  ) -> String {
    let line = edge.map { " s-\($0)" } ?? ""
    return "<rect class=\"f-\(ink)\(line)\" x=\"\(x.short)\" y=\"\(y.short)\""
      + " width=\"\(width.short)\" height=\"\(height.short)\" rx=\"\(radius.short)\"/>"
  }

  func glyph(
    _ name: String, x: Double, y: Double, size: Double, _ ink: SnippetPalette.Ink,
    stroke: Double = 1.8
  ) -> String {
    let glyph = Glyph(symbol: name)
    let fill = glyph.isFilled ? "class=\"f-\(ink) s-\(ink)\"" : "fill=\"none\" class=\"s-\(ink)\""
    return
      "<path \(fill) stroke-width=\"\(stroke.short)\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
      + " transform=\"translate(\(x.short) \(y.short)) scale(\((size / 24).fine))\""
      + " d=\"\(glyph.path)\"/>"
  }

  /// The picture beside the heading.
  mutating func drawBadge(_ image: WireCard.Image, size: Double) {
    let radius = image.isRound == true ? size / 2 : 16
    let corner = edge(0, width: size)
    if let data = image.dataURL {
      drawPicture(data, x: corner, width: size, height: size, radius: radius)
      return
    }
    parts.append(
      "<rect fill=\"url(#accent)\" x=\"\(corner.short)\" y=\"\(y.short)\" width=\"\(size.short)\""
        + " height=\"\(size.short)\" rx=\"\(radius.short)\"/>")
    let inner = size * 0.56
    let gap = (size - inner) / 2
    parts.append(
      glyph(image.symbol ?? "photo", x: corner + gap, y: y + gap, size: inner, .white))
  }

  /// A picture across the card, with what it shows below.
  mutating func drawBanner(_ picture: WireCard.Picture) {
    let height = 168.0
    if let data = picture.image.dataURL {
      drawPicture(data, x: left, width: contentWidth, height: height, radius: 18)
    } else {
      parts.append(
        rectangle(x: left, y: y, width: contentWidth, height: height, radius: 18, .tint))
      parts.append(
        "<rect fill=\"url(#accent)\" opacity=\"0.18\" x=\"\(left.short)\" y=\"\(y.short)\""
          + " width=\"\(contentWidth.short)\" height=\"\(height.short)\" rx=\"18\"/>")
      parts.append(
        glyph(
          picture.image.symbol ?? "photo", x: left + contentWidth / 2 - 40, y: y + height / 2 - 40,
          size: 80, .accent, stroke: 1.1))
    }
    y += height
    if let description = picture.description {
      y += 4
      drawText(description, .caption)
    }
  }

  private mutating func drawPicture(
    _ data: String, x: Double, width: Double, height: Double, radius: Double
  ) {
    clips += 1
    let place =
      "x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\" height=\"\(height.short)\""
    parts.append("<clipPath id=\"clip\(clips)\"><rect \(place) rx=\"\(radius.short)\"/></clipPath>")
    parts.append(
      "<image \(place) clip-path=\"url(#clip\(clips))\" preserveAspectRatio=\"xMidYMid slice\""
        + " href=\"\(data)\"/>")
  }
}

extension Double {
  /// The number with at most three decimals.
  fileprivate var fine: String { "\((self * 1000).rounded() / 1000)" }
}

extension WireCard.Image {
  /// The greatest picture that is put into a file, in bytes.
  static let byteLimit = 8 * 1024 * 1024

  /// The picture as text inside a file; nil for symbols, and for what is no picture or too large.
  ///
  /// A picture on the network is never fetched.
  var dataURL: String? {
    let file = url.flatMap(URL.init(string:))
    guard let bytes = bytes ?? (file?.isFileURL == true ? file?.smallFile : nil),
      bytes.count <= Self.byteLimit, let type = bytes.pictureType
    else { return nil }
    return "data:\(type);base64,\(bytes.base64EncodedString())"
  }
}

extension URL {
  /// The contents of a regular file that is not too large.
  fileprivate var smallFile: Data? {
    let values = try? resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true,
      let size = values?.fileSize, size <= WireCard.Image.byteLimit
    else { return nil }
    return try? Data(contentsOf: self)
  }
}

extension Data {
  /// What kind of picture the bytes are, by their beginning.
  fileprivate var pictureType: String? {
    if starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if starts(with: Array("RIFF".utf8)), dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    return nil
  }
}
