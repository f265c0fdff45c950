// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Answers that give the intent other values than the one that is asked for.
extension Questioner {
  /// Takes a corrected value for a parameter that has one already: "no wait, thirty" where the category
  /// is asked for.
  ///
  /// Before an intent runs, nothing was done with the value yet; while it runs, it begins anew.
  ///
  /// - Returns: What is said before the question is put again; nil where the words fit no value.
  /// - Throws: The wish to begin anew.
  func correct<Value>(
    with words: String, beside asked: any AnyIntentParameter, whileRunning isRunning: Bool
  ) async throws -> Reading<Value>? {
    let all = IntentFilling.current?.declaredParameters.map(\.parameter).reversed() ?? []
    let filled = all.filter { $0.erasedValue != nil }
    let answered = isRunning ? known.answered : []
    for parameter in answered.map({ $0 + filled }) ?? [] where parameter !== asked {
      guard let option = await option(for: parameter, in: words) else { continue }
      await note(option, for: parameter)
      let isAnswer = answered?.contains { $0 === parameter } == true
      guard isAnswer || parameter.assign(option.value) else { continue }
      if isRunning {
        known.giveAgain()
        throw AppIntentError.restartPerform
      }
      return .again(.valueChanged(title: name(of: parameter), value: option.display))
    }
    return nil
  }

  /// Whether words ask for the question before.
  func goesBack(_ words: String) -> Bool {
    [words, Utterance(words).withoutAsides(in: language)].compactMap(\.self).contains {
      Utterance($0).isOne(of: talk.words.back)
    }
  }

  /// Asks again for the value that was answered last: "back".
  ///
  /// - Returns: What is said before the question is put again; nil where no answer can be changed.
  /// - Throws: The wish to begin anew, without that answer.
  func goBack<Value>(
    from asked: any AnyIntentParameter, whileRunning isRunning: Bool
  ) async throws -> Reading<Value>? {
    guard let last = known.answered?.first(where: { $0 !== asked }) else { return nil }
    // What the intent had before it began would not be asked for anew.
    if last.erasedValue != nil {
      let value = try await requestValue(for: last, dialog: nil, because: nil)
      guard last.assign(value) else { return nil }
    }
    guard isRunning else { return .again(nil) }
    known.giveAgain(allBut: last)
    throw AppIntentError.restartPerform
  }

  /// Takes a value for another parameter that has none yet, or the one that an app gives it: "food" where
  /// the amount is asked for, "10 minutes" where the stop is.
  ///
  /// What was said is not replaced without a word that corrects: at "Which direction?" a stop that lies
  /// in none is no other stop to get in at.
  ///
  /// - Returns: What is said before the question is put again; nil where the words fit no value.
  func fillAnother<Value>(
    than asked: any AnyIntentParameter, with words: String
  ) async -> Reading<Value>? {
    let others = IntentFilling.current?.declaredParameters.map(\.parameter).filter { $0 !== asked }
    let open = others?.filter { $0.erasedValue == nil } ?? []
    let standard = others?.filter {
      $0.erasedValue != nil && $0.declaration.defaultValue != nil
    }
    for parameter in open + (standard ?? []) {
      guard let option = await option(for: parameter, in: words), parameter.assign(option.value)
      else { continue }
      await note(option, for: parameter)
      known.give(option.value, for: parameter)
      return .again(.valueChanged(title: name(of: parameter), value: option.display))
    }
    return nil
  }

  /// The only value of a parameter that words are; any words are a text, and no value here.
  private func option(
    for parameter: any AnyIntentParameter, in words: String
  ) async -> ValueOption? {
    guard !parameter.declaration.isArray else { return nil }
    let reader = await ParameterReader(
      answersFor: parameter, name: name(of: parameter), language: language, engine: turn.engine)
    guard reader.source != nil || !reader.subject.isText,
      let answer = try? AnswerGrammar(for: reader.question(text: nil)).answer(words),
      case .values(let options) = await reader.read(answer), options.count == 1
    else { return nil }
    return options[0]
  }

  /// Takes what goes on like a phrase of the intent: "20 for food" where the amount is asked for.
  ///
  /// - Parameters:
  ///   - asked: The parameter that is asked for.
  ///   - words: The answer.
  ///   - isText: Whether any words are an answer. Then the others are names of two words or more: "death by
  ///     chocolate" may be all of a title, and "project hail mary by andy weir" has an author.
  /// - Returns: The value that is asked for; the others are given to the intent. Nil where the words are
  ///   not the rest of a phrase.
  func fill(
    _ asked: any AnyIntentParameter, with words: String, asText isText: Bool = false
  ) async -> Reading<any Sendable>? {
    guard let intent = IntentFilling.current, let name = intent.name(of: asked) else { return nil }
    let type = IntentDeclaration.typeName(of: Swift.type(of: intent))
    let dependencies = intent.parameterDependencies
    var rephrasing = Rephrasing(engine: turn.engine, memory: Memory(), language: language)
    rephrasing.isLoose = !isText
    let bare = isText ? words : Utterance(words).withoutAsides(in: language) ?? words
    for beginning in turn.engine.catalog.beginnings(of: type, in: language) {
      let said: ResolvedIntent
      let sentence = "\(beginning) \(bare)"
      // No text is taken where no app is named, but here it is clear which one is meant.
      let resolution =
        isText
        ? await rephrasing.namingApplication(sentence) : await rephrasing.understood(sentence)
      switch resolution {
      case .match(let intent): said = intent
      case .missing(let missing): said = missing.intent
      default: continue
      }
      // What depends on other values is held against them by the reader of its own question.
      guard said.intent == type, said.values.count > 1, let value = said.values[name],
        said.values.keys.allSatisfy({ dependencies[$0, default: []].isEmpty }),
        !isText || said.parameters.allSatisfy({ $0.name == name || isFullName($0.text) })
      else { continue }
      for parameter in said.parameters {
        let option = ValueOption(
          value: parameter.value, display: parameter.display, id: parameter.id)
        known.note(option, named: parameter.name)
      }
      for (other, value) in said.values where other != name {
        guard let parameter = intent.parameter(named: other) else { continue }
        _ = parameter.assign(value)
        known.give(value, for: parameter)
      }
      known.note(value, for: asked)
      return .value(value)
    }
    return nil
  }

  private func isFullName(_ words: String) -> Bool {
    Utterance(words).tokens.count { !talk.areSmall([$0.text]) } > 1
  }

  /// What entities of a series are called is told with the request.
  func note(_ values: [any Sendable], of parameter: any AnyIntentParameter) {
    let names = values.compactMap { value in
      (value as? any AppEntity).map { ValueOption(entity: $0, language: language).display }
    }
    guard names.count == values.count, let name = IntentFilling.current?.name(of: parameter) else {
      return
    }
    let display = names.listed(in: Locale(identifier: language))
    known.note(ValueOption(value: values, display: display), named: name)
  }

  /// What was answered can be corrected, and referred to.
  func note(_ option: ValueOption, for parameter: any AnyIntentParameter) async {
    known.note(option.value, for: parameter)
    if let name = IntentFilling.current?.name(of: parameter) {
      known.note(option, named: name)
    }
    guard let entity = option.value as? any AppEntity else { return }
    let bundle = IntentExecution.current?.bundle
    let mention = Memory.Mention(
      title: option.display, id: option.id,
      kind: type(of: entity).kind(in: language, bundle: bundle))
    await turn.channel.send(.noted(.named([mention]), turn: turn.id))
  }
}

extension AppIntent {
  /// The name of the property that a parameter is.
  fileprivate func name(of parameter: any AnyIntentParameter) -> String? {
    declaredParameters.first { $0.parameter === parameter }?.name
  }
}
