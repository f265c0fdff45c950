// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// A place that is to change before an app is at home on Linux.
struct Finding: Encodable {
  /// What kind of change it is; a name that programs may rely on.
  enum Kind: String, Encodable {
    /// An import of a module that is not on Linux.
    case missingModule
    /// An import of a module that comes with the app, or from a package.
    case otherModule
    /// A name that a missing module declares, or that Linux's Foundation lacks.
    case missingName
    /// A view that a result shows.
    case viewInResult
    /// A type that draws, among intents.
    case drawingType
    /// Code that `#if` leaves out on Linux.
    case leftOut
    /// What only a program in an app's bundle has.
    case bundleValue
    /// A name that Xcode makes of a key in a string catalog.
    case stringSymbol
    /// Types that intents use, in a file that cannot come along.
    case standIn
    /// A provider that does not say what people call the app, or where its texts are.
    case applicationName
    /// Intents that no shortcut starts.
    case unlistedIntents
    /// A file that was not read.
    case unreadFile
  }

  let kind: Kind
  let severity: Diagnostic.Severity
  let file: String
  /// From one; zero where a finding is about a whole file.
  let line: Int
  /// From one, in UTF-8.
  let column: Int
  /// The line that it stands in.
  let source: String
  /// What was seen.
  let message: String
  /// What to write.
  let advice: String
  /// The UTF-8 offsets in `source`.
  let span: Range<Int>

  private enum CodingKeys: String, CodingKey {
    case kind, severity, file, line, column, source, message, advice
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(severity.rawValue, forKey: .severity)
    try fields.encode(file, forKey: .file)
    if line > 0 {
      try fields.encode(line, forKey: .line)
      try fields.encode(column, forKey: .column)
      try fields.encode(source, forKey: .source)
    }
    try fields.encode(message, forKey: .message)
    try fields.encode(advice, forKey: .advice)
  }
}

extension Finding: CustomStringConvertible {
  /// The place, what was seen there with carets below it, and what to write.
  var description: String {
    let shown = Diagnostic(
      severity: severity, message: message, source: source, span: span)
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    let advice = advice.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return "\(place): \(shown)\n\(advice)"
  }
}
