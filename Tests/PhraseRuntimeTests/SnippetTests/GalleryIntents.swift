// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PictureSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Picture"
  @Parameter var picture: Picture
  @Dependency private var gallery: Gallery

  init() {}
  init(_ picture: Picture) { self.picture = picture }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    await gallery.pass()
    let (isClosed, hang, isFavorite) = gallery.with { state in
      (state.isClosed, state.hang, state.favorites.contains(picture.id))
    }
    if isClosed { throw Closed() }
    try await hang()
    Self.reload()  // Must not make it go round for ever.
    return .result(
      view: Snippet("\(picture.name)") {
        .toggle("Favorite", isOn: isFavorite, intent: MarkPicture(picture, !isFavorite))
          .button("Buy Tickets", intent: BuyTickets(picture))
          .button("Rename", intent: RenamePicture(picture))
          .button("Ask the Guide", intent: Forget())
      })
  }
}

struct ShowPicture: AppIntent {
  static let title: LocalizedStringResource = "Show Picture"
  @Parameter(title: "Picture") var picture: Picture

  func perform() async throws -> some ReturnsValue<Picture> & ShowsSnippetIntent & ProvidesDialog {
    .result(value: picture, dialog: "Here it is.", snippetIntent: PictureSnippet(picture))
  }
}

struct MarkPicture: AppIntent {
  static let title: LocalizedStringResource = "Mark Picture"
  @Parameter var picture: Picture
  @Parameter var isFavorite: Bool
  @Dependency private var gallery: Gallery

  init() {}
  init(_ picture: Picture, _ isFavorite: Bool) {
    self.picture = picture
    self.isFavorite = isFavorite
  }

  func perform() async throws -> some IntentResult {
    gallery.with { state in
      if isFavorite { state.favorites.insert(picture.id) } else { state.favorites = [] }
    }
    return .result()
  }
}

struct RenamePicture: AppIntent {
  static let title: LocalizedStringResource = "Rename Picture"
  @Parameter var picture: Picture
  @Parameter(title: "Name", requestValueDialog: "What name?") var name: String
  @Dependency private var gallery: Gallery

  init() {}
  init(_ picture: Picture) { self.picture = picture }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    gallery.with { $0.names[picture.id] = name }
    return .result(dialog: "Renamed.")
  }
}

struct OrderSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter var order: Order

  init() {}
  init(_ order: Order) { self.order = order }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: Snippet("Tickets") {
        .row("Count", "\(order.count)")
          .button("One More", intent: ChangeOrder(order, by: 1))
          .button("One Less", intent: ChangeOrder(order, by: -1))
      })
  }
}

struct ReceiptSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Receipt"
  @Parameter var order: Order

  init() {}
  init(_ order: Order) { self.order = order }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Snippet("Bought") { .row("Count", "\(order.count)") })
  }
}

struct ChangeOrder: AppIntent {
  static let title: LocalizedStringResource = "Change Order"
  @Parameter var order: Order
  @Parameter var change: Int
  @Dependency private var gallery: Gallery

  init() {}
  init(_ order: Order, by change: Int) {
    self.order = order
    self.change = change
  }

  func perform() async throws -> some IntentResult {
    gallery.with { $0.orders[order.id, default: 0] += change }
    return .result()
  }
}

struct BuyTickets: AppIntent {
  static let title: LocalizedStringResource = "Buy Tickets"
  @Parameter(title: "Picture") var picture: Picture
  @Dependency private var gallery: Gallery

  init() {}
  init(_ picture: Picture) { self.picture = picture }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
    gallery.with { $0.orders[7] = 1 }
    let order = Order(id: 7, count: 1)
    try await requestConfirmation(actionName: .search, snippetIntent: OrderSnippet(order))
    return .result(dialog: "Bought.", snippetIntent: ReceiptSnippet(order))
  }
}

/// Shows a view that stays, and asks below another one.
struct SortPictures: AppIntent {
  static let title: LocalizedStringResource = "Sort"
  @Dependency private var gallery: Gallery

  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    let keep = IntentChoiceOption(title: "Keep")
    let storm = Picture(id: 2, name: "Storm")
    let choice = try await requestChoice(between: [.cancel, keep], dialog: "What now?") {
      .button("Like", intent: MarkPicture(storm, true))
        .button("Like", intent: MarkPicture(Picture(id: 1, name: "Sunrise"), true))
    }
    return .result(
      dialog: "\(choice.title).", view: Snippet("Sorted") { .button("Go", intent: SortPictures()) })
  }
}

/// Names a snippet intent without its parameter.
struct Forget: AppIntent {
  static let title: LocalizedStringResource = "Forget"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: PictureSnippet())
  }
}

struct GuideTour: AppIntent {
  static let title: LocalizedStringResource = "Guide"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Hello.") }
}

struct GalleryShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Gallery")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShowPicture(), phrases: ["Show \(\.$picture) in \(.applicationName)"])
    AppShortcut(
      intent: BuyTickets(),
      phrases: ["Buy tickets in \(.applicationName)", "Buy \(\.$picture) in \(.applicationName)"])
    AppShortcut(intent: SortPictures(), phrases: ["Sort in \(.applicationName)"])
    AppShortcut(intent: Forget(), phrases: ["Forget in \(.applicationName)"])
    AppShortcut(intent: GuideTour(), phrases: ["Ask the guide"])
  }
}
