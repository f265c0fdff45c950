// SPDX-License-Identifier: Apache-2.0

import Expenses
import Foundation
import GRDB
import PhraseRuntime
import PhraseTesting
import SampleStorage
import Testing

extension SampleApps {
  /// Databases that are missing, kept, damaged, locked or read-only.
  @Suite struct StorageTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrase-storage-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("expenses.sqlite") }

    private func reason(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "none"
      } catch {
        return (error as? StoreError)?.errorDescription ?? "\(error)"
      }
    }

    @Test func dataIsMadeAtFirstUseAndKept() throws {
      let first = ExpenseStore(.file(file))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try first.add(10, for: .food)
      #expect(try ExpenseStore(.file(file)).total(of: .food) == 60)
      try FileManager.default.removeItem(at: folder)
    }

    @Test func dataIsItsOwnersAlone() throws {
      try ExpenseStore(.file(file)).add(10, for: .food)
      let paths = [folder.path, file.path]
      let modes = try paths.map {
        try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
      }
      #expect(modes == [0o700, 0o600])
      try FileManager.default.removeItem(at: folder)
    }

    /// Two stores on one file stand for two programs.
    @Test func onlyTheExpenseThatWasNamedIsRemoved() async throws {
      let other = ExpenseStore(.file(file))
      let conversation = Conversation(try await Apps(expenses: .file(file)).tester.engine)
      let question = await conversation.respond(to: "remove the last expense in expenses")
      #expect(question.text == "Remove the last expense, 12.00 for Other?")
      try other.add(99, for: .health)
      #expect(await conversation.respond(to: "yes").text == "Removed 12.00 for Other.")
      #expect(try other.last()?.amount == 99)
      _ = await conversation.respond(to: "remove the last expense in expenses")
      let last = try #require(try other.last())
      #expect(try other.remove(last))
      #expect(await conversation.respond(to: "yes").text == "That expense is gone already.")
      #expect(try other.total() == 133.4)
      try FileManager.default.removeItem(at: folder)
    }

    @Test func aDamagedFileIsNamedAndLeftAlone() async throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let garbage = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      try garbage.write(to: file)
      let store = ExpenseStore(.file(file))
      let message =
        "The file \(file.path) is damaged. Move it away to start anew; nothing in it was changed."
      #expect(reason { _ = try store.total() } == message)
      #expect(try Data(contentsOf: file) == garbage)
      try await Apps(expenses: .file(file), library: .file(file)).tester.converse {
        Said("get the total in expenses")
        Answered(message)
        Said("open dune in library")
        Answered(
          "The values for book could not be read: \(message)"
        )
      }
      try FileManager.default.removeItem(at: folder)
    }

    @Test func programsThatStartTogetherLoseNothing() throws {
      for round in 0..<10 {
        let file = folder.appendingPathComponent("\(round).sqlite")
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          #expect(throws: Never.self) { try ExpenseStore(.file(file)).add(1, for: .food) }
        }
        #expect(try ExpenseStore(.file(file)).total(of: .food) == 54)
      }
      try FileManager.default.removeItem(at: folder)
    }

    @Test func aLockedFileIsToldAsSuch() throws {
      try ExpenseStore(.file(file)).add(1, for: .food)
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: file.path, configuration: configuration)
      try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
      #expect(
        reason { try ExpenseStore(.file(file)).add(1, for: .food) }
          == "Another program is using \(file.path). Try again when it has finished.")
      try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
      try ExpenseStore(.file(file)).add(1, for: .food)
      try FileManager.default.removeItem(at: folder)
    }

    @Test func aFolderThatCannotBeMadeIsTold() {
      let impossible = URL(fileURLWithPath: "/dev/null/data/expenses.sqlite")
      #expect(
        reason { _ = try ExpenseStore(.file(impossible)).total() }
          .hasPrefix("The folder of /dev/null/data/expenses.sqlite cannot be made"))
    }

    /// Root may write everywhere, so the test needs a database that refuses by itself.
    @Test func aReadOnlyDatabaseCanBeReadAndSaysWhyItCannotBeWritten() throws {
      try ExpenseStore(.file(file)).add(1, for: .food)
      let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o444]
      try FileManager.default.setAttributes(permissions, ofItemAtPath: file.path)
      let store = ExpenseStore(.file(file))
      #expect(try store.total(of: .food) == 51)
      if !FileManager.default.isWritableFile(atPath: file.path) {
        #expect(
          reason { try store.add(1, for: .food) }
            == "The file \(file.path) may not be written. Allow it, or start with fresh data.")
      }
      try FileManager.default.removeItem(at: folder)
    }
  }
}
