// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire

/// What was said and shown before, for words that refer to it: "it", "the second one", "and on food?".
struct Memory: Sendable {
  /// Something that has a name.
  struct Mention: Sendable, Equatable {
    let title: String
    /// The app's identifier; nil for a name that the person gave.
    let id: String?
    /// What it is: "book"; nil where that is not known.
    var kind: String?

    static func == (one: Mention, other: Mention) -> Bool {
      one.title == other.title && one.id == other.id
    }
  }

  /// What a turn adds.
  enum Note: Sendable {
    /// A request that is performed now.
    case request(ResolvedIntent)
    /// The same request with what was answered.
    case completed(ResolvedIntent)
    /// What was named or given, what is most likely meant by "it" first.
    case named([Mention])
    /// Choices or results, in the order in which they were shown.
    case listed([Mention])
    /// What one of the results is called.
    case kind(String)
    /// The last action was taken back.
    case undone
    /// What was taken back was done again.
    case redone
  }

  /// What came of a request.
  enum RequestOutcome {
    /// Nothing: it was given up before.
    case nothing
    /// What can be taken back.
    case undoable
    /// What stays.
    case lasting
  }

  /// How many things "it" can be.
  private static let limit = 8

  /// The requests of the last turn that had any.
  private(set) var requests: [ResolvedIntent] = []
  private var turnOfRequests = 0
  /// What was named, the latest first.
  private(set) var named: [Mention] = []
  /// The cases of enums that were named last, which are seldom talked about.
  private var cases: [Mention] = []
  /// What was shown last as a list.
  private(set) var listed: [Mention] = []
  /// Whether nothing was asked for since.
  private(set) var isListLatest = false
  /// What one of the entities is called that a request gave last: "book".
  private(set) var kind: String?
  /// Whether nothing was asked for since the last action was taken back.
  private(set) var isUndone = false
  /// Why the last line was not understood; nil where it was.
  var missed: Miss?
  /// What was answered last, also why there was no answer.
  var answer: String?
  /// How many lines in a row meant nothing.
  var misses = 0
  /// Whether the last request did what can be taken back, whatever was said since.
  private(set) var isUndoable = false
  /// What came of the last request, as far as another may take its place.
  var outcome = RequestOutcome.lasting

  /// What may be meant by "it", the likeliest first.
  var mentions: [Mention] { named + cases }

  /// The last request.
  var request: ResolvedIntent? { requests.last }

  /// The language of the last request.
  var language: String { request?.language ?? "en" }

  /// Keeps what came of a turn; one that asked for nothing leaves the last request as it is.
  mutating func end(_ turn: Int, isCancelled: Bool, hasRegisteredUndo: Bool) {
    if turn == turnOfRequests { isUndoable = hasRegisteredUndo }
    // What was done last by a button, say, is not what was asked for last.
    outcome =
      turn != turnOfRequests
      ? .lasting : isCancelled ? .nothing : hasRegisteredUndo ? .undoable : .lasting
  }

  mutating func take(_ note: Note, of turn: Int) {
    switch note {
    case .request(let intent):
      requests = turn == turnOfRequests ? requests + [intent] : [intent]
      (turnOfRequests, isListLatest, isUndone) = (turn, false, false)
      cases = intent.cases.isEmpty ? cases : intent.cases
    case .completed(let intent):
      requests = requests.dropLast() + [intent]
      cases = intent.cases.isEmpty ? cases : intent.cases
    case .named(let mentions):
      named = Array((mentions + named.filter { !mentions.contains($0) }).prefix(Self.limit))
    case .listed(let mentions): (listed, isListLatest) = (mentions, true)
    case .kind(let name): kind = name
    case .undone: isUndone = true
    case .redone: isUndone = false
    }
  }
}

extension Memory.Mention {
  /// The entity that an intent took or gave; nil for any other value.
  init?(_ value: any Sendable, of declaration: IntentDeclaration?, language: String) {
    if case .entity(let entity)? = value as? WireValue {
      self.init(title: entity.title, id: entity.id)
      return
    }
    guard let entity = value as? any AppEntity else { return nil }
    let bundle = declaration?.provider.localizationBundle
    // A title in the person's language is among the app's texts.
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: language), bundle: bundle)
    let option = IntentExecution.$current.withValue(context) {
      ValueOption(entity: entity, language: language)
    }
    self.init(
      title: option.display, id: option.id,
      kind: type(of: entity).kind(in: language, bundle: bundle))
  }
}

extension Snapshot {
  /// A value of a list as something that is talked about; nil for a case of an enum.
  func mention(of id: Int, inList list: String, language: String) -> Memory.Mention? {
    guard let entry = contents[list]?.entries[id] else { return nil }
    let source = catalog.sources[list]
    switch source?.kind {
    case .enumeration: return nil
    case .entity(let type, _):
      return Memory.Mention(
        title: entry.title, id: entry.id, kind: type.kind(in: language, bundle: source?.bundle))
    case .options, .union, .made, nil: return Memory.Mention(title: entry.title, id: entry.id)
    }
  }
}

extension AppValue {
  /// What one of its kind is called.
  static func kind(in language: String, bundle: Bundle?) -> String {
    typeDisplayRepresentation.name.resolved(
      locale: Locale(identifier: language), bundle: bundle)
  }
}

extension ResolvedIntent {
  /// What its words name: entities, the values of a catalog's lists, and names that the person gave.
  var mentions: [Memory.Mention] {
    let named = parameters.filter {
      $0.value is any AppEntity || declaration == nil && $0.id != nil
    }
    let given = parameters.filter { $0.value is String && $0.id == nil }
    return (named + given).map(mention)
  }

  /// The cases of enums among its values.
  fileprivate var cases: [Memory.Mention] {
    parameters.filter { $0.value is any AppEnum }.map(mention)
  }

  private func mention(_ parameter: ResolvedParameter) -> Memory.Mention {
    let kind = (parameter.value as? any AppValue).map {
      type(of: $0).kind(in: language, bundle: declaration?.provider.localizationBundle)
    }
    return Memory.Mention(title: parameter.display, id: parameter.id, kind: kind)
  }
}
