// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// The usual values of German and French.
@Suite struct ValuesGermanFrenchTests {
  @Test(
    arguments: [
      ("funfzig prozent", ValueKind.percentage(NumberRange()), "50%"),
      ("5 %", .percentage(NumberRange()), "5%"),
      ("12 euro 50", .money(takesBareNumber: false), "12.5 EUR"),
      ("zwanzig minuten", .duration, "1200s"), ("anderthalb stunden", .duration, "5400s"),
      ("eine stunde und zehn minuten", .duration, "4200s"), ("halb acht", .time, "7:30?"),
      ("um sieben uhr dreissig", .time, "7:30?"), ("viertel vor neun", .time, "8:45?"),
      ("17:30", .time, "17:30"), ("morgen um funf", .dateTime, "today+1 5:00?"),
      ("in zwanzig minuten", .dateTime, "now+1200s"), ("2027 05 03", .date, "2027-05-03"),
      ("drei kilo", .measurement(.mass, takesBareNumber: false), "3 kg"), ("nein", .boolean, "no"),
      ("stunde", .duration, nil), ("funf", .dateTime, nil), ("uhr", .time, nil),
      ("prozent", .percentage(NumberRange()), nil), ("vielleicht", .boolean, nil),
    ] as [(String, ValueKind, String?)])
  func german(_ text: String, _ kind: ValueKind, _ meaning: String?) {
    #expect(ValuesCorpus.reading(text, as: kind, "de") == meaning)
  }

  @Test(
    arguments: [
      ("cinquante pour cent", ValueKind.percentage(NumberRange()), "50%"),
      ("3 euros 20", .money(takesBareNumber: false), "3.2 EUR"),
      ("vingt et une minutes", .duration, "1260s"), ("une heure et demie", .duration, "5400s"),
      ("une demi heure", .duration, "1800s"), ("sept heures trente", .time, "7:30?"),
      ("huit heures et demie", .time, "8:30?"), ("midi", .time, "12:00"),
      ("demain a cinq heures", .dateTime, "today+1 5:00?"),
      ("dans vingt minutes", .dateTime, "now+1200s"),
      ("oui", .boolean, "yes"), ("heure", .duration, nil), ("cinq", .dateTime, nil),
      ("pour cent", .percentage(NumberRange()), nil), ("peut etre", .boolean, nil),
    ] as [(String, ValueKind, String?)])
  func french(_ text: String, _ kind: ValueKind, _ meaning: String?) {
    #expect(ValuesCorpus.reading(text, as: kind, "fr") == meaning)
  }
}
