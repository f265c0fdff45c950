// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseBus
import Testing

@testable import PhraseCLI

@Suite struct DesktopPicturesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("phrase-pictures-\(UUID().uuidString)")

  @Test(arguments: [
    ("book", true), ("books.vertical", true), ("no.such", false), ("../book", false),
  ])
  func symbolsAreDrawnIntoFiles(_ symbol: String, _ isDrawn: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DesktopPictures.drawn(in: folder).file(ofSymbol: symbol)
    #expect((file != nil) == isDrawn)
    if let file {
      #expect(file.deletingLastPathComponent().path == folder.path)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
    }
    let known = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(known?.count ?? 0 == (isDrawn ? 1 : 0))
  }
}
