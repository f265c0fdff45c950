// SPDX-License-Identifier: Apache-2.0

import PhraseHomeAssistant
import Testing

@Suite struct RecognitionTests {
  /// What is said, the intent, and the slots as text.
  static let table: [(String, String?, String)] = [
    ("turn on the Kitchen Lamp", "LightOn", "name=Kitchen Lamp"),
    ("switched my kitchen lamp on", "LightOn", "name=Kitchen Lamp"),
    ("turn on fan", nil, ""),
    ("turn on big gate", "CoverOpen", "name=Big (Door|Gate)"),
    ("turn on twin", "CoverOpen", "name=Twin"),
    ("turn twin on", "LightOn", "name=Twin"),
    ("turn on lights in the livingroom", "LightOn", "area=Living domain=light"),
    ("turn on lamp in kitchen", "LightOn", "area=Kitchen domain=light"),
    ("turn on lightss in kitchen", nil, ""),
    ("turn on the lights here", nil, ""),
    ("kitchen lamp dim to 50", "LightSet", "brightness=50 name=Kitchen Lamp"),
    ("to forty-two percent dim fan", nil, ""),
    ("to forty-two dim fan", "LightSet", "brightness=42 name=Fan"),
    ("dim fan to 50%", "LightSet", "brightness=50 name=Fan"),
    ("dim fan to 101", nil, ""),
    ("paint fan crimson", "LightSet", "color=red name=Fan"),
    ("paint fan teal", "LightSet", "color=teal name=Fan"),
    ("paint fan Moss Green", "LightSet", "color=Moss Green name=Fan"),
    ("glow fan at 1500", "LightSet", "name=Fan temperature=1500"),
    ("glow fan at one thousand", "LightSet", "name=Fan temperature=1000"),
    ("glow fan at 1550", nil, ""),
    ("count to 999995", "LightSet", "count=999995"),
    ("count to 999996", nil, ""),
    ("gate three", "LightSet", "n=3"),
    ("gate 5", nil, ""),
    ("sink fan by 20%", "LightSet", "name=Fan step=-20"),
    ("sink fan by 20", nil, ""),
    ("heat to 20.5", "Heat", "temperature=20.5"),
    ("heat to 20,5 degrees", "Heat", "temperature=20.5"),
    ("heat to twenty point five", "Heat", "temperature=20.5"),
    ("heat to 20.3", nil, ""),
    ("heat to 20.0", "Heat", "temperature=20"),
    ("heat to 08", "Heat", "temperature=8"),
    ("cook Pea Soup", "Cook", "dish=Pea Soup"),
    ("cook pea soup in kitchen", "Cook", "area=Kitchen dish=pea soup"),
    ("tea is served", "Cook", "dish=tea"),
    ("i want peace now", "Cook", ""),
    ("run my light show one", nil, ""),
    ("run the light show one", "Party", "choice=one"),
    ("run lights show alpha", nil, ""),
    ("sing alpha", "Party", "choice=alpha"),
    ("sing beta", nil, ""),
    ("please turn on fan", nil, ""),
    ("Could you please turn on the kitchen lamp, kindly?", "LightOn", "name=Kitchen Lamp"),
    ("cook please soup", "Cook", "dish=please soup"),
    ("please cook soup please", "Cook", "dish=soup please"),
    ("please soup is served please", "Cook", "dish=please soup"),
    ("pleasecook soup", nil, ""),
    ("", nil, ""),
    ("🦆", nil, ""),
  ]

  @Test(arguments: table)
  func best(_ text: String, _ intent: String?, _ slots: String) throws {
    let best = try Self.cottage.recognize(text).first
    #expect(best?.intent == intent)
    let found = (best?.slots ?? []).map { "\($0.name)=\($0.value)" }.sorted()
    #expect(found.joined(separator: " ") == slots)
  }

  private static let recognizer = Result { try Cottage.recognizer() }
  private static var cottage: HomeAssistantRecognizer { get throws { try recognizer.get() } }

  @Test func theContextFillsSlotsAndClosesBlocks() throws {
    let best = try Self.cottage.recognize("turn on the lights", context: ["area": "Attic"]).first
    #expect(best?.value(of: "area") == "Attic")
    #expect(best?.value(of: "domain") == "light")
    #expect(best?.response == "default")
    #expect(try Self.cottage.recognize("turn on twin", context: ["domain": "fan"]).isEmpty)
  }

  @Test func valuesBringContextAndMetadata() throws {
    let best = try #require(Self.cottage.recognize("be quiet").first)
    #expect(best.context == ["noise": "little"])
    #expect(try Self.cottage.recognize("be wild").isEmpty)
    #expect(try Self.cottage.recognize("be quiet", context: ["noise": "much"]).isEmpty)
    let painted = try #require(Self.cottage.recognize("paint fan crimson red").first)
    #expect(painted.slots.first { $0.name == "color" }?.metadata == ["code": 7])
    #expect(painted.slots.first { $0.name == "color" }?.span == 10..<21)
  }

  @Test func answersMayUseWordsThatAreNoSlot() throws {
    let best = try #require(Self.cottage.recognize("i want Peace now").first)
    #expect(best.captures == ["wish": "Peace"])
  }

  /// A sentence and the words of its first slot, which the span has to cut out of it.
  @Test(arguments: [
    ("please,  turn on  the “Kitchen Lamp”!", "name", "Kitchen Lamp"),
    ("Could you, kindly, turn on the ’kitchen lamp’ please", "name", "kitchen lamp"),
    ("¡turn on my ＫＩＴＣＨＥＮ  lamp", "name", "ＫＩＴＣＨＥＮ  lamp"),
    ("dim fan to ¡50%", "brightness", "50"), ("“heat to −3°", "temperature", ""),
    ("« heat to 20,5° »", "temperature", "20,5"), ("#", "name", ""),
    ("please sink the’ fan", "name", ""), ("sink fan by twenty %", "step", "twenty"),
    ("please cook blå soup in kitchen", "dish", "blå soup"),
  ])
  func spansPointIntoTheOriginalText(_ text: String, _ name: String, _ words: String) throws {
    let slot = try Self.cottage.recognize(text).first?.slots.first { $0.name == name }
    #expect((slot == nil) == words.isEmpty)
    guard let span = slot?.span else { return }
    let bytes = Array(text.utf8)[span]
    #expect(String(decoding: bytes, as: UTF8.self) == words)
    #expect(slot?.text == words)
  }

  @Test func slotsThatWereNotSaidHaveNoSpan() throws {
    let best = try #require(Self.cottage.recognize("turn on lamps in kitchen").first)
    #expect(best.slots.map(\.name) == ["area", "domain"])
    #expect(best.slots.map(\.span) == [17..<24, nil])
  }

  @Test(arguments: [
    ("turn twin on", false), ("turn on twin", true), ("glow fan at 1500", false),
    ("spark fan", true),
  ])
  func equallyGoodReadingsAreRivals(_ text: String, _ isRival: Bool) throws {
    var sentences = try HomeAssistantSentences(parsing: Cottage.sentences, language: "en")
    sentences.blocks += ["Light", "Burn"].map { .init(intent: $0, sentences: ["spark {name}"]) }
    let home = try HomeAssistantFixtures(parsing: Cottage.home)
    let results = try HomeAssistantRecognizer(sentences, lists: home.lists).recognize(text)
    let best = try #require(results.first)
    #expect(results.dropFirst().contains { $0.isRival(of: best) } == isRival)
  }

  @Test func responsesAndMetadataAreHandedThrough() throws {
    let best = try #require(Self.cottage.recognize("turn on lamps in kitchen").first)
    #expect(best.response == "lights")
    #expect(best.metadata == ["kind": "group"])
    #expect(best.sentence == "<switch> on [<the>] <light> in [<the>] {area}[room]")
  }

  @Test(arguments: [
    ("de", "eine", 1.0), ("de", "zweiundvierzig", 42), ("fr", "vingt et un", 21),
    ("fr", "vingtetun", 21), ("pl", "dwudziestu", 20), ("sl", "dvajset", 20),
    ("de", "zweiundvierzigs", nil), ("hu", "húsz", 20), ("ja", "二十", 20),
    ("zh-TW", "兩", 2), ("zh-TW", "陸拾參", 63), ("zh-CN", "卌四", 44), ("ja", "弐拾壱", 21),
    ("eu", "twenty", nil), ("it", "ventuno", 21), ("it", "una", 1),
    ("ru", "двадцать одна", 21), ("ru", "двух", 2), ("cs", "dvě", 2), ("sv", "en", 1),
    ("es", "veintiún", 21), ("ro", "o", 1), ("ko", "열다섯", 15), ("fi", "kahden", 2),
    ("ru", "двецать", nil),
  ])
  func numberWords(_ language: String, _ words: String, _ number: Double?) throws {
    let sentences = try HomeAssistantSentences(
      parsing: """
        language: \(language)
        lists: {n: {range: {from: 0, to: 99}}}
        intents: {Count: {data: [{sentences: ["count {n}"]}]}}
        """, language: language)
    let best = try HomeAssistantRecognizer(sentences).recognize("count \(words)").first
    #expect(best?.value(of: "n") == number.map { .number($0) })
  }

  /// Five slots with a hundred values of the same name each, none of which fits the context.
  @Test func valuesThatContradictEachOtherEnd() throws {
    var sentences = HomeAssistantSentences(language: "en")
    let twins = (0..<100).map { number in
      HomeAssistantList.Value("twin", output: .number(Double(number)), context: ["n": 1])
    }
    sentences.lists = ["twin": .values(twins)]
    sentences.blocks = [
      .init(intent: "Join", sentences: ["join {twin:a} {twin:b} {twin:c} {twin:d} {twin:e}"]),
      .init(intent: "Other", sentences: ["join {twin:a} {twin:b} {twin:c} {twin:d} {twin:e}"]),
    ]
    sentences.blocks[0].requiresContext = ["n": 1, "m": 2]
    let recognizer = try HomeAssistantRecognizer(sentences)
    let results = recognizer.recognize("join twin twin twin twin twin")
    #expect(results.map(\.intent) == Array(repeating: "Other", count: 64))
  }

  /// A value of rules that double each other has one text, but 2 to the power of 30 parts.
  @Test func rulesInValuesAreSpreadOutOnce() throws {
    var sentences = HomeAssistantSentences(language: "en")
    sentences.rules = ["r0": "[]"]
    for index in 1...30 { sentences.rules["r\(index)"] = "<r\(index - 1)><r\(index - 1)>" }
    sentences.lists = ["x": .values([.init("<r30>a", output: "v")])]
    sentences.blocks = [.init(intent: "Say", sentences: ["say {x}"])]
    let best = try HomeAssistantRecognizer(sentences).recognize("say a").first
    #expect(best?.value(of: "x") == "v")
  }

  @Test func elidedArticlesAreWords() throws {
    let sentences = try HomeAssistantSentences(
      parsing: """
        language: it
        lists: {room: {values: [ingresso, cucina]}}
        intents: {On: {data: [{sentences: ["accendi [(nella|nell') ]{room}", "luce l' {room}"]}]}}
        """, language: "it")
    let recognizer = try HomeAssistantRecognizer(sentences)
    for text in ["accendi nell'ingresso", "accendi nell’ingresso", "luce l'ingresso"] {
      #expect(recognizer.recognize(text).first?.value(of: "room") == "ingresso")
    }
  }

  @Test func skipWordsInScriptsWithoutBlanks() throws {
    let sentences = try HomeAssistantSentences(
      parsing: """
        language: zh-CN
        settings: {ignore_whitespace: true}
        skip_words: ["请", "麻烦"]
        lists: {room: {values: ["客厅"]}}
        intents: {On: {data: [{sentences: ["打开{room}[的]灯[光]"]}]}}
        """, language: "zh-CN")
    let recognizer = try HomeAssistantRecognizer(sentences)
    #expect(recognizer.recognize("麻烦请打开 客厅的灯").first?.value(of: "room") == "客厅")
  }
}
