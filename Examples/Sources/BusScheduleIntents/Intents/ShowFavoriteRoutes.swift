// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import SampleStorage

/// Tells when the favourite lines leave their ends next, with the weather if wanted.
///
/// Lines that are said become the favourites; without any the last ones count.
public struct ShowFavoriteRoutes: UndoableIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Show Favorite Lines"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Tells when your favorite lines leave next.", categoryName: "Departures",
    searchKeywords: ["favorites", "weather"], resultValueName: "Lines")

  /// One to three lines.
  @Parameter(
    title: "Lines", size: IntentCollectionSize(min: 1, max: 3),
    requestValueDialog: "Which lines are your favorites? Name up to three.")
  public var routes: [BusRoute]?

  /// Whether the weather of the towns is told, too.
  @Parameter(title: "Include Weather", default: false)
  public var includeWeather: Bool

  @Dependency private var store: TimetableStore
  @Dependency private var clock: TownClock
  @Dependency private var diary: BusDiary
  @Dependency private var weather: TownWeather

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Makes the intent with or without the weather.
  public init(includeWeather: Bool) {
    self.includeWeather = includeWeather
  }

  /// The intent as a sentence.
  public static var parameterSummary: some ParameterSummary {
    When(\.$includeWeather, .equalTo, true) {
      Summary("Show \(\.$routes) with the weather") { \.$includeWeather }
    } otherwise: {
      Summary("Show \(\.$routes)") { \.$includeWeather }
    }
  }

  /// Tells when the lines leave; lines that were said are kept.
  public func perform() async throws -> some IntentResult & ReturnsValue<[BusRoute]>
    & ProvidesDialog
  {
    let timetable = try store.currentTimetable()
    let routes = try await favorites(in: timetable)
    let sentences = routes.map { sentence(about: $0, in: timetable) }
    let towns = includeWeather ? Set(routes.map(\.town)).sorted() : []
    let forecast = towns.map { weather.sentence($0, clock.now) }
    return .result(
      value: routes, dialog: "\((sentences + forecast).joined(separator: " "))")
  }

  private func favorites(in timetable: Timetable) async throws -> [BusRoute] {
    let kept = try diary.favorites()
    let known = timetable.routes.filter { kept.contains($0.id) }
    if routes == nil, !known.isEmpty { return known }
    let chosen = if let routes { routes } else { try await $routes.requestValue() }
    let lines = chosen.map(\.id)
    try diary.setFavorites(lines)
    // What shows lines that are favorites already has changed nothing.
    if lines != kept {
      undoManager?.register(
        Change(before: kept, after: lines), in: diary, named: "Change Favorite Lines"
      ) { try $0.setFavorites($1.after ?? []) }
    }
    return chosen
  }

  private func sentence(about route: BusRoute, in timetable: Timetable) -> String {
    let ends = timetable.line(route)?.ends ?? []
    let starts = ends.compactMap { end in
      timetable.departures(by: clock, limit: 1) {
        $0.line == route.number && $0.stop == end && $0.destination != end
      }.first
    }
    guard !starts.isEmpty else { return "The \(route.number) does not run this week." }
    let times = starts.map { "\($0.stop) \(clock.soon($0.time))" }
    return "The \(route.number) leaves \(times.joined(separator: ", and "))."
  }
}
