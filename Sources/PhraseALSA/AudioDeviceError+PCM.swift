// SPDX-License-Identifier: Apache-2.0

import Glibc
import PhraseSpeech

extension AudioDeviceError {
  /// Why a device could not be opened.
  init(opening device: String, _ direction: PCMDirection, _ error: PCMError) {
    switch error.code {
    case ENOENT, ENODEV, ENXIO:
      self.init(
        .unknown, device: device,
        "There is no sound device “\(device)”. “phrase devices” lists them.")
    case EINVAL:
      let deed = direction == .capture ? "record" : "play"
      self.init(
        .failed, device: device,
        "The sound device “\(device)” cannot \(deed) samples of 16 or 32 bits; "
          + "choose one that “phrase devices” lists for it.")
    default: self.init(using: device, error)
    }
  }

  /// Why a device that was open could not be used any longer.
  init(using device: String, _ error: PCMError) {
    switch error.code {
    case EBUSY, EAGAIN:
      self.init(
        .busy, device: device,
        "The sound device “\(device)” is used by another program; close it, or choose another "
          + "device.")
    case EACCES, EPERM:
      self.init(
        .forbidden, device: device,
        "You may not use the sound device “\(device)”; add yourself to the group audio.")
    case ENODEV, ENXIO, EIO, EBADFD, ESHUTDOWN:
      self.init(
        .vanished, device: device,
        "The sound device “\(device)” does not answer any more; plug it in again.")
    default:
      self.init(
        .failed, device: device,
        "The sound device “\(device)” failed with “\(String(cString: strerror(error.code)))”; "
          + "try again, or choose another device.")
    }
  }
}
