// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Yams

/// A node of a YAML or JSON file, with its line.
struct SourceNode {
  enum Content {
    case scalar(HomeAssistantValue)
    case list([SourceNode])
    case object([(key: String, value: SourceNode)])
  }

  /// Nodes of one file at the most; aliases in YAML can repeat each other without end.
  static let nodeLimit = 2_000_000
  /// How deep a file may nest.
  static let depthLimit = 64

  let content: Content
  let file: String
  let line: Int?

  /// Reads a file.
  ///
  /// - Throws: `HomeAssistantFileError` where the file is missing or broken.
  init(contentsOf url: URL) throws(HomeAssistantFileError) {
    let text: String
    do {
      text = try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw HomeAssistantFileError(
        file: url.path, message: "cannot be read; a file in UTF-8 is expected")
    }
    try self.init(text, file: url.path)
  }

  /// Reads a text; JSON is YAML as well.
  init(_ text: String, file: String) throws(HomeAssistantFileError) {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw HomeAssistantFileError(
        file: file, line: (error as? YamlError)?.line,
        message: "is neither YAML nor JSON: \((error as? YamlError)?.reason ?? "\(error)")")
    }
    var count = 0
    try self.init(root ?? Node("null"), file: file, depth: 0, count: &count)
  }

  private init(
    _ node: Node, file: String, depth: Int, count: inout Int
  ) throws(HomeAssistantFileError) {
    self.file = file
    line = node.mark?.line
    count += 1
    guard count <= Self.nodeLimit, depth <= Self.depthLimit else {
      throw HomeAssistantFileError(
        file: file, line: line,
        message: count > Self.nodeLimit
          ? "has more than \(Self.nodeLimit) values, aliases counted as often as they stand"
          : "nests deeper than \(Self.depthLimit)")
    }
    switch node {
    case .scalar(let scalar): content = .scalar(scalar.value)
    case .sequence(let sequence):
      var nodes: [SourceNode] = []
      for item in sequence {
        nodes.append(try SourceNode(item, file: file, depth: depth + 1, count: &count))
      }
      content = .list(nodes)
    case .mapping(let mapping):
      var entries: [(key: String, value: SourceNode)] = []
      for (key, value) in mapping {
        let node = try SourceNode(value, file: file, depth: depth + 1, count: &count)
        entries.append((key.scalar?.string ?? "", node))
      }
      content = .object(entries)
    case .alias:
      throw HomeAssistantFileError(file: file, line: line, message: "an alias without an anchor")
    }
  }
}

extension Node.Scalar {
  /// The value that plain text stands for; quoted text is text.
  fileprivate var value: HomeAssistantValue {
    guard style == .plain || style == .any else { return .string(string) }
    if string == "null" || string == "~" || string.isEmpty { return .null }
    if let value = Bool.construct(from: self) { return .boolean(value) }
    if let value = Int.construct(from: self) { return .number(Double(value)) }
    if let value = Double.construct(from: self) { return .number(value) }
    return .string(string)
  }
}

extension YamlError {
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    default: nil
    }
  }

  fileprivate var reason: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    default: "\(self)".split(separator: "\n").first.map(String.init) ?? ""
    }
  }
}
