// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What GNOME's search calls: the interface `org.gnome.Shell.SearchProvider2`.
package struct SearchProvider: Sendable {
  package static let path = "/org/phraseengine/Assistant/SearchProvider"
  package static let interface = "org.gnome.Shell.SearchProvider2"

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

  private func handle(_ message: BusMessage) throws(BusError) -> [BusValue] {
    try message.check(interface: Self.interface)
    switch (message.member, message.signature) {
    case ("GetInitialResultSet", "as"):
      return [results(for: message.texts(0))]
    case ("GetSubsearchResultSet", "asas"):
      // Longer words may begin what shorter ones did not, so that they are searched anew.
      return [results(for: message.texts(1))]
    case ("GetResultMetas", "as"):
      return [.array(message.texts(0).compactMap(search.result).map(meta(of:)), of: "a{sv}")]
    case ("ActivateResult", "sasu"):
      guard let result = search.result(message.text(0)) else {
        throw BusError.invalid("there is no such result")
      }
      try performer.perform(result)
      return []
    case ("LaunchSearch", "asu"):
      try performer.say(message.texts(0).joined(separator: " "))
      return []
    case ("GetInitialResultSet", let seen), ("GetSubsearchResultSet", let seen),
      ("GetResultMetas", let seen), ("ActivateResult", let seen), ("LaunchSearch", let seen):
      throw BusError.invalid("\(message.member) does not take “\(seen)”")
    default: throw BusError.unknownMethod(message.member)
    }
  }

  /// How GNOME shows a result.
  ///
  /// There is nothing to copy: the shell would do so whenever it is chosen.
  private func meta(of result: DesktopResult) -> BusValue {
    .record([
      "id": .string(result.id), "name": .string(result.title),
      "description": .string(result.subtitle), "icon": icon(of: result),
    ])
  }

  /// An icon as GNOME takes one over the bus: a file, or a name in the theme.
  private func icon(of result: DesktopResult) -> BusValue {
    let file = pictures.file(result)
    return .structure(
      file.map { [.string("file"), .variant(.string($0.absoluteString))] }
        ?? [.string("themed"), .variant(.strings([Assistant.name]))])
  }

  private func results(for terms: [String]) -> BusValue {
    .strings(search.results(for: terms.joined(separator: " ")).map(\.id))
  }

  static let introspection = """
    <interface name="\(interface)">
      <!-- What fits all of the words: identifiers, the best first. -->
      <method name="GetInitialResultSet">
        <arg name="terms" type="as" direction="in"/>
        <arg name="results" type="as" direction="out"/>
      </method>
      <!-- The same while somebody goes on typing. -->
      <method name="GetSubsearchResultSet">
        <arg name="previous_results" type="as" direction="in"/>
        <arg name="terms" type="as" direction="in"/>
        <arg name="results" type="as" direction="out"/>
      </method>
      <!-- How to show results; those that are gone are left out. -->
      <method name="GetResultMetas">
        <arg name="identifiers" type="as" direction="in"/>
        <arg name="metas" type="aa{sv}" direction="out"/>
      </method>
      <!-- Performs a result; the answer comes as a notification. -->
      <method name="ActivateResult">
        <arg name="identifier" type="s" direction="in"/>
        <arg name="terms" type="as" direction="in"/>
        <arg name="timestamp" type="u" direction="in"/>
      </method>
      <!-- Says the words as they are; the answer comes as a notification. -->
      <method name="LaunchSearch">
        <arg name="terms" type="as" direction="in"/>
        <arg name="timestamp" type="u" direction="in"/>
      </method>
    </interface>
    """
}

extension BusMessage {
  /// - Throws: ``BusError`` for a call to another interface.
  func check(interface own: String) throws(BusError) {
    guard interface.isEmpty || interface == own else {
      throw BusError.unknownMethod("\(interface).\(member)")
    }
  }

  /// The texts of an argument; none where it has none.
  func texts(_ index: Int) -> [String] {
    body.indices.contains(index) ? body[index].texts ?? [] : []
  }
}
