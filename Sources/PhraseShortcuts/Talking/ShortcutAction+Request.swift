// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseWire

extension ShortcutAction {
  /// The action that does what a person asked for: its intent with the values that were said, or the
  /// words themselves where no intent is declared that has them.
  init(_ request: ResolvedIntent, in actions: ActionTable) {
    if let intent = actions.elsewhere(of: request) {
      self.init(intent.name, with: request.wireValues.mapValues(\.quoted))
      return
    }
    guard let declaration = request.declaration,
      case let name = TypeName.qualified(type(of: declaration.prototype)), actions[name] != nil
    else {
      self.init(saying: request.utterance)
      return
    }
    let intent = declaration.instance(with: request.values)
    let values = intent.declaredParameters.compactMap { name, parameter in
      parameter.erasedValue.map {
        (name, WireValue(of: $0, locale: Locale(identifier: request.language)).quoted)
      }
    }
    self.init(name, with: Dictionary(values) { first, _ in first })
  }

  /// The action that does what a phrase asks for when it is run.
  package init(saying phrase: String) {
    self.init("SayPhrase", with: ["phrase": .text(ValueTemplate.quoting(phrase))])
  }
}

extension IntentEngine {
  /// The actions that do what phrases ask for; words that mean nothing, or several things, are said
  /// when the shortcut runs, and asked about then.
  package func actions(for phrases: [String], language: String) async -> [ShortcutAction] {
    let table = ActionTable(of: self)
    var actions: [ShortcutAction] = []
    for phrase in phrases {
      let requests = await requests(in: phrase, language: language)
      let isClear = !requests.isEmpty && requests.allSatisfy { $0.count == 1 }
      actions +=
        isClear
        ? requests.joined().map { ShortcutAction($0, in: table) }
        : [ShortcutAction(saying: phrase)]
    }
    return actions
  }
}

extension WireValue {
  /// The value as it stands in a document, where texts may have variables.
  var quoted: WireValue {
    switch self {
    case .text(let text): .text(ValueTemplate.quoting(text))
    case .list(let values): .list(values.map(\.quoted))
    default: self
    }
  }
}
