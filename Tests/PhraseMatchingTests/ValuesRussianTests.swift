// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// What Russian says for each kind of value, and what it does not.
@Suite struct ValuesRussianTests {
  @Test(
    arguments: [
      ("в пять", "5:00?"), ("пять", "5:00?"), ("в пять часов", "5:00?"),
      ("в пять часов утра", "5:00"), ("в пять вечера", "17:00"), ("в час", "1:00?"),
      ("в час дня", "13:00"), ("в половине восьмого", "7:30?"), ("половина восьмого", "7:30?"),
      ("полвосьмого", "7:30?"), ("половина тринадцатого", "12:30"),
      ("в полпервого", "12:30?"), ("без четверти девять", "8:45?"),
      ("без пяти девять", "8:55?"), ("без двадцати пяти три", "2:35?"),
      ("четверть девятого", "8:15?"), ("пять минут девятого", "8:05?"), ("полдень", "12:00"),
      ("в полдень", "12:00"), ("в полночь", "0:00"), ("семь тридцать", "7:30?"),
      ("17:30", "17:30"), ("в восемь вечера", "20:00"), ("два часа ночи", "2:00"),
      ("утром", "morning"), ("семь часов пять минут", "7:05?"),
    ] as [(String, String)])
  func times(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .time, "ru") == meaning)
  }

  @Test(
    arguments: [
      ("завтра", "today+1"), ("послезавтра", "today+2"), ("позавчера", "today-2"),
      ("в пятницу", "friday coming"), ("во вторник", "tuesday coming"),
      ("в следующую пятницу", "friday next"), ("в эту пятницу", "friday this"),
      ("в прошлую среду", "wednesday last"), ("третьего мая", "--05-03"),
      ("третье мая", "--05-03"), ("3 мая", "--05-03"), ("3 мая 2027", "2027-05-03"),
      ("3 мая 2027 года", "2027-05-03"), ("двадцать первого декабря", "--12-21"),
      ("03 05 2027", "2027-05-03"), ("третьего числа", "---03"), ("через три дня", "today+3"),
      ("через неделю", "today+7"), ("два дня назад", "today-2"), ("через месяц", "now+1mo"),
      ("2027 05 03", "2027-05-03"),
    ] as [(String, String)])
  func days(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .date, "ru") == meaning)
  }

  @Test(
    arguments: [
      ("завтра в пять", "today+1 5:00?"), ("в пять завтра", "today+1 5:00?"),
      ("завтра в пять вечера", "today+1 17:00"), ("через двадцать минут", "now+1200s"),
      ("через час", "now+3600s"), ("через полчаса", "now+1800s"),
      ("через полтора часа", "now+5400s"), ("два часа назад", "now+-7200s"), ("сейчас", "now"),
      ("завтра утром", "today+1 morning"), ("сегодня вечером", "today+0 evening"),
      ("сегодня вечером в восемь", "today+0 20:00"),
      ("в следующую пятницу в полдень", "friday next 12:00"), ("в пять", "5:00?"),
      ("третьего мая в 17:30", "--05-03 17:30"), ("в половине восьмого", "7:30?"),
    ] as [(String, String)])
  func moments(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .dateTime, "ru") == meaning)
  }

  @Test(
    arguments: [
      ("двадцать минут", "1200s"), ("на двадцать минут", "1200s"), ("полтора часа", "5400s"),
      ("полчаса", "1800s"), ("час", "3600s"), ("два с половиной часа", "9000s"),
      ("час тридцать", "5400s"), ("два часа пять минут", "7500s"), ("две недели", "14d"),
      ("час и десять минут", "4200s"), ("полгода", "6mo"), ("минуту", "60s"),
      ("полторы минуты", "90s"), ("четверть часа", "900s"),
    ] as [(String, String)])
  func durations(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .duration, "ru") == meaning)
  }

  @Test(
    arguments: [
      ("пятьдесят процентов", ValueKind.percentage(NumberRange()), "50%"),
      ("сто рублей", .money(takesBareNumber: false), "100 RUB"),
      ("пять рублей двадцать копеек", .money(takesBareNumber: false), "5.2 RUB"),
      ("двенадцать долларов", .money(takesBareNumber: false), "12 USD"),
      ("минус пять градусов", .measurement(.temperature, takesBareNumber: false), "-5 ?"),
      ("три кило", .measurement(.mass, takesBareNumber: false), "3 kg"),
      ("полтора метра", .measurement(.length, takesBareNumber: false), "1.5 m"),
      ("100 км в час", .measurement(.speed, takesBareNumber: false), ""),
      ("третий", .ordinal, "3."), ("двадцать первая", .ordinal, "21."), ("21 й", .ordinal, "21."),
      ("да", .boolean, "yes"), ("нет", .boolean, "no"),
    ] as [(String, ValueKind, String)])
  func amounts(_ text: String, _ kind: ValueKind, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: kind, "ru") == (meaning.isEmpty ? nil : meaning))
  }

  @Test(
    arguments: [
      ("", ValueKind.dateTime), ("пять", .dateTime), ("май", .dateTime), ("мая", .date),
      ("минут", .dateTime), ("завтра пять", .dateTime), ("через", .dateTime),
      ("через пять", .dateTime),
      ("31 июня", .date), ("третьего", .date), ("в", .time), ("двадцать пять часов", .time),
      ("половина", .time), ("без", .time), ("пять", .duration), ("вторая", .duration),
      ("минус пять минут", .duration), ("процентов", .percentage(NumberRange())),
      ("пятьдесят", .percentage(NumberRange())), ("рублей", .money(takesBareNumber: false)),
      ("может", .boolean), ("один", .ordinal), ("три", .measurement(.mass, takesBareNumber: false)),
      ("завтра завтра", .date),
    ] as [(String, ValueKind)])
  func noValues(_ text: String, _ kind: ValueKind) {
    #expect(ValuesCorpus.reading(text, as: kind, "ru") == nil)
  }
}
