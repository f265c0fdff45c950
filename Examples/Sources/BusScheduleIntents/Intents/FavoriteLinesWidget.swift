// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What a widget on a home screen shows: some lines at a stop.
///
/// Nothing on Linux shows a widget; the declaration is kept for those who read the metadata.
public struct FavoriteLinesWidget: WidgetConfigurationIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Favorite Lines"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription("Shows lines and their next buses.")

  /// As many lines as the widget has room for.
  @Parameter(
    title: "Lines", size: [.systemSmall: 1, .systemMedium: 2, .systemLarge: 3])
  public var routes: [BusRoute]

  /// The stop, chosen from the towns' lists.
  @Parameter(title: "Stop", optionsProvider: StopsByTown())
  public var busStop: BusStop?

  /// Whether the weather is shown, too.
  @Parameter(title: "Include Weather", default: false)
  public var includeWeather: Bool

  /// Makes the intent with nothing filled in.
  public init() {}

  /// The intent as a sentence.
  public static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary("Show \(\.$routes) at \(\.$busStop)") { \.$includeWeather }
    } otherwise: {
      Summary("Show \(\.$routes) at \(\.$busStop)")
    }
  }

  /// All stops in sections by town.
  struct StopsByTown: DynamicOptionsProvider {
    @Dependency private var store: TimetableStore

    func results() async throws -> ItemCollection<BusStop> {
      let stops = store.timetable.stops
      return ItemCollection {
        for town in Set(stops.map(\.town)).sorted() {
          ItemSection("\(town)", items: stops.filter { $0.town == town }.map { Item($0) })
        }
      }
    }
  }
}
