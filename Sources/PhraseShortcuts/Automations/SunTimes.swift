// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When the sun rises and sets at a place on one day.
///
/// The low-precision position of the sun in Jean Meeus, “Astronomical Algorithms”, chapter 25, and the
/// equation of time of its chapter 28, as the solar calculator of NOAA combines them. Within a minute
/// of almanacs up to the polar circles; nearer to the poles, where the sun skims the horizon, within
/// some minutes. Mountains and the height of the observer are left out.
struct SunTimes {
  private let place: AutomationTrigger.Place
  /// Noon of mean solar time at the place.
  private let noon: Date

  /// Where the centre of the sun stands when its upper edge touches the horizon, in degrees from the
  /// zenith: 90, its own radius of 16 minutes of arc, and 34 by which air lifts it.
  private static let zenith = 90.833

  /// Takes the day of mean solar time that the moment lies in at the place.
  init(at place: AutomationTrigger.Place, on moment: Date) {
    self.place = place
    let shift = place.longitude * 240
    let day = ((moment.timeIntervalSince1970 + shift) / 86_400).rounded(.down)
    noon = Date(timeIntervalSince1970: day * 86_400 + 43_200 - shift)
  }

  /// The moment; nil where the sun stays above the horizon, or below it.
  func time(of event: SunEvent) -> Date? {
    var time = noon
    // The sun moves while it rises: each step takes its position at the time of the step before.
    for _ in 0..<4 {
      let sun = Sun(at: time)
      guard let angle = hourAngle(of: sun) else { return nil }
      let minutes = (event == .sunrise ? -angle : angle) * 4 - sun.equationOfTime
      time = noon.addingTimeInterval(minutes * 60)
    }
    return time
  }

  /// How far the earth turns between noon and the event, in degrees.
  private func hourAngle(of sun: Sun) -> Double? {
    let (latitude, declination) = (place.latitude.radians, sun.declination)
    let cosine =
      (cos(Self.zenith.radians) - sin(latitude) * sin(declination))
      / (cos(latitude) * cos(declination))
    return (-1...1).contains(cosine) ? acos(cosine).degrees : nil
  }
}

/// Where the sun stands.
private struct Sun {
  /// The angle from the equator, in radians.
  let declination: Double
  /// How many minutes a sundial is ahead of a clock.
  let equationOfTime: Double

  init(at time: Date) {
    // Julian centuries since noon of 1 January 2000.
    let t = (time.timeIntervalSince1970 / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)).radians
    let anomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)).radians
    let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
    let center =
      sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
      + sin(2 * anomaly) * (0.019993 - t * 0.000101) + sin(3 * anomaly) * 0.000289
    let node = (125.04 - 1934.136 * t).radians
    let longitude = meanLongitude + (center - 0.00569 - 0.00478 * sin(node)).radians
    let meanObliquity =
      23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
    let obliquity = (meanObliquity + 0.00256 * cos(node)).radians
    declination = asin(sin(obliquity) * sin(longitude))
    let y = pow(tan(obliquity / 2), 2)
    equationOfTime =
      4
      * (y * sin(2 * meanLongitude) - 2 * eccentricity * sin(anomaly)
      + 4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude)
      - 0.5 * y * y * sin(4 * meanLongitude)
      - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)).degrees
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
  fileprivate var degrees: Double { self * 180 / .pi }
}
