// SPDX-License-Identifier: Apache-2.0

extension Italian {
  static let requests = RequestWords(
    alike: [
      [
        "aggiungi", "aggiungere", "aggiunga", "annota", "annotare", "segna", "segnare", "registra",
        "registrare", "metti", "scrivi",
      ],
      ["speso", "pagato", "comprato", "costato", "spesa"],
      ["apri", "aprire", "apra", "mostra", "mostrami", "mostrare", "vedere", "visualizza"],
      ["cancella", "cancellare", "elimina", "eliminare", "togli", "togliere", "rimuovi"],
      ["sposta", "spostare", "metti", "mettere", "passa"],
      ["finito", "terminato", "letto", "finire"], ["crea", "creare", "fai", "nuova", "nuovo"],
      ["trova", "trovare", "cerca", "cercare"], ["totale", "somma", "tutto"],
      ["grafico", "diagramma"], ["ultimo", "ultima"],
    ],
    wholes: ["dov'è": "dove è", "cos'è": "cosa è", "com'è": "come è", "quand'è": "quando è"],
    light: [
      "euro", "ho", "ha", "hai", "è", "sono", "era", "voglio", "vorrei", "puoi", "qualcosa",
      "ancora",
      "già", "mi", "c",
    ],
    questions: [
      "che", "cosa", "chi", "quando", "dove", "perché", "come", "quanto", "quanta", "quanti",
      "quante",
      "quale", "quali", "ho",
    ],
    asides: [
      "ehm", "eh", "ah", "oh", "ops", "ok", "okay", "va bene", "bene", "allora", "dunque", "ciao",
      "senti", "grazie", "per favore", "aspetta", "comunque", "sì", "ottimo", "… per favore",
      "… grazie", "… allora", "… adesso", "… subito",
    ],
    hedges: ["… credo", "… penso"],
    having: ["ho …", "c'è …", "ce l'ho …"],
    naming: ["chiamato", "chiamata", "intitolato", "intitolata", "di nome"],
    introductions: ["si chiama …", "chiamalo …", "chiamala …", "il titolo è …", "è di …"],
    explanations: ["io", "sono", "ho", "è", "perché", "mi"],
    instructions: ["come posso …", "come si …", "come faccio a …", "cosa dico per …"],
    repetitions: [
      "qual era la domanda", "ripeti la domanda", "scusa", "come", "cosa", "quali ci sono",
    ],
    opposites: [
      ["con", "senza"], ["prima", "dopo"], ["più", "meno"], ["alza", "abbassa"],
    ],
    reports: ["ho", "io"],
    unreal: [
      "voglio", "vorrei", "volevo", "posso", "potrei", "devo", "dovrei", "se",
    ])
}
