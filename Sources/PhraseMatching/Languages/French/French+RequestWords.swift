// SPDX-License-Identifier: Apache-2.0

extension French {
  static let requests = RequestWords(
    alike: [
      [
        "ajoute", "ajouter", "ajoutez", "note", "noter", "notez", "inscris", "inscrire",
        "enregistre",
        "enregistrer", "mets", "écris",
      ],
      ["dépensé", "payé", "acheté", "coûté", "dépense"],
      ["ouvre", "ouvrir", "ouvrez", "montre", "montrer", "montrez", "affiche", "afficher", "voir"],
      [
        "supprime", "supprimer", "supprimez", "enlève", "enlever", "retire", "retirer", "efface",
        "effacer",
      ],
      ["déplace", "déplacer", "mets", "mettre", "range", "ranger", "place", "pose"],
      ["fini", "terminé", "terminer", "lu", "finir"],
      ["crée", "créer", "fais", "nouveau", "nouvelle"],
      ["trouve", "trouver", "cherche", "chercher", "recherche"], ["total", "somme", "tout"],
      ["graphique", "diagramme", "courbe"], ["dernier", "dernière"],
    ],
    light: [
      "euros", "euro", "ai", "as", "a", "est", "sont", "était", "veux", "voudrais", "peux",
      "quelque",
      "chose", "encore", "déjà", "y", "en", "c", "j", "me", "moi",
    ],
    questions: [
      "que", "quoi", "qui", "quand", "où", "pourquoi", "comment", "combien", "quel", "quelle",
      "quels",
      "quelles", "est ce que", "qu est ce que", "ai je",
    ],
    asides: [
      "euh", "hm", "ah", "oh", "oups", "ok", "okay", "d accord", "bon", "ben", "alors", "donc",
      "bonjour", "salut", "merci", "s il te plaît", "s il vous plaît", "attends", "au fait", "oui",
      "super", "… s il te plaît", "… s il vous plaît", "… merci", "… alors",
      "… maintenant", "… vite",
    ],
    hedges: ["… je crois", "… je pense"],
    having: ["ai-je …", "est-ce que j'ai …", "y a-t-il …"],
    naming: ["appelé", "appelée", "intitulé", "intitulée", "nommé", "nommée"],
    introductions: [
      "ça s'appelle …", "il s'appelle …", "elle s'appelle …", "appelle-la …", "appelle-le …",
      "le titre est …", "c'est de …",
    ],
    explanations: ["je", "j", "j'ai", "on", "nous", "c'est", "ça", "parce que", "car"],
    instructions: ["comment …", "comment je peux …", "comment faire pour …", "que dire pour …"],
    repetitions: [
      "quelle était la question", "répète la question", "répétez la question", "pardon", "quoi",
      "comment", "lesquels",
    ],
    opposites: [
      ["avec", "sans"], ["avant", "après"], ["plus", "moins"], ["monte", "baisse"],
    ],
    reports: ["j", "je"],
    unreal: [
      "veux", "voudrais", "voulais", "vais", "pourrais", "dois", "devrais", "aimerais", "si",
    ])
}
