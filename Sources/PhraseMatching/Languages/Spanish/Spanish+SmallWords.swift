// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  static let spanish = SmallWords(
    fillers: [
      "por favor", "porfa", "ahora", "ahora mismo", "ya", "otra vez", "pues", "bueno", "eh", "em",
      "mmm", "ah", "oh", "oye", "hola", "ok", "vale", "si", "gracias", "muchas gracias", "para mi",
      "para nosotros", "me", "rapido", "puedes", "podrias", "puede", "podria", "quiero",
      "quisiera", "me gustaria", "necesito", "el", "la", "los", "las", "un", "una", "mi", "mis",
    ],
    droppable: [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis", "de", "del", "en", "a",
      "al", "con", "por", "para", "y", "me",
    ],
    opposites: [
      ["con", "sin"], ["antes", "despues"], ["a", "de"], ["y", "o"],
    ],
    denials: [
      "no", "nunca", "jamas", "nada", "nadie", "ningun", "ninguna", "sin", "ni", "tampoco", "salvo",
    ],
    oppositeBeginnings: [
      ["", "des"], ["", "de"], ["", "in"], ["", "im"], ["", "re"], ["in", "ex"], ["as", "des"],
      ["max", "min"],
    ],
    plurals: [("ces", "z"), ("es", ""), ("s", "")])
}
