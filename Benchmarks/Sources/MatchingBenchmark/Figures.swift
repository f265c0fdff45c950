// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one matcher took for one workload.
struct Figures: Codable {
  /// Seconds from templates and values to a matcher that is ready.
  var compileSeconds: Double
  /// Microseconds of a match: the median, and what 99 of 100 stay below.
  var p50: Double
  var p99: Double
  /// The median of matches of utterances that were not seen before; ours only.
  var firstRoundP50: Double?
  /// Resident memory that the compiled form added, in bytes.
  var residentBytes: Int
  /// Utterances whose intent or value was wrong.
  var wrong: Int
}

/// Times of many matches.
struct Times {
  private(set) var nanoseconds: [Double] = []

  init(capacity: Int) { nanoseconds.reserveCapacity(capacity) }

  init(_ several: [Times]) { nanoseconds = several.flatMap(\.nanoseconds) }

  mutating func append(_ duration: Duration) { nanoseconds.append(duration.seconds * 1e9) }

  /// What a share of the times stays below, in microseconds.
  func percentile(_ share: Double) -> Double {
    let sorted = nanoseconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] / 1000
  }

  /// The longest, in microseconds.
  var longest: Double { (nanoseconds.max() ?? 0) / 1000 }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// How long the calling thread was on a processor so far.
func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// The resident set of this process, in bytes (`proc_pid_statm`, second field).
func residentBytes() -> Int {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ")
  guard let fields, fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
