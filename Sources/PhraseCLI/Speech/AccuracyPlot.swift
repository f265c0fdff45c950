// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// What comes of commands over noise as a picture: done right, done wrong, asked about for nothing.
struct AccuracyPlot {
  private struct Curve: Sendable {
    let name: String
    let color: String
    let share: @Sendable (EvaluationResult) -> Double
  }

  private static let curves = [
    Curve(name: "right", color: "#1565c0") { $0.commandAccuracy ?? 0 },
    Curve(name: "wrong action", color: "#c62828") { $0.share(ofCommands: $0.commandsWrong) },
    Curve(name: "needless question", color: "#ef6c00") {
      $0.share(ofCommands: $0.needlessQuestions)
    },
  ]

  private static let width = 640.0
  private static let height = 360.0
  private static let margin = 56.0

  private let points: [EvaluationResult]

  init(results: [EvaluationResult]) {
    points = results.sorted { ($0.noise ?? .infinity) < ($1.noise ?? .infinity) }
  }

  /// The curves as an SVG document: loud noise on the left, clean on the right.
  var svg: String {
    let frame = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.width) \(Self.height)\" "
        + "font-family=\"sans-serif\" font-size=\"13\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
      "<text x=\"\(Self.margin)\" y=\"28\" font-size=\"15\">Commands, %</text>",
    ]
    let drawn = Self.curves.enumerated().flatMap { index, curve in
      [legend(of: curve, at: index)] + line(of: curve)
    }
    return (frame + grid + labels + drawn + ["</svg>"]).joined(separator: "\n")
  }

  private func line(of curve: Curve) -> [String] {
    let shares = points.map(curve.share)
    let places = shares.enumerated().map { "\(x(of: $0)),\(y(of: $1))" }
    let marks = shares.enumerated().map { index, share in
      "<circle cx=\"\(x(of: index))\" cy=\"\(y(of: share))\" r=\"4\" fill=\"\(curve.color)\"/>"
        + "<text x=\"\(x(of: index))\" y=\"\(y(of: share) - 10)\" text-anchor=\"middle\" "
        + "fill=\"\(curve.color)\">\((share * 1_000).rounded() / 10)</text>"
    }
    return [
      "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" "
        + "stroke=\"\(curve.color)\" stroke-width=\"2\"/>"
    ] + marks
  }

  private func legend(of curve: Curve, at index: Int) -> String {
    "<text x=\"\(200 + 130 * index)\" y=\"28\" fill=\"\(curve.color)\">\(curve.name)</text>"
  }

  private var labels: [String] {
    points.enumerated().map { index, result in
      "<text x=\"\(x(of: index))\" y=\"\(Self.height - 24)\" text-anchor=\"middle\">"
        + "\(result.noise.map { "\($0.shortText) dB" } ?? "clean")</text>"
    }
  }

  private var grid: [String] {
    stride(from: 0.0, through: 1, by: 0.25).map { share in
      "<line x1=\"\(Self.margin)\" x2=\"\(Self.width - Self.margin)\" y1=\"\(y(of: share))\" "
        + "y2=\"\(y(of: share))\" stroke=\"#ccc\"/>"
        + "<text x=\"\(Self.margin - 8)\" y=\"\(y(of: share) + 4)\" text-anchor=\"end\">"
        + "\(Int(share * 100))</text>"
    }
  }

  private func x(of index: Int) -> Double {
    let step = (Self.width - 2 * Self.margin) / Double(max(points.count - 1, 1))
    return Self.margin + Double(index) * step
  }

  private func y(of share: Double) -> Double {
    Self.height - Self.margin - share * (Self.height - 2 * Self.margin)
  }
}
