// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a picture shows: words for it, and the picture itself where there is one.
///
/// On Apple's platforms a camera or a screenshot makes it. Here any program can make one, for example
/// from the words that a classifier gives.
///
/// - Important: Partial. There is no camera that makes one; a program does.
public struct SemanticContentDescriptor: Hashable, Sendable, _IntentValue {
  /// Words for what the picture shows, the surest first.
  public let labels: [String]
  /// The picture; nil when only the words are known.
  public let pixelBuffer: CVReadOnlyPixelBuffer?

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - labels: Words for what the picture shows, the surest first.
  ///   - pixelBuffer: The picture; nil when only the words are known.
  public init(labels: [String] = [], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
    self.labels = labels
    self.pixelBuffer = pixelBuffer
  }
}

/// A picture as pixels in memory.
///
/// On Apple's platforms the type belongs to Core Video. This one holds four bytes a pixel: blue,
/// green, red and opacity, row after row from the top.
///
/// - Important: Partial. The pixels are kept; nothing turns them into a picture or into words.
public struct CVReadOnlyPixelBuffer: Hashable, Sendable {
  /// The picture's width in pixels.
  public let width: Int
  /// The picture's height in pixels.
  public let height: Int
  /// The pixels, four bytes each, row after row from the top.
  public let data: Data

  /// Creates a picture; nil when the data is not four bytes for each pixel.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - data: The pixels, four bytes each, row after row from the top.
  public init?(width: Int, height: Int, data: Data) {
    let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
    let (bytes, tooLong) = pixels.multipliedReportingOverflow(by: 4)
    guard width > 0, height > 0, !tooMany, !tooLong, bytes == data.count else { return nil }
    self.width = width
    self.height = height
    self.data = data
  }
}
