// SPDX-License-Identifier: Apache-2.0
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

/// How often the calling thread asked for memory so far.
uint64_t allocations_of_this_thread(void);

/// Hands free memory back to the system, so that the resident set counts what is held.
void return_free_memory(void);

#endif
