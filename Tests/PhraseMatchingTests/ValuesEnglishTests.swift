// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// What English says for each kind of value, and what it does not.
@Suite struct ValuesEnglishTests {
  @Test(
    arguments: [
      ("five", "5:00?"), ("at five", "5:00?"), ("5 oclock", "5:00?"), ("5 o clock", "5:00?"),
      ("at half past seven", "7:30?"), ("half past seven", "7:30?"), ("quarter to nine", "8:45?"),
      ("a quarter past four", "4:15?"), ("ten past five", "5:10?"), ("quarter to one", "12:45?"),
      ("twenty five minutes to six", "5:35?"), ("five to two", "1:55?"), ("noon", "12:00"),
      ("midday", "12:00"), ("midnight", "0:00"), ("at midnight", "0:00"), ("five pm", "17:00"),
      ("5 pm", "17:00"), ("5 p m", "17:00"), ("12 am", "0:00"), ("12 pm", "12:00"),
      ("17:30", "17:30"), ("7:30", "7:30?"), ("07:30", "7:30"), ("0:15", "0:15"),
      ("7:30 pm", "19:30"), ("twelve fifty", "12:50?"), ("six thirty pm", "18:30"),
      ("nine oh five am", "9:05"), ("seven in the morning", "7:00"),
      ("three in the afternoon", "15:00"), ("eight in the evening", "20:00"),
      ("half past eight in the evening", "20:30"), ("ten at night", "22:00"),
      ("two at night", "2:00"), ("seventeen thirty", "17:30"), ("in the morning", "morning"),
      ("half past seven oclock", "7:30?"),
    ] as [(String, String)])
  func times(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .time) == meaning)
  }

  @Test(arguments: [
    "", "may", "second", "a", "at", "half", "twenty four", "25:00", "7:60", "7:3", "13 pm",
    "0 am", "17:30 pm", "quarter", "past seven", "half past", "seventy past two", "oclock",
    "to two too", "twelve in the morning", "nine in the afternoon", "five five", "noon pm",
    "minus five", "2.5", "five minutes", "tomorrow", "seven twenty one fifty", "hundred",
    "quarter past", "ten past ten past ten", "24 oclock",
  ])
  func noTimes(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .time) == nil)
  }

  @Test(
    arguments: [
      ("today", "today+0"), ("tomorrow", "today+1"), ("yesterday", "today-1"),
      ("the day after tomorrow", "today+2"), ("day before yesterday", "today-2"),
      ("friday", "friday coming"), ("on friday", "friday coming"), ("this friday", "friday this"),
      ("next friday", "friday next"), ("last friday", "friday last"),
      ("this coming monday", "monday coming"), ("the third of may", "--05-03"),
      ("third of may", "--05-03"), ("on the third of may", "--05-03"), ("may 3 rd", "--05-03"),
      ("may third", "--05-03"), ("may the third", "--05-03"), ("3 rd of may", "--05-03"),
      ("3 may", "--05-03"), ("3 may 2027", "2027-05-03"), ("may 3 2027", "2027-05-03"),
      ("may third twenty twenty seven", "2027-05-03"),
      ("the twenty first of december two thousand thirty", "2030-12-21"),
      ("december 21 st", "--12-21"), ("2027 05 03", "2027-05-03"), ("the third", "---03"),
      ("on the 21 st", "---21"), ("the thirty first", "---31"), ("in three days", "today+3"),
      ("in a week", "today+7"), ("in two weeks", "today+14"), ("two days ago", "today-2"),
      ("a week from tomorrow", "today+8"), ("in two months", "now+2mo"),
      ("a year ago", "now+-12mo"), ("february 29", "--02-29"), ("feb 29 2028", "2028-02-29"),
      ("march first", "--03-01"), ("ten days from now", "today+10"),
    ] as [(String, String)])
  func days(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .date) == meaning)
  }

  @Test(arguments: [
    "", "may", "march", "second", "third", "the", "a", "mayday", "february 30", "june 31",
    "feb 29 2027", "2027 13 01", "2027 2 3", "3", "three", "may 2027", "next", "next may",
    "friday friday", "in an hour", "in half a month", "the thirty second", "the third third",
    "march to the door", "sunday may", "monday next", "5 pm", "tomorrow tomorrow", "0 may",
    "the", "in days", "minus three may", "in two hundred thousand years",
  ])
  func noDays(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .date) == nil)
  }

  @Test(
    arguments: [
      ("tomorrow at five", "today+1 5:00?"), ("at five tomorrow", "today+1 5:00?"),
      ("tomorrow at five pm", "today+1 17:00"), ("five pm tomorrow", "today+1 17:00"),
      ("next friday", "friday next"), ("next friday at noon", "friday next 12:00"),
      ("in twenty minutes", "now+1200s"), ("in an hour and a half", "now+5400s"),
      ("in half an hour", "now+1800s"), ("two hours ago", "now+-7200s"), ("now", "now"),
      ("right now", "now"), ("in two days", "now+2d"), ("in two days at five", "today+2 5:00?"),
      ("at five", "5:00?"), ("five pm", "17:00"), ("half past seven", "7:30?"),
      ("17:30", "17:30"), ("5 oclock", "5:00?"), ("noon", "12:00"), ("at noon", "12:00"),
      ("midnight", "0:00"), ("tomorrow morning", "today+1 morning"), ("tonight", "today+0 night"),
      ("tonight at eight", "today+0 20:00"), ("at half past nine tonight", "today+0 21:30"),
      ("this evening", "today+0 evening"), ("this evening at seven", "today+0 19:00"),
      ("friday night", "friday coming night"), ("friday evening at eight", "friday coming 20:00"),
      ("may 3 rd at 17:30", "--05-03 17:30"), ("2027 05 03 17:30", "2027-05-03 17:30"),
      ("2027 05 03 t 07:30", "2027-05-03 7:30"), ("2027 05 03 t 7:30", "2027-05-03 7:30"),
      ("tomorrow 17:30", "today+1 17:30"), ("on friday at quarter to nine", "friday coming 8:45?"),
      ("seven thirty pm on the third of may", "--05-03 19:30"),
      ("midnight tonight", "today+1 0:00"), ("at seven in the morning", "7:00"),
      ("tomorrow at seven in the morning", "today+1 7:00"), ("in a year and a half", "now+18mo"),
      ("seven tomorrow morning", "today+1 7:00"), ("in one hour and thirty minutes", "now+5400s"),
      ("in the evening", "evening"),
    ] as [(String, String)])
  func moments(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .dateTime) == meaning)
  }

  @Test(arguments: [
    "", "five", "twelve fifty", "may", "march", "second", "a", "in", "at", "tomorrow five",
    "tomorrow at", "at tomorrow", "in tomorrow", "in five", "friday at midnight",
    "tonight at two", "tonight at twelve", "twenty minutes", "minutes", "in minus five minutes",
    "in minutes", "tomorrow at 25:00", "yesterday in two days", "to two too", "now now",
    "tomorrow and friday", "in an hour tomorrow", "at may", "the second hand", "ago",
  ])
  func noMoments(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .dateTime) == nil)
  }

  @Test(
    arguments: [
      ("twenty minutes", "1200s"), ("for twenty minutes", "1200s"), ("90 seconds", "90s"),
      ("two and a half hours", "9000s"), ("an hour and a half", "5400s"), ("half an hour", "1800s"),
      ("a quarter of an hour", "900s"), ("three quarters of an hour", "2700s"), ("1 h 30", "5400s"),
      ("1 h 30 min", "5400s"), ("1.5 h", "5400s"), ("one hour thirty", "5400s"),
      ("an hour twenty", "4800s"), ("two hours and a half", "9000s"), ("a minute", "60s"),
      ("a second", "1s"), ("one hour and thirty minutes", "5400s"),
      ("two hours five minutes and ten seconds", "7510s"), ("a day", "1d"), ("two weeks", "14d"),
      ("a day and a half", "1d 43200s"), ("three months", "3mo"), ("half a year", "6mo"),
      ("1/2 hour", "1800s"), ("0 minutes", "0s"), ("½ hour", "1800s"), ("a fortnight", "14d"),
      ("two point five minutes", "150s"), ("1 hr", "3600s"),
    ] as [(String, String)])
  func durations(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .duration) == meaning)
  }

  @Test(arguments: [
    "", "second", "minute", "hour", "a", "minutes", "five", "third", "may", "half", "for",
    "minus five minutes", "five minutes five minutes", "five seconds two hours", "in five minutes",
    "half a month", "a half", "an hour and", "hour and a half", "two third hours", "seconds 90",
    "twelve fifty minutes", "five minute s h", "two to minutes",
    "nine hundred million years", "a second hand",
  ])
  func noDurations(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .duration) == nil)
  }
}
