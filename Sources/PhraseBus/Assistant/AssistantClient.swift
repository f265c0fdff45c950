// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The assistant as a program sees it that wants something of it.
package struct AssistantClient: Sendable {
  package let bus: Bus

  package init(on bus: Bus) {
    self.bus = bus
  }

  /// How the assistant is; nil where none runs, and none is started for it.
  package func status() async throws -> AssistantStatus? {
    do {
      let reply = try await call("Status")
      return try JSONDecoder().decode(AssistantStatus.self, from: Data((reply ?? "").utf8))
    } catch let error as BusError where error.isAbsence {
      return nil
    }
  }

  /// Has it read the apps anew; nothing where none runs.
  package func reload() async throws {
    do {
      try await call("Reload")
    } catch let error as BusError where error.isAbsence {
      return
    }
  }

  /// Asks for the microphone.
  ///
  /// - Returns: Who else has it; nil where this program may use it, also because no assistant runs.
  package func takeMicrophone(for purpose: String) async throws -> String? {
    do {
      let holder = try await call("TakeMicrophone", .string(purpose)) ?? ""
      return holder.isEmpty ? nil : holder
    } catch let error as BusError where error.isAbsence {
      return nil
    }
  }

  @discardableResult
  private func call(_ member: String, _ argument: BusValue...) async throws -> String? {
    var call = BusCall(Assistant.name, Assistant.path, Assistant.interface, member)
    call.body = argument
    call.starts = false
    return try await bus.call(call).first?.text
  }
}
