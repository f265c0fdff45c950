// SPDX-License-Identifier: Apache-2.0

public import PhraseWire

extension WireDeclarations {
  /// What was found under the name of an intent.
  public enum Finding: Sendable, Equatable {
    /// The one intent of that name.
    case found(Intent)
    /// Several intents have it; these names tell them apart.
    case several([String])
    /// No intent has it; these names are near.
    case none(nearest: [String])
  }

  /// Finds an intent by its type's name, else by its identifier, its title or that of a shortcut, in
  /// any case of letters.
  ///
  /// `Library.OpenBook` names the intent of one app or module where several have one.
  public func lookUp(_ name: String) -> Finding {
    let wanted = name.lowercased()
    let kinds: [(Intent) -> [String]] = [\.typeNames, \.identifiers, \.titles, shortcutTitles(of:)]
    for names in kinds {
      let named = intents.filter { names($0).contains { $0.lowercased() == wanted } }
      if named.count == 1 { return .found(named[0]) }
      if named.count > 1 {
        return .several(Set(named.map { $0.distinctName(among: named) }).sorted())
      }
    }
    return .none(nearest: nearest(to: wanted))
  }

  /// The titles of the shortcuts that start an intent.
  private func shortcutTitles(of intent: Intent) -> [String] {
    shortcuts.filter { shortcut in
      shortcut.intent == intent.name
        && shortcut.application.map(intent.applications.contains) != false
    }.compactMap(\.title).flatMap { title in
      [title] + intent.applications.map { "\($0).\(title)" }
    }
  }

  /// The names of up to three intents that are written nearly so.
  private func nearest(to name: String) -> [String] {
    let near = intents.compactMap { intent -> (name: String, distance: Int)? in
      let distances = [intent.name, intent.title].map { $0.lowercased().editDistance(to: name) }
      let holds = intent.name.lowercased().contains(name) && name.count > 2
      guard let distance = distances.min(), holds || distance <= max(2, name.count / 3)
      else { return nil }
      return (intent.name, holds ? 0 : distance)
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}

extension WireDeclarations.Intent {
  fileprivate var typeNames: [String] {
    [name, type, "\(type.prefix { $0 != "." }).\(name)"] + applications.map { "\($0).\(name)" }
  }

  fileprivate var identifiers: [String] {
    identifier.map { identifier in [identifier] + applications.map { "\($0).\(identifier)" } } ?? []
  }

  fileprivate var titles: [String] { [title] + applications.map { "\($0).\(title)" } }

  /// The app's name before the intent's, or the type where that tells nothing apart.
  fileprivate func distinctName(among intents: [WireDeclarations.Intent]) -> String {
    guard let application = applications.first,
      intents.filter({ $0.applications.contains(application) }).count == 1
    else { return type }
    return "\(application).\(name)"
  }
}

extension String {
  /// How many letters have to be put in, taken out or replaced to make one text of the other.
  ///
  /// - Complexity: the product of the lengths, of which the first 100 letters count.
  fileprivate func editDistance(to other: String) -> Int {
    let (left, right) = (Array(prefix(100)), Array(other.prefix(100)))
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in right.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
