// SPDX-License-Identifier: Apache-2.0

/// A type, or an extension of one, as a file declares it; also a function, and as `.name` a text, that
/// other files use by their names.
struct DeclaredType: Sendable {
  /// The name within its file: `Shelf.Kind` for a type inside another.
  var name: String
  /// Whether it is an extension of a type that stands elsewhere.
  var isExtension = false
  var isProtocol = false
  /// Whether other files can name it.
  var isVisible = true
  var inherited: [String] = []
  /// The attributes with arguments, such as `AppIntent` of `@AppIntent(schema: …)`.
  var attributes: [String] = []
  /// The names of its static properties.
  var statics: Set<String> = []
  /// Whether it says that nobody shall find it.
  var isHidden = false
  /// The UTF-8 offset of its name in the file.
  var offset = 0
  var length = 0

  /// The name without the types that it stands in.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
