// SPDX-License-Identifier: Apache-2.0

/// “Primero” to “nonagésimo noveno”, and “centésimo”.
enum SpanishOrdinals {
  static var rules: [ValueRule] {
    (1...100).flatMap { number in
      patterns(for: number).map { ValueRule($0, .number(Double(number))) }
    }
  }

  /// Above ten in one word or in two, of which both have the gender: “decimotercera”, “décima
  /// tercera”.
  private static func patterns(for number: Int) -> [String] {
    let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
    if ten == 0 { return [units[unit].joined(separator: "|")] }
    let stem = tens[ten]
    guard unit > 0 else { return ["\(stem)o|\(stem)a"] }
    let joined = units[unit].map { "\(stem)o\($0.first == "o" ? String($0.dropFirst()) : $0)" }
    let whole =
      joined + ([11: ["undecimo", "undecima"], 12: ["duodecimo", "duodecima"]][number] ?? [])
    return [
      whole.joined(separator: "|"), "\(stem)o|\(stem)a \(units[unit].joined(separator: "|"))",
    ]
  }

  private static let units: [[String]] = {
    let stems = [
      "", "primer", "segund", "tercer", "cuart", "quint", "sext", "septim", "octav", "noven",
    ]
    return stems.map { stem in
      ["\(stem)o", "\(stem)a"]
        + (["primer", "tercer"].contains(stem) ? [stem] : [])
        + (stem == "septim" ? ["setimo", "setima"] : [])
    }
  }()

  private static let tens = [
    "", "decim", "vigesim", "trigesim", "cuadragesim", "quincuagesim", "sexagesim", "septuagesim",
    "octogesim", "nonagesim", "centesim",
  ]
}
