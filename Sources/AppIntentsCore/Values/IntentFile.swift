// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file that an intent receives or returns: its bytes in memory, or where it lies.
///
/// A path that a person gives may be relative to the working directory, or begin with `~`.
///
/// - Important: Partial. A person names a file by its path only, and `removedOnCompletion` removes
///   none.
public struct IntentFile: Equatable, Hashable, Sendable, _IntentValue {
  private enum Content: Equatable, Hashable, Sendable {
    case data(Data)
    case url(URL)
  }

  private let content: Content
  /// The name of the file with its extension.
  public var filename: String
  /// The kind of content; nil when it is unknown.
  public var type: UTType?

  /// Whether the file on disk may be removed once it has been handed over; kept only, since the
  /// program that gets the file may read it later.
  public var removedOnCompletion = false

  /// Creates a file from bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.content = .data(data)
    self.filename = filename
    self.type = type
  }

  /// Creates a file from one on disk.
  ///
  /// - Parameters:
  ///   - fileURL: Where the file lies.
  ///   - filename: The name to show; nil takes the file's own.
  ///   - type: The kind of content; nil when it is unknown.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
  }

  /// Where the file lies; nil when it exists only in memory.
  public var fileURL: URL? {
    switch content {
    case .data: nil
    case .url(let url): url
    }
  }

  /// The bytes; empty when the file cannot be read any more.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }
}
