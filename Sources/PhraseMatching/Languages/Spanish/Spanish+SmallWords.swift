// SPDX-License-Identifier: Apache-2.0

extension SmallWords {
  // “Si” is no filler: folded, it is “if” as well as “yes”.
  static let spanish = SmallWords(
    fillers: [
      "por favor", "porfavor", "por fa", "porfa", "porfi", "porfis", "plis", "pls", "xfa",
      "x favor",
      "xfavor", "ahora", "ahora mismo", "ahorita", "ya", "ya mismo", "en seguida", "enseguida",
      "cuanto antes", "lo antes posible", "otra vez", "de nuevo", "una vez mas", "entonces", "pues",
      "bueno", "tambien", "eh", "em", "ehm", "mmm", "hm", "hmm", "ah", "oh", "ay", "uy",
      "oye", "oiga", "oyeme", "ey", "hey", "che", "hola", "hola hola", "buenas", "buenos dias",
      "buen dia", "buenas tardes", "buenas noches", "ok", "okay", "okey", "vale", "de acuerdo",
      "dale", "venga", "anda", "a ver", "o sea", "es que", "gracias", "muchas gracias",
      "mil gracias", "muchisimas gracias", "gracias de antemano", "te lo agradezco", "para mi",
      "para nosotros", "me", "nos", "rapido", "rapidito", "simplemente", "puedes", "podes",
      "podrias", "podriais", "podeis", "puede", "podria", "pueden", "puedo", "podemos",
      "podriamos", "se puede", "se podria", "puede usted", "podria usted", "me puedes",
      "me podrias", "me puede", "me podria", "me haces el favor de", "hazme el favor de",
      "haz el favor de", "haga el favor de", "hagame el favor de", "quieres", "te importa",
      "te importaria", "le importaria", "serias tan amable de", "seria tan amable de",
      "seria posible", "es posible", "quiero", "yo quiero", "quisiera", "querria", "queria",
      "me gustaria", "me encantaria", "necesito", "yo necesito", "tengo que", "vamos a", "vamos",
      "ayudame a", "me ayudas a", "trata de", "intenta", "dejame", "si puedes", "si podrias",
      "si pudieras", "si puede", "si quieres", "si es posible", "si eres tan amable",
      "si no te importa", "si no te molesta", "si no es molestia", "si no le importa",
      "cuando puedas", "cuando pueda", "cuando tengas un momento", "cuando tengas tiempo",
      "disculpa", "disculpe", "perdon", "perdona", "perdone", "el", "la", "los", "las", "un",
      "una", "unos", "unas", "mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras", "este",
      "esta", "ese", "esa",
    ],
    openers: [
      "bien", "mira", "escucha", "primero", "perfecto", "genial", "claro", "verdad", "en realidad",
      "basicamente",
    ],
    droppable: [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis", "nuestro", "nuestra",
      "nuestros", "nuestras", "tu", "tus", "su", "sus", "este", "esta", "estos", "estas", "ese",
      "esa", "esos", "esas", "de", "del", "en", "a", "al", "con", "por", "para", "desde", "hacia",
      "sobre", "dentro", "como", "y", "me", "lo", "se", "es", "son", "llamado", "llamada",
      "titulado", "titulada", "yo",
    ],
    opposites: [
      ["con", "sin"], ["antes", "despues"], ["a", "de"], ["al", "del"], ["a", "desde"],
      ["hasta", "desde"], ["hacia", "desde"], ["y", "o"], ["dentro", "fuera"], ["sobre", "bajo"],
      ["mas", "menos"], ["mi", "tu"], ["mis", "tus"], ["mi", "su"], ["mis", "sus"],
      ["este", "ese"], ["esta", "esa"], ["estos", "esos"], ["estas", "esas"], ["si", "no"],
      ["por", "contra"], ["para", "contra"], ["en", "sin"], ["arriba", "abajo"],
    ],
    denials: [
      "no", "nunca", "jamas", "nada", "nadie", "ningun", "ninguno", "ninguna", "sin", "ni",
      "tampoco", "salvo", "excepto", "menos",
    ],
    oppositeBeginnings: [
      ["", "des"], ["", "dis"], ["", "de"], ["", "in"], ["", "im"], ["", "i"], ["", "re"],
      ["", "anti"], ["in", "ex"], ["im", "ex"], ["in", "de"], ["as", "des"], ["en", "des"],
      ["max", "min"], ["pre", "post"], ["sobre", "sub"],
    ],
    plurals: [("ces", "z"), ("es", ""), ("s", "")])
}
