// SPDX-License-Identifier: Apache-2.0
//
// The echo canceller of the WebRTC audio processing library, which is written in C++, for C.

#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct phrase_echo_canceller phrase_echo_canceller;

// Opens a canceller for one channel of 16 kHz; NULL where the library was not there when this was
// compiled, or cannot be used.
phrase_echo_canceller *phrase_echo_canceller_create(void);

void phrase_echo_canceller_destroy(phrase_echo_canceller *canceller);

// Takes what was played out of 160 captured samples, in place; 0 if that could be done.
int phrase_echo_canceller_process(
    phrase_echo_canceller *canceller, const int16_t *played, int16_t *captured);

#ifdef __cplusplus
}
#endif
