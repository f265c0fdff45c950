// SPDX-License-Identifier: Apache-2.0

import Foundation

// usage: MatchingBenchmark PYTHON PEER_SCRIPT
// Measures this project's matcher and hassil on the same workloads, one after the other.

#if DEBUG
  FileHandle.standardError.write(Data("Build with -c release; a debug build says nothing.\n".utf8))
  exit(64)
#endif

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: MatchingBenchmark PYTHON PEER_SCRIPT\n".utf8))
  exit(64)
}

print("| values | matcher | p50 µs | p99 µs | compile s | memory MB | wrong |")
print("| --- | --- | --- | --- | --- | --- | --- |")
var isRight = true
for count in [100, 1_000, 10_000] {
  let workload = Workload(valueCount: count, seed: 20_250_101)
  let peer = try Peer.measure(
    workload, python: CommandLine.arguments[1], script: CommandLine.arguments[2])
  let own = try OwnMatcher.measure(workload, rounds: 20)
  for (name, figures) in [("hassil", peer), ("PhraseMatching", own)] {
    print("| \(count) | \(name) | \(figures.row) |")
  }
  let ratios = [peer.p50 / own.p50, peer.p99 / own.p99, peer.compileSeconds / own.compileSeconds]
  let texts = ratios.map { String(format: "%.0f", $0) }
  print("| \(count) | ratio | \(texts.joined(separator: " | ")) | | |")
  isRight = isRight && own.wrong == 0 && peer.wrong == 0
}
exit(isRight ? 0 : 1)

extension Figures {
  var row: String {
    let megabytes = Double(residentBytes) / 1_048_576
    return String(
      format: "%.2f | %.2f | %.4f | %.1f | %d", p50, p99, compileSeconds, megabytes, wrong)
  }
}
