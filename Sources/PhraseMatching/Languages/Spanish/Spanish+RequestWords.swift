// SPDX-License-Identifier: Apache-2.0

extension Spanish {
  static let requests = RequestWords(
    alike: [
      [
        "añade", "añádeme", "apúntame", "anótame", "ponme", "agrégame", "regístrame", "añadir",
        "añada", "agrega", "agregar", "apunta", "apuntar", "anota", "anotar",
        "registra", "registrar", "pon", "guarda",
      ],
      ["gasté", "gastado", "pagué", "pagado", "compré", "costó", "gasto"],
      [
        "abre", "ábreme", "enséñame", "abrir", "abra", "muestra", "mostrar", "enseña", "ver",
        "muéstrame",
      ],
      [
        "borra", "bórrame", "quítame", "elimíname", "tira", "tirar", "borrar", "elimina",
        "eliminar", "quita", "quitar", "suprime",
      ],
      ["mueve", "mover", "pon", "poner", "pasa", "pasar", "coloca"],
      ["terminado", "terminé", "acabado", "acabé", "leído", "terminar"],
      ["crea", "crear", "haz", "nueva", "nuevo"],
      ["busca", "búscame", "encuéntrame", "buscar", "encuentra", "encontrar"],
      ["total", "suma", "todo"], ["gráfico", "gráfica", "diagrama"], ["último", "última"],
    ],
    light: [
      "euros", "euro", "pesos", "dólares", "he", "ha", "has", "es", "son", "era", "quiero",
      "puedes",
      "algo", "más", "ya", "me", "mi", "hay",
    ],
    questions: [
      "qué", "quién", "cuándo", "dónde", "por qué", "cómo", "cuánto", "cuánta", "cuántos",
      "cuántas",
      "cuál", "cuáles", "he",
    ],
    asides: [
      "eh", "hm", "ah", "oh", "uy", "ok", "okay", "vale", "bueno", "bien", "pues", "entonces",
      "hola", "oye", "gracias", "por favor", "espera", "por cierto", "sí", "genial", "… por favor",
      "… gracias", "… pues", "… ahora", "… entonces", "… rápido", "a ver", "mira", "mire", "oiga",
      "dime", "dígame", "sabes", "sabes qué", "venga", "anda", "ya", "vaya", "uf", "ay", "huy",
      "vale pues", "pues nada", "en fin", "de acuerdo", "perfecto", "estupendo", "guay", "perdón",
      "perdona", "perdone", "disculpa", "disculpe", "lo siento", "buenas", "buenos días",
      "buenas tardes", "buenas noches", "una pregunta", "una cosa", "una cosa más", "otra cosa",
      "puedes decirme", "me puedes decir", "podrías decirme", "me podrías decir",
      "me gustaría saber", "quiero saber", "quisiera saber", "me pregunto", "unos", "más o menos",
      "como", "solo", "y además", "además", "… porfa", "… por fa",
      "… porfi", "… eh", "… ya", "… vale", "… ok", "… de acuerdo", "… muchas gracias",
      "… si puedes", "… si puede ser", "… si es posible", "… para mí", "… ahora mismo",
      "… en este momento", "… por ahora", "… actualmente", "… también", "… en total", "… puedes",
      "… quieres", "… anda", "… venga", "… a ver", "… cuando puedas", "… de una vez", "… por fin",
    ],
    hedges: [
      "… creo", "… me parece", "… supongo", "… quizás", "… quizá", "… tal vez", "… o algo así",
      "… más o menos", "… aproximadamente", "… probablemente", "… si no recuerdo mal", "… pienso",
      "… diría",
    ],
    having: ["tengo …", "hay …"],
    naming: ["llamado", "llamada", "titulado", "titulada", "con el nombre"],
    introductions: [
      "se llama …", "llámalo …", "llámala …", "ponle …", "el título es …", "es de …",
    ],
    explanations: ["yo", "estoy", "es que", "porque", "ya", "me", "ha", "he"],
    instructions: ["cómo puedo …", "cómo se …", "cómo hago para …", "qué digo para …"],
    repetitions: [
      "cuál era la pregunta", "repite la pregunta", "repita la pregunta", "perdón", "qué", "cómo",
      "cuáles hay", "puedes repetir", "puedes repetirlo", "podrías repetir", "podrías repetirlo",
      "repite por favor", "repita por favor", "qué has dicho", "qué dijiste", "qué decías",
      "cómo has dicho", "cómo dices", "mande", "dilo otra vez", "dilo de nuevo", "no entendí",
      "no he entendido", "no te he entendido", "no oí", "no he oído", "no te oí",
      "cuál es la pregunta", "qué preguntabas", "qué opciones hay", "cuáles son las opciones",
      "qué opciones tengo",
    ],
    undoing: [
      "deshaz …", "deshacer …", "anula …", "revierte …", "quita lo de …",
    ],
    prepositions: [
      "a", "al", "de", "del", "en", "por", "para", "con", "sin", "sobre", "desde", "hasta", "hacia",
      "entre", "ante", "bajo", "contra", "segun", "tras", "antes", "despues",
    ],
    limiting: [
      "hoy", "ayer", "anteayer", "manana", "semana", "semanas", "mes", "meses", "ano", "anos",
      "dia", "dias", "noche", "tarde", "fin", "finde", "lunes", "martes", "miercoles", "jueves",
      "viernes", "sabado", "domingo", "enero", "febrero", "marzo", "abril", "mayo", "junio",
      "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre", "otro", "otra", "otros",
      "otras", "ambos", "ambas", "mitad", "medio", "media", "doble", "cada", "todo", "toda",
      "todos", "todas", "solo", "solamente", "unicamente", "o", "sino", "excepto", "salvo",
      "ultimo", "ultima", "ultimos", "ultimas", "proximo", "proxima", "pasado", "pasada",
    ],
    opposites: [
      ["con", "sin"], ["antes", "después"], ["más", "menos"], ["sube", "baja"],
    ],
    directions: [["a", "al", "hacia", "hasta"], ["de", "del", "desde"]],
    reports: ["he", "me", "yo", "gaste"],
    unreal: [
      "quiero", "quisiera", "queria", "voy", "podria", "puedo", "debo", "deberia", "gustaria",
    ],
    demonstratives: [
      "ese", "esa", "eso", "esos", "esas", "este", "esta", "esto", "estos", "estas", "aquel",
      "aquella", "el", "la", "los", "las",
    ],
    both: [
      "los dos", "las dos", "ambos", "ambas", "esos dos", "esas dos", "estos dos", "estas dos",
    ],
    plurals: [
      "todos", "todas", "todos ellos", "todas ellas", "ellos", "ellas", "esos", "esas", "estos",
      "estas",
    ],
    helping: [
      "qué sabes hacer", "qué puedes hacer", "qué haces", "qué puedo hacer", "qué puedo decir",
      "qué puedo decirte", "qué puedo preguntar", "qué puedo preguntarte", "qué te puedo pedir",
      "qué puedo pedir", "cómo funciona esto", "cómo funciona", "cómo funcionas", "cómo va esto",
      "necesito ayuda", "me puedes ayudar", "puedes ayudarme", "me ayudas", "ayúdame", "quién eres",
      "qué eres", "para qué sirves", "qué digo", "qué tengo que decir", "cómo se usa esto",
    ],
    farewells: [
      "eso es todo", "es todo", "nada más", "ya está", "ya está gracias", "eso es todo gracias",
      "nada más gracias", "eso es todo por ahora", "he terminado", "ya terminé", "ya he terminado",
      "hasta pronto", "nos vemos", "chao", "chau", "bye", "gracias chao", "gracias hasta luego",
      "genial gracias", "perfecto gracias", "vale gracias", "listo gracias", "muy amable",
      "te lo agradezco",
    ],
    agreements: [
      "sip", "sí vale", "vale sí", "sí dale", "dale sí", "sí venga", "venga sí", "venga vale",
      "venga va", "sí adelante", "sí de acuerdo", "sí correcto", "sí exacto", "sí eso",
      "ese mismo", "esa misma", "sí ese", "sí esa", "sí seguro", "estoy seguro", "estoy segura",
      "sí estoy seguro", "sí estoy segura", "segurísimo", "claro hazlo", "vale hazlo", "ok hazlo",
      "pues sí", "pues claro", "ya lo creo", "cómo no", "por qué no", "sí por qué no", "sí porfa",
      "sí porfavor", "me parece bien", "sí me parece bien", "muy bien", "sí perfecto", "obvio",
      "obviamente", "naturalmente", "sin duda", "sí bórralo", "sí bórrala", "sí bórralos",
      "sí elimínalo", "sí elimínala", "sí quítalo", "sí ponlo",
    ],
    refusals: [
      "de ninguna manera", "ni hablar", "claro que no", "por supuesto que no",
      "nah", "qué va", "no déjalo", "no déjala", "déjala", "no lo borres", "no la borres",
      "no borres nada", "no no lo borres", "no no lo hagas", "no hagas eso", "no lo quites",
      "no la quites", "ahora no", "no ahora no", "no por ahora", "por ahora no", "hoy no",
      "más tarde", "luego", "quizás luego", "otro día", "en otro momento",
      "no he cambiado de idea",
      "al final no", "no al final no", "nunca", "jamás", "en absoluto", "no hace falta",
      "no es necesario", "no gracias déjalo", "no mejor no", "mejor déjalo", "mejor déjala",
      "no quédatelo", "consérvalo", "guárdalo", "no lo toques", "no la toques", "ay no", "oh no",
      "uy no",
    ],
    dismissals: [
      "cancélalo todo", "cancela todo", "no cancela", "no cancélalo", "no olvídalo",
      "mejor olvídalo", "mejor déjalo", "bah déjalo", "bah olvídalo", "venga déjalo", "al final no",
      "ahora no", "luego", "más tarde", "nada",
      "nada nada", "no pasa nada", "es igual", "qué más da", "dejémoslo", "lo dejamos",
      "no quiero nada", "no quiero",
    ],
    secondThoughts: [
      "he cambiado de idea", "cambié de idea", "he cambiado de opinión", "cambié de opinión",
    ])
}
