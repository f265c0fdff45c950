// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseBus
import PhraseShortcuts

extension AppFolder {
  /// The apps of the person who runs the program.
  static var ofPerson: AppFolder { AppFolder(data: ShortcutLibrary.personalData) }
}

extension AssistantClient {
  /// The assistant of this person's data; nil where none runs, or where there is no bus.
  static var running: AssistantClient? {
    get async {
      guard let bus = try? Bus() else { return nil }
      let client = AssistantClient(on: bus)
      let status = try? await client.status()
      return status?.data == ShortcutLibrary.personalData.path ? client : nil
    }
  }
}

extension AppFolderError {
  var failure: CommandFailure {
    switch kind {
    case .missing: CommandFailure(.missingInput, description)
    case .badData: CommandFailure(.badData, description)
    case .cannotWrite: CommandFailure(.cannotCreate, description)
    }
  }
}
