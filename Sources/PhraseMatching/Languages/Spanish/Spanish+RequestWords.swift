// SPDX-License-Identifier: Apache-2.0

extension Spanish {
  static let requests = RequestWords(
    alike: [
      [
        "añade", "añadir", "añada", "agrega", "agregar", "apunta", "apuntar", "anota", "anotar",
        "registra", "registrar", "pon", "guarda",
      ],
      ["gasté", "gastado", "pagué", "pagado", "compré", "costó", "gasto"],
      ["abre", "abrir", "abra", "muestra", "mostrar", "enseña", "ver", "muéstrame"],
      ["borra", "borrar", "elimina", "eliminar", "quita", "quitar", "suprime"],
      ["mueve", "mover", "pon", "poner", "pasa", "pasar", "coloca"],
      ["terminado", "terminé", "acabado", "acabé", "leído", "terminar"],
      ["crea", "crear", "haz", "nueva", "nuevo"], ["busca", "buscar", "encuentra", "encontrar"],
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
      "hola",
      "oye", "gracias", "por favor", "espera", "por cierto", "sí", "genial", "… por favor",
      "… gracias", "… pues", "… ahora", "… entonces", "… rápido",
    ],
    hedges: ["… creo"],
    having: ["tengo …", "hay …"],
    naming: ["llamado", "llamada", "titulado", "titulada", "con el nombre"],
    introductions: [
      "se llama …", "llámalo …", "llámala …", "ponle …", "el título es …", "es de …",
    ],
    explanations: ["yo", "estoy", "es que", "porque", "ya", "me", "ha", "he"],
    instructions: ["cómo puedo …", "cómo se …", "cómo hago para …", "qué digo para …"],
    repetitions: [
      "cuál era la pregunta", "repite la pregunta", "repita la pregunta", "perdón", "qué", "cómo",
      "cuáles hay",
    ],
    opposites: [
      ["con", "sin"], ["antes", "después"], ["más", "menos"], ["sube", "baja"],
    ],
    reports: ["he", "me", "yo", "gaste"],
    unreal: [
      "quiero", "quisiera", "queria", "voy", "podria", "puedo", "debo", "deberia", "gustaria",
    ])
}
