// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// An action of Apple's, and the one of ours that does the same.
struct AppleMapping: Sendable {
  typealias Unmapped = AppleReader.Unmapped
  typealias Read = @Sendable (inout AppleReader) throws(Unmapped) -> [String: WireValue]
  typealias Write =
    @Sendable (ShortcutAction, AppleWriter) throws(Unmapped) -> [String: WireValue]

  /// The identifier without `is.workflow.actions.`.
  let identifier: String
  /// The action of ours.
  let intent: String
  /// The values of ours.
  ///
  /// - Throws: ``AppleReader/Unmapped`` where ours would do something else.
  let read: Read
  /// Apple's parameters; nil where another mapping of the intent writes it.
  let write: Write?
  /// What Apple's parameters are called here; for what is asked when a shortcut is added.
  let names: [String: String]
  /// The parameter with the name of a variable, which is the name of the result here.
  let variable: String?

  init(
    _ identifier: String, to intent: String, names: [String: String] = [:],
    variable: String? = nil, write: Write? = nil, read: @escaping Read
  ) {
    self.identifier = identifier
    self.intent = intent
    self.read = read
    self.write = write
    self.names = names
    self.variable = variable
  }

  /// A mapping of parameter to parameter.
  ///
  /// - Parameters:
  ///   - identifier: Apple's identifier without `is.workflow.actions.`.
  ///   - intent: The action of ours.
  ///   - parameters: What Apple's parameters are here.
  ///   - requiring: What Apple's parameters must be for the two actions to do the same.
  ///   - allowing: What Apple's parameters may be, besides missing.
  ///   - adding: What ours has besides.
  ///   - ignoring: Apple's parameters that only change how the action looks.
  ///   - variable: The parameter with the name of a variable.
  ///   - isWritten: Whether the intent is written as this action.
  init(
    _ identifier: String, to intent: String, _ parameters: [AppleParameter] = [],
    requiring: [String: WireValue] = [:], allowing: [String: WireValue] = [:],
    adding: [String: WireValue] = [:], ignoring: [String] = [], variable: String? = nil,
    isWritten: Bool = true
  ) {
    self.identifier = identifier
    self.intent = intent
    self.variable = variable
    names = Dictionary(parameters.map { ($0.key, $0.name) }) { first, _ in first }
    read = { (reader) throws(Unmapped) in
      for (key, value) in requiring where reader.raw(key) != value { throw Unmapped() }
      for (key, value) in allowing {
        guard let found = reader.raw(key) else { continue }
        guard found == value else { throw Unmapped() }
      }
      for key in ignoring { _ = reader.raw(key) }
      var values = adding
      for parameter in parameters { values[parameter.name] = try parameter.read(&reader) }
      return values
    }
    guard isWritten else {
      write = nil
      return
    }
    write = { (action, writer) throws(Unmapped) in
      var written = requiring
      for (name, value) in action.values {
        guard let parameter = parameters.first(where: { $0.name == name }) else { throw Unmapped() }
        written[parameter.key] = try parameter.write(value, writer)
      }
      return written
    }
  }

  /// All mappings, by Apple's identifiers; of several, the first that fits is taken.
  static let byIdentifier: [String: [AppleMapping]] = {
    var found: [String: [AppleMapping]] = [:]
    for mapping in all {
      found[AppleAction.prefix + mapping.identifier, default: []].append(mapping)
    }
    return found
  }()

  static let all =
    control + asking + texts + numbers + dates + lists + properties + machine
}
