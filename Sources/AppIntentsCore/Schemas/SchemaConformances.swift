// SPDX-License-Identifier: Apache-2.0

/// An intent that does what a schema describes; `@AppIntent(schema:)` makes an intent one.
///
/// - Important: Partial. Names are kept and titles made from them; properties are not compared with
///   Apple's lists.
public protocol AssistantSchemaIntent: AppIntent {
  /// The schema.
  static var _appSchema: AppSchema.Intent { get }
}

extension AssistantSchemaIntent {
  /// The schema's name in words.
  public static var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: _appSchema.title)
  }
}

/// A value that is what a schema describes; `@AppEntity(schema:)` makes an entity one, also one that
/// is made for one result.
///
/// - Important: Partial. Names are kept and titles made from them; properties are not compared with
///   Apple's lists.
public protocol AssistantSchemaEntityValue: AppValue {
  /// The schema.
  static var _appSchema: AppSchema.Entity { get }
}

extension AssistantSchemaEntityValue {
  /// The schema's name in words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: _appSchema.title)
  }
}

/// An entity that is what a schema describes.
///
/// - Important: Partial. Names are kept and titles made from them; properties are not compared with
///   Apple's lists.
public typealias AssistantSchemaEntity = AppEntity & AssistantSchemaEntityValue

/// An enum whose cases are those that a schema describes; `@AppEnum(schema:)` makes an enum one.
///
/// - Important: Partial. Names are kept and titles made from them; properties are not compared with
///   Apple's lists.
public protocol AssistantSchemaEnum: AppEnum {
  /// The schema.
  static var _appSchema: AppSchema.Enum { get }
}

extension AssistantSchemaEnum {
  /// The schema's name in words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: _appSchema.title)
  }

  /// The cases' names in words.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    Dictionary(
      uniqueKeysWithValues: allCases.map { value in
        let name = PropertyTitle.derived(from: "\(value)")
        return (value, DisplayRepresentation(stringLiteral: name))
      })
  }
}
