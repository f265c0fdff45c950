// SPDX-License-Identifier: Apache-2.0

import Foundation

// usage: MatchingBenchmark PYTHON PEER_SCRIPT    measures this project's matcher beside hassil
//        MatchingBenchmark --own WORKLOAD        measures this project's matcher alone, as JSON

#if DEBUG
  FileHandle.standardError.write(Data("Build with -c release; a debug build says nothing.\n".utf8))
  exit(64)
#endif

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: MatchingBenchmark PYTHON PEER_SCRIPT\n".utf8))
  exit(64)
}

if CommandLine.arguments[1] == "--own" {
  let file = URL(fileURLWithPath: CommandLine.arguments[2])
  let workload = try JSONDecoder().decode(Workload.self, from: Data(contentsOf: file))
  let figures = try OwnMatcher.measure(workload, rounds: 20)
  FileHandle.standardOutput.write(try JSONEncoder().encode(figures))
  exit(0)
}

let peer = Contender(name: "hassil", command: Array(CommandLine.arguments[1...]))
let own = Contender(name: "PhraseMatching", command: [CommandLine.arguments[0], "--own"])
print("| values | matcher | p50 µs | p99 µs | compile s | memory MB | wrong |")
print("| --- | --- | --- | --- | --- | --- | --- |")
var isRight = true
for count in [100, 1_000, 10_000] {
  let workload = Workload(valueCount: count, seed: 20_250_101)
  let (theirs, ours) = (try peer.measure(workload), try own.measure(workload))
  print("| \(count) | \(peer.name) | \(theirs.row) |")
  print("| \(count) | \(own.name) | \(ours.row) |")
  let ratios = [
    theirs.p50 / ours.p50, theirs.p99 / ours.p99, theirs.compileSeconds / ours.compileSeconds,
    Double(theirs.residentBytes) / Double(ours.residentBytes),
  ]
  let texts = ratios.map { String(format: "%.1f", $0) }
  print("| \(count) | ratio | \(texts.joined(separator: " | ")) | |")
  isRight = isRight && ours.wrong == 0 && theirs.wrong == 0
}
exit(isRight ? 0 : 1)

extension Figures {
  var row: String {
    let megabytes = Double(residentBytes) / 1_048_576
    return String(
      format: "%.2f | %.2f | %.4f | %.1f | %d", p50, p99, compileSeconds, megabytes, wrong)
  }
}
