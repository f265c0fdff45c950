// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime
import PhraseWire

/// Finds what is wrong with a shortcut before it is run: actions and parameters that there are not,
/// variables that no action before gives, values of a wrong type, a body that does not belong.
package struct ShortcutCheck {
  private let actions: ActionTable
  private var faults: [ShortcutDocumentError] = []
  private var variables: Set<String> = [
    ShortcutRun.input, ShortcutRun.previous, ShortcutRun.now,
  ]

  private init(_ actions: ActionTable) { self.actions = actions }

  /// The faults of a shortcut in the order of reading; none for one that can run.
  package static func faults(
    of shortcut: PersonalShortcut, in actions: ActionTable
  ) -> [ShortcutDocumentError] {
    var check = ShortcutCheck(actions)
    check.faults += shortcut.wordlessFaults
    check.check(shortcut.actions, at: "actions")
    check.check(shortcut.questions, about: shortcut.allActions)
    return check.faults
  }

  private mutating func fault(_ place: String, _ reason: String) {
    faults.append(ShortcutDocumentError(place: place, reason: reason))
  }

  private mutating func check(_ list: [ShortcutAction], at place: String) {
    for (index, action) in list.enumerated() { check(action, at: "\(place)[\(index)]") }
  }

  private mutating func check(_ action: ShortcutAction, at place: String) {
    // The first value makes the list.
    if action.intent == "\(AddToList.self)", let name = action.result { variables.insert(name) }
    if actions.has(action.intent) {
      let declaration = actions[action.intent]
      let known = actions.parameterNames(of: action.intent)
      for (name, value) in action.values.sorted(by: { $0.key < $1.key }) {
        let place = "\(place).with.\(name)"
        if !known.contains(name) {
          let names = known.sorted().joined(separator: ", ")
          fault(place, "is no parameter; there \(names.isEmpty ? "is none" : "are \(names)")")
        } else if let declaration, declaration.parameter(named: name) != nil {
          check(value, for: name, of: declaration, at: place)
        } else {
          // Its app says what it takes when it is asked.
          check(value, at: place)
        }
      }
    } else {
      fault("\(place).action", "“\(action.intent)” is no action here\(hint(action.intent))")
    }
    checkBody(of: action, at: place)
    if let name = action.result { variables.insert(name) }
  }

  private func hint(_ name: String) -> String {
    let near = actions.names.filter { $0.lowercased().hasSuffix(".\(name)".lowercased()) }
    return near.isEmpty ? "" : "; there is \(near.joined(separator: " and "))"
  }

  private mutating func checkBody(of action: ShortcutAction, at place: String) {
    let expected = Self.bodies[action.intent]
    switch action.body {
    case .nothing:
      if let expected { fault(place, "has no “\(expected)”") }
    case .repeated(let inner):
      if expected != "do" { fault("\(place).do", "does not belong to \(action.intent)") }
      let outer = variables
      variables.formUnion([ShortcutRun.item, ShortcutRun.index])
      check(inner, at: "\(place).do")
      variables.formIntersection(outer.union(inner.compactMap(\.result)))
    case .branches(let then, let otherwise):
      if expected != "then" { fault("\(place).then", "does not belong to \(action.intent)") }
      check(then, at: "\(place).then")
      check(otherwise, at: "\(place).otherwise")
    case .choices(let choices):
      if expected != "choices" { fault("\(place).choices", "does not belong to \(action.intent)") }
      if choices.isEmpty { fault("\(place).choices", "is empty") }
      for (index, choice) in choices.enumerated() {
        check(.text(choice.title), at: "\(place).choices[\(index)].title")
        check(choice.actions, at: "\(place).choices[\(index)].do")
      }
    }
  }

  /// The field with the actions inside of those that have some.
  package static let bodies = [
    "If": "then", "Repeat": "do", "RepeatEach": "do", "ChooseFromMenu": "choices",
  ]

  private mutating func check(_ questions: [ShortcutQuestion], about all: [ShortcutAction]) {
    for (index, question) in questions.enumerated() {
      let place = "questions[\(index)]"
      guard all.indices.contains(question.action) else {
        fault(
          "\(place).action",
          "is \(question.action); there are \(all.isEmpty ? "none" : "0 to \(all.count - 1)")")
        continue
      }
      guard let declaration = actions[all[question.action].intent] else { continue }
      guard declaration.parameter(named: question.parameter) != nil else {
        fault("\(place).parameter", "“\(question.parameter)” is no parameter of that action")
        continue
      }
      if let answer = question.answer {
        check(
          .text(answer), for: question.parameter, of: declaration, at: "\(place).answer")
      }
    }
  }

  // MARK: - Values

  private mutating func check(
    _ value: WireValue, for name: String, of declaration: IntentDeclaration, at place: String
  ) {
    let isFree = check(value, at: place)
    guard !isFree else { return }
    do {
      if let type = try actions.refusing(value, for: name, of: declaration) {
        fault(place, "\(type.accepted), not “\(value.words)”")
      }
    } catch {
      fault(place, "does not fit: \(error.reason(in: "en"))")
    }
  }

  /// Checks the variables of a value.
  ///
  /// - Returns: Whether it has any, so that nobody knows what it will be.
  @discardableResult
  private mutating func check(_ value: WireValue, at place: String) -> Bool {
    switch value {
    case .text(let text): return check(text, at: place)
    case .list(let values):
      return values.enumerated().reduce(false) { isFree, value in
        check(value.element, at: "\(place)[\(value.offset)]") || isFree
      }
    case .record(let fields):
      return fields.sorted { $0.key < $1.key }.reduce(false) { isFree, field in
        check(field.value, at: "\(place).\(field.key)") || isFree
      }
    default: return false
    }
  }

  private mutating func check(_ text: String, at place: String) -> Bool {
    do {
      let template = try ValueTemplate(text)
      for variable in template.variables where !variables.contains(variable.name) {
        fault(place, "has ${\(variable.name)}, which no action before it gives")
      }
      return !template.variables.isEmpty
    } catch {
      fault(place, error.reason)
      return true
    }
  }
}

extension IntentValueType {
  /// What a value of the document may be.
  fileprivate var accepted: String {
    guard case .enumeration(let type) = self else { return "takes \(words.text(in: "en"))" }
    return "is one of \(type.erasedCases.map(\.rawValue).joined(separator: ", "))"
  }
}
