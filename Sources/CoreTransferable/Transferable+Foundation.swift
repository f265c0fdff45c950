// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String: Transferable {
  /// Plain text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText, exporting: { Data($0.utf8) }) { data in
      String(decoding: data, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// The data itself.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

extension URL: Transferable {
  /// The address, as a URL and as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { try URL(transferred: $0) })
    ProxyRepresentation(exporting: \.absoluteString)
  }

  private init(transferred data: Data) throws {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = URL(string: text) else {
      throw TransferError(reason: "\"\(text)\" is no URL")
    }
    self = url
  }
}
