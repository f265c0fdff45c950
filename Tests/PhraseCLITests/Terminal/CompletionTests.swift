// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseCLI

@Suite struct CompletionTests {
  private func completion(_ lines: [String]) -> Completion {
    Completion { text in lines.filter { $0.hasPrefix(text) } }
  }

  @Test func theOnlyLineIsInsertedWithABlank() {
    #expect(completion(["open", "close"]).step(for: "o") == .replace("open "))
  }

  @Test func theCommonBeginningIsInsertedFirst() {
    #expect(completion(["open book", "open box"]).step(for: "o") == .replace("open bo"))
  }

  @Test func severalLinesAreListedAtTheSecondPress() {
    let completion = completion((0..<30).map { "open \($0)" })
    #expect(completion.step(for: "open ") == .none)
    guard case .list(let lines) = completion.step(for: "open ") else {
      Issue.record("no list")
      return
    }
    #expect(lines.count == 21 && lines.last == "… 10 more")
  }

  @Test func nothingContinuesNonsense() {
    #expect(completion(["open"]).step(for: "x") == .none)
  }
}
