// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import Foundation

/// What can be said to Library.
///
/// The Russian phrases are in `AppShortcuts.xcstrings`, the texts of the app in
/// `Localizable.xcstrings`.
public struct LibraryShortcuts: AppShortcutsProvider {
  /// The phrases, the primary one of each shortcut first.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(),
      phrases: [
        "Open \(\.$book) in \(.applicationName)",
        "Show me \(\.$book) in \(.applicationName)",
        "Open a book in \(.applicationName)",
      ],
      shortTitle: "Open Book", systemImageName: "book")
    AppShortcut(
      intent: OpenShelf(),
      phrases: [
        "Open my \(\.$shelf) shelf in \(.applicationName)",
        "Open the \(\.$shelf) shelf in \(.applicationName)",
        "Open \(\.$shelf) in \(.applicationName)",
        "What is on my \(\.$shelf) shelf in \(.applicationName)",
        "What is on the \(\.$shelf) list in \(.applicationName)",
      ],
      shortTitle: "Open Shelf", systemImageName: "books.vertical")
    AppShortcut(
      intent: WhatAmIReading(),
      phrases: [
        "What am I reading in \(.applicationName)",
        "What do I read in \(.applicationName)",
        "Which books am I reading in \(.applicationName)",
      ],
      shortTitle: "Currently Reading", systemImageName: "eyeglasses")
    AppShortcut(
      intent: MoveBook(),
      phrases: [
        "Move \(\.$book) in \(.applicationName)",
        // Beyond iOS: Apple allows one parameter in a phrase.
        "Move \(\.$book) to \(\.$shelf) in \(.applicationName)",
        "Put \(\.$book) on the \(\.$shelf) shelf in \(.applicationName)",
      ],
      shortTitle: "Move Book", systemImageName: "arrow.right")
    AppShortcut(
      intent: FinishBook(),
      phrases: [
        "I finished \(\.$book) in \(.applicationName)",
        "Finish \(\.$book) in \(.applicationName)",
        "Mark \(\.$book) as finished in \(.applicationName)",
      ],
      shortTitle: "Finish Book", systemImageName: "checkmark")
    AppShortcut(
      intent: AddBook(),
      phrases: [
        "Add a book to \(.applicationName)",
        "Add a book in \(.applicationName)",
        // Beyond iOS: a phrase on iOS has no place for a text.
        "Add a book called \(\.$title) by \(\.$author) in \(.applicationName)",
      ],
      shortTitle: "Add Book", systemImageName: "plus")
    AppShortcut(
      intent: DeleteBook(),
      phrases: [
        "Delete \(\.$book) in \(.applicationName)",
        "Delete \(\.$book) from \(.applicationName)",
        "Take \(\.$book) out of \(.applicationName)",
      ],
      shortTitle: "Delete Book", systemImageName: "trash")
    AppShortcut(
      intent: CountBooks(),
      phrases: [
        "How many books have I read in \(.applicationName)",
        "Count my books in \(.applicationName)",
      ],
      shortTitle: "Count Books", systemImageName: "number")
  }

  /// What sounds like the app's business and is not.
  public static let negativePhrases = NegativeAppShortcutPhrases {
    "Open the public library"
    "Delete everything in \(.applicationName)"
  }

  /// How people call the app, in the cases that the phrases of a language need.
  public static let applicationName = ApplicationName(
    "Library", synonyms: ["My Library", "Books"],
    localized: [
      "de": [
        "Bibliothek", "Meine Bibliothek", "Meiner Bibliothek", "Bücherei", "Meine Bücher",
        "Meinen Büchern", "Bücher", "Büchern",
      ],
      "es": ["Biblioteca", "Mi biblioteca", "La biblioteca", "Libros", "Mis libros"],
      "fr": ["Bibliothèque", "Ma Bibliothèque", "La Bibliothèque", "Mes Livres"],
      "it": ["Biblioteca", "Mia biblioteca", "Libreria"],
      "ja": ["ライブラリ", "ライブラリー", "マイライブラリ", "私のライブラリ", "Library"],
      "ko": ["서재", "내 서재", "라이브러리", "내 라이브러리"],
      "ru": ["Библиотека", "Библиотеке", "Библиотеку", "Библиотеки"],
      "zh-Hans": ["图书馆", "我的图书馆", "书库"],
    ])

  /// Where the string catalogs are.
  public static var localizationBundle: Bundle { .module }
}
