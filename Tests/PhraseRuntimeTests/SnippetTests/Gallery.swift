// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization
import Testing

/// What the intents of the gallery change and its snippets read.
final class Gallery: Sendable {
  struct State {
    var names = [1: "Sunrise", 2: "Storm"]
    var favorites: Set<Int> = []
    var orders: [Int: Int] = [:]
    var isClosed = false
    var isHanging = false
    /// How often a snippet of a picture was made.
    var made = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isGateShut = false
    var arrivals: [CheckedContinuation<Void, Never>] = []
  }

  let state = Mutex(State())

  func with<Value: Sendable>(_ body: (inout sending State) -> sending Value) -> Value {
    state.withLock { body(&$0) }
  }

  /// Waits at the gate if it is shut.
  func pass() async {
    await withCheckedContinuation { continuation in
      let (isOpen, arrivals): (Bool, [CheckedContinuation<Void, Never>]) = state.withLock { state in
        state.made += 1
        guard state.isGateShut else { return (true, []) }
        state.waiting.append(continuation)
        defer { state.arrivals = [] }
        return (false, state.arrivals)
      }
      if isOpen { continuation.resume() }
      for arrival in arrivals { arrival.resume() }
    }
  }

  /// Waits until somebody waits at the gate.
  func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.waiting.isEmpty { state.arrivals.append(continuation) }
        return !state.waiting.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  func openGate() {
    let waiting = state.withLock { state in
      state.isGateShut = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

struct Picture: AppEntity {
  let id: Int
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
  static let defaultQuery = PictureQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PictureQuery: EntityQuery {
  @Dependency private var gallery: Gallery

  func entities(for identifiers: [Int]) async throws -> [Picture] {
    let names = gallery.with(\.names)
    return identifiers.compactMap { id in names[id].map { Picture(id: id, name: $0) } }
  }
  func suggestedEntities() async throws -> [Picture] { try await entities(for: [1, 2]) }
}

struct Order: AppEntity {
  let id: Int
  let count: Int

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let defaultQuery = OrderQuery()
  var displayRepresentation: DisplayRepresentation { "Order \(id)" }
}

struct OrderQuery: EntityQuery {
  @Dependency private var gallery: Gallery

  func entities(for identifiers: [Int]) async throws -> [Order] {
    let orders = gallery.with(\.orders)
    return identifiers.compactMap { id in orders[id].map { Order(id: id, count: $0) } }
  }
}

/// The gallery is closed.
struct Closed: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "the gallery is closed" }
}

struct PictureSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Picture"
  @Parameter var picture: Picture
  @Dependency private var gallery: Gallery

  init() {}
  init(_ picture: Picture) { self.picture = picture }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    await gallery.pass()
    let (isClosed, isHanging, isFavorite) = gallery.with { state in
      (state.isClosed, state.isHanging, state.favorites.contains(picture.id))
    }
    if isClosed { throw Closed() }
    if isHanging { try await Task.sleep(for: .seconds(3600)) }
    Self.reload()  // Must not make it go round for ever.
    return .result(
      view: Snippet("\(picture.name)") {
        .toggle("Favorite", isOn: isFavorite, intent: MarkPicture(picture, !isFavorite))
          .button("Buy Tickets", intent: BuyTickets(picture))
          .button("Rename", intent: RenamePicture(picture))
          .button("Ask the Guide", intent: Fail())
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
struct Sort: AppIntent {
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
      dialog: "\(choice.title).", view: Snippet("Sorted") { .button("Go", intent: Sort()) })
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
    AppShortcut(intent: Sort(), phrases: ["Sort in \(.applicationName)"])
    AppShortcut(intent: Forget(), phrases: ["Forget in \(.applicationName)"])
    AppShortcut(intent: GuideTour(), phrases: ["Ask the guide"])
  }
}

/// The suites on the gallery, one test at a time: dependencies are the process's own.
@Suite(.serialized) enum GalleryTests {}

/// A person in front of a fresh gallery.
struct Visit {
  let gallery = Gallery()
  let engine: PhraseEngine
  let conversation: Conversation

  init(clock: any Clock<Duration> = ContinuousClock()) async throws {
    AppDependencyManager.shared.add(dependency: gallery)
    var configuration = PhraseEngine.Configuration()
    configuration.clock = clock
    engine = try await PhraseEngine(GalleryShortcuts.self, configuration: configuration)
    conversation = Conversation(engine)
  }

  func say(_ line: String) async -> Reply { await conversation.respond(to: line) }
}
