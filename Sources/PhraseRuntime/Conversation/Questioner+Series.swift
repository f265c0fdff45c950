// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Questioner {
  /// How many values one question gathers; nobody names more by voice or by hand.
  static let seriesLimit = 1000

  /// Asks for the values of an array.
  ///
  /// Several at once end the question, if they are enough; one at a time, it goes on until the
  /// person is done or the array is full.
  func requestSeries(
    of reader: ParameterReader, text: String?, because complaint: Saying?
  ) async throws -> [any Sendable] {
    let size = reader.subject.declaration?.arraySize ?? 1...Self.seriesLimit
    let limit = min(size.upperBound, Self.seriesLimit)
    var values: [any Sendable] = []
    var question = reader.question(text: text)
    var complaint = complaint
    while values.count < limit {
      question.takesEnd = values.count >= size.lowerBound
      let count = values.count
      let more: [any Sendable] = try await ask(question, because: complaint) { answer in
        answer == .end
          ? .value([]) : try await readSeries(answer, with: reader, size: size, after: count)
      }
      complaint = nil
      values = (values + more).entitiesOnce
      let isDone = more.isEmpty || (more.count > 1 && more.count == values.count)
      if isDone, values.count >= size.lowerBound { break }
      let missing = size.lowerBound - values.count
      question = reader.question(
        forMore: talk.text(of: missing > 0 ? .moreNeeded(count: missing) : .anotherOrDone))
    }
    return values
  }

  /// The values of one answer; where one of them may mean several things, people choose.
  private func readSeries(
    _ answer: Answer, with reader: ParameterReader, size: ClosedRange<Int>, after count: Int
  ) async throws -> Reading<[any Sendable]> {
    let readings = await reader.readSeries(answer)
    guard !readings.isEmpty else { return .again(nil) }
    guard count + readings.count <= size.upperBound else {
      return .again(.wrongCount(of: size, given: count + readings.count))
    }
    // Nobody is to choose among the values of an answer that is refused.
    for case .refused(let reason) in readings { return .again(reason) }
    var values: [any Sendable] = []
    for reading in readings {
      switch try await self.reading(reading, of: reader) {
      case .value(let value): values.append(value)
      case .again(let reason): return .again(reason)
      }
    }
    return .value(values)
  }
}
