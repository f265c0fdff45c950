// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What is left of a stream after an error.
enum PCMRecovery: Equatable {
  /// Nothing was lost; the call is to be made again.
  case again
  /// Sound was lost, and the stream runs again.
  case restarted
  case failed(PCMError)
}

extension PCMStream {
  /// Brings a stream back after a call failed, if that is possible.
  ///
  /// - Parameters:
  ///   - code: What the call returned, below 0.
  ///   - pause: Waits a moment for a device that wakes up; false to give up.
  /// - Returns: What is left of the stream.
  func recover(from code: Int, pause: () -> Bool) -> PCMRecovery {
    switch -code {
    case Int(EINTR): return .again
    case 0, Int(EAGAIN): return pause() ? .again : .failed(PCMError(EAGAIN))
    case Int(EPIPE): return restarted(prepare())
    case Int(ESTRPIPE):
      var result = resume()
      while result == -Int(EAGAIN), pause() { result = resume() }
      // Most drivers cannot go on where they were; a fresh start always works.
      return result >= 0 ? .restarted : restarted(prepare())
    default: return .failed(PCMError(Int32(clamping: code)))
    }
  }

  private func restarted(_ result: Int) -> PCMRecovery {
    result >= 0 ? .restarted : .failed(PCMError(Int32(clamping: result)))
  }
}
