// SPDX-License-Identifier: Apache-2.0

import CALSA
import Glibc
import PhraseSpeech

/// The sound library of Linux.
struct ALSALibrary: PCMLibrary {
  /// Definitions of devices that stand for the system's; tests bring their own.
  var configuration: String?

  /// The library's own messages are silenced before its first call, once.
  static let isSilent: Bool = {
    phrase_alsa_silence_messages()
    return true
  }()

  func open(_ device: String, _ direction: PCMDirection) throws(PCMError) -> any PCMStream {
    // The library would take a device's arguments from behind a NUL.
    guard Self.isSilent, !device.utf8.contains(0) else { throw PCMError(ENOENT) }
    let handle = try handle(device, direction)
    do {
      return ALSAStream(handle: handle, layout: try Self.negotiate(handle))
    } catch {
      snd_pcm_close(handle)
      throw error
    }
  }

  private func handle(
    _ device: String, _ direction: PCMDirection
  ) throws(PCMError) -> OpaquePointer {
    let stream = direction == .capture ? SND_PCM_STREAM_CAPTURE : SND_PCM_STREAM_PLAYBACK
    // Nothing waits inside the library, which could not be interrupted: some devices that lost their
    // source or sink keep a reader or writer waiting for ever.
    let mode = Int32(SND_PCM_NONBLOCK)
    var handle: OpaquePointer?
    if let configuration {
      var root: OpaquePointer?
      try Self.check(snd_config_load_string(&root, configuration, 0))
      defer { snd_config_delete(root) }
      try Self.check(snd_pcm_open_lconf(&handle, device, stream, mode, root))
    } else {
      try Self.check(snd_pcm_open(&handle, device, stream, mode))
    }
    guard let handle else { throw PCMError(EIO) }
    return handle
  }

  private static func check(_ result: Int32) throws(PCMError) {
    if result < 0 { throw PCMError(result) }
  }
}

extension ALSALibrary {
  /// Length of the device's memory: room for a reader that is late by half a second.
  private static let captureBuffer: UInt32 = 500_000
  /// Short, because what is in it is still heard when a person interrupts.
  private static let playbackBuffer: UInt32 = 200_000
  private static let periodTime: UInt32 = 50_000

  private static let formats: [(PCMLayout.Sample, snd_pcm_format_t)] = [
    (.int16, SND_PCM_FORMAT_S16), (.int32, SND_PCM_FORMAT_S32),
    (.float32, SND_PCM_FORMAT_FLOAT),
  ]

  /// Agrees with a device on a layout.
  private static func negotiate(_ handle: OpaquePointer) throws(PCMError) -> PCMLayout {
    var allocated: OpaquePointer?
    try check(snd_pcm_hw_params_malloc(&allocated))
    guard let params = allocated else { throw PCMError(ENOMEM) }
    defer { snd_pcm_hw_params_free(params) }
    try check(snd_pcm_hw_params_any(handle, params))
    // The library's own conversion of rates is a straight line between samples.
    try check(snd_pcm_hw_params_set_rate_resample(handle, params, 0))
    try check(snd_pcm_hw_params_set_access(handle, params, SND_PCM_ACCESS_RW_INTERLEAVED))
    let format = formats.first { snd_pcm_hw_params_test_format(handle, params, $0.1) == 0 }
    guard let format else { throw PCMError(EINVAL) }
    try check(snd_pcm_hw_params_set_format(handle, params, format.1))
    var channels: UInt32 = 1
    try check(snd_pcm_hw_params_set_channels_near(handle, params, &channels))
    let rate = try chooseRate(handle, params)
    var period = periodTime
    let isCapture = snd_pcm_stream(handle) == SND_PCM_STREAM_CAPTURE
    var buffer = isCapture ? captureBuffer : playbackBuffer
    // A device may have fixed sizes; any will do.
    _ = snd_pcm_hw_params_set_period_time_near(handle, params, &period, nil)
    _ = snd_pcm_hw_params_set_buffer_time_near(handle, params, &buffer, nil)
    try check(snd_pcm_hw_params(handle, params))
    return PCMLayout(sample: format.0, channels: Int(channels), rate: Int(rate))
  }

  /// The engine's rate, or the next above it: a lower one would lose what tells an S from an F.
  private static func chooseRate(
    _ handle: OpaquePointer, _ params: OpaquePointer
  ) throws(PCMError) -> UInt32 {
    var rate = UInt32(Audio.sampleRate)
    var minimum = rate
    _ = snd_pcm_hw_params_set_rate_min(handle, params, &minimum, nil)
    try check(snd_pcm_hw_params_set_rate_near(handle, params, &rate, nil))
    return rate
  }
}
