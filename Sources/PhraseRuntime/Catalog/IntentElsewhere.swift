// SPDX-License-Identifier: Apache-2.0

package import PhraseWire

/// An intent without a type in this process: of an app in a process of its own, or of a catalog file.
package struct IntentElsewhere: Sendable {
  /// What its app tells of it.
  package let declared: WireDeclarations.Intent
  /// The name of its app.
  package let application: String
  let shortcut: Catalog.Shortcut

  /// The type with its module, as the app itself calls it: `Library.OpenBook`; of a catalog file the
  /// name behind that of the app.
  package var name: String {
    declared.type == declared.name ? "\(application).\(declared.name)" : declared.type
  }

  /// The parameter of a name; nil where there is none.
  package func parameter(named name: String) -> WireDeclarations.Parameter? {
    declared.parameters.first { $0.name == name }
  }

  /// The list that the values of a parameter come from; nil for none.
  package func list(of parameter: String) -> String? {
    if case .list(let name, _)? = shortcut.slots[parameter]?.kind { name } else { nil }
  }
}

extension Catalog {
  /// Every intent without a type in this process once, in the order of the shortcuts.
  package var intentsElsewhere: [IntentElsewhere] {
    var known: Set<String> = []
    return shortcuts.compactMap { shortcut in
      guard shortcut.declaration == nil, !shortcut.isGenerated, !shortcut.intent.isEmpty else {
        return nil
      }
      let intent = elsewhere(shortcut)
      return known.insert(intent.name).inserted ? intent : nil
    }
  }

  /// The intent of a shortcut without a declaration here.
  func elsewhere(_ shortcut: Shortcut) -> IntentElsewhere {
    IntentElsewhere(
      declared: declared(by: shortcut), application: applications[shortcut.application].name,
      shortcut: shortcut)
  }

  /// What is known of the intent of a shortcut without a declaration here: what its app tells, else
  /// its slots.
  func declared(by shortcut: Shortcut) -> WireDeclarations.Intent {
    if var intent = shortcut.declared {
      for index in intent.parameters.indices {
        // The engine may call the list otherwise than the app.
        guard case .list(let list, _)? = shortcut.slots[intent.parameters[index].name]?.kind
        else { continue }
        intent.parameters[index].slot.list = list
      }
      return intent
    }
    var intent = WireDeclarations.Intent(
      name: shortcut.intent, type: shortcut.intent,
      applications: [applications[shortcut.application].name], title: shortcut.title)
    intent.parameters = shortcut.slots.sorted { $0.key < $1.key }.map { name, slot in
      var parameter = WireDeclarations.Parameter(
        name: name, title: name, kind: slot.kind.name, slot: WireSlot(slot))
      parameter.isArray = slot.isSeries
      return parameter
    }
    return intent
  }
}
