// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// The sounds of the International Phonetic Alphabet as phones of American English.
///
/// A sound that English lacks becomes the phone that is nearest by place and manner, or by height
/// and place for vowels; a palatal sonorant becomes a sonorant with Y. Where two phones are about
/// as near and listeners were measured to take either, both stand there, the better one first.
struct IPAChart: Sendable {
  /// The phones of each sound, the best first, by its signs.
  private let table: [[Unicode.Scalar]: [[String]]]
  private let signs: Set<Unicode.Scalar>
  private let longest: Int

  /// Makes the chart for a language, in which signs may stand for other sounds than elsewhere.
  init(language: String) {
    let own = Self.rowsOfLanguages.filter { language.isLanguage($0.key) }.map(\.value)
    var table: [[Unicode.Scalar]: [[String]]] = [:]
    for entry in (Self.rows + own).flatMap({ $0.split(separator: " ") }) {
      let parts = entry.split(separator: ":")
      let phones = parts[1].split(separator: "|").map { $0.split(separator: "+").map(String.init) }
      for sign in parts[0].split(separator: ",") { table[Array(sign.unicodeScalars)] = phones }
    }
    self.table = table
    signs = Set(table.keys.joined())
    longest = table.keys.map(\.count).max() ?? 1
  }

  /// The phones of each sound of a phoneme, the best first.
  func sounds(of phoneme: String) -> [[[String]]] {
    // Marks that are no part of the chart are left out: long and tied sounds are what is left.
    var rest = Array(phoneme.decomposedStringWithCanonicalMapping.unicodeScalars)
      .filter(signs.contains)[...]
    var sounds: [[[String]]] = []
    while !rest.isEmpty {
      let (phones, length) = sound(at: rest)
      sounds.append(phones)
      rest.removeFirst(length)
    }
    return sounds
  }

  /// The sound that a row of signs begins with, and how many of them it is.
  private func sound(at signs: ArraySlice<Unicode.Scalar>) -> (phones: [[String]], length: Int) {
    for length in (1...longest).reversed() where length <= signs.count {
      if let phones = table[Array(signs.prefix(length))] { return (phones, length) }
    }
    return ([[]], 1)
  }

  /// Signs of the same phones with commas between, and their phones with `+` between.
  private static let rows = [
    // Plosives, from the lips to the throat; the glottal stop is a pause.
    "p:P b,ɓ:B t,ʈ:T d,ɖ,ɗ:D k,q:K ɡ,g,ɢ,ɠ,ʛ:G ʄ:JH c:T+Y|K ɟ:D+Y|G",
    // Fricatives.
    "ɸ,f:F β:B v:V θ:TH ð:DH s:S z:Z ʃ,ʂ,ɕ,ɧ:SH ʒ,ʐ,ʑ:ZH c\u{327}:SH ʝ:Y x,χ,ħ,h,ɦ,ʜ:HH",
    // The French R is a fricative to an American ear.
    "ʁ,ʀ,ʕ,ʢ:HH ɣ:G|HH ɬ,ɮ:L sx:SH",
    // Affricates.
    "tʃ,tɕ,tʂ,cç,ʧ,ʨ:CH dʒ,dʑ,dʐ,ɟʝ,ʤ,ʥ:JH ʦ:T+S ʣ:D+Z",
    // Nasals, laterals, trills and approximants.
    "m,ɱ:M n,ɳ:N ŋ,ɴ:NG ɲ:N+Y l,ɫ,ɭ,ʟ,ɺ:L ʎ:L+Y r,ɾ,ɽ,ɹ,ɻ:R r\u{31D}:ZH ʙ:B",
    "ʋ,ⱱ:V w,ʍ,ɰ:W j,ɥ:Y ʘ,ǀ,ǃ,ǂ,ǁ:K",
    // Vowels, from close to open; front, central, back.
    "i:IY y:Y+UW ɨ,ᵻ:IH ʉ,ɯ,u:UW ɪ:IH ʏ,ʊ:UH e:EY ø,ɵ:ER ɘ,ɤ:AH o:OW ə:AH",
    "ɛ:EH œ,ɜ,ɞ,ɚ,ɝ:ER ʌ,ɐ:AH ɔ,ɒ:AO æ,ɶ:AE a,ɑ:AA",
    // A nasal vowel is a vowel with N behind it.
    "\u{303}:N ɑ\u{303}:OW+N ɔ\u{303}:OW+N ɛ\u{303},œ\u{303}:AE+N ɐ\u{303}ʊ\u{303}:AW+N",
    "ɐ\u{303}ɪ\u{303}:AY+N o\u{303}ɪ\u{303}:OY+N",
    // Diphthongs of English, and those that are near.
    "aɪ,ai,ɑɪ,ɑi,ɐɪ,ɐi:AY aʊ,au,ɑʊ,ɑu,ɐʊ,ɐu:AW eɪ,ei,ɛɪ,ɛi:EY oʊ,ou,əʊ,ɔʊ:OW",
    "ɔɪ,ɔi,ɔʏ,ɔø,ɔy,oɪ,oi,ɒɪ:OY œy,øy:AH+IY|AW",
  ]

  /// What the library's signs mean in a language, where that is not what they mean elsewhere.
  ///
  /// The vowel that is written `a` is farther in front in French, Spanish and Portuguese, and may be
  /// weak in Italian and Russian. The e is more open in Czech, and short in Spanish; the l of French is
  /// clearer than any of English. Russian ы is a central vowel, and its э is more open than others. The
  /// library writes the ends of Brazilian "leite" and "sala" as `y` and `æ`, and the nasal sound of
  /// "bem" as `ŋ`; the r between vowels of Portuguese is the t of American "city".
  private static let rowsOfLanguages = [
    "cs": "e:EH", "es": "a:AE|AA e:IH", "fr": "a:AE l:L|Y", "it": "a:AA|AH",
    "pt": "a:AE y:IY æ:AH ŋ:N ɾ:D", "ru": "a:AA|AH y:IH e:EH|EY",
  ]
}
