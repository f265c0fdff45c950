// SPDX-License-Identifier: Apache-2.0

import CAllocations
import Foundation
import PhraseMatching

// usage: MatchCosts WORK REPEATS    does a piece of work so often; prints allocations for one
//        MatchCosts list            prints what work there is
//
// Everything up to the first repeat is the same whatever REPEATS is, so the difference of two runs
// under an instruction counter is the work alone.

if CommandLine.arguments.dropFirst() == ["list"] {
  for work in Work.allCases { print(work.rawValue) }
} else if CommandLine.arguments.count == 3, let repeats = UInt64(CommandLine.arguments[2]),
  repeats > 0, let work = Work(rawValue: CommandLine.arguments[1])
{
  let body = try work.prepared()
  try body()
  let before = allocations_of_this_thread()
  for _ in 0..<repeats { try body() }
  print((allocations_of_this_thread() - before) / repeats)
} else {
  try FileHandle.standardError.write(
    contentsOf: Data("usage: MatchCosts WORK REPEATS | list\n".utf8))
  exit(64)
}
