// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

@testable import PhraseALSA

/// A sound library whose devices do what a test says.
final class ScriptedLibrary: PCMLibrary {
  private let streams: Mutex<[Result<ScriptedStream, PCMError>]>
  private let opened = Mutex(0)

  /// - Parameter streams: What opening gives, one after another; the last one for ever.
  init(_ streams: Result<ScriptedStream, PCMError>...) {
    self.streams = Mutex(streams)
  }

  /// How often a device was opened, or tried to be.
  var openCount: Int { opened.withLock { $0 } }

  func open(_ device: String, _ direction: PCMDirection) throws(PCMError) -> any PCMStream {
    opened.withLock { $0 += 1 }
    let next = streams.withLock { streams in
      streams.count > 1 ? streams.removeFirst() : streams[0]
    }
    switch next {
    case .success(let stream): return stream
    case .failure(let error): throw error
    }
  }
}

/// A device that gives and takes by a script; nothing comes after the end of it.
final class ScriptedStream: PCMStream {
  enum Step {
    case bytes([UInt8])
    case error(Int32)

    static func samples(_ samples: some Sequence<Int16>) -> Step {
      .bytes(samples.flatMap { sample in withUnsafeBytes(of: sample) { Array($0) } })
    }
  }

  let layout: PCMLayout
  private let steps: Mutex<[Step]>
  private let resumes: Mutex<[Int32]>
  private let state = Mutex((calls: [String](), written: [UInt8]()))
  /// Called in every write.
  private let onWrite: @Sendable () -> Void

  init(
    _ steps: [Step], layout: PCMLayout = PCMLayout(sample: .int16, channels: 1, rate: 16_000),
    resumes: [Int32] = [], onWrite: @escaping @Sendable () -> Void = {}
  ) {
    self.layout = layout
    self.steps = Mutex(steps)
    self.resumes = Mutex(resumes)
    self.onWrite = onWrite
  }

  /// The calls besides reading and writing, in their order.
  var calls: [String] { state.withLock(\.calls) }
  /// What was played.
  var written: [UInt8] { state.withLock(\.written) }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let step = steps.withLock { $0.isEmpty ? .error(EAGAIN) : $0.removeFirst() }
    switch step {
    case .error(let code): return -Int(code)
    case .bytes(let bytes):
      let count = min(bytes.count, buffer.count)
      buffer.copyBytes(from: bytes.prefix(count))
      let rest = bytes.dropFirst(count)
      if !rest.isEmpty { steps.withLock { $0.insert(.bytes(Array(rest)), at: 0) } }
      return count / layout.frameSize
    }
  }

  func write(_ buffer: UnsafeRawBufferPointer) -> Int {
    onWrite()
    if case .error(let code) = steps.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      return -Int(code)
    }
    state.withLock { $0.written += buffer }
    return buffer.count / layout.frameSize
  }

  func prepare() -> Int { note("prepare") }
  func resume() -> Int {
    _ = note("resume")
    return -Int(resumes.withLock { $0.isEmpty ? 0 : $0.removeFirst() })
  }
  func drain() -> Int { note("drain") }
  func drop() -> Int { note("drop") }
  func close() { _ = note("close") }

  private func note(_ call: String) -> Int {
    state.withLock { $0.calls.append(call) }
    return 0
  }
}
