// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// Accuracy over noise as a picture.
struct AccuracyPlot {
  private static let width = 640.0
  private static let height = 360.0
  private static let margin = 56.0

  let results: [EvaluationResult]

  /// The curve as an SVG document: loud noise on the left, clean on the right.
  var svg: String {
    let points = results.sorted { ($0.noise ?? .infinity) < ($1.noise ?? .infinity) }
    let step = (Self.width - 2 * Self.margin) / Double(max(points.count - 1, 1))
    let places = points.enumerated().map { index, result in
      (
        x: Self.margin + Double(index) * step,
        y: y(of: result.commandAccuracy ?? 0),
        label: result.noise.map { "\($0.shortText) dB" } ?? "clean",
        value: "\(((result.commandAccuracy ?? 0) * 1_000).rounded() / 10)"
      )
    }
    let lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.width) \(Self.height)\" "
        + "font-family=\"sans-serif\" font-size=\"13\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
      "<text x=\"\(Self.margin)\" y=\"28\" font-size=\"15\">Commands right, %</text>",
    ]
    let polyline = places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let marks = places.map { place in
      "<circle cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"4\" fill=\"#1565c0\"/>"
        + "<text x=\"\(place.x)\" y=\"\(place.y - 10)\" text-anchor=\"middle\">\(place.value)</text>"
        + "<text x=\"\(place.x)\" y=\"\(Self.height - 24)\" text-anchor=\"middle\">"
        + "\(place.label)</text>"
    }
    let curve =
      "<polyline points=\"\(polyline)\" fill=\"none\" stroke=\"#1565c0\" stroke-width=\"2\"/>"
    return (lines + grid + [curve] + marks + ["</svg>"]).joined(separator: "\n")
  }

  private var grid: [String] {
    stride(from: 0.0, through: 1, by: 0.25).map { share in
      "<line x1=\"\(Self.margin)\" x2=\"\(Self.width - Self.margin)\" y1=\"\(y(of: share))\" "
        + "y2=\"\(y(of: share))\" stroke=\"#ccc\"/>"
        + "<text x=\"\(Self.margin - 8)\" y=\"\(y(of: share) + 4)\" text-anchor=\"end\">"
        + "\(Int(share * 100))</text>"
    }
  }

  private func y(of share: Double) -> Double {
    Self.height - Self.margin - share * (Self.height - 2 * Self.margin)
  }
}
