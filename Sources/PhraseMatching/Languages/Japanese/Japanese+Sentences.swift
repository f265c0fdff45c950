// SPDX-License-Identifier: Apache-2.0

extension Japanese {
  /// What is said, as a sentence.
  static func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    switch saying {
    case .app(let words): words

    case .cancelled: "キャンセルしました。"
    case .done: "完了しました。"
    case .failed(let intent, let reason): "「\(intent)」はうまくいきませんでした：\(reason)"
    case .left(let intent): intent.map { "「\($0)」を中断しました。" } ?? "中断しました。"
    case .stillWorking(let intent):
      "\(intent.map { "「\($0)」を" } ?? "まだ")実行中です。止めるには「キャンセル」と言ってください。"
    case .nothingToCancel: "キャンセルするものはありません。"
    case .busy: "先に質問に答えるか、「キャンセル」と言ってください。"
    case .askedTooOften(let parameter): "「\(parameter)」の質問が繰り返されたため、中止しました。"
    case .openedTooOften(let intent): "「\(intent)」が自分自身を何度も開いたため、中止しました。"
    case .milestone(let quarters): milestone(quarters)

    case .nothingMatches: "その言い方はわかりませんでした。"
    case .tooManyMeanings: "いろいろな意味に取れます。もう少し短く言ってください。"
    case .nearest(let suggestion, let stop):
      "その言い方はわかりませんでした。一番近いのは「\(suggestion)」です。「\(stop)」からわかりませんでした。"
    case .nearestSentence(let suggestion):
      "その言い方はわかりませんでした。一番近いのは「\(suggestion)」です。"
    case .nearestIncomplete(let suggestion, let expected):
      "その言い方はわかりませんでした。一番近いのは「\(suggestion)」です。足りないもの：\(expected)。"
    case .unknownValue(let value, let kind): "「\(value)」は見つかりません（\(kind)）。"
    case .didYouMean(let suggestion): "「\(suggestion)」のことですか？"
    case .forInstance(let suggestion): "たとえば「\(suggestion)」のように言ってください。"
    case .thereAre(let names): "あるのは\(quoted(names, .and, phrasing))です。"
    case .oneAtATime(let first): "一つずつお願いします。まず「\(first)」と言ってください。"
    case .valuesUnavailable(let kind, let reason):
      "「\(kind)」の値を読み込めませんでした：\(ended(reason))"
    case .propertyValue(let property, let entity, let value):
      "「\(entity)」、\(property)：\(ended(value ?? "なし"))"
    case .count(let count): "全部で\(count)です。"
    case .helpHint: "「ヘルプ」と言うと、できることがわかります。"
    case .hello(let suggestion):
      "こんにちは。\(suggestion.map { "たとえば「\($0)」のように言ってください。" } ?? "")"
        + "「ヘルプ」と言うと、できることがわかります。"
    case .goodbye: "どういたしまして。またいつでもどうぞ。"

    case .whichOne(let kind, let choices, let count):
      "\(which(kind))：\(list(choices, count, phrasing))"
    case .whichOneOfSections(let kind, let sections):
      "\(which(kind))：\(text(of: sections, phrasing))"
    case .choicesOfSections(let sections): text(of: sections, phrasing)
    case .moreChoices(let count): more(count)
    case .askFor(let title): "「\(title)」を教えてください。"
    case .didYouSay(let words): "「\(words)」と言いましたか？"
    case .readBack(let title, let words):
      "\(title.map { "\($0)：\(words)" } ?? "「\(words)」")。これで合っていますか？"
    case .sayAgain: "もう一度言ってください。"
    case .confirmQuestion: "よろしいですか？"
    case .goOnWith(let actionName): "「\(actionName)」を実行しますか？"
    case .othersSee(let values, let action):
      "\(quoted(values, .and, phrasing))はほかの人にも見えます。「\(action)」を実行しますか？"
    case .value: "値"

    case .askYesOrNo: "「はい」か「いいえ」で答えてください。"
    case .emptyAnswer: "答えを言うか、「キャンセル」と言ってください。"
    case .notAnAnswer(let answer): "「\(answer)」はこの質問の答えになりません。"
    case .outOfRange(let minimum, let maximum): "\(span(minimum, maximum))でお願いします。"
    case .noFile(let path): "ファイル「\(path)」はありません。"
    case .wrongFile(let name, let kinds):
      "「\(name)」は使えません。使えるもの：\(phrasing.list(kinds, .or))。"
    case .doesNotFit(let value, let kind, let others, let choices, let count):
      """
      \(quoted(others, .and, phrasing))に「\(value)」はありません（\(kind)）。\
      選べるもの：\(list(choices, count, phrasing))。
      """
    case .nothingFits(let kind, let others):
      others.isEmpty
        ? "「\(kind)」は一つもありません。" : "\(quoted(others, .and, phrasing))に「\(kind)」はありません。"
    case .valueChanged(let title, let value): "\(title)：\(value)。"
    case .answerFirst: "先に質問に答えるか、「キャンセル」と言ってください。"
    case .orCancel: "やめるには「キャンセル」と言ってください。"
    case .valueGone(let value): "「\(value)」はもうありません。"

    case .anyNumber: "どんな数でも大丈夫です。"
    case .anyWords: "どんな言葉でも大丈夫です。"
    case .valuesForInstance(let values, let count): "たとえば：\(list(values, count, phrasing))。"

    case .anotherOrDone: "ほかにもありますか？なければ「以上」と言ってください。"
    case .moreNeeded(let count): "あと\(count)個言ってください。"
    case .wrongCount(let minimum, let maximum, let given):
      "\(limits(minimum, maximum))必要です。今は\(given)個です。"

    case .nothingToUndo: "元に戻せる操作はありません。"
    case .nothingToRedo: "やり直せる操作はありません。"
    case .undone(let action): "元に戻しました：\(action)。"
    case .redone(let action): "やり直しました：\(action)。"
    case .cannotUndo(let last, let other):
      "「\(last)」は元に戻せません。代わりに「\(other)」を元に戻しますか？"
    case .notUndone(let action, let reason): "「\(action)」を元に戻せませんでした：\(reason)"
    case .notRedone(let action, let reason): "「\(action)」をやり直せませんでした：\(reason)"
    case .lastAction: "最後の操作"
    case .targetGone: "変更したものがもうありません。"

    case .continueInApplication(let application): "「\(application)」で続けますか？"
    case .applicationUnavailable(let application): "「\(application)」は今は開けません。"
    case .applicationEnded(let application): "「\(application)」は応答する前に終了しました。実行されたかどうかはわかりません。"
    case .applicationCannotStart(let application, let reason):
      "「\(application)」を起動できませんでした：\(ended(reason))"
    case .notAuthenticated: "先に本人確認が必要です。"

    case .snippetClosed: "閉じました。"
    case .snippetFailed(let reason): "表示を更新できませんでした：\(ended(reason))"
    case .snippetGone(let entity): "「\(entity)」はもうありません"
    case .snippetLate(let seconds): "\(seconds)秒以上かかりました"

    case .titleOfFinding(let plural): "「\(plural)」を探す"
    case .found(let count, let names, let rest): "\(count)：\(list(names, rest, phrasing, .and))。"
    case .nothingFound(let plural): "「\(plural)」は見つかりませんでした。"
    case .nothingToFindBy(let plural): "「\(plural)」には検索に使える項目がありません。"
    case .openWhich(let names): "見つかりました：\(phrasing.list(names, .and))。どれを開きますか："
    case .openWhichOf(let count): "\(count)件見つかりました。どれを開きますか："
    case .openOne(let name): "「\(name)」が見つかりました。開きますか？"
    case .cannotFind(let kind): "「\(kind)」を一覧にしたり比較したりすることはできません。"
    case .unknownEntity(let name, let nearest, let known):
      known.isEmpty
        ? "検索できるものを持つアプリがありません。"
        : "「\(name)」は検索できません。\(hint(nearest))検索できるもの：\(names(known, phrasing))。"
    case .ambiguousEntity(let name, let qualified):
      "「\(name)」は複数のアプリにあります。\(quoted(qualified, .or, phrasing))と言ってください。"
    case .unknownProperty(let kind, let name, let nearest, let known):
      "「\(kind)」に「\(name)」という項目はありません。\(hint(nearest))使えるもの：\(names(known, phrasing))。"
    case .unknownSort(let kind, let name, let nearest, let known):
      "「\(kind)」は「\(name)」では並べ替えられません。\(hint(nearest))使えるもの：\(names(known, phrasing))。"
    case .cannotCompare(let property, let operation, let possible):
      "「\(property)」には「\(operation)」は使えません。使えるもの：\(quoted(possible, .or, phrasing))。"
    case .wrongValueCount(let operation, let count):
      count == 0 ? "「\(operation)」に値は要りません。" : "「\(operation)」には値が\(count)個必要です。"
    case .noSuchValue(let value, let property, let known):
      "「\(value)」は「\(property)」の値ではありません。\(possible(known, phrasing))"

    case .conditionTooLong(let limit): "条件が\(limit)文字を超えています"
    case .propertyMissing(let known):
      "条件に項目がありません。使えるもの：\(quoted(known, .and, phrasing))。"
    case .noSuchProperty(let name, let nearest, let known):
      "「\(name)」という項目はありません。\(hint(nearest))使えるもの：\(quoted(known, .and, phrasing))。"
    case .comparisonMissing(let possible):
      "比較の言葉が足りません。使えるもの：\(quoted(possible, .or, phrasing))。"
    case .noComparison(let possible):
      "比較の言葉ではありません。使えるもの：\(quoted(possible, .or, phrasing))。"
    case .valueMissing: "値が足りません"
    case .secondValueMissing: "二つ目の値が足りません。「aとbの間」のように書いてください。"
    case .nothingMayFollow: "この後には何も書けません"
    case .nothingMayFollowValue: "値の後には何も書けません。全体で一つの値なら、引用符で囲んでください"
    case .quoteWithoutEnd: "ここから始まる引用符が閉じられていません"
    case .cannotJoin(let word): "「\(word)」では条件をつなげません。\(inQuotes(word))"
    case .quoteWith(let word): inQuotes(word)

    case .noAnswerInTime(let seconds): "\(seconds)秒以内に応答がありませんでした"
    case .parameterMissing(let name): "「\(name)」の値が足りません"
    case .noCode(let intent): "「\(intent)」はカタログファイルにあるだけで、実行するコードがありません"
    case .noProgram(let name): "プログラム「\(name)」がありません"
    case .programFailed(let name, let reason): "「\(name)」を実行できません：\(reason)"
    case .programEnded(let name, let status): "「\(name)」が終了コード\(status)で終了しました"
    case .noOpening(let application, let kind): "「\(application)」には「\(kind)」を開く操作がありません"
    }
  }

  private static func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1: "4分の1終わりました。"
    case 2: "半分終わりました。"
    default: "4分の3終わりました。"
    }
  }

  private static func which(_ kind: String?) -> String {
    kind.map { "どれにしますか（\($0)）" } ?? "どれにしますか"
  }

  private static func span(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "\(minimum)から\(maximum)まで"
    case (let minimum?, nil): "\(minimum)以上"
    case (nil, let maximum?): "\(maximum)以下"
    case (nil, nil): "数字"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    switch maximum {
    case minimum?: "ちょうど\(minimum)個"
    case let maximum? where minimum == 0: "多くても\(maximum)個まで"
    case let maximum?: "\(minimum)個から\(maximum)個"
    case nil: "少なくとも\(minimum)個"
    }
  }

  /// The text with a mark at its end.
  private static func ended(_ text: String) -> String {
    text.ended == text ? text : "\(text)。"
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "「\($0)」のことですか？" } ?? ""
  }

  private static func possible(_ values: [String], _ phrasing: Phrasing) -> String {
    values.isEmpty ? "" : "使えるもの：\(phrasing.list(values, .or))。"
  }

  private static func inQuotes(_ word: String) -> String {
    "「\(word)」が値の一部なら、値を引用符で囲んでください"
  }

  private static func quoted(
    _ names: [String], _ junction: Phrasing.Junction, _ phrasing: Phrasing
  ) -> String {
    phrasing.list(names.map { "「\($0)」" }, junction)
  }

  private static func list(
    _ items: [String], _ rest: Int, _ phrasing: Phrasing, _ junction: Phrasing.Junction = .or
  ) -> String {
    phrasing.list(items, junction, more: rest, rest: more)
  }

  private static func names(_ names: [String], _ phrasing: Phrasing) -> String {
    phrasing.names(names, more)
  }

  private static func more(_ count: Int) -> String { "ほか\(count)件" }

  /// 「1または2（町）、または30（郊外）」.
  private static func text(of sections: [Saying.Section], _ phrasing: Phrasing) -> String {
    let texts = sections.map { section in
      let choices = phrasing.list(section.choices, .or)
      return section.name.map { "\(choices)（\($0)）" } ?? choices
    }
    guard let last = texts.last, sections.contains(where: { $0.choices.count > 1 }) else {
      return phrasing.list(texts, .or)
    }
    guard texts.count > 1 else { return last }
    return "\(texts.dropLast().joined(separator: "、"))、または\(last)"
  }
}
