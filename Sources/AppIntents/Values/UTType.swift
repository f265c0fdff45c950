// SPDX-License-Identifier: Apache-2.0

/// A kind of content by its identifier, for example `public.plain-text`.
///
/// Linux has no registry of types, so this is the identifier alone: types are equal or they are not.
public struct UTType: Equatable, Hashable, Sendable {
  /// The identifier in reverse-domain form.
  public let identifier: String

  /// Creates a type from its identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Any bytes.
  public static let data = UTType("public.data")
  /// Anything with content, in a file or not.
  public static let item = UTType("public.item")
  /// Any picture.
  public static let image = UTType("public.image")
  /// A picture in PNG.
  public static let png = UTType("public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType("public.jpeg")
  /// Any text.
  public static let text = UTType("public.text")
  /// Text without formatting.
  public static let plainText = UTType("public.plain-text")
  /// Text with formatting in RTF.
  public static let rtf = UTType("public.rtf")
  /// Structured data in JSON.
  public static let json = UTType("public.json")
  /// A document in PDF.
  public static let pdf = UTType("com.adobe.pdf")
  /// Any sound.
  public static let audio = UTType("public.audio")
  /// Any film.
  public static let movie = UTType("public.movie")
  /// A folder.
  public static let folder = UTType("public.folder")
}
