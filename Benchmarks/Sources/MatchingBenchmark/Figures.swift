// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one matcher took for one workload.
struct Figures: Codable {
  /// Seconds from templates and values to a matcher that is ready.
  var compileSeconds: Double
  /// Microseconds of a match: the median, and what 99 of 100 stay below.
  var p50: Double
  var p99: Double
  /// Resident memory that the compiled form added, in bytes.
  var residentBytes: Int
  /// Utterances whose intent or value was wrong.
  var wrong: Int

  static func percentile(_ share: Double, of nanoseconds: [Double]) -> Double {
    let sorted = nanoseconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] / 1000
  }

  /// The resident set of this process, in bytes (`proc_pid_statm`, second field).
  static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    guard let fields, fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
