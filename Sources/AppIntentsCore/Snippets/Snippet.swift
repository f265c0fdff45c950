// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Something to look at: a card with a title, and with rows, pictures and controls below it.
///
/// A snippet is a value, so a terminal can draw it, a file can hold it and a test can compare it.
/// Buttons and toggles are bound to intents of the app, as on other platforms:
///
///     struct PlantCard: SnippetView {
///       let plant: Plant
///
///       var body: Snippet {
///         Snippet("\(plant.name)", subtitle: "Vegetable patch") {
///           .row("Height", "\(plant.height) cm")
///             .progress(plant.moisture, label: "Moisture")
///           if plant.isThirsty { .text("It wants water today.") }
///           .button("Water", systemImage: "drop", intent: WaterPlant(plant))
///             .toggle("Favorite", isOn: plant.isFavorite, intent: MarkPlant(plant))
///         }
///       }
///     }
///
/// All texts are looked up in the reader's language when the snippet is shown.
public struct Snippet: Sendable {
  /// The heading; nil for a card without one.
  public var title: LocalizedStringResource?
  /// The line below the heading.
  public var subtitle: LocalizedStringResource?
  /// The picture beside the heading.
  public var image: DisplayRepresentation.Image?
  /// What stands below, in order.
  public var elements: [Element]

  /// What is wrong with the snippet as it is shown, such as that it could not be made anew.
  ///
  /// It is said below the elements, in the language of the reader.
  public package(set) var notice: String?

  /// Whose language the texts are read in; nil until a runtime knows the reader.
  package var reader: Reader?

  /// Creates a snippet.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - subtitle: The line below the heading.
  ///   - image: The picture beside the heading.
  ///   - elements: What stands below.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @SnippetBuilder elements: () -> [Element] = { [] }
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.elements = elements()
  }

  /// Creates a snippet about something that can be shown, such as an entity.
  ///
  /// - Parameters:
  ///   - representation: Gives the heading, the line below it and the picture.
  ///   - elements: What stands below.
  public init(
    _ representation: DisplayRepresentation, @SnippetBuilder elements: () -> [Element] = { [] }
  ) {
    self.init(
      representation.title, subtitle: representation.subtitle, image: representation.image,
      elements: elements)
  }

  /// A language with its formats, and the place of its translations.
  package struct Reader: Sendable {
    package var locale: Locale
    package var bundle: Bundle?

    package init(locale: Locale, bundle: Bundle?) {
      self.locale = locale
      self.bundle = bundle
    }
  }
}
