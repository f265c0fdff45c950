// SPDX-License-Identifier: Apache-2.0

extension LanguageTests {
  /// What is said about one shortcut after the other in each language, and what is answered.
  static let talks: [Talk] = [
    Talk(
      language: "en",
      lines: [
        (
          "when I say good morning, ring the bell and open the stall",
          "Good morning:\n1. Ring Bell\n2. Open Stall\nKeep it?"
        ),
        ("yes", "Say “good morning” to run it."),
        (
          "what does good morning do",
          "Good morning, by “good morning”:\n1. Ring Bell\n2. Open Stall"
        ),
        (
          "add ring the bell to good morning",
          "Good morning:\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\nKeep it?"
        ),
        ("yes", "“Good morning” does 3 things now."),
        ("rename good morning to early", "“Good morning” is called “early” now."),
        ("what are my shortcuts", "early (“good morning”)"),
        ("good morning", "Ding! Tada! Ding!"),
        ("run early in shortcuts", "Ding! Tada! Ding!"),
        ("delete the shortcut early", "Delete the shortcut “early”?"),
        ("yes", "Deleted “early”."),
        ("when I say tea I mean ring the bell", "Tea:\n1. Ring Bell\nKeep it?"),
        ("no", "Cancelled."),
        (
          "when I say tea, fly to the moon",
          "No phrase is like “fly to the moon”. Nothing was kept."
        ),
        (
          "list my shortcuts",
          "There are no shortcuts yet. Make one: “when I say good morning, …”."
        ),
      ]),
    Talk(
      language: "de",
      lines: [
        (
          "Wenn ich guten Morgen sage, läute die Glocke und öffne den Stand",
          "Guten Morgen:\n1. Ring Bell\n2. Open Stall\nBehalten?"
        ),
        ("ja", "Sag „guten Morgen“, um ihn auszuführen."),
        (
          "Was macht guten Morgen",
          "Guten Morgen, mit „guten Morgen“:\n1. Ring Bell\n2. Open Stall"
        ),
        (
          "Füge läute die Glocke zu guten Morgen hinzu",
          "Guten Morgen:\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\nBehalten?"
        ),
        ("ja", "„Guten Morgen“ tut jetzt 3 Dinge."),
        ("Benenne guten Morgen in Früh um", "„Guten Morgen“ heißt jetzt „Früh“."),
        ("Was sind meine Kurzbefehle", "Früh („guten Morgen“)"),
        ("guten Morgen", "Ding! Tada! Ding!"),
        ("Führe Früh in Kurzbefehle aus", "Ding! Tada! Ding!"),
        ("Lösche den Kurzbefehl Früh", "Den Kurzbefehl „Früh“ löschen?"),
        ("ja", "„Früh“ gelöscht."),
        ("Wenn ich Tee sage, dann läute die Glocke", "Tee:\n1. Ring Bell\nBehalten?"),
        ("nein", "Abgebrochen."),
        (
          "Wenn ich Tee sage, fliege zum Mond",
          "Kein Satz ist wie „fliege zum Mond“. Nichts wurde behalten."
        ),
        (
          "Liste meine Kurzbefehle auf",
          "Es gibt noch keine Kurzbefehle. Mach einen: „wenn ich guten Morgen sage, …“."
        ),
      ]),
    Talk(
      language: "es",
      lines: [
        (
          "Cuando diga buenos días, toca la campana y abre el puesto",
          "Buenos días:\n1. Ring Bell\n2. Open Stall\n¿Lo guardo?"
        ),
        ("sí", "Di «buenos días» para ejecutarlo."),
        ("¿Qué hace buenos días?", "Buenos días, con «buenos días»:\n1. Ring Bell\n2. Open Stall"),
        (
          "Añade toca la campana a buenos días",
          "Buenos días:\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\n¿Lo guardo?"
        ),
        ("sí", "«Buenos días» hace ahora 3 cosas."),
        ("Cambia el nombre de buenos días a temprano", "«Buenos días» ahora se llama «temprano»."),
        ("¿Cuáles son mis atajos?", "temprano («buenos días»)"),
        ("buenos días", "Ding! Tada! Ding!"),
        ("Ejecuta temprano en atajos", "Ding! Tada! Ding!"),
        ("Elimina el atajo temprano", "¿Elimino el atajo «temprano»?"),
        ("sí", "He eliminado «temprano»."),
        ("Siempre que diga té, toca la campana", "Té:\n1. Ring Bell\n¿Lo guardo?"),
        ("no", "Cancelado."),
        (
          "Cuando diga té, vuela a la luna",
          "Ninguna frase se parece a «vuela a la luna». No he guardado nada."
        ),
        ("Enumera mis atajos", "Aún no hay atajos. Crea uno: «cuando diga buenos días, …»."),
      ]),
    Talk(
      language: "fr",
      lines: [
        (
          "Quand je dis bonjour, sonne la cloche et ouvre le stand",
          "Bonjour :\n1. Ring Bell\n2. Open Stall\nLe garder ?"
        ),
        ("oui", "Dites « bonjour » pour l’exécuter."),
        ("Que fait bonjour ?", "Bonjour, par « bonjour » :\n1. Ring Bell\n2. Open Stall"),
        (
          "Ajoute sonne la cloche à bonjour",
          "Bonjour :\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\nLe garder ?"
        ),
        ("oui", "« Bonjour » fait maintenant 3 choses."),
        ("Renomme bonjour en matin", "« Bonjour » s’appelle maintenant « matin »."),
        ("Quels sont mes raccourcis ?", "matin (« bonjour »)"),
        ("bonjour", "Ding! Tada! Ding!"),
        ("Exécute matin dans raccourcis", "Ding! Tada! Ding!"),
        ("Supprime le raccourci matin", "Supprimer le raccourci « matin » ?"),
        ("oui", "« matin » est supprimé."),
        ("Si je dis thé, sonne la cloche", "Thé :\n1. Ring Bell\nLe garder ?"),
        ("non", "C’est annulé."),
        (
          "Quand je dis thé, vole vers la lune",
          "Aucune phrase ne ressemble à « vole vers la lune ». Rien n’a été gardé."
        ),
        (
          "Affiche mes raccourcis",
          "Il n’y a pas encore de raccourcis. Créez-en un : « quand je dis bonjour, … »."
        ),
      ]),
    Talk(
      language: "it",
      lines: [
        (
          "Quando dico buongiorno, suona la campana e apri il banco",
          "Buongiorno:\n1. Ring Bell\n2. Open Stall\nLo conservo?"
        ),
        ("sì", "Di' «buongiorno» per eseguirlo."),
        ("Cosa fa buongiorno?", "Buongiorno, con «buongiorno»:\n1. Ring Bell\n2. Open Stall"),
        (
          "Aggiungi suona la campana a buongiorno",
          "Buongiorno:\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\nLo conservo?"
        ),
        ("sì", "«Buongiorno» ora fa 3 cose."),
        ("Rinomina buongiorno in mattina", "«Buongiorno» ora si chiama «mattina»."),
        ("Quali sono i miei comandi rapidi?", "mattina («buongiorno»)"),
        ("buongiorno", "Ding! Tada! Ding!"),
        ("Esegui mattina in comandi rapidi", "Ding! Tada! Ding!"),
        ("Elimina il comando rapido mattina", "Elimino il comando rapido «mattina»?"),
        ("sì", "Ho eliminato «mattina»."),
        ("Se dico tè, suona la campana", "Tè:\n1. Ring Bell\nLo conservo?"),
        ("no", "Annullato."),
        (
          "Quando dico tè, vola sulla luna",
          "Nessuna frase somiglia a «vola sulla luna». Non ho conservato niente."
        ),
        (
          "Elenca i miei comandi rapidi",
          "Non ci sono ancora comandi rapidi. Creane uno: «quando dico buongiorno, …»."
        ),
      ]),
    Talk(
      language: "ja",
      lines: [
        ("おはようと言ったら、ベルを鳴らして、屋台を開けて", "おはよう：\n1. Ring Bell\n2. Open Stall\n保存しますか？"),
        ("はい", "「おはよう」と言うと実行します。"),
        ("おはようは何をするの", "おはよう（「おはよう」で実行）：\n1. Ring Bell\n2. Open Stall"),
        ("おはようにベルを鳴らしてを追加", "おはよう：\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\n保存しますか？"),
        ("はい", "「おはよう」は3個のことをするようになりました。"),
        ("おはようの名前を早朝に変更", "「おはよう」の名前は「早朝」になりました。"),
        ("ショートカットの一覧", "早朝（「おはよう」）"),
        ("おはよう", "Ding! Tada! Ding!"),
        ("ショートカットで早朝を実行", "Ding! Tada! Ding!"),
        ("ショートカット早朝を削除", "ショートカット「早朝」を削除しますか？"),
        ("はい", "「早朝」を削除しました。"),
        ("お茶と言ったらベルを鳴らして", "お茶：\n1. Ring Bell\n保存しますか？"),
        ("いいえ", "キャンセルしました。"),
        ("お茶と言ったら、月まで飛んで", "「月まで飛んで」に似たフレーズはありません。何も保存していません。"),
        ("私のショートカットを見せて", "ショートカットはまだありません。作ってみましょう：「おはようと言ったら、…」。"),
      ]),
    Talk(
      language: "ko",
      lines: [
        ("내가 좋은 아침이라고 말하면, 종을 울려 줘 그리고 가게 문을 열어 줘", "좋은 아침:\n1. Ring Bell\n2. Open Stall\n저장할까요?"),
        ("네", "“좋은 아침”라고 말하면 실행돼요."),
        ("좋은 아침 뭐 하는 거야", "좋은 아침, 문구 “좋은 아침”:\n1. Ring Bell\n2. Open Stall"),
        ("좋은 아침에 종을 울려 줘 추가", "좋은 아침:\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\n저장할까요?"),
        ("네", "“좋은 아침” 단축어는 이제 3가지 일을 해요."),
        ("좋은 아침 이름을 이른 시간으로 바꿔 줘", "“좋은 아침”의 이름이 이제 “이른 시간”이에요."),
        ("내 단축어 목록", "이른 시간(“좋은 아침”)"),
        ("좋은 아침", "Ding! Tada! Ding!"),
        ("단축어에서 이른 시간 실행해 줘", "Ding! Tada! Ding!"),
        ("단축어 이른 시간 삭제해 줘", "“이른 시간” 단축어를 삭제할까요?"),
        ("네", "“이른 시간” 단축어를 삭제했어요."),
        ("내가 차라고 말하면 종을 울려 줘", "차:\n1. Ring Bell\n저장할까요?"),
        ("아니요", "취소했어요."),
        ("내가 차라고 말하면, 달까지 날아가", "“달까지 날아가”과(와) 비슷한 문구가 없어요. 아무것도 저장하지 않았어요."),
        ("내 단축어 보여 줘", "아직 단축어가 없어요. 하나 만들어 보세요: “좋은 아침이라고 말하면, …”."),
      ]),
    Talk(
      language: "ru",
      lines: [
        (
          "Когда я говорю доброе утро, позвони в колокольчик и открой лавку",
          "Доброе утро:\n1. Ring Bell\n2. Open Stall\nСохранить?"
        ),
        ("да", "Скажите «доброе утро», чтобы запустить."),
        (
          "Что делает доброе утро?",
          "Доброе утро, по фразе «доброе утро»:\n1. Ring Bell\n2. Open Stall"
        ),
        (
          "Добавь позвони в колокольчик к доброе утро",
          "Доброе утро:\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\nСохранить?"
        ),
        ("да", "В «Доброе утро» теперь 3 действия."),
        ("Переименуй доброе утро в подъём", "«Доброе утро» теперь называется «подъём»."),
        ("Какие у меня команды?", "подъём («доброе утро»)"),
        ("доброе утро", "Ding! Tada! Ding!"),
        ("Запусти подъём в командах", "Ding! Tada! Ding!"),
        ("Удали команду подъём", "Удалить команду «подъём»?"),
        ("да", "Команда «подъём» удалена."),
        ("Если я скажу чай, позвони в колокольчик", "Чай:\n1. Ring Bell\nСохранить?"),
        ("нет", "Отменено."),
        (
          "Когда я говорю чай, лети на луну",
          "Нет фразы, похожей на «лети на луну». Ничего не сохранено."
        ),
        (
          "Покажи мои быстрые команды",
          "Команд ещё нет. Создайте первую: «когда я говорю доброе утро, …»."
        ),
      ]),
    Talk(
      language: "zh-Hans",
      lines: [
        ("当我说早上好，敲响铃铛，然后打开摊位", "早上好：\n1. Ring Bell\n2. Open Stall\n保存吗？"),
        ("是", "说“早上好”就会运行。"),
        ("早上好做什么", "早上好，用“早上好”运行：\n1. Ring Bell\n2. Open Stall"),
        ("把敲响铃铛加到早上好", "早上好：\n1. Ring Bell\n2. Open Stall\n3. Ring Bell\n保存吗？"),
        ("是", "“早上好”现在做3件事。"),
        ("把早上好改名为早起", "“早上好”现在叫“早起”。"),
        ("我有哪些快捷指令", "早起（“早上好”）"),
        ("早上好", "Ding! Tada! Ding!"),
        ("在快捷指令中运行早起", "Ding! Tada! Ding!"),
        ("删除快捷指令早起", "要删除快捷指令“早起”吗？"),
        ("是", "已删除“早起”。"),
        ("如果我说喝茶，敲响铃铛", "喝茶：\n1. Ring Bell\n保存吗？"),
        ("不是", "已取消。"),
        ("当我说喝茶，飞到月亮上", "没有和“飞到月亮上”相似的短语。什么都没有保存。"),
        ("列出我的快捷指令", "还没有快捷指令。来创建一个：“当我说早上好，…”。"),
      ]),
  ]
}
