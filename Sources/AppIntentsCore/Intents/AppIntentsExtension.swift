// SPDX-License-Identifier: Apache-2.0

/// The entry point of an app extension that holds nothing but intents.
///
/// There are no extensions on Linux: the declaration compiles and its `main()` returns at once. The
/// intents of the extension are found like any others.
///
/// - Important: Metadata only. There are no app extensions; `main()` returns at once.
public protocol AppIntentsExtension {
  /// An extension without further configuration.
  init()
}

extension AppIntentsExtension {
  /// Does nothing.
  public static func main() {}
}
