// SPDX-License-Identifier: Apache-2.0

// Takes the place of the allocator's entry points in whatever program links this target, counts,
// and passes on to glibc. A thread counts for itself, so other threads do not disturb a figure.

#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local uint64_t count;

uint64_t allocations_of_this_thread(void) { return count; }

void return_free_memory(void) { malloc_trim(0); }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count++;
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *block = memory;
  return 0;
}

void free(void *block) { __libc_free(block); }
