// SPDX-License-Identifier: Apache-2.0

import CALSA
import Glibc

/// An open device.
///
/// `@unchecked Sendable`: the handle is used by one thread at a time, which is handed the stream by
/// the thread that opened it.
final class ALSAStream: PCMStream, @unchecked Sendable {
  let layout: PCMLayout
  private let handle: OpaquePointer

  init(handle: OpaquePointer, layout: PCMLayout) {
    self.handle = handle
    self.layout = layout
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    snd_pcm_readi(
      handle, buffer.baseAddress, snd_pcm_uframes_t(buffer.count / layout.frameSize))
  }

  func write(_ buffer: UnsafeRawBufferPointer) -> Int {
    snd_pcm_writei(
      handle, buffer.baseAddress, snd_pcm_uframes_t(buffer.count / layout.frameSize))
  }

  func prepare() -> Int { Int(snd_pcm_prepare(handle)) }

  func resume() -> Int { Int(snd_pcm_resume(handle)) }

  func drain() -> Int {
    let result = Int(snd_pcm_drain(handle))
    guard result == -Int(EAGAIN) else { return result }
    // The kernel answers EAGAIN even when the end was reached.
    let state = snd_pcm_state(handle)
    return state == SND_PCM_STATE_RUNNING || state == SND_PCM_STATE_DRAINING ? result : 0
  }

  func drop() -> Int { Int(snd_pcm_drop(handle)) }

  func close() { snd_pcm_close(handle) }
}
