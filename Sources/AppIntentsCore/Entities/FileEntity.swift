// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An entity that stands for a document or another file.
///
/// - Important: Partial. The app opens the file itself; the kinds of content are kept, and nothing
///   offers files of these kinds.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The kinds of content that such files hold.
  static var supportedContentTypes: [UTType] { get }
}

/// What identifies the entity of a file: where the file lies, or a name for one not saved yet.
public struct FileEntityIdentifier: Equatable, Hashable, Sendable {
  private enum Form: Equatable, Hashable, Sendable {
    case file(URL)
    case draft(String)
  }

  private static let draftScheme = "draft:"

  private let form: Form

  /// The identifier of a file on disk.
  ///
  /// - Parameter url: Where the file lies.
  /// - Returns: The identifier.
  /// - Throws: ``FileEntityIdentifierError`` if the location is not that of a file.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw FileEntityIdentifierError(url: url) }
    return FileEntityIdentifier(form: .file(url))
  }

  /// The identifier of a document that has not been saved yet.
  ///
  /// - Parameter identifier: What the app calls the draft.
  /// - Returns: The identifier.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(form: .draft(identifier))
  }

  /// Where the file lies; nil for a draft.
  public var fileURL: URL? {
    get async throws {
      if case .file(let url) = form { url } else { nil }
    }
  }

  /// What the app calls the draft; nil for a file on disk.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = form { identifier } else { nil }
  }

  /// Whether the document has not been saved yet.
  public var isDraft: Bool { draftIdentifier != nil }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// The location as a URL, or `draft:` and what the app calls the draft.
  public var entityIdentifierString: String {
    switch form {
    case .file(let url): url.absoluteString
    case .draft(let identifier): Self.draftScheme + identifier
    }
  }

  /// Reads an identifier back.
  ///
  /// - Parameter entityIdentifierString: What ``entityIdentifierString`` gave.
  /// - Returns: The identifier; nil for another text.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix(draftScheme) {
      return draft(identifier: String(entityIdentifierString.dropFirst(draftScheme.count)))
    }
    return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
  }
}

/// A file's identifier was to be made of a location that is not that of a file.
public struct FileEntityIdentifierError: Error, Equatable, Sendable, CustomStringConvertible {
  let url: URL

  /// The location, and what would be accepted.
  public var description: String {
    "\(url.absoluteString) is not the location of a file; it must begin with file://"
  }
}
