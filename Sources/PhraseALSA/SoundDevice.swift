// SPDX-License-Identifier: Apache-2.0

import CALSA
import Glibc

/// A device that can be opened by its name.
///
/// ```swift
/// for device in SoundDevice.all() where device.canCapture { print(device.name) }
/// ```
public struct SoundDevice: Sendable, Hashable {
  /// What ``Microphone`` and ``Loudspeaker`` take: `plughw:CARD=Webcam,DEV=0`.
  public let name: String
  /// What a person recognizes it by, on one line.
  public let description: String
  /// Whether sound can come from it.
  public let canCapture: Bool
  /// Whether sound can go to it.
  public let canPlay: Bool

  /// The devices that the system names, then those of its cards; each name once.
  ///
  /// - Returns: The devices; none on a machine without sound.
  public static func all() -> [SoundDevice] {
    guard ALSALibrary.isSilent else { return [] }
    var names: Set<String> = []
    return (hinted() + onCards()).filter { names.insert($0.name).inserted }
  }
}

extension SoundDevice {
  /// The devices of the library's configuration.
  private static func hinted() -> [SoundDevice] {
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard snd_device_name_hint(-1, "pcm", &hints) == 0, let list = hints else { return [] }
    defer { snd_device_name_free_hint(list) }
    var devices: [SoundDevice] = []
    var place = list
    while let hint = place.pointee {
      place += 1
      guard let name = text("NAME", of: hint) else { continue }
      let lines = text("DESC", of: hint)?.split(separator: "\n").joined(separator: ", ")
      let direction = text("IOID", of: hint)
      devices.append(
        SoundDevice(
          name: name, description: lines ?? name, canCapture: direction != "Output",
          canPlay: direction != "Input"))
    }
    return devices
  }

  private static func text(_ key: String, of hint: UnsafeMutableRawPointer) -> String? {
    guard let text = snd_device_name_get_hint(hint, key) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The devices of the cards, each with the library's conversion of formats.
  private static func onCards() -> [SoundDevice] {
    var devices: [SoundDevice] = []
    var card: Int32 = -1
    while snd_card_next(&card) == 0, card >= 0 {
      var opened: OpaquePointer?
      guard snd_ctl_open(&opened, "hw:\(card)", Int32(SND_CTL_NONBLOCK)) == 0,
        let control = opened
      else { continue }
      defer { snd_ctl_close(control) }
      devices += self.devices(of: control)
    }
    return devices
  }

  private static func devices(of control: OpaquePointer) -> [SoundDevice] {
    var card: OpaquePointer?
    guard snd_ctl_card_info_malloc(&card) == 0 else { return [] }
    defer { snd_ctl_card_info_free(card) }
    guard snd_ctl_card_info(control, card) == 0 else { return [] }
    let id = String(cString: snd_ctl_card_info_get_id(card))
    let title = String(cString: snd_ctl_card_info_get_name(card))
    var devices: [SoundDevice] = []
    var number: Int32 = -1
    while snd_ctl_pcm_next_device(control, &number) == 0, number >= 0 {
      let input = name(of: number, SND_PCM_STREAM_CAPTURE, control)
      let output = name(of: number, SND_PCM_STREAM_PLAYBACK, control)
      guard let part = input ?? output else { continue }
      devices.append(
        SoundDevice(
          name: "plughw:CARD=\(id),DEV=\(number)", description: "\(title), \(part)",
          canCapture: input != nil, canPlay: output != nil))
    }
    return devices
  }

  /// The name of a device of a card; nil if it does not go that way.
  private static func name(
    of device: Int32, _ stream: snd_pcm_stream_t, _ control: OpaquePointer
  ) -> String? {
    var info: OpaquePointer?
    guard snd_pcm_info_malloc(&info) == 0 else { return nil }
    defer { snd_pcm_info_free(info) }
    snd_pcm_info_set_device(info, UInt32(device))
    snd_pcm_info_set_subdevice(info, 0)
    snd_pcm_info_set_stream(info, stream)
    guard snd_ctl_pcm_info(control, info) == 0 else { return nil }
    return String(cString: snd_pcm_info_get_name(info))
  }
}
