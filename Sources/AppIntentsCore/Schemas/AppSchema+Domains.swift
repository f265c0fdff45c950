// SPDX-License-Identifier: Apache-2.0

// The domains; what stands in one is any name.
extension _AppSchemaName {
  /// Schemas about an assistant.
  public static var assistant: AppSchema.Domain<Self> { AppSchema.Domain(name: "assistant") }
  /// Schemas about sound and music.
  public static var audio: AppSchema.Domain<Self> { AppSchema.Domain(name: "audio") }
  /// Schemas about books that are read or heard.
  public static var books: AppSchema.Domain<Self> { AppSchema.Domain(name: "books") }
  /// Schemas about web pages, tabs and bookmarks.
  public static var browser: AppSchema.Domain<Self> { AppSchema.Domain(name: "browser") }
  /// Schemas about calendars and their events.
  public static var calendar: AppSchema.Domain<Self> { AppSchema.Domain(name: "calendar") }
  /// Schemas about taking pictures and films.
  public static var camera: AppSchema.Domain<Self> { AppSchema.Domain(name: "camera") }
  /// Schemas about alarms and timers.
  public static var clock: AppSchema.Domain<Self> { AppSchema.Domain(name: "clock") }
  /// Schemas about people and how to reach them.
  public static var contacts: AppSchema.Domain<Self> { AppSchema.Domain(name: "contacts") }
  /// Schemas about files and folders.
  public static var files: AppSchema.Domain<Self> { AppSchema.Domain(name: "files") }
  /// Schemas about exercise.
  public static var fitness: AppSchema.Domain<Self> { AppSchema.Domain(name: "fitness") }
  /// Schemas about health.
  public static var health: AppSchema.Domain<Self> { AppSchema.Domain(name: "health") }
  /// Schemas about a journal and its entries.
  public static var journal: AppSchema.Domain<Self> { AppSchema.Domain(name: "journal") }
  /// Schemas about letters by mail.
  public static var mail: AppSchema.Domain<Self> { AppSchema.Domain(name: "mail") }
  /// Schemas about places and ways.
  public static var maps: AppSchema.Domain<Self> { AppSchema.Domain(name: "maps") }
  /// Schemas about messages.
  public static var messages: AppSchema.Domain<Self> { AppSchema.Domain(name: "messages") }
  /// Schemas about music.
  public static var music: AppSchema.Domain<Self> { AppSchema.Domain(name: "music") }
  /// Schemas about notes.
  public static var notes: AppSchema.Domain<Self> { AppSchema.Domain(name: "notes") }
  /// Schemas about payments.
  public static var payments: AppSchema.Domain<Self> { AppSchema.Domain(name: "payments") }
  /// Schemas about calls.
  public static var phone: AppSchema.Domain<Self> { AppSchema.Domain(name: "phone") }
  /// Schemas about photos, films and albums.
  public static var photos: AppSchema.Domain<Self> { AppSchema.Domain(name: "photos") }
  /// Schemas about presentations and their slides.
  public static var presentation: AppSchema.Domain<Self> { AppSchema.Domain(name: "presentation") }
  /// Schemas about reading documents.
  public static var reader: AppSchema.Domain<Self> { AppSchema.Domain(name: "reader") }
  /// Schemas about reminders and their lists.
  public static var reminders: AppSchema.Domain<Self> { AppSchema.Domain(name: "reminders") }
  /// Schemas about tables that calculate.
  public static var spreadsheet: AppSchema.Domain<Self> { AppSchema.Domain(name: "spreadsheet") }
  /// Schemas about what every app has, such as search.
  public static var system: AppSchema.Domain<Self> { AppSchema.Domain(name: "system") }
  /// Schemas about what a camera or a screenshot shows.
  public static var visualIntelligence: AppSchema.Domain<Self> {
    AppSchema.Domain(name: "visualIntelligence")
  }
  /// Schemas about boards to draw on together.
  public static var whiteboard: AppSchema.Domain<Self> { AppSchema.Domain(name: "whiteboard") }
  /// Schemas about written documents.
  public static var wordProcessor: AppSchema.Domain<Self> {
    AppSchema.Domain(name: "wordProcessor")
  }
}
