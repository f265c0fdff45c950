// SPDX-License-Identifier: Apache-2.0

#include "CEchoCanceller.h"

// What the library's pkg-config file passes on the command line.
#define WEBRTC_POSIX 1
#define WEBRTC_AUDIO_PROCESSING_ONLY_BUILD 1

// Looked for in the folder `headers` of CWebRTCAudioProcessing.
#if __has_include(<webrtc/modules/audio_processing/include/audio_processing.h>)

#include <webrtc/modules/audio_processing/include/audio_processing.h>

#include <cmath>
#include <memory>
#include <new>

namespace {
constexpr int rate = 16'000;
constexpr int frame = rate / 100;

using Processing = webrtc::AudioProcessing;

std::unique_ptr<Processing> makeProcessing() {
  webrtc::Config config;
  // The delay between playing and capturing is neither known nor the same each time.
  config.Set(new webrtc::DelayAgnostic(true));
  config.Set(new webrtc::ExtendedFilter(true));
  std::unique_ptr<Processing> processing(Processing::Create(config));
  if (!processing) return nullptr;
  webrtc::EchoCancellation *canceller = processing->echo_cancellation();
  // The lowest, because what it suppresses besides the echo is the person who interrupts.
  if (canceller->set_suppression_level(webrtc::EchoCancellation::kLowSuppression) != 0 ||
      canceller->Enable(true) != 0) {
    return nullptr;
  }
  return processing;
}
}  // namespace

struct phrase_echo_canceller {
  std::unique_ptr<Processing> processing;
};

phrase_echo_canceller *phrase_echo_canceller_create(void) {
  std::unique_ptr<Processing> processing = makeProcessing();
  if (!processing) return nullptr;
  return new (std::nothrow) phrase_echo_canceller{std::move(processing)};
}

void phrase_echo_canceller_destroy(phrase_echo_canceller *canceller) { delete canceller; }

int phrase_echo_canceller_process(
    phrase_echo_canceller *canceller, const int16_t *played, int16_t *captured) {
  const webrtc::StreamConfig stream(rate, 1);
  float samples[frame];
  float *channel = samples;
  for (int i = 0; i < frame; i++) samples[i] = played[i] / 32'768.0f;
  if (canceller->processing->ProcessReverseStream(&channel, stream, stream, &channel) != 0) {
    return -1;
  }
  canceller->processing->set_stream_delay_ms(0);
  for (int i = 0; i < frame; i++) samples[i] = captured[i] / 32'768.0f;
  if (canceller->processing->ProcessStream(&channel, stream, stream, &channel) != 0) return -1;
  for (int i = 0; i < frame; i++) {
    const float sample = std::round(samples[i] * 32'768.0f);
    captured[i] = static_cast<int16_t>(std::fmax(-32'768.0f, std::fmin(32'767.0f, sample)));
  }
  return 0;
}

#else

phrase_echo_canceller *phrase_echo_canceller_create(void) { return nullptr; }

void phrase_echo_canceller_destroy(phrase_echo_canceller *) {}

int phrase_echo_canceller_process(phrase_echo_canceller *, const int16_t *, int16_t *) {
  return -1;
}

#endif
