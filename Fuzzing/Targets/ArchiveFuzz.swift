// SPDX-License-Identifier: Apache-2.0

/// Bytes decide on changes of a file of compiled lists.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkArchive(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try ArchiveProperties.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
