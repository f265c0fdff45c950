// SPDX-License-Identifier: Apache-2.0

extension UTType {
  private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }

  /// A type found by a file extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without its dot, in either case.
  ///   - supertype: A type that the found one must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let found = Self.first(under: supertype, where: { $0.extensions.contains(wanted) })
    else { return nil }
    self = found
  }

  /// A type found by a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, for example `image/png`.
  ///   - supertype: A type that the found one must conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let found = Self.first(under: supertype, where: { $0.mimeTypes.contains(wanted) })
    else { return nil }
    self = found
  }

  private static func first(
    under supertype: UTType, where fits: (TypeDeclaration) -> Bool
  ) -> UTType? {
    TypeDeclaration.all.lazy.filter(fits).map { UTType(declared: $0.identifier) }
      .first { $0.conforms(to: supertype) }
  }

  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = declaration?.supertypes ?? []
    while let next = waiting.popLast() {
      let type = UTType(declared: next)
      if found.insert(type).inserted { waiting += type.declaration?.supertypes ?? [] }
    }
    return found
  }

  /// Whether this type is the other one or a special case of it.
  ///
  /// - Parameter type: The more general type.
  /// - Returns: `true` for the same type and for every supertype.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Whether this type is a special case of another.
  ///
  /// - Parameter type: The more general type.
  /// - Returns: `true` for every supertype, `false` for the type itself.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains(type)
  }

  /// Whether another type is a special case of this one.
  ///
  /// - Parameter type: The more special type.
  /// - Returns: `true` for every subtype, `false` for the type itself.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// The extension that a file of this type gets, without its dot.
  public var preferredFilenameExtension: String? { declaration?.extensions.first }

  /// The MIME type of data of this type.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }

  /// What the type is called, in English.
  public var localizedDescription: String? { declaration?.words }

  /// Whether the type is one of those named in this module.
  public var isDeclared: Bool { declaration != nil }

  /// Whether the type is made up for an unknown extension; never the case here.
  public var isDynamic: Bool { false }

  /// Whether the type belongs to everyone: its identifier starts with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}
