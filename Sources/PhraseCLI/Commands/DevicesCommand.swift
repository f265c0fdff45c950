// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseALSA

/// `phrase devices`: what can be listened to and spoken through.
struct DevicesCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the microphones and loudspeakers that ALSA offers.",
    discussion: "Use a name with “listen --device” or “listen --speaker”.")

  func execute() async throws -> ExitStatus {
    let devices = SoundDevice.all()
    for device in devices {
      let uses = [device.canCapture ? "capture" : nil, device.canPlay ? "playback" : nil]
      Console.result(
        "\(device.name)\t\(uses.compactMap(\.self).joined(separator: ", "))\t"
          + device.description.onOneLine)
    }
    guard devices.isEmpty else { return .matched }
    throw CommandFailure(.unavailable, "there is no sound device")
  }
}
