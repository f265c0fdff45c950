// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  /// Particles, and the ends of requests.
  ///
  /// Each syllable is a word, so what is forgiven alone must not leave a number of a longer word:
  /// without “내”, “내일” would be one, and without “해”, “해삼” three. For the same reason “이” and
  /// “만” are no particles here; they are two and ten thousand.
  static let korean = SmallWords(
    fillers: particles + requests + politeness,
    droppable: [
      "을", "를", "은", "는", "가", "의", "에", "서", "로", "으", "줘", "좀", "들", "요", "해",
    ],
    opposites: [["로", "서"], ["으", "서"], ["에", "로"], ["에", "으"], ["가", "를"], ["가", "을"]],
    denials: ["안", "못", "마", "말", "않", "없", "아", "니"],
    oppositeBeginnings: [],
    plurals: [])

  private static let particles = ["을", "를", "은", "는", "들", "요", "이요", "이에요", "예요"]

  private static let requests: [String] = {
    let endings = [
      "줘", "줘요", "주세요", "주십시오", "주라", "줄래", "줄래요", "줄 수 있어", "줄 수 있어요",
      "줄 수 있나", "줄 수 있나요", "줄 수 있을까", "줄 수 있을까요", "주실래요", "주시겠어요",
      "주실 수 있어요", "주실 수 있나요", "주실 수 있을까요", "주면 좋겠어", "주면 좋겠어요",
      "줬으면 좋겠어", "줬으면 좋겠어요", "주면 고맙겠어", "주시면 감사하겠습니다", "보자", "볼래",
      "봐", "봐 줘", "봐요", "다오",
    ]
    let wishes = [
      "해라", "해요", "할래", "할래요", "할게", "할게요", "하자", "합시다", "하고 싶어",
      "하고 싶어요", "하고 싶은데", "하고 싶습니다", "하려고", "하려고 해", "하려고 해요",
      "해야 해", "해야 해요", "해야 돼", "해야 돼요", "해야겠어", "할 수 있어", "할 수 있을까",
      "할 수 있을까요", "부탁해", "부탁해요", "부탁합니다", "부탁드려요", "부탁드립니다", "바랍니다",
      "바라요",
    ]
    let choices = ["로 할게", "로 할게요", "로 할래", "로 할래요", "로 해 줘", "로 해 주세요", "로 부탁해"]
    return endings + endings.map { "해 \($0)" } + wishes + choices + choices.map { "으\($0)" }
  }()

  private static let politeness = [
    "좀", "제발", "혹시", "저기", "저기요", "있잖아", "있잖아요", "음", "흠", "글쎄", "어디 보자",
    "자 그럼", "그럼", "그러면", "그러니까", "지금", "지금 바로", "바로", "빨리", "얼른", "어서", "당장",
    "이제", "일단", "우선", "그냥", "다시", "한번", "한 번", "한 번만", "한번만", "하나", "하나만", "나를 위해",
    "저를 위해", "나한테", "저한테", "내게", "저에게", "우리한테", "고마워", "고마워요", "감사합니다",
    "고맙습니다", "땡큐", "미안한데", "미안하지만", "죄송한데", "죄송하지만", "실례지만", "괜찮으면",
    "괜찮으시면", "괜찮다면", "가능하면", "가능하다면", "시간 되면", "시간 있으면", "시간 날 때", "될 수 있으면",
    "되도록", "안녕", "안녕하세요", "오케이", "ok", "okay", "please", "그래", "좋아",
  ]
}
