// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// What reaches the machine: time, the screen, the clipboard, files, other machines.
  static let machine: [AppleMapping] = [
    AppleMapping(
      "delay", to: "Wait", [.init("WFDelayTime", "time", .number, absent: .value(1))]),
    AppleMapping("waittoreturn", to: "Wait") { (_) throws(Unmapped) in ["time": 0] },
    AppleMapping(
      "notification", to: "ShowNotification",
      [
        .init("WFNotificationActionTitle", "heading", .text, absent: .nothing),
        .init("WFNotificationActionBody", "text", .text, absent: .nothing),
      ], ignoring: ["WFNotificationActionSound"]),
    AppleMapping(
      "showresult", to: "ShowText", [.init("Text", "text", .text, absent: .value(""))]),
    AppleMapping(
      "previewdocument", to: "ShowText", [.init("WFInput", "text", .value, absent: .previous)],
      isWritten: false),
    AppleMapping("alert", to: "ShowText", names: ["WFAlertActionMessage": "text"], read: readAlert),
    AppleMapping(
      "alert", to: "Confirm", names: ["WFAlertActionMessage": "prompt"], write: writeConfirmation,
      read: readConfirmation),
    AppleMapping(
      "speaktext", to: "SpeakText", [.init("WFText", "text", .text, absent: .previous)],
      allowing: ["WFSpeakTextWait": .boolean(true)]),
    AppleMapping("openurl", to: "OpenURL", names: ["WFInput": "url"]) {
      (action, writer) throws(Unmapped) in
      guard let url = action.values["url"], action.values.count == 1 else { throw Unmapped() }
      return ["WFInput": try writer.text(url)]
    } read: { (reader) throws(Unmapped) in
      _ = reader.raw("Show-WFInput")
      guard let input = reader.raw("WFInput") else { return ["url": try reader.implicitInput()] }
      let urls = (input.asList ?? [input]).filter { $0 != "" }
      guard urls.count == 1 else { throw Unmapped() }
      return ["url": try reader.text(urls[0])]
    },
    AppleMapping(
      "showwebpage", to: "OpenURL", [.init("WFURL", "url", .text, absent: .previous)],
      ignoring: ["WFEnterSafariReader", "Show-WFURL"], isWritten: false),
    AppleMapping("getclipboard", to: "GetClipboard"),
    AppleMapping(
      "setclipboard", to: "SetClipboard", [.init("WFInput", "text", .text, absent: .previous)],
      allowing: ["WFLocalOnly": .boolean(false)]),
    AppleMapping("downloadurl", to: "GetText", names: ["WFURL": "url"]) {
      (action, writer) throws(Unmapped) in
      guard let url = action.values["url"], action.values.count == 1 else { throw Unmapped() }
      return ["WFURL": try writer.text(url)]
    } read: { (reader) throws(Unmapped) in
      let url = AppleParameter("WFURL", "url", .text, absent: .previous)
      guard try reader.word("WFHTTPMethod", default: "GET") == "GET" else { throw Unmapped() }
      // Without a body, what one would be made of stays where the method was another once.
      for key in [
        "Advanced", "ShowHeaders", "WFHTTPBodyType", "WFFormValues", "WFJSONValues",
        "WFRequestVariable",
      ] { _ = reader.raw(key) }
      var values: [String: WireValue] = [:]
      if let headers = reader.raw("WFHTTPHeaders") {
        let fields = try reader.value(headers)
        if fields != .record([:]) { values["headers"] = fields }
      }
      values["url"] = try url.read(&reader)
      return values
    },
    AppleMapping(
      "documentpicker.open", to: "ReadFile",
      [
        .init("WFGetFilePath", "path", .text),
        .init(
          "WFFileErrorIfNotFound", "mayBeMissing", .opposite, absent: .value(.boolean(false))),
      ], requiring: ["WFShowFilePicker": .boolean(false)],
      allowing: ["SelectMultiple": .boolean(false), "WFFileStorageService": "iCloud Drive"]),
    AppleMapping(
      "documentpicker.save", to: "WriteFile",
      [
        .init("WFFileDestinationPath", "path", .text),
        .init("WFInput", "content", .value, absent: .previous),
      ], requiring: ["WFAskWhereToSave": .boolean(false), "WFSaveFileOverwrite": .boolean(true)],
      allowing: ["WFFileStorageService": "iCloud Drive"]),
    AppleMapping(
      "file.append", to: "WriteFile",
      [
        .init("WFFilePath", "path", .text), .init("WFInput", "content", .value, absent: .previous),
      ], allowing: ["WFAppendFileWriteMode": "Append", "WFAppendOnNewLine": .boolean(true)],
      adding: ["isAppended": .boolean(true)], isWritten: false),
    AppleMapping(
      "file.createfolder", to: "CreateFolder", [.init("WFFilePath", "path", .text)],
      allowing: ["WFFileStorageService": "iCloud Drive"]),
    AppleMapping("runshellscript", to: "RunCommand", write: writeScript, read: readScript),
  ]

  /// An alert that can be cancelled ends the shortcut then.
  @Sendable private static func readAlert(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    guard try !reader.flag("WFAlertActionCancelButtonShown", default: true) else {
      throw Unmapped()
    }
    return ["text": try reader.alertText()]
  }

  @Sendable private static func readConfirmation(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    guard try reader.flag("WFAlertActionCancelButtonShown", default: true) else { throw Unmapped() }
    return ["prompt": try reader.alertText()]
  }

  @Sendable private static func writeConfirmation(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    guard let prompt = action.values["prompt"], action.values.count == 1 else { throw Unmapped() }
    return [
      "WFAlertActionMessage": try writer.text(prompt),
      "WFAlertActionCancelButtonShown": .boolean(true),
    ]
  }

  @Sendable private static func readScript(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    guard let shell = reader.raw("Shell"), let script = reader.raw("Script"),
      try !reader.flag("RunAsRoot", default: false),
      try reader.word("InputMode", default: "to stdin") == "to stdin"
    else { throw Unmapped() }
    var values: [String: WireValue] = ["program": try reader.text(shell)]
    values["arguments"] = .list(["-c", try reader.text(script)])
    if let input = reader.raw("Input") { values["input"] = try reader.value(input) }
    return values
  }

  @Sendable private static func writeScript(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    let values = action.values
    guard let shell = values["program"], shell.asText?.hasSuffix("sh") == true,
      let arguments = values["arguments"]?.asList, arguments.count == 2, arguments[0] == "-c",
      Set(values.keys).isSubset(of: ["program", "arguments", "input"])
    else { throw Unmapped() }
    var written = ["Shell": try writer.text(shell), "Script": try writer.text(arguments[1])]
    if let input = values["input"] { written["Input"] = try writer.value(input) }
    return written
  }
}

extension AppleReader {
  /// What an alert says: its title above its message.
  fileprivate mutating func alertText() throws(Unmapped) -> WireValue {
    var lines: [String] = []
    for key in ["WFAlertActionTitle", "WFAlertActionMessage"] {
      if let value = raw(key) { lines.append(try template(value).text) }
    }
    return .text(lines.joined(separator: "\n"))
  }
}
