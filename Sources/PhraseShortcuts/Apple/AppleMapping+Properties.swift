// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// Actions that take a property of a value; here a variable has it.
  static let properties: [AppleMapping] = [
    property("getitemname", of: "WFInput") { (_) throws(Unmapped) in "name" },
    property("geturlcomponent", of: "WFURL") { (reader) throws(Unmapped) in
      let component = try reader.word("WFURLComponent", default: "Host")
      guard let property = addressParts[component] else { throw Unmapped() }
      return property
    },
    property("properties.files", of: "WFInput") { (reader) throws(Unmapped) in
      let name = try reader.word("WFContentItemPropertyName", default: "")
      guard let property = fileProperties[name] else { throw Unmapped() }
      return property
    },
  ]

  private static let addressParts = [
    "Scheme": "scheme", "Host": "host", "Port": "port", "Path": "path", "Query": "query",
    "Fragment": "fragment",
  ]

  private static let fileProperties = [
    "Name": "name", "File Extension": "extension", "File Size": "size", "File Path": "path",
  ]

  /// An action that takes a property, which `name` says, of the value of a parameter.
  private static func property(
    _ identifier: String, of key: String,
    _ name: @escaping @Sendable (inout AppleReader) throws(Unmapped) -> String
  ) -> AppleMapping {
    AppleMapping(identifier, to: "SetVariable") { (reader) throws(Unmapped) in
      let property = try name(&reader)
      guard
        let whole = try AppleParameter(key, "value", .text, absent: .previous).read(&reader)?
          .asText, let template = try? ValueTemplate(whole)
      else { throw Unmapped() }
      var variable =
        template.onlyVariable
        ?? ValueTemplate.Variable(
          name: reader.prepare(ShortcutAction("Text", with: ["text": .text(whole)]), as: "Whole"))
      variable.properties.append(property)
      return ["value": .text(ValueTemplate([.variable(variable)]).text)]
    }
  }
}
