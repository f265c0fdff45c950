// SPDX-License-Identifier: Apache-2.0

extension Korean {
  /// What is wanted stands first, and the verb last: “저자가 한강인 책 찾아 줘”.
  static let finding = FindingWords(
    find: "[<details>] <entities> [들] [을|를] (찾아|찾아봐) [줘|주세요]",
    condition: """
      ${property} [이|가|은|는|에] \
      (${value} [보다|이|가|을|를|로|으로] ${operation}\
      |${value} [과|와|에서|부터] ${upper} (사이인|사이의|사이))
      """,
    nextCondition: "[그리고] ${property2} [이|가|은|는|에] ${value2} [보다|이|가|을|를] ${operation2}",
    sorted: "${sort} (순으로|순서대로|순서로|기준으로|순) [${direction}] [정렬된|정렬한|정렬해서]",
    ascending: ["오름차순", "오름차순으로"],
    descending: ["내림차순", "내림차순으로"],
    ask: [
      """
      ${entity} [의] ${property} [이|가|은|는] \
      (뭐야|뭐예요|뭔가요|뭐지|무엇인가요|누구야|누구예요|누구지|누구인가요|언제야|언제예요|언제인가요|몇 년이야)
      """,
      "${entity} [의|은|는] ${property} [을|를] (알려|말해|보여) [줘|주세요]",
      """
      ${entity} [은|는|을|를|이|가] (누가|언제|몇 년에|어디에|어디) \
      ${property} [어|어요|나요|지]
      """,
      "(누가|언제) ${entity} [을|를|이|가] ${property} [어|어요|나요|지]",
      "(내가|나) ${entity} [을|를|은|는] 언제 ${property} [어|어요|지|더라]",
      "${entity} [은|는] 누가 ${property} (책이야|책이에요|거야|거예요|건가요)",
      "${entity} [은|는|이|가] [지금] ${property} [에] (있어|있어요|있나요|있지|있는 거야)",
      "[내가|나] ${entity} [을|를|은|는] ${property} (나|나요|니|던가|는지 알려 줘|는지 궁금해)",
      "${entity} [은|는|이|가] ${property} (책이야|책이에요|책인가요|거야|거예요|건가요)",
      "[나한테|나] ${entity} [이|가|은|는|도] (있어|있어요|있나요|있니|있는지 알려 줘)",
      "[내가|나] ${entity} [을|를|은|는|도] (가지고 있어|갖고 있어|가지고 있나|갖고 있나)",
    ],
    requests: [
      "[내가] [아직] ${quality} <entities> [들] [을] (보여|찾아|알려|말해) [줘|주세요]",
      """
      [내가] [아직] ${quality} <entities> [은|는|이|가] \
      (뭐야|뭐지|뭐예요|뭐가 있어|뭐 있어|뭐가 있어요|몇 권이야|몇 개야|몇 권 있어|있어)
      """,
      "${value} (이|가|의) [${property}] <entities> [을] (보여|찾아|알려) [줘|주세요]",
      """
      ${value} (이|가|의) [${property}] <entities> [은|는|이|가] \
      (뭐야|뭐가 있어|뭐 있어|몇 권이야|몇 권 있어|있어)
      """,
      "${value} ${property} <entities> [들] [을|를] (보여|찾아|알려) [줘|주세요]",
      "${property} [이|가] ${value} 인 <entities> [은|는|이|가] (뭐야|뭐가 있어|몇 권이야|몇 개야|있어)",
      "${value} 에 (대한|관한) <entities> [을|를] (보여|찾아|알려) [줘|주세요]",
      "[내|모든|전체] <entities> [들] [을] [모두] (보여|알려) [줘|주세요]",
      "[내|모든|전체] <entities> (목록|리스트) [을|를] [보여 줘|알려 줘|보여 주세요|알려 주세요]",
      "[내|나한테] <entities> [은|는|이|가] (뭐 있어|뭐가 있어|뭐가 있어요|뭐뭐 있어)",
      "${applicationName} (에 있는|의) [모든] <entities> [들] [을|를] (보여|알려) [줘|주세요]",
      "[${sort} [이|가]] ${rank} <entities> [${count} [권|개]] (보여|알려|찾아) [줘|주세요]",
      "[${sort} [이|가]] ${rank} <entities> [${count} [권|개]] [은|는|이|가] (뭐야|뭐예요)",
      """
      <entities> [을|를] ${sort} (순으로|순서대로|순서로|기준으로|로|으로) [${direction}] \
      (정렬해 줘|정렬해 주세요|정렬|보여 줘)
      """,
    ],
    greatest: [
      "가장 높은", "제일 높은", "가장 긴", "제일 긴", "가장 큰", "제일 큰", "가장 많은", "제일 많은", "가장 늦은",
      "제일 늦은", "가장 최근", "가장 최근의", "제일 최근", "최신", "최근", "가장 새로운", "제일 새로운", "가장 비싼",
      "제일 비싼", "가장 무거운", "제일 무거운", "가장 깊은", "제일 깊은", "가장 먼", "제일 먼", "마지막",
    ],
    least: [
      "가장 낮은", "제일 낮은", "가장 짧은", "제일 짧은", "가장 작은", "제일 작은", "가장 적은", "제일 적은", "가장 이른",
      "제일 이른", "가장 오래된", "제일 오래된", "가장 싼", "제일 싼", "가장 저렴한", "제일 저렴한", "가장 가벼운",
      "제일 가벼운", "가장 얕은", "제일 얕은", "가장 가까운", "제일 가까운", "첫", "첫 번째",
    ],
    negated: { KoreanNegation.forms(of: $0) },
    inApplication: "${applicationName}에서 …",
    search: [
      "… 검색해 줘", "… 검색해 주세요", "… 검색해", "… 검색", "전체에서 … 찾아 줘", "모든 앱에서 … 찾아 줘",
    ],
    comparisons: .init(
      equalTo: ["인", "이고", "이며", "이면서", "같은", "과 같은", "와 같은"],
      notEqualTo: ["아닌", "이 아닌", "가 아닌", "아니고", "다른"],
      contains: ["포함된", "포함하는", "들어간", "들어가는", "들어 있는", "있는"],
      hasPrefix: ["시작하는", "시작되는"],
      hasSuffix: ["끝나는"],
      lessThan: [
        "미만인", "미만", "작은", "낮은", "적은", "짧은", "이른", "빠른", "이전인", "이전", "전인", "이전의",
      ],
      lessThanOrEqualTo: ["이하인", "이하", "이하의", "까지인", "넘지 않는"],
      greaterThan: [
        "초과인", "초과", "큰", "높은", "많은", "긴", "늦은", "넘는", "이후인", "이후", "이후의",
      ],
      greaterThanOrEqualTo: ["이상인", "이상", "이상의", "부터인"],
      isBetween: ["사이", "사이인"],
      hasAnyValue: ["값이 있는", "값이 있음"],
      hasNoValue: ["값이 없는", "값이 없음"]
    ),
    between: "와",
    // A noun names one and many alike; “들” is written in the phrases.
    plural: { $0 }
  )
}

/// A quality turned round: “안 읽은” and “읽지 않은” for “읽은”.
private enum KoreanNegation {
  static func forms(of quality: String) -> [String] {
    var forms = ["안 \(quality)", "못 \(quality)", "미\(quality)", "\(quality) 아닌"]
    // “다 안 읽은” for “다 읽은”.
    if let blank = quality.lastIndex(of: " ") {
      let (adverb, verb) = (quality[..<blank], quality[quality.index(after: blank)...])
      forms += ["\(adverb) 안 \(verb)", "\(adverb) 못 \(verb)"]
    }
    if let stem = stem(of: quality) {
      forms += ["\(stem)지 않은", "\(stem)지 못한", "\(stem)지 않는"]
    }
    return forms
  }

  /// What “지” stands behind: “읽” of “읽은” and “읽는”, “되” of “된”; nil for what is no participle.
  private static func stem(of quality: String) -> String? {
    guard let last = quality.unicodeScalars.last, quality.count > 1 else { return nil }
    let rest = String(quality.dropLast())
    if last == "은" || last == "는" { return rest }
    // A syllable that ends in ㄴ, the fourth of 28 endings, stands for one without an ending.
    let place = Int(last.value) - 0xAC00
    guard (0..<11_172).contains(place), place % 28 == 4 else { return nil }
    return Unicode.Scalar(UInt32(0xAC00 + place - 4)).map { rest + String($0) }
  }
}
