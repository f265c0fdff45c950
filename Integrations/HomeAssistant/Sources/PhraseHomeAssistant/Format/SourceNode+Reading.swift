// SPDX-License-Identifier: Apache-2.0

extension SourceNode {
  /// The node without places.
  var value: HomeAssistantValue {
    switch content {
    case .scalar(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .object(let entries):
      .object(Dictionary(entries.map { ($0.key, $0.value.value) }) { _, last in last })
    }
  }

  var isNull: Bool {
    if case .scalar(.null) = content { true } else { false }
  }

  func fault(_ message: String) -> HomeAssistantFileError {
    HomeAssistantFileError(file: file, line: line, message: message)
  }

  /// The entries; none for an empty node.
  func entries(of what: String) throws(HomeAssistantFileError) -> [(key: String, value: SourceNode)]
  {
    switch content {
    case .object(let entries): return entries
    case .scalar(.null): return []
    default: throw fault("\(what) is \(kind); names with values are expected")
    }
  }

  /// The items; none for an empty node.
  func items(of what: String) throws(HomeAssistantFileError) -> [SourceNode] {
    switch content {
    case .list(let items): return items
    case .scalar(.null): return []
    default: throw fault("\(what) is \(kind); a list is expected")
    }
  }

  func values(of what: String) throws(HomeAssistantFileError) -> [String: HomeAssistantValue] {
    Dictionary(try entries(of: what).map { ($0.key, $0.value.value) }) { _, last in last }
  }

  func text(of what: String) throws(HomeAssistantFileError) -> String {
    switch content {
    case .scalar(.string(let text)): return text
    case .scalar(.number), .scalar(.boolean): return value.description
    default: throw fault("\(what) is \(kind); text is expected")
    }
  }

  func texts(of what: String) throws(HomeAssistantFileError) -> [String] {
    var texts: [String] = []
    for item in try items(of: what) { texts.append(try item.text(of: "an item of \(what)")) }
    return texts
  }

  func number(of what: String) throws(HomeAssistantFileError) -> Double {
    guard case .scalar(.number(let number)) = content else {
      throw fault("\(what) is \(kind); a number is expected")
    }
    return number
  }

  func boolean(of what: String) throws(HomeAssistantFileError) -> Bool {
    guard case .scalar(.boolean(let value)) = content else {
      throw fault("\(what) is \(kind); true or false is expected")
    }
    return value
  }

  private var kind: String {
    switch content {
    case .scalar(.string(let text)): "the text “\(text.prefix(40))”"
    case .scalar(let value): value.description
    case .list: "a list"
    case .object: "a group of names with values"
    }
  }
}
