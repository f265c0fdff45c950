// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value that can be handed to another app as text, data or a file, and made from them.
///
/// Declare how in ``transferRepresentation``; the first representation that fits a wanted type is used:
///
/// ```swift
/// extension Plant: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.name)
///   }
/// }
/// let text = try await plant.exported(as: .plainText)
/// ```
public protocol Transferable: Sendable {
  /// The type of the representations; the compiler infers it.
  associatedtype Representation: TransferRepresentation

  /// The ways in which the value is exported and imported, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  // The builder makes sure of the kind of value. Stated in the protocol as well, it would keep the
  // compiler from inferring the builder for a `transferRepresentation` of several lines.
  static var representations: [ErasedRepresentation<Self>] {
    transferRepresentation._representations as? [ErasedRepresentation<Self>] ?? []
  }

  /// Exports the value as data of a type.
  ///
  /// A representation that fits exactly is preferred to one whose type is a special case of the wanted one.
  ///
  /// - Parameter contentType: The wanted type.
  /// - Returns: The data of the first representation that fits.
  /// - Throws: ``TransferError`` if no representation fits, otherwise what the representation throws.
  public func exported(as contentType: UTType) async throws -> Data {
    try await export(as: contentType).data()
  }

  /// Exports the value as a file and lends it to a closure.
  ///
  /// - Parameters:
  ///   - contentType: The wanted type; without one the first exported type is used.
  ///   - fileHandler: Gets the file; a temporary one is removed afterwards.
  /// - Returns: What the closure returns.
  /// - Throws: ``TransferError`` if no representation fits, otherwise what the representation or the closure throws.
  public func withExportedFile<Result>(
    contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    guard let type = contentType ?? exportedContentTypes().first else {
      throw TransferError(reason: "\(Self.self) exports nothing")
    }
    return try await export(as: type).withFile(endingFor: type) { url, _ in
      try await fileHandler(url)
    }
  }

  private func export(as contentType: UTType) async throws -> TransferContent {
    let exporting = Self.representations.filter { $0.export != nil && $0.allows(self) }
    let exact = exporting.first { $0.exportedType == contentType }
    let chosen = exact ?? exporting.first { $0.exportedType?.conforms(to: contentType) == true }
    guard let export = chosen?.export else {
      let offered = exporting.compactMap(\.exportedType?.identifier).joined(separator: ", ")
      throw TransferError(
        reason: "\(Self.self) cannot be exported as \(contentType); it offers "
          + (offered.isEmpty ? "nothing" : offered))
    }
    return try await export(self)
  }

  /// Makes a value from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - contentType: The data's type; without one the first representation that imports is used.
  /// - Throws: ``TransferError`` if no representation takes the type, otherwise what the representation throws.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.importing(.data(data), contentType: contentType)
  }

  /// Makes a value from a file.
  ///
  /// - Parameters:
  ///   - file: The file's location.
  ///   - contentType: The file's type; without one its extension says it.
  /// - Throws: ``TransferError`` if no representation takes the type, otherwise what the representation throws.
  public init(importing file: URL, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    self = try await Self.importing(.file(file), contentType: type)
  }

  private static func importing(
    _ content: TransferContent, contentType: UTType?
  ) async throws -> Self {
    let fitting = representations.first { representation in
      guard let accepted = representation.importedType else { return false }
      return contentType.map { $0.conforms(to: accepted) } ?? true
    }
    guard let read = fitting?.read else {
      let taken = importedContentTypes().map(\.identifier).joined(separator: ", ")
      throw TransferError(
        reason: "\(Self.self) cannot be made from \(contentType?.identifier ?? "data"); it takes "
          + (taken.isEmpty ? "nothing" : taken))
    }
    return try await read(content)
  }

  /// The types in which this value can be exported, the best first.
  ///
  /// - Parameter visibility: For whom; the representations of a narrower visibility are left out.
  /// - Returns: The types without repetition.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.representations.filter { $0.visibility >= visibility && $0.allows(self) }
      .compactMap(\.exportedType).withoutRepetition
  }

  /// The types in which values of this kind can be exported, the best first.
  ///
  /// - Parameter visibility: For whom; the representations of a narrower visibility are left out.
  /// - Returns: The types without repetition.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    representations.filter { $0.visibility >= visibility }.compactMap(\.exportedType)
      .withoutRepetition
  }

  /// The types from which a value can be made, the best first.
  ///
  /// - Returns: The types without repetition.
  public static func importedContentTypes() -> [UTType] {
    representations.compactMap(\.importedType).withoutRepetition
  }

  /// The file name that the value suggests, without regard to a type.
  public var suggestedFilename: String? {
    Self.representations.lazy.compactMap { $0.fileName?(self) }.first
  }
}

/// A value could not be exported or imported.
public struct TransferError: Error, Equatable, Sendable, CustomStringConvertible {
  let reason: String

  /// What was asked for and what would be possible.
  public var description: String { reason }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
