// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What people call an app, as its property lists and its project say.
struct ApplicationNames {
  private(set) var name: String?
  private(set) var synonyms: [String] = []

  init(in tree: SourceTree) {
    for (path, data) in tree.resources where path.hasSuffix("Info.plist") {
      guard
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any], list["NSExtension"] == nil
      else { continue }
      for key in ["CFBundleDisplayName", "CFBundleName"] where name == nil {
        name = Self.plain(list[key] as? String)
      }
      let others = list["INAlternativeAppNames"] as? [[String: Any]] ?? []
      synonyms += others.compactMap { Self.plain($0["INAlternativeAppName"] as? String) }
        .filter { !synonyms.contains($0) }
    }
    if name == nil { name = Self.projectName(in: tree) }
  }

  /// A value that is no variable of the build.
  private static func plain(_ value: String?) -> String? {
    value.flatMap { $0.isEmpty || $0.contains("$(") || $0.contains("${") ? nil : $0 }
  }

  /// The name in the settings of a project, or the project's own.
  private static func projectName(in tree: SourceTree) -> String? {
    guard let project = tree.resources.first(where: { $0.path.hasSuffix("project.pbxproj") })
    else { return nil }
    let text = String(decoding: project.data, as: UTF8.self)
    let set = text.firstMatch(of: /INFOPLIST_KEY_CFBundleDisplayName = "?([^";]+)"?;/)
    if let name = plain(set.map { String($0.1) }) { return name }
    return project.path.split(separator: "/").first { $0.hasSuffix(".xcodeproj") }
      .map { String($0.dropLast(".xcodeproj".count)) }
  }
}
