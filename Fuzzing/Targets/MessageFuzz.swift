// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bytes are what an app, or a program that talks to the assistant, sends.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      try await Messages.properties.value.check(bytes)
    } catch {
      fatalError("\(error)")
    }
    done.signal()
  }
  done.wait()
  return 0
}

private enum Messages {
  static let properties = Task { try await MessageProperties() }
}
