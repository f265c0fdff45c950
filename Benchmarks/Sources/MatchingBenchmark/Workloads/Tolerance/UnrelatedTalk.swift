// SPDX-License-Identifier: Apache-2.0

/// Everyday sentences that ask for nothing, a third of them in the words of the phrases.
enum UnrelatedTalk {
  static func sentence(
    lists: [String: [String]], using random: inout SplitMix64
  ) -> String {
    let patterns = Int.random(in: 0..<3, using: &random) == 0 ? sharing : everyday
    var text = patterns[Int.random(in: 0..<patterns.count, using: &random)]
    let fillings: [(String, [String])] = [
      ("{book}", lists["books"] ?? []), ("{recipe}", lists["recipes"] ?? []),
      ("{room}", lists["rooms"] ?? []), ("{person}", lists["people"] ?? []),
      ("{noun}", TitleWords.nouns), ("{adjective}", TitleWords.adjectives),
      ("{place}", TitleWords.places), ("{name}", TitleWords.names),
      ("{food}", TitleWords.dishes), ("{number}", (2...40).map(String.init)),
    ]
    for (mark, words) in fillings where text.contains(mark) {
      text = text.replacing(mark, with: words[Int.random(in: 0..<words.count, using: &random)])
    }
    return text.lowercased()
  }

  /// Words of the phrases, but another meaning.
  private static let sharing = [
    "why did you open the window in the {room}",
    "i was going to add {book} to my notes",
    "{person} gave me {book} for my birthday",
    "did {person} ever return {book}",
    "do not open {book} in almanac",
    "don't remove {book} from almanac",
    "never delete {book} from my books in almanac",
    "please do not turn on the lights in the {room}",
    "don't turn off the lights in the {room}",
    "we should not lend {book} to {person}",
    "i forgot to put {book} on the travel shelf",
    "someone left the lights in the {room} on again",
    "{person} said the lights in the {room} were broken",
    "is {book} a good book to read aloud to children",
    "the author of {book} lives in {place}",
    "my sister read me {book} when i was small",
    "how many pages does {book} have",
    "how long does it take to cook {recipe}",
    "{person} never liked {recipe}",
    "i don't need anything for {recipe}",
    "we had {recipe} for dinner with {number} guests yesterday",
    "nobody bought the ingredients of {recipe}",
    "did you stop the timer or was it {person}",
    "the timer in the {room} has been broken for {number} minutes",
    "i would have spent {number} euros on that {noun}",
    "it was {number} degrees in the {room} last night",
    "who opened the blinds in the {room}",
    "the shopping list is on the {room} table",
    "what would happen if i deleted {book}",
    "{person} and i were talking about {book}",
    "i am not going to cook {recipe} tonight",
    "there are {number} books on the shelf in the {room}",
    "have you seen my notes about {book}",
    "the stars over {place} were beautiful",
    "he wrote {number} pages to {person}",
  ]

  private static let everyday = [
    "what a {adjective} day it was in {place}",
    "my {noun} is at the vet until friday",
    "i think it is going to rain tomorrow",
    "we met {name} at the station at half past {number}",
    "the train to {place} was {number} minutes late again",
    "have you called your mother this week",
    "that {noun} looks rather {adjective} to me",
    "i can't find my keys anywhere",
    "she told me that {name} moved to {place}",
    "do you know how far it is to {place}",
    "the {noun} in our street is {adjective}",
    "let me know when you get home",
    "he has been looking for a {adjective} {noun} for years",
    "nobody told me that the meeting was cancelled",
    "there was a {noun} on the road this morning",
    "i had a strange dream about a {noun} and a {noun}",
    "{name} is getting married to a {noun} from {place}",
    "would you rather be a {noun} or a {noun}",
    "how was your weekend in {place}",
    "they say the {noun} is {adjective} at this time of year",
    "we ran out of milk and bread",
    "my neighbour bought a {adjective} {noun} for {number} thousand",
    "the doctor said that i should sleep more",
    "where on earth did you get that {noun}",
    "i have never been to {place} in winter",
    "{name} failed the exam but doesn't care",
    "it takes about {number} hours to fly to {place}",
    "the children drew a {adjective} {noun} at school",
    "what time does the bakery close on sundays",
    "this {food} tastes like something my aunt used to burn",
    "you should have seen the {noun} we saw in {place}",
    "i'm afraid the {noun} has stopped working again",
    "our team lost {number} to nothing",
    "sorry i was on the phone with {name}",
    "maybe we could visit {name} next spring",
    "there is no way that {noun} is real",
    "the bill from the plumber was higher than expected",
    "{name} thinks that every {noun} is {adjective}",
    "i parked next to the {adjective} {noun}",
    "good morning did you sleep well",
  ]
}
