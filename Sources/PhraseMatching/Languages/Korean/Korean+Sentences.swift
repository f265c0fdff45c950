// SPDX-License-Identifier: Apache-2.0

extension Korean {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "취소했어요."
    case .done: "다 됐어요."
    case .failed(let intent, let reason): "“\(intent)” 작업을 하지 못했어요. \(reason)"
    case .left(let intent):
      intent.map { "“\($0)” 작업은 그만뒀어요." } ?? "하던 작업은 그만뒀어요."
    case .stillWorking(let intent):
      "\(intent.map { "“\($0)” 작업을" } ?? "작업을") 아직 하고 있어요. 멈추려면 “취소”라고 말해 주세요."
    case .nothingToCancel: "취소할 작업이 없어요."
    case .busy: "먼저 질문에 답하거나 “취소”라고 말해 주세요."
    case .askedTooOften(let parameter): "“\(parameter)” 질문이 계속 반복돼서 멈췄어요."
    case .openedTooOften(let intent): "“\(intent)” 작업이 자신을 계속 다시 열어서 멈췄어요."
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "무슨 뜻인지 모르겠어요."
    case .tooManyMeanings: "뜻이 너무 여러 가지예요. 더 짧게 말해 주세요."
    case .nearest(let suggestion, let stop):
      "무슨 뜻인지 모르겠어요. 가장 가까운 말은 “\(suggestion)”인데, “\(stop)” 부분을 이해하지 못했어요."
    case .nearestSentence(let suggestion):
      "무슨 뜻인지 모르겠어요. 가장 가까운 말: “\(suggestion)”."
    case .nearestIncomplete(let suggestion, let expected):
      "무슨 뜻인지 모르겠어요. 가장 가까운 말: “\(suggestion)”. 빠진 부분: \(expected)."
    case .unknownValue(let value, let kind): "“\(value)” 항목이 없어요: \(kind)."
    case .didYouMean(let suggestion): "혹시 “\(suggestion)” 말인가요?"
    case .forInstance(let suggestion): "예를 들면 이렇게 말할 수 있어요: “\(suggestion)”."
    case .thereAre(let names): "이런 것이 있어요: \(quoted(names, .and, phrasing))."
    case .oneAtATime(let first): "한 번에 하나씩 말해 주세요. 먼저: “\(first)”."
    case .valuesUnavailable(let kind, let reason):
      "“\(kind)” 값을 읽지 못했어요: \(reason.ended)"
    case .propertyValue(let property, let entity, let value):
      "\(entity), \(property): \((value ?? "없음").ended)"
    case .count(let count): "모두 \(count)개예요."
    case .helpHint: "어떤 말을 할 수 있는지 알려면 “도움말”이라고 말해 주세요."
    case .hello(let suggestion):
      "안녕하세요.\(suggestion.map { " 예를 들면 이렇게 말해 보세요: “\($0)”." } ?? "") "
        + "“도움말”이라고 하면 할 수 있는 말을 알려 드려요."
    case .goodbye: "천만에요. 다음에 또 만나요."

    case .whichOne(let kind, let choices, let count):
      "\(which(kind)) \(list(choices, count, phrasing))?"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind)) \(text(of: sections, phrasing))?"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count)
    case .askFor(let title):
      "\(title)\(KoreanParticle.object.form(behind: title)) 알려 주세요."
    case .didYouSay(let words): "“\(words)”, 이렇게 말했나요?"
    case .readBack(let title, let words):
      "\(title.map { "\($0): \(words)" } ?? "“\(words)”"). 맞나요?"
    case .sayAgain: "다시 말해 주거나 한 글자씩 말해 주세요."
    case .confirmQuestion: "정말 할까요?"
    case .goOnWith(let actionName): "\(actionName)?"
    case .othersSee(let values, let action):
      "다른 사람도 볼 수 있어요: \(quoted(values, .and, phrasing)). \(action)?"
    case .value: "값"

    case .askYesOrNo: "“네” 또는 “아니요”로 답해 주세요."
    case .emptyAnswer: "답을 말하거나 “취소”라고 말해 주세요."
    case .notAnAnswer(let answer): "“\(answer)”, 이 말은 질문에 대한 답이 아니에요."
    case .outOfRange(let minimum, let maximum): span(minimum, maximum)
    case .noFile(let path): "“\(path)” 파일이 없어요."
    case .wrongFile(let name, let kinds):
      "“\(name)” 파일은 쓸 수 없어요. 쓸 수 있는 종류: \(phrasing.list(kinds, .or))."
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      \(quoted(others, .and, phrasing))에는 “\(value)” 항목이 없어요(\(kind)). \
      고를 수 있는 것: \(list(choices, count, phrasing)).
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "아무것도 없어요: \(kind)."
        : "\(quoted(others, .and, phrasing))에 맞는 것이 없어요: \(kind)."
    case .valueChanged(let title, let value): "\(title): \(value)."
    case .answerFirst: "먼저 답을 말하거나 “취소”라고 말해 주세요."
    case .orCancel: "그만두려면 “취소”라고 말해 주세요."
    case .valueGone(let value): "“\(value)” 항목은 이제 없어요."

    case .anyNumber: "어떤 숫자든 괜찮아요."
    case .anyWords: "어떤 말이든 괜찮아요."
    case .valuesForInstance(let values, let count):
      "예를 들면 이런 것이 맞아요: \(list(values, count, phrasing))."

    case .anotherOrDone: "더 있나요? 다른 것을 말하거나 “끝”이라고 말해 주세요."
    case .moreNeeded(let count): "\(count)개 더 말해 주세요."
    case .wrongCount(let minimum, let maximum, let given):
      "\(limits(minimum, maximum)) 필요한데 \(given)개를 말했어요."

    case .nothingToUndo: "되돌릴 작업이 없어요."
    case .nothingToRedo: "다시 실행할 작업이 없어요."
    case .undone(let action): "되돌렸어요: \(action)."
    case .redone(let action): "다시 실행했어요: \(action)."
    case .cannotUndo(let last, let other):
      "“\(last)” 작업은 되돌릴 수 없어요. 대신 “\(other)” 작업을 되돌릴까요?"
    case .notUndone(let action, let reason): "되돌리지 못했어요(\(action)): \(reason)"
    case .notRedone(let action, let reason): "다시 실행하지 못했어요(\(action)): \(reason)"
    case .lastAction: "마지막 작업"
    case .targetGone: "바꾼 것이 이제 없어요."

    case .continueInApplication(let application): "“\(application)” 앱에서 계속할까요?"
    case .applicationUnavailable(let application):
      "지금은 “\(application)” 앱을 띄울 수 없어요."
    case .applicationEnded(let application): "“\(application)” 앱이 대답하기 전에 종료됐어요. 처리됐는지는 알 수 없어요."
    case .applicationCannotStart(let application, let reason):
      "“\(application)” 앱을 시작하지 못했어요: \(reason.ended)"
    case .notAuthenticated: "먼저 본인 확인이 필요해요."

    case .snippetClosed: "닫았어요."
    case .snippetFailed(let reason): "새로 표시하지 못했어요: \(reason.ended)"
    case .snippetGone(let entity): "“\(entity)” 항목이 이제 없어요"
    case .snippetLate(let seconds): "\(seconds)초가 넘게 걸렸어요"

    case .titleOfFinding(let plural): "\(plural) 찾기"
    case .found(let count, let names, let rest):
      "\(count): \(list(names, rest, phrasing, .and))."
    case .nothingFound(let plural): "찾지 못했어요: \(plural)."
    case .nothingToFindBy(let plural): "찾는 데 쓸 수 있는 속성이 없어요: \(plural)."
    case .openWhich(let names): "찾았어요: \(phrasing.list(names, .and)). 어느 것을 열까요?"
    case .openWhichOf(let count): "\(count)개를 찾았어요. 어느 것을 열까요?"
    case .openOne(let name): "찾았어요: \(name). 열까요?"
    case .cannotFind(let kind): "“\(kind)” 항목은 목록을 보거나 비교할 수 없어요."
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "찾을 수 있는 항목이 있는 앱이 없어요."
        : "“\(name)” 항목은 찾을 수 없어요.\(hint(nearest)) 찾을 수 있는 것: \(phrasing.names(known, more))."
    case .ambiguousEntity(let name, let qualified):
      "“\(name)” 항목이 여러 앱에 있어요. 이렇게 말해 주세요: \(quoted(qualified, .or, phrasing))."
    case .unknownProperty(let kind, let name, let nearest, let known):
      "\(kind): 비교할 “\(name)” 속성이 없어요.\(hint(nearest)) 있는 속성: \(phrasing.names(known, more))."
    case .unknownSort(let kind, let name, let nearest, let known):
      "\(kind): “\(name)” 기준으로는 정렬할 수 없어요.\(hint(nearest)) 쓸 수 있는 기준: "
        + "\(phrasing.names(known, more))."
    case .cannotCompare(let property, let operation, let possible):
      "\(property): “\(operation)” 비교는 할 수 없어요. 쓸 수 있는 비교: \(quoted(possible, .or, phrasing))."
    case .wrongValueCount(let operation, let count):
      count == 0
        ? "“\(operation)” 비교에는 값이 필요 없어요." : "“\(operation)” 비교에는 값이 \(count)개 필요해요."
    case .noSuchValue(let value, let property, let known):
      "\(property): “\(value)” 값은 쓸 수 없어요.\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "조건이 \(limit)자보다 길어요"
    case .propertyMissing(let known):
      "조건에 속성이 없어요. 있는 속성: \(quoted(known, .and, phrasing))."
    case .noSuchProperty(let name, let nearest, let known):
      "“\(name)” 속성이 없어요.\(hint(nearest)) 있는 속성: \(quoted(known, .and, phrasing))."
    case .comparisonMissing(let possible):
      "속성 뒤에 비교가 없어요. 쓸 수 있는 비교: \(quoted(possible, .or, phrasing))."
    case .noComparison(let possible):
      "이것은 비교가 아니에요. 쓸 수 있는 비교: \(quoted(possible, .or, phrasing))."
    case .valueMissing: "값이 없어요"
    case .secondValueMissing: "두 번째 값이 없어요. “사이 가 와 나”처럼 써 주세요."
    case .nothingMayFollow: "여기에는 아무것도 더 올 수 없어요"
    case .nothingMayFollowValue:
      "값 뒤에는 아무것도 올 수 없어요. 모두 한 값이라면 따옴표로 묶어 주세요"
    case .quoteWithoutEnd: "여기서 시작한 따옴표가 닫히지 않았어요"
    case .cannotJoin(let word): "“\(word)”, 이 말로는 조건을 이을 수 없어요. \(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "\(seconds)초 안에 응답이 없어요"
    case .parameterMissing(let name): "값이 빠졌어요: \(name)"
    case .noCode(let intent): "“\(intent)” 작업은 카탈로그 파일에만 있고 실행할 코드가 없어요"
    case .noProgram(let name): "“\(name)” 프로그램이 없어요"
    case .programFailed(let name, let reason): "“\(name)” 프로그램을 실행할 수 없어요: \(reason)"
    case .programEnded(let name, let status): "“\(name)” 프로그램이 상태 \(status)(으)로 끝났어요"
    case .noOpening(let application, let kind):
      "“\(application)” 앱에는 이것을 여는 작업이 없어요(\(kind))"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "4분의 1을 마쳤어요."
    case 2: "절반을 마쳤어요."
    default: "4분의 3을 마쳤어요."
    }
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "\(minimum)에서 \(maximum) 사이여야 해요."
    case (let minimum?, nil): "\(minimum) 이상이어야 해요."
    case (nil, let maximum?): "\(maximum) 이하여야 해요."
    case (nil, nil): "숫자여야 해요."
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "정확히 \(minimum)개가"
    case let maximum? where minimum == 0: "많아야 \(maximum)개가"
    case let maximum?: "\(minimum)개에서 \(maximum)개가"
    case nil: "적어도 \(minimum)개가"
    }
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "어느 \($0)인가요?" } ?? "어느 것인가요?"
  }

  private static func list(
    _ items: [String], _ more: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: more, rest: self.more)
  }

  private static func more(_ count: Int) -> String { "그 밖의 \(count)개" }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " 혹시 “\($0)” 말인가요?" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : " 쓸 수 있는 값: \(phrasing.list(values, .or))."
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "“\($0)”" }, junction)
  }

  private static func inQuotes(_ word: String) -> String {
    "“\(word)” 부분이 값에 들어간다면 값을 따옴표로 묶어 주세요"
  }

  /// “1 또는 2 (시내), 또는 30 (교외)”.
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices) (\($0))" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: ", ")), 또는 \(last)"
  }
}
