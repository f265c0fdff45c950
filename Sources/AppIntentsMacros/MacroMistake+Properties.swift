// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftDiagnostics

  // What can be wrong with a property that has one of the entity macros.
  extension MacroMistake {
    static func notAProperty(_ attribute: String) -> MacroMistake {
      MacroMistake(
        "notAProperty", "'@\(attribute)' belongs to a property with a name and a getter.")
    }

    static func typeProperty(_ attribute: String) -> MacroMistake {
      MacroMistake(
        "typeProperty",
        "'@\(attribute)' belongs to a property of each entity, not to a property of the type.")
    }

    static func stored(_ attribute: String, name: String) -> MacroMistake {
      let getter = attribute == "DeferredProperty" ? "'{ get async throws { … } }'" : "'{ … }'"
      return MacroMistake(
        "stored",
        "'\(name)' is stored: give it a getter \(getter), or declare it with '@Property'.")
    }

    static func noType(_ attribute: String, name: String) -> MacroMistake {
      MacroMistake("noType", "'\(name)' needs a type: write 'var \(name): Type { … }'.")
    }

    static func effectfulComputed(name: String) -> MacroMistake {
      MacroMistake(
        "effectfulComputed",
        "The getter of '\(name)' waits or throws, but a computed property gives its value at once: "
          + "use '@DeferredProperty'.")
    }

    static func synchronousDeferred(name: String) -> MacroMistake {
      MacroMistake(
        "synchronousDeferred",
        "The getter of '\(name)' does not wait: write 'get async throws { … }', or use "
          + "'@ComputedProperty'.")
    }

    static func deferredSetter(name: String) -> MacroMistake {
      MacroMistake(
        "deferredSetter",
        "'\(name)' is deferred: it is fetched and cannot be set. Remove the setter.")
    }

    static func inExtension(name: String) -> MacroMistake {
      MacroMistake(
        "inExtension",
        "'\(name)' is declared in an extension, where the engine cannot list it: move it into the "
          + "entity's own declaration. Queries can use '\\.$\(name)' all the same.",
        severity: .warning)
    }
  }
#endif
