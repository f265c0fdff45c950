// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What KDE's search calls: the interface `org.kde.krunner1`.
package struct KRunner: Sendable {
  package static let path = "/org/phraseengine/Assistant/Runner"
  package static let interface = "org.kde.krunner1"

  private let search: DesktopSearch
  private let performer: DesktopPerformer
  private let pictures: DesktopPictures

  package init(
    _ search: DesktopSearch, performer: DesktopPerformer, pictures: DesktopPictures = .none
  ) {
    self.search = search
    self.performer = performer
    self.pictures = pictures
  }

  /// Answers from now on.
  package func serve(on bus: Bus) {
    bus.serve(Self.path, describedBy: Self.introspection) { try handle($0) }
  }

  /// How Plasma shows a result; its icon is a name in the theme or the path of a file.
  private func match(_ result: DesktopResult, relevance: Double) -> BusValue {
    .structure([
      .string(result.id), .string(result.title),
      .string(pictures.file(result)?.path ?? Assistant.name),
      .int32(result.fit.categoryRelevance), .double(relevance),
      .record(["subtext": .string(result.subtitle), "actions": .strings([])]),
    ])
  }

  private func handle(_ message: BusMessage) throws(BusError) -> [BusValue] {
    try message.check(interface: Self.interface)
    switch (message.member, message.signature) {
    case ("Match", "s"):
      let found = search.results(for: message.text(0))
      let matches = found.enumerated().map { place, result in
        match(result, relevance: 1 - Double(place) / Double(found.count))
      }
      return [.array(matches, of: "(sssida{sv})")]
    case ("Run", "ss"):
      // There are no actions beside the one of each result.
      guard message.text(1).isEmpty, let result = search.result(message.text(0)) else {
        throw BusError.invalid("there is no such match")
      }
      try performer.perform(result)
      return []
    case ("Actions", ""): return [.array([], of: "(sss)")]
    case ("Config", ""): return [.record(["MinLetterCount": .int32(2)])]
    // Nothing is kept for a search, and no window of its own comes to the front.
    case ("Teardown", ""), ("SetActivationToken", "s"): return []
    case ("Match", let seen), ("Run", let seen), ("Actions", let seen), ("Config", let seen),
      ("Teardown", let seen), ("SetActivationToken", let seen):
      throw BusError.invalid("\(message.member) does not take “\(seen)”")
    default: throw BusError.unknownMethod(message.member)
    }
  }

  static let introspection = """
    <interface name="\(interface)">
      <!-- What fits the words: identifier, text, icon, how well the kind of match fits (0 to 100), how
           well the match itself does (0 to 1), and more, such as "subtext". -->
      <method name="Match">
        <arg name="query" type="s" direction="in"/>
        <arg name="matches" type="a(sssida{sv})" direction="out"/>
      </method>
      <!-- Performs a match; the answer comes as a notification. -->
      <method name="Run">
        <arg name="matchId" type="s" direction="in"/>
        <arg name="actionId" type="s" direction="in"/>
      </method>
      <method name="Actions">
        <arg name="matches" type="a(sss)" direction="out"/>
      </method>
      <method name="Config">
        <arg name="config" type="a{sv}" direction="out"/>
      </method>
      <method name="SetActivationToken">
        <arg name="token" type="s" direction="in"/>
      </method>
      <method name="Teardown"/>
    </interface>
    """
}

extension DesktopResult.Fit {
  /// What KDE has for how well a kind of match fits.
  fileprivate var categoryRelevance: Int32 {
    switch self {
    case .exact: 100
    case .beginning: 70
    case .value: 50
    case .suggestion: 30
    }
  }
}
