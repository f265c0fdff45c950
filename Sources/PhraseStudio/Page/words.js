// SPDX-License-Identifier: Apache-2.0

// The texts of the page by language; a function where a text has something in it.

const plural = (language, count, forms) =>
  `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;

export const tables = {
  en: {
    shortcuts: "Shortcuts", skip: "Skip to the shortcuts", search: "Search",
    newShortcut: "New shortcut", importFile: "Import", untitled: "New Shortcut",
    gallery: "Gallery", suggestions: "Suggestions", automations: "Automations",
    noShortcuts: "There are no shortcuts yet. Make one, or take one from a file.",
    noneFound: "Nothing is called that.",
    actionCount: n => plural("en", n, { one: "action", other: "actions" }),
    run: "Run", runNamed: name => `Run ${name}`, edit: name => `Edit ${name}`, add: "Add",
    reorderHint: "Drag a shortcut to move it, or press Alt with an arrow key.",
    moved: (name, place, count) => `${name}, place ${place} of ${count}`,
    back: "All shortcuts", name: "Name", phrases: "Phrases",
    phrasesHint: "What you say or type to run it; one a line.",
    about: "What it is for", look: "Icon and colour", icon: "Icon", color: "Colour",
    noIcon: "First letter", undo: "Undo", redo: "Redo", export: "Export", exportApple: "Export for Apple’s app", duplicate: "Duplicate",
    delete: "Delete", deleted: name => `Deleted ${name}.`, more: "More",
    copyOf: name => `${name} copy`,
    actions: "Actions", addAction: "Add action", addActionTo: where => `Add action to “${where}”`,
    findAction: "Find an action", noActions: "No action is called that.",
    nothingYet: "No actions yet. Add the first.",
    step: (number, title) => `Step ${number}: ${title}`,
    then: "Then", otherwise: "Otherwise", each: "Each time", item: "Item",
    itemTitle: "What is chosen", addItem: "Add item", removeItem: "Remove item",
    moveUp: "Move up", moveDown: "Move down", moveIn: "Move into the one above",
    moveOut: "Move out", moreOf: title => `More for ${title}`, handle: title => `Move ${title}`,
    handleHint: "Drag, or press Alt with an arrow key.",
    asked: "Asked when it runs", optional: "Optional", unset: "—", yes: "Yes", no: "No",
    variable: "Variable", insertVariable: label => `Insert a variable into ${label}`,
    variables: "Variables", values: "Values",
    resultName: "Name of the result", resultHint: "So that later actions can use it",
    variableNames: { Input: "what the shortcut was given", Result: "the result of the action before",
      Now: "date and time", Item: "the value of this time", Index: "counts from 1" },
    resultOf: title => `the result of ${title}`,
    saved: "Saved", saving: "Saving…", unsaved: "Not saved", faults: n =>
      `Saved, with ${plural("en", n, { one: "thing", other: "things" })} to mend`,
    theirs: "Take the other version", mine: "Keep mine",
    running: name => `${name} runs`, runOf: name => `Run of ${name}`, cancel: "Cancel",
    close: "Close", answer: "Answer", yourAnswer: "Your answer", done: "Done.",
    noMore: "No more", cancelled: "Cancelled.", failed: "It did not work.",
    result: "Result", stepRuns: title => `${title} …`,
    importTitle: name => `Take in “${name}”?`, whatItDoes: "What it does", whatItAsks: "What it asks when it is added",
    reaches: { commands: "It may run programs.", files: "It may read and write files.",
      network: "It may reach other computers.", clipboard: "It may use the clipboard." },
    asksFirst: "It asks before it does so for the first time.", toMend: "To mend",
    automationOn: title => `${title}: on`, noConnection: "The studio is not running any more.",
    unreadable: "Documents that cannot be read", categories: {
      apps: "Apps", asking: "Asking", controlFlow: "Control flow", variables: "Variables",
      text: "Text", numbers: "Numbers", dates: "Dates", lists: "Lists", files: "Files", web: "Web",
      device: "This computer" },
    colors: { red: "red", darkOrange: "dark orange", orange: "orange", yellow: "yellow",
      green: "green", teal: "teal", lightBlue: "light blue", blue: "blue", darkBlue: "dark blue",
      violet: "violet", purple: "purple", pink: "pink", taupe: "taupe", gray: "gray",
      darkGray: "dark gray" },
  },
  ru: {
    shortcuts: "Быстрые команды", skip: "К командам", search: "Поиск",
    newShortcut: "Новая команда", importFile: "Импорт", untitled: "Новая команда",
    gallery: "Галерея", suggestions: "Предложения", automations: "Автоматизации",
    noShortcuts: "Команд пока нет. Создайте команду или возьмите её из файла.",
    noneFound: "Ничего с таким названием нет.",
    actionCount: n =>
      plural("ru", n, { one: "действие", few: "действия", many: "действий", other: "действия" }),
    run: "Запустить", runNamed: name => `Запустить: ${name}`, edit: name => `Изменить: ${name}`,
    add: "Добавить",
    reorderHint: "Перетащите команду или нажмите Alt со стрелкой, чтобы её передвинуть.",
    moved: (name, place, count) => `${name}, место ${place} из ${count}`,
    back: "Все команды", name: "Название", phrases: "Фразы",
    phrasesHint: "Что сказать или набрать для запуска; каждая фраза на своей строке.",
    about: "Для чего она", look: "Значок и цвет", icon: "Значок", color: "Цвет",
    noIcon: "Первая буква", undo: "Отменить", redo: "Повторить", export: "Экспорт", exportApple: "Экспорт для приложения Apple",
    duplicate: "Дублировать", delete: "Удалить", deleted: name => `Удалено: ${name}.`,
    more: "Ещё", copyOf: name => `${name} (копия)`,
    actions: "Действия", addAction: "Добавить действие",
    addActionTo: where => `Добавить действие в «${where}»`,
    findAction: "Найти действие", noActions: "Действия с таким названием нет.",
    nothingYet: "Действий пока нет. Добавьте первое.",
    step: (number, title) => `Шаг ${number}: ${title}`,
    then: "То", otherwise: "Иначе", each: "Каждый раз", item: "Пункт",
    itemTitle: "Что выбирается", addItem: "Добавить пункт", removeItem: "Убрать пункт",
    moveUp: "Выше", moveDown: "Ниже", moveIn: "Внутрь предыдущего", moveOut: "Наружу",
    moreOf: title => `Ещё для «${title}»`, handle: title => `Передвинуть «${title}»`,
    handleHint: "Перетащите или нажмите Alt со стрелкой.",
    asked: "Спросит при запуске", optional: "Необязательно", unset: "—", yes: "Да", no: "Нет",
    variable: "Переменная", insertVariable: label => `Вставить переменную в «${label}»`,
    variables: "Переменные", values: "Значения",
    resultName: "Имя результата", resultHint: "Чтобы использовать его в следующих действиях",
    variableNames: { Input: "что передали команде", Result: "результат предыдущего действия",
      Now: "дата и время", Item: "текущее значение", Index: "номер, начиная с 1" },
    resultOf: title => `результат действия «${title}»`,
    saved: "Сохранено", saving: "Сохраняется…", unsaved: "Не сохранено", faults: n =>
      "Сохранено; нужно поправить " + plural("ru", n,
        { one: "место", few: "места", many: "мест", other: "места" }),
    theirs: "Взять другую версию", mine: "Оставить мою",
    running: name => `Выполняется: ${name}`, runOf: name => `Запуск: ${name}`, cancel: "Отмена",
    close: "Закрыть", answer: "Ответить", yourAnswer: "Ваш ответ", done: "Готово.",
    noMore: "Больше нет", cancelled: "Отменено.", failed: "Не получилось.",
    result: "Результат", stepRuns: title => `${title} …`,
    importTitle: name => `Взять команду «${name}»?`, whatItDoes: "Что она делает", whatItAsks: "Что она спросит при добавлении",
    reaches: { commands: "Может запускать программы.", files: "Может читать и писать файлы.",
      network: "Может обращаться к другим компьютерам.",
      clipboard: "Может пользоваться буфером обмена." },
    asksFirst: "В первый раз она об этом спросит.", toMend: "Поправить",
    automationOn: title => `${title}: включено`, noConnection: "Студия больше не запущена.",
    unreadable: "Документы, которые не удалось прочесть", categories: {
      apps: "Приложения", asking: "Вопросы", controlFlow: "Ход выполнения",
      variables: "Переменные", text: "Текст", numbers: "Числа", dates: "Даты", lists: "Списки",
      files: "Файлы", web: "Интернет", device: "Этот компьютер" },
    colors: { red: "красный", darkOrange: "тёмно-оранжевый", orange: "оранжевый",
      yellow: "жёлтый", green: "зелёный", teal: "бирюзовый", lightBlue: "голубой", blue: "синий",
      darkBlue: "тёмно-синий", violet: "фиалковый", purple: "фиолетовый", pink: "розовый",
      taupe: "серо-коричневый", gray: "серый", darkGray: "тёмно-серый" },
  },
};

/// The language of the person, and the language that the page has texts in.
export const language = (navigator.language || "en").split("-")[0];
export const pageLanguage = tables[language] ? language : "en";

/// The text of a name.
export const t = (name, ...values) => {
  const text = tables[pageLanguage][name] ?? tables.en[name] ?? name;
  return typeof text === "function" ? text(...values) : text;
};

/// The text of a name within a table; the name itself where there is none.
export const named = (table, name) => tables[pageLanguage][table]?.[name] ?? name;
