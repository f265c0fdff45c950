// SPDX-License-Identifier: Apache-2.0
//
// The calls of ALSA that Swift cannot make.

#pragma once

#include <alsa/asoundlib.h>

static inline void phrase_alsa_ignore(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

// The library prints its own lines on standard error; errors are told by their codes instead.
static inline void phrase_alsa_silence_messages(void) {
  snd_lib_error_set_handler(phrase_alsa_ignore);
}
