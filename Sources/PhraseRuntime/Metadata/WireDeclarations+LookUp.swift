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

  /// Finds an intent by its type's name or its title, in any case of letters.
  ///
  /// `Library.OpenBook` names the intent of one app or module where several have one.
  public func lookUp(_ name: String) -> Finding {
    let wanted = name.lowercased()
    let exact = intents.filter { $0.names.contains { $0.lowercased() == wanted } }
    switch exact.count {
    case 1: return .found(exact[0])
    case 0: return .none(nearest: nearest(to: wanted))
    default: return .several(Set(exact.map { $0.distinctName(among: exact) }).sorted())
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
  /// All that the intent may be called by.
  fileprivate var names: [String] {
    [name, title, type, "\(type.prefix { $0 != "." }).\(name)"]
      + applications.flatMap { ["\($0).\(name)", "\($0).\(title)"] }
  }

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
