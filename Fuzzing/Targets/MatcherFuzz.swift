// SPDX-License-Identifier: Apache-2.0

/// Bytes decide on a grammar and on what is said.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkMatcher(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try MatcherProperties.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
