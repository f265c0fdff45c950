// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// Where the compiler finds the macros that the module AppIntents declares.
  @main
  struct AppIntentsMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      ComputedPropertyMacro.self,
      DeferredPropertyMacro.self,
      UnionValueMacro.self,
      IntentSchemaMacro.self,
      EntitySchemaMacro.self,
      EnumSchemaMacro.self,
    ]
  }
#else
  /// The package without macros has no plugin either; this stands in its place.
  @main
  enum AppIntentsMacrosPlugin {
    static func main() {}
  }
#endif
