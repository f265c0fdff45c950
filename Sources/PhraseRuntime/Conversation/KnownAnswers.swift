// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Synchronization

/// What a person has said for the parameters of an intent, besides the answer to each question.
///
/// An intent that asks while it runs keeps the answers to itself. Where one of them is corrected, the
/// intent begins anew, as it does where it demands a value by throwing, and gets the answers from
/// here. Once it had something confirmed, it may have acted on its answers: then none is corrected.
final class KnownAnswers: Sendable {
  private struct State {
    /// What was answered, the latest last.
    var answered: [(parameter: any AnyIntentParameter, value: any Sendable)] = []
    /// The same by the names of their parameters, with what they are called.
    var options: [String: ValueOption] = [:]
    /// What is not to be asked for.
    var given: [ObjectIdentifier: any Sendable] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// The value that was given for a parameter, once.
  func take(_ parameter: any AnyIntentParameter) -> (any Sendable)? {
    state.withLock { state in
      let value = state.given.removeValue(forKey: ObjectIdentifier(parameter))
      if let value { state.answered.append((parameter, value)) }
      return value
    }
  }

  /// Keeps an answer.
  func note(_ value: any Sendable, for parameter: any AnyIntentParameter) {
    state.withLock { state in
      state.answered.removeAll { $0.parameter === parameter }
      state.answered.append((parameter, value))
    }
  }

  /// Keeps what a value is called.
  func note(_ option: ValueOption, named name: String) {
    state.withLock { $0.options[name] = option }
  }

  /// The values that were asked for, by the names of their parameters.
  var options: [String: ValueOption] { state.withLock(\.options) }

  /// Gives a value that was said along with another answer.
  func give(_ value: any Sendable, for parameter: any AnyIntentParameter) {
    state.withLock { $0.given[ObjectIdentifier(parameter)] = value }
  }

  /// The parameters whose answers may be corrected, the latest first; nil where none may be any more.
  var answered: [any AnyIntentParameter]? {
    state.withLock { $0.isClosed ? nil : $0.answered.reversed().map(\.parameter) }
  }

  /// Gives the answers again, for an intent that begins anew.
  func giveAgain(allBut forgotten: (any AnyIntentParameter)? = nil) {
    state.withLock { state in
      for (parameter, value) in state.answered where parameter !== forgotten {
        state.given[ObjectIdentifier(parameter)] = value
      }
      state.answered = []
    }
  }

  /// Corrects no answer any more.
  func close() { state.withLock { $0.isClosed = true } }
}
