// SPDX-License-Identifier: Apache-2.0

/// Bytes are a template, in both syntaxes.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkTemplate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try TemplateProperties.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
