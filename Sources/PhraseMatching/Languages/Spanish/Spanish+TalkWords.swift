// SPDX-License-Identifier: Apache-2.0

extension Spanish {
  static let words = TalkWords(
    cancel: [
      "cancelar", "cancela", "cancélalo", "cancela eso", "para", "parar", "detente", "alto",
      "basta",
      "stop", "déjalo", "déjalo estar", "déjalo así", "olvídalo", "olvida eso", "no importa",
      "da igual", "ya no", "ya no quiero", "nada déjalo", "nada olvídalo", "no nada", "cancel",
    ],
    yes: [
      "sí", "s", "sí por favor", "sí claro", "sí hazlo", "sí sí", "claro", "claro que sí",
      "por supuesto", "desde luego", "seguro", "vale", "ok", "okay", "okey", "de acuerdo", "dale",
      "venga", "adelante", "hazlo", "hágalo", "correcto", "exacto", "eso es", "así es", "perfecto",
      "confirmo", "confirmado", "confirmar", "está bien", "bueno", "cómo no", "afirmativo",
    ],
    no: [
      "no", "n", "no gracias", "no no", "nop", "no lo hagas", "no hagas nada", "mejor no",
      "para nada", "de ninguna manera", "claro que no", "por supuesto que no", "no por favor",
      "no quiero", "todavía no", "aún no", "ni hablar", "negativo",
    ],
    help: [
      "ayuda", "ayúdame", "ayúdeme", "necesito ayuda", "qué puedo decir", "qué te puedo decir",
      "qué puedo pedirte", "qué te puedo pedir", "qué puedo hacer", "qué se puede decir",
      "qué sabes hacer", "qué puedes hacer", "cómo funciona", "cómo funciona esto", "help",
    ],
    list: ["lista", "listar"],
    quit: ["salir", "sal"],
    ordinals: [
      ["primero", "primera", "primer", "1º", "1ª", "uno"],
      ["segundo", "segunda", "2º", "2ª", "dos"],
      ["tercero", "tercera", "tercer", "3º", "3ª", "tres"],
      ["cuarto", "cuarta", "4º", "4ª", "cuatro"], ["quinto", "quinta", "5º", "5ª", "cinco"],
      ["sexto", "sexta", "6º", "6ª", "seis"], ["séptimo", "séptima", "7º", "7ª", "siete"],
      ["octavo", "octava", "8º", "8ª", "ocho"], ["noveno", "novena", "9º", "9ª", "nueve"],
      ["décimo", "décima", "10º", "10ª", "diez"],
    ],
    last: ["último", "última"],
    ordinalFrames: [
      "[el|la] <place> [opción]", "[el|la] (número|opción) <place>",
    ],
    answerOpeners: [
      "a", "al", "a la", "de", "del", "de la", "desde", "hacia", "hasta", "en", "en el", "en la",
      "en los", "en las", "para", "para el", "para la", "por", "con", "es", "el", "la", "los",
      "las", "un", "una", "mi",
    ],
    corrections: [
      "mejor", "mejor dicho", "mejor que sea", "no mejor", "digo", "no digo", "quiero decir",
      "quise decir", "quería decir", "me refería a", "perdón", "perdona", "no perdón",
      "no perdona", "perdón no", "uy perdón", "espera", "no espera", "espera no", "en realidad",
      "bueno no", "ay no", "uy no", "que sea", "que sean", "ponle", "cámbialo a", "cámbialo por",
      "cambia eso a", "cambia eso por", "corrijo", "rectifico", "no,", "… mejor", "no … mejor",
    ],
    back: [
      "atrás", "vuelve atrás", "volver atrás", "un paso atrás", "pregunta anterior",
      "la pregunta anterior",
    ],
    finished: [
      "listo", "ya está", "ya estaría", "ya", "eso es todo", "es todo", "nada más", "no nada más",
      "no más", "ninguno más", "ninguna más", "hecho", "terminado", "he terminado", "fin",
      "con eso basta", "suficiente", "es suficiente",
    ],
    pressFrames: [
      """
      (pulsa|presiona|toca|aprieta|pincha|pulsar|dale) [en|el|la|a|al] \
      [botón|interruptor|opción] <control>
      """,
      "(haz|hacer) clic en [el|la] [botón|opción] <control>",
      "(dale|pulsa|pincha) en el botón <control>",
    ],
    and: "y",
    or: "o",
    undo: [
      "[por favor] [puedes|podrías] (deshacer|deshaz) [por favor]",
      "[por favor] (marcha atrás|da marcha atrás|vuelve atrás) [por favor]",
    ],
    undoThat: [
      """
      [por favor] (deshaz|deshacer|puedes deshacer|podrías deshacer|revierte|revertir|anula) \
      (eso|esto|todo eso|todo esto|los dos|las dos|ambos|lo último|la última acción|el último cambio|el cambio) [por favor]
      """,
      """
      [por favor] [puedes|podrías] (deshazlo|deshacerlo|reviértelo|revertirlo|anúlalo|anularlo) \
      [por favor]
      """,
      """
      [por favor] (déjalo|vuelve a dejarlo|ponlo|vuelve a ponerlo|devuélvelo) \
      (como estaba|como antes|donde estaba|a su sitio|en su sitio|a su lugar|en su lugar) \
      [por favor]
      """,
    ],
    redo: [
      """
      [por favor] [puedes|podrías] (rehacer|rehaz|rehazlo|rehacerlo) \
      [eso|esto|lo último|la última acción] [por favor]
      """
    ],
    finding: finding,
    context: ContextWords(
      references: [
        "",
        "lo", "la", "los", "las", "ella", "ello", "ellos", "ellas", "este", "esta", "esto",
        "estos", "estas", "ese", "esa", "eso", "esos", "esas", "aquel", "aquella", "aquello",
        "ese mismo", "esa misma", "eso mismo", "ese de ahí", "esa de ahí", "este de aquí",
        "esta de aquí", "ahí", "allí", "allá",
      ],
      attached: [
        "…melo", "…mela", "…melos", "…melas", "…noslo", "…nosla", "…selo", "…sela", "…lo", "…la",
        "…los", "…las",
      ],
      followUps: [
        "y", "y qué tal", "qué tal", "y qué hay de", "qué hay de", "y qué pasa con",
        "qué pasa con", "y si", "y para", "y ahora", "ahora", "y … también", "… también",
        "y otros … en", "otros … en", "y otros … para", "y otro … en",
      ],
      replacements: [
        "mejor", "mejor dicho", "mejor que sea", "no mejor", "digo", "quiero decir", "quise decir",
        "quería decir", "me refería a", "en realidad", "que sea", "que sean", "ponle",
        "cámbialo a", "cámbialo por", "cambia eso a", "cambia eso por", "perdón", "no perdón",
        "… mejor", "no,", "espera", "no espera", "espera no", "era", "eran", "fue", "fueron",
        "no era", "no eran", "no fue", "no fueron", "perdona", "no perdona", "ay no",
      ],
      kinds: [
        "los", "las", "de ellos", "de ellas", "de esos", "de esas", "de estos", "de estas",
        "cuáles", "cuántos", "cuántas",
      ],
      other: [
        "el otro", "la otra", "otro", "otra", "al otro", "a la otra", "ese otro", "esa otra",
        "el otro no este", "la otra no esta",
      ],
      again: [
        "otra vez", "otra vez lo mismo", "lo mismo", "lo mismo otra vez", "lo mismo de antes",
        "lo mismo de nuevo", "de nuevo", "hazlo otra vez", "hazlo de nuevo", "vuelve a hacerlo",
        "repite", "repítelo", "repite eso", "una vez más", "igual que antes",
      ],
      count: [
        "cuántos", "cuántas", "cuántos son", "cuántas son", "cuántos hay", "cuántas hay",
        "cuántos tengo", "cuántas tengo", "cuántos son en total", "cuántas son en total",
        "cuántos hay en total", "cuántas hay en total", "y cuántos son", "y cuántas son",
      ],
      connectors: [
        "y después de eso", "y a continuación", "y después", "y luego", "y también", "y además",
        "y entonces", "después", "luego", "además", "y", "e",
      ],
      none: [
        "ninguno", "ninguna", "ninguno de ellos", "ninguna de ellas", "ninguno de los dos",
        "ninguna de las dos", "ninguno de esos", "ninguna de esas", "ni uno ni otro",
        "ni una ni otra", "ni el uno ni el otro", "ni el primero ni el segundo",
      ],
      exclusions: [
        "no", "no no", "pero no", "no a", "menos", "excepto", "salvo", "todos menos",
        "cualquiera menos", "… no",
      ],
      helpTopics: [
        "ayuda …", "ayuda con …", "ayuda para …", "ayuda de …", "ayuda en …", "ayuda sobre …",
        "ayúdame con …", "necesito ayuda con …", "cómo funciona …", "cómo se usa …", "cómo uso …",
        "qué puedo decir en …", "qué puedo decirle a …", "qué puedo hacer en …",
        "qué puedo hacer con …", "para qué sirve …", "qué … hay", "cuáles … hay",
        "qué tipos de … hay", "qué clases de … hay", "cuáles son las …", "cuáles son los …",
      ],
      greetings: [
        "hola", "hola hola", "buenas", "muy buenas", "hola buenas", "hola qué tal", "buenos días",
        "buen día", "buenas tardes", "buenas noches", "hola buenos días", "hola buenas tardes",
        "hey", "ey", "qué tal", "saludos",
      ],
      farewells: [
        "gracias", "muchas gracias", "muchísimas gracias", "mil gracias", "gracias adiós",
        "gracias hasta luego", "vale gracias", "ok gracias", "perfecto gracias",
        "eso es todo gracias",
        "nada más gracias", "adiós", "chao", "chau", "hasta luego", "hasta pronto", "hasta mañana",
        "nos vemos", "adiós y gracias",
      ]),
    requests: requests
  )
}
