// SPDX-License-Identifier: Apache-2.0
//
// SQLite, and its one macro that Swift cannot read.

#pragma once

#include <sqlite3.h>

static inline sqlite3_destructor_type phrase_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}
