// SPDX-License-Identifier: Apache-2.0

/// A symbol of the system as a simple drawing of our own, on a square of 24 units.
struct Glyph: Equatable {
  /// The outline, as the `d` of an SVG path.
  let path: String
  /// Whether the outline is filled, as names that end in `.fill` ask for.
  let isFilled: Bool

  /// The drawing for a symbol's name; a ring with a dot where there is none of that name.
  init(symbol name: String) {
    let parts = name.split(separator: ".").map(String.init)
    path = Self.path(of: name) ?? Self.fallback
    isFilled =
      parts.contains("fill") && parts.contains { Self.fillable.contains(Self.aliases[$0] ?? $0) }
  }

  /// The outline for a symbol's name; nil where there is none of that name.
  static func path(of name: String) -> String? {
    if let path = paths[aliases[name] ?? name] { return path }
    let parts = name.split(separator: ".").map(String.init)
    let isArrow = parts.first == "arrow" || parts.first == "chevron"
    let names = isArrow ? parts.dropFirst() + ["arrow"] : parts[...]
    return names.lazy.compactMap { paths[aliases[$0] ?? $0] }.first
  }

  /// The names that have a drawing.
  static var names: [String] { Array(paths.keys) + Array(aliases.keys) }

  private static let fallback =
    "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z"

  /// Drawings that are whole shapes, without lines inside.
  private static let fillable: Set<String> = [
    "heart", "star", "bookmark", "flag", "drop", "bolt", "flame", "play", "moon", "leaf", "cloud",
  ]

  private static let aliases = [
    "map": "mappin", "location": "mappin", "pin": "mappin", "tram": "bus", "train": "bus",
    "timer": "clock", "alarm": "clock", "stopwatch": "clock", "books": "book",
    "magnifyingglass": "search", "photo": "picture", "camera": "picture", "gearshape": "gear",
    "slider": "gear", "message": "bubble", "quote": "bubble", "euro": "coin", "dollarsign": "coin",
    "creditcard": "card", "banknote": "card", "bag": "cart", "basket": "cart", "bin": "trash",
    "square": "box", "shippingbox": "box", "key": "lock", "mountain": "mountain",
    "mountains": "mountain", "columns": "columns", "museum": "columns", "person": "person",
    "figure": "person", "wallet": "card", "thermometer": "drop", "umbrella": "cloud",
    "questionmark": "question", "exclamationmark": "warning", "network": "globe",
    "square.and.pencil": "pencil", "chevron": "arrow", "gift": "box", "fork": "cup",
    "wrench": "gear", "hammer": "gear",
  ]

  private static let paths = [
    "heart":
      "M12 20.2C5.5 15.8 3 12.6 3 9.2C3 6.5 5 4.6 7.5 4.6C9.4 4.6 11 5.7 12 7.4C13 5.7 14.6 4.6 16.5 4.6C19 4.6 21 6.5 21 9.2C21 12.6 18.5 15.8 12 20.2Z",
    "star":
      "M12 3.2L14.7 8.9L20.9 9.7L16.3 14L17.5 20.2L12 17.2L6.5 20.2L7.7 14L3.1 9.7L9.3 8.9Z",
    "ticket":
      "M3.5 8V6.5H20.5V8.2A3.8 3.8 0 0 0 20.5 15.8V17.5H3.5V15.8A3.8 3.8 0 0 0 3.5 8.2ZM14.5 9V10.5M14.5 13.5V15",
    "mappin":
      "M12 21C7.5 16.2 5.2 12.9 5.2 9.8A6.8 6.8 0 0 1 18.8 9.8C18.8 12.9 16.5 16.2 12 21ZM12 7.4A2.4 2.4 0 1 0 12 12.2A2.4 2.4 0 1 0 12 7.4Z",
    "bus":
      "M7 4H17A2.5 2.5 0 0 1 19.5 6.5V17H4.5V6.5A2.5 2.5 0 0 1 7 4ZM4.5 11.5H19.5M7 17V19.5M17 17V19.5M8 14.2H8.2M15.8 14.2H16",
    "car":
      "M4 16.5V12L6.2 6.8H17.8L20 12V16.5ZM4 12H20M6.5 16.5V18.8M17.5 16.5V18.8M7.3 14.2H8M16 14.2H16.7",
    "bicycle":
      "M6 12.5A3.8 3.8 0 1 0 6 20.1A3.8 3.8 0 1 0 6 12.5ZM18 12.5A3.8 3.8 0 1 0 18 20.1A3.8 3.8 0 1 0 18 12.5ZM6 16.3L9.5 9H16L18 16.3M12 16.3L9.5 9M8 9H11M15 6H17",
    "airplane":
      "M12 3C13 3 13.5 4.2 13.5 5.5V9.5L21 14V16L13.5 13.8V18L16 20V21.3L12 20.2L8 21.3V20L10.5 18V13.8L3 16V14L10.5 9.5V5.5C10.5 4.2 11 3 12 3Z",
    "ferry":
      "M3.5 14L12 11.5L20.5 14L18 19H6ZM12 11.5V4M7 12.8V8H17V12.8M3.5 21C5.5 19.8 7 21.2 9 21C11 20.8 13 20 15 21C17 21.8 18.5 20.5 20.5 21",
    "clock": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 7.5V12L15.2 14",
    "calendar": "M4 6H20V20H4ZM4 10.5H20M8 3.5V7.5M16 3.5V7.5M8 14H8.2M12 14H12.2M16 14H16.2",
    "book":
      "M12 6.5C10 5 7 4.6 3.5 4.8V18.4C7 18.2 10 18.6 12 20C14 18.6 17 18.2 20.5 18.4V4.8C17 4.6 14 5 12 6.5ZM12 6.5V20",
    "bookmark": "M6.5 3.8H17.5V20.2L12 15.8L6.5 20.2Z",
    "search": "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4ZM15.3 15.3L20.5 20.5",
    "ruler": "M3 8.5H21V15.5H3ZM6.6 8.5V11M10.2 8.5V12.5M13.8 8.5V11M17.4 8.5V12.5",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "checkmark": "M4.5 12.8L9.8 18L19.5 6.5",
    "xmark": "M6 6L18 18M18 6L6 18",
    "trash": "M5.5 7L6.8 20.5H17.2L18.5 7M3.5 7H20.5M9 7V4H15V7M10 11V17M14 11V17",
    "pencil": "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
    "gear":
      "M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5ZM12 3V5.5M12 18.5V21M3 12H5.5M18.5 12H21M5.6 5.6L7.4 7.4M16.6 16.6L18.4 18.4M5.6 18.4L7.4 16.6M16.6 7.4L18.4 5.6",
    "house": "M3.5 11.5L12 4L20.5 11.5M5.8 9.8V20H18.2V9.8M10 20V14.5H14V20",
    "person":
      "M12 4A3.8 3.8 0 1 0 12 11.6A3.8 3.8 0 1 0 12 4ZM4.5 20.5C4.8 16.5 7.8 14.5 12 14.5C16.2 14.5 19.2 16.5 19.5 20.5",
    "bell":
      "M12 3.5C8.5 3.5 6.5 6 6.5 9.5C6.5 14 4.5 15.5 4.5 17H19.5C19.5 15.5 17.5 14 17.5 9.5C17.5 6 15.5 3.5 12 3.5ZM9.8 19.5C10.2 20.7 11 21 12 21C13 21 13.8 20.7 14.2 19.5",
    "music":
      "M9 17.5V5.5L19 3.8V15.8M6.5 15A2.5 2.5 0 1 0 6.5 20A2.5 2.5 0 1 0 6.5 15ZM16.5 13.3A2.5 2.5 0 1 0 16.5 18.3A2.5 2.5 0 1 0 16.5 13.3Z",
    "picture":
      "M3.5 5H20.5V19H3.5ZM3.5 16L8.5 11L12.5 15L15.5 12L20.5 16.5M15.5 8A1.2 1.2 0 1 0 15.5 10.4A1.2 1.2 0 1 0 15.5 8Z",
    "sun":
      "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2.8V4.8M12 19.2V21.2M2.8 12H4.8M19.2 12H21.2M5.5 5.5L6.9 6.9M17.1 17.1L18.5 18.5M5.5 18.5L6.9 17.1M17.1 6.9L18.5 5.5",
    "moon": "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
    "cloud":
      "M7 18.5A4 4 0 0 1 6.8 10.5A5.5 5.5 0 0 1 17.2 9.8A4.4 4.4 0 0 1 17 18.5Z",
    "drop": "M12 3.5C15.5 8 18 11.2 18 14.5A6 6 0 0 1 6 14.5C6 11.2 8.5 8 12 3.5Z",
    "leaf": "M4.5 19.5C5 10 10 5 19.5 4.5C20 14 15 19.5 8 16.5M4.5 19.5C7 15.5 9.5 13 13 11",
    "tree": "M12 3.5L17 10H14.8L18.5 15.5H5.5L9.2 10H7ZM12 15.5V21",
    "flame":
      "M12 3C13 7 17.5 9 17.5 14A5.5 5.5 0 0 1 6.5 14C6.5 11.8 7.6 10.5 8.8 9.2C9.2 10.6 9.8 11.4 10.8 11.8C10.4 8.6 10.8 5.6 12 3Z",
    "bolt": "M13 3L5.5 13.5H11L10 21L18.5 10H12.8Z",
    "cart":
      "M3 4.5H5.5L8 15.5H18L20.5 7.5H6.2M9.5 18.2A1.2 1.2 0 1 0 9.5 20.6A1.2 1.2 0 1 0 9.5 18.2ZM16.5 18.2A1.2 1.2 0 1 0 16.5 20.6A1.2 1.2 0 1 0 16.5 18.2Z",
    "card": "M3 6H21V18.5H3ZM3 10H21M6 15H10",
    "coin":
      "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 7V17M14.8 9H10.8A1.5 1.5 0 0 0 10.8 12H13.2A1.5 1.5 0 0 1 13.2 15H9.2",
    "phone":
      "M6.5 3.5L9.5 4L10.5 8.5L8.5 10.2C9.6 12.4 11.4 14.3 13.8 15.5L15.5 13.5L20 14.5L20.5 17.5C20.3 19.4 18.9 20.5 17 20.5C9.8 20 4 14.2 3.5 7C3.5 5.1 4.6 3.7 6.5 3.5Z",
    "envelope": "M3 6H21V18.5H3ZM3.5 6.8L12 13.5L20.5 6.8",
    "bubble": "M4 5H20V16H11.5L7 20V16H4Z",
    "flag": "M5.5 21V4.5C9 2.8 12 6.2 18.5 4.5V13.5C12 15.2 9 11.8 5.5 13.5",
    "globe":
      "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM3.5 12H20.5M12 3.5C9 6 8.3 9 8.3 12C8.3 15 9 18 12 20.5C15 18 15.7 15 15.7 12C15.7 9 15 6 12 3.5Z",
    "mountain": "M2.5 19.5L9 7L13 14L15.5 10L21.5 19.5ZM7 11L9 12.5L11 10.8",
    "columns":
      "M3.5 9L12 4L20.5 9ZM5 20H19M6 9.5V17.5M10 9.5V17.5M14 9.5V17.5M18 9.5V17.5M4.5 17.5H19.5",
    "building":
      "M5.5 20.5V4H14.5V20.5M14.5 9.5H19V20.5M3.5 20.5H20.5M8.5 8H11.5M8.5 12H11.5M8.5 16H11.5",
    "arrow": "M4.5 12H19.5M13.5 6L19.5 12L13.5 18",
    "up": "M12 19.5V4.5M6 10.5L12 4.5L18 10.5",
    "down": "M12 4.5V19.5M6 13.5L12 19.5L18 13.5",
    "left": "M19.5 12H4.5M10.5 6L4.5 12L10.5 18",
    "clockwise":
      "M18.5 7.5A8 8 0 1 0 20 12M18.8 3.5V7.8H14.5",
    "info": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 11V16.5M12 7.8V8",
    "question":
      "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM9.5 9.8C9.5 8.3 10.6 7.5 12 7.5C13.4 7.5 14.5 8.4 14.5 9.7C14.5 11.5 12 11.8 12 13.8M12 16.6V16.8",
    "warning": "M12 4L21.5 20H2.5ZM12 10V14.5M12 17.2V17.4",
    "lock": "M5.5 10.5H18.5V20H5.5ZM8 10.5V7.5A4 4 0 0 1 16 7.5V10.5M12 14V16.5",
    "play": "M7 4.5L19 12L7 19.5Z",
    "pause": "M8 5V19M16 5V19",
    "list": "M9 6.5H20M9 12H20M9 17.5H20M4.5 6.5H4.7M4.5 12H4.7M4.5 17.5H4.7",
    "square.grid.2x2": "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
    "branch": "M5 20V4M5 12H11C15 12 17 10 17 6V4M14 7L17 4L20 7",
    "x": "M4 7C7 5 9 7 10 12S13 19 16 17M16 7C12 8 10 16 6 17",
    "text": "M4 6H20M4 11H20M4 16H14",
    "number": "M9 4L7 20M17 4L15 20M4 9H20M4 15H20",
    "doc": "M6 3H14L18 7V21H6ZM14 3V7H18",
    "desktopcomputer": "M3 4H21V16H3ZM9 20H15M12 16V20",
    "lightbulb": "M9 18H15M10 21H14M8 15A6.5 6.5 0 1 1 16 15L15 18H9Z",
    "folder": "M3.5 6H10L12 8.5H20.5V18.5H3.5Z",
    "box": "M4 8L12 4L20 8V16.5L12 20.5L4 16.5ZM4 8L12 12L20 8M12 12V20.5",
    "tag": "M4 4.5H12.5L20.5 12.5L13 20L4.5 12ZM8.3 8.3H8.5",
    "cup":
      "M5 9H16.5V14A5 5 0 0 1 11.5 19H10A5 5 0 0 1 5 14ZM16.5 10H18A2.5 2.5 0 0 1 18 15H16.3M8.5 3.5V6M12.5 3.5V6",
    "chart": "M4 4V20H20.5M8 16.5V12M12 16.5V7.5M16 16.5V10",
  ]
}
