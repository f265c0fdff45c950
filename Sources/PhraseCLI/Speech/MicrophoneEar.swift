// SPDX-License-Identifier: Apache-2.0

import PhraseALSA
import PhraseBus
import PhraseRuntime
import PhraseSpeech

/// The assistant's ear: a conversation by voice with a microphone that is lent to other programs, and
/// may be unplugged.
actor MicrophoneEar: AssistantEar {
  /// How long a device that cannot be used is left alone until it is tried again.
  private static let retryDelay = Duration.seconds(2)

  private let session: ListenSession
  private let voice: Voice?
  private let device: String
  private let clock: any Clock<Duration>
  private var microphone: Microphone?
  private var hearing: Task<Void, Never>?

  init(
    _ session: ListenSession, voice: Voice?, device: String,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.session = session
    self.voice = voice
    self.device = device
    self.clock = clock
  }

  func start(_ tell: @escaping @Sendable (String?) -> Void) {
    guard hearing?.isCancelled != false else { return }
    let previous = hearing
    hearing = Task { [weak self] in
      // An app that was at work when the microphone was taken finishes first.
      await previous?.value
      await self?.hearUntilStopped(tell)
    }
  }

  /// What is being said is dropped, and so is a question that waits: whoever speaks next, after another
  /// program had the microphone, does not answer it.
  func stop() async {
    hearing?.cancel()
    await microphone?.close()
  }

  private func hearUntilStopped(_ tell: @Sendable (String?) -> Void) async {
    while !Task.isCancelled {
      do {
        try await hear(tell)
      } catch {
        guard !Task.isCancelled else { return }
        tell((error as? CommandFailure)?.message ?? "\(error)")
        try? await clock.sleep(for: Self.retryDelay)
      }
    }
  }

  /// Hears until the device fails or is stopped, which ends the turn that is under way.
  private func hear(_ tell: @Sendable (String?) -> Void) async throws {
    _ = try await session.prepare()
    try await voice?.check()
    // From here to the device's entry nothing else of this actor runs.
    try Task.checkCancellation()
    let microphone = try Microphone(device: device)
    self.microphone = microphone
    tell(nil)
    var session = session
    let source = voice?.source(hearing: microphone)
    do {
      _ = try await session.hear(
        source ?? microphone, named: device, isWithoutEcho: source != nil)
    } catch {
      await close(microphone)
      throw error
    }
    await close(microphone)
  }

  private func close(_ microphone: Microphone) async {
    await microphone.close()
    await session.endTurn()
  }
}
