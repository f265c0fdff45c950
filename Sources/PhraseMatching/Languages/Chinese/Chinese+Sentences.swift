// SPDX-License-Identifier: Apache-2.0

extension Chinese {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "已取消。"
    case .done: "好了。"
    case .failed(let intent, let reason): "“\(intent)”没有成功：\(reason)"
    case .left(let intent): intent.map { "“\($0)”先放下了。" } ?? "先放下了。"
    case .stillWorking(let intent):
      "\(intent.map { "“\($0)”还在进行" } ?? "还在进行")。要停下来，请说“取消”。"
    case .nothingToCancel: "没有可以取消的。"
    case .busy: "请先回答问题，或者说“取消”。"
    case .askedTooOften(let parameter): "“\(parameter)”问了太多次，已经停止。"
    case .openedTooOften(let intent): "“\(intent)”不断地打开自己，已经停止。"
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "没听懂，没有这样的说法。"
    case .tooManyMeanings: "这句话可以有太多意思，请说得简短一些。"
    case .nearest(let suggestion, let stop):
      "没有这样的说法。最接近的是“\(suggestion)”；从“\(stop)”开始不明白。"
    case .nearestSentence(let suggestion): "没有这样的说法。最接近的是“\(suggestion)”。"
    case .nearestIncomplete(let suggestion, let expected):
      "没有这样的说法。最接近的是“\(suggestion)”；还缺：\(expected)。"
    case .unknownValue(let value, let kind): "没有“\(value)”（\(kind)）。"
    case .didYouMean(let suggestion): "是不是想说“\(suggestion)”？"
    case .forInstance(let suggestion): "可以说，比如“\(suggestion)”。"
    case .thereAre(let names): "有：\(quoted(names, .and, phrasing))。"
    case .oneAtATime(let first): "请一件一件来：先说“\(first)”。"
    case .valuesUnavailable(let kind, let reason): "读取不了可选的内容（\(kind)）：\(closed(reason))"
    case .propertyValue(let property, let entity, let value):
      closed("“\(entity)”，\(property)：\(value ?? "无")")
    case .count(let count): "\(count)。"
    case .helpHint: "说“帮助”，就能知道可以说什么。"
    case .hello(let suggestion):
      "你好。\(suggestion.map { "可以说，比如“\($0)”。" } ?? "")说“帮助”，就能知道可以说什么。"
    case .goodbye: "不客气，再见。"

    case .whichOne(let kind, let choices, let count):
      "\(which(kind))：\(list(choices, count, phrasing))？"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind))：\(text(of: sections, phrasing))？"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count)
    case .askFor(let title): "请告诉我\(title)。"
    case .didYouSay(let words): "你说的是“\(words)”吗？"
    case .readBack(let title, let words):
      "\(title.map { "\($0)：\(words)" } ?? "“\(words)”")。对吗？"
    case .sayAgain: "请再说一遍，或者一个字一个字地说。"
    case .confirmQuestion: "确定吗？"
    case .goOnWith(let actionName): "\(actionName)？"
    case .othersSee(let values, let action):
      "别人也能看到：\(quoted(values, .and, phrasing))。\(action)？"
    case .value: "内容"

    case .askYesOrNo: "请回答“是”或“不是”。"
    case .emptyAnswer: "请回答，或者说“取消”。"
    case .notAnAnswer(let answer): "“\(answer)”不能回答这个问题。"
    case .outOfRange(let minimum, let maximum): "需要\(span(minimum, maximum))。"
    case .noFile(let path): "没有文件“\(path)”。"
    case .wrongFile(let name, let kinds):
      "文件“\(name)”不合适。合适的有：\(phrasing.list(kinds, .or))。"
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      没有“\(value)”（\(kind)）可以配\(quoted(others, .and, phrasing))。\
      合适的有：\(list(choices, count, phrasing))。
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "什么也没有（\(kind)）。" : "没有可以配\(quoted(others, .and, phrasing))的（\(kind)）。"
    case .valueChanged(let title, let value): "\(title)：\(value)。"
    case .answerFirst: "请先回答，或者说“取消”。"
    case .orCancel: "不想继续，就说“取消”。"
    case .valueGone(let value): "“\(value)”已经不在了。"

    case .anyNumber: "任何数字都可以。"
    case .anyWords: "说什么都可以。"
    case .valuesForInstance(let values, let count):
      "可以是，比如：\(list(values, count, phrasing))。"

    case .anotherOrDone: "还有吗？请接着说，或者说“完成”。"
    case .moreNeeded(let count): "请再说\(count)个。"
    case .wrongCount(let minimum, let maximum, let given):
      "需要\(limits(minimum, maximum))，而不是\(given)个。"

    case .nothingToUndo: "没有可以撤销的。"
    case .nothingToRedo: "没有可以重做的。"
    case .undone(let action): "已撤销：\(action)。"
    case .redone(let action): "已重做：\(action)。"
    case .cannotUndo(let last, let other): "“\(last)”不能撤销。要撤销“\(other)”吗？"
    case .notUndone(let action, let reason): "撤销不了“\(action)”：\(reason)"
    case .notRedone(let action, let reason): "重做不了“\(action)”：\(reason)"
    case .lastAction: "上一步操作"
    case .targetGone: "改动过的内容已经不在了。"

    case .continueInApplication(let application): "要在“\(application)”里继续吗？"
    case .applicationUnavailable(let application): "“\(application)”现在打不开。"
    case .applicationEnded(let application): "“\(application)”还没回应就退出了，不知道有没有完成。"
    case .applicationCannotStart(let application, let reason):
      "“\(application)”没能启动：\(closed(reason))"
    case .notAuthenticated: "这需要先确认身份。"

    case .snippetClosed: "已关闭。"
    case .snippetFailed(let reason): "没能更新显示：\(closed(reason))"
    case .snippetGone(let entity): "“\(entity)”已经不在了"
    case .snippetLate(let seconds): "超过了\(seconds)秒"

    case .titleOfFinding(let plural): "查找\(plural)"
    case .found(let count, let names, let rest):
      "\(count)：\(list(names, rest, phrasing, .and))。"
    case .nothingFound(let plural): "没有找到\(plural)。"
    case .nothingToFindBy(let plural): "没有可以用来查找的属性：\(plural)。"
    case .openWhich(let names): "找到了\(phrasing.list(names, .and))。打开哪一个："
    case .openWhichOf(let count): "找到了\(count)个。打开哪一个："
    case .openOne(let name): "找到了\(name)。要打开吗？"
    case .cannotFind(let kind): "“\(kind)”没有能列出或比较内容的查询。"
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "没有哪个应用有可以查找的内容。"
        : "不能查找“\(name)”。\(hint(nearest))可以查找：\(phrasing.names(known, more))。"
    case .ambiguousEntity(let name, let qualified):
      "几个应用里都有“\(name)”，请说\(quoted(qualified, .or, phrasing))。"
    case .unknownProperty(let kind, let name, let nearest, let known):
      "“\(kind)”没有可以比较的属性“\(name)”。\(hint(nearest))有：\(phrasing.names(known, more))。"
    case .unknownSort(let kind, let name, let nearest, let known):
      "“\(kind)”不能按“\(name)”排序。\(hint(nearest))可以按：\(phrasing.names(known, more))。"
    case .cannotCompare(let property, let operation, let possible):
      "“\(property)”不能用“\(operation)”比较，可以用\(quoted(possible, .or, phrasing))。"
    case .wrongValueCount(let operation, let count):
      count == 0 ? "“\(operation)”后面不需要值。" : "“\(operation)”后面需要\(count)个值。"
    case .noSuchValue(let value, let property, let known):
      "“\(value)”不能用作“\(property)”。\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "条件超过了\(limit)个字符"
    case .propertyMissing(let known): "条件里缺少属性。有\(quoted(known, .and, phrasing))。"
    case .noSuchProperty(let name, let nearest, let known):
      "没有属性“\(name)”。\(hint(nearest))有\(quoted(known, .and, phrasing))。"
    case .comparisonMissing(let possible):
      "属性后面缺少比较。可以是\(quoted(possible, .or, phrasing))。"
    case .noComparison(let possible): "这不是比较。可以是\(quoted(possible, .or, phrasing))。"
    case .valueMissing: "缺少一个值"
    case .secondValueMissing: "缺少第二个值。请写成“介于甲和乙”。"
    case .nothingMayFollow: "后面不能再有内容"
    case .nothingMayFollowValue: "值后面不能再有内容；如果是同一个值，请加上引号"
    case .quoteWithoutEnd: "从这里开始的引号没有结束"
    case .cannotJoin(let word): "“\(word)”不能连接条件。\(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "\(seconds)秒内没有回应"
    case .parameterMissing(let name): "缺少“\(name)”的值"
    case .noCode(let intent): "“\(intent)”来自目录文件，没有可以执行的代码"
    case .noProgram(let name): "没有程序“\(name)”"
    case .programFailed(let name, let reason): "运行不了“\(name)”：\(reason)"
    case .programEnded(let name, let status): "“\(name)”已结束，状态码为\(status)"
    case .noOpening(let application, let kind): "“\(application)”没有能打开它的操作（\(kind)）"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "完成了四分之一。"
    case 2: "完成了一半。"
    default: "完成了四分之三。"
    }
  }

  /// The text with a mark at its end: its own, or a full stop.
  private static func closed(_ text: String) -> String {
    text.last.map { ".!?…。！？".contains($0) } == true ? text : text + "。"
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "是哪一个（\($0)）" } ?? "是哪一个"
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "在\(minimum)和\(maximum)之间"
    case (let minimum?, nil): "不小于\(minimum)"
    case (nil, let maximum?): "不大于\(maximum)"
    case (nil, nil): "一个数字"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "正好\(minimum)个"
    case let maximum? where minimum == 0: "最多\(maximum)个"
    case let maximum?: "\(minimum)到\(maximum)个"
    case nil: "至少\(minimum)个"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "是不是想说“\($0)”？" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : "可以是\(phrasing.list(values, .or))。"
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "“\($0)”" }, junction)
  }

  private static func list(
    _ items: [String], _ rest: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: rest, rest: more)
  }

  private static func inQuotes(_ word: String) -> String {
    "如果“\(word)”是值的一部分，请给值加上引号"
  }

  private static func more(_ count: Int) -> String { "另外\(count)个" }

  /// “1或2（城里），或30（城外）”.
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices)（\($0)）" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: "，"))，或\(last)"
  }
}
