// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <flite/flite.h>

// The library's English lexicon; its header declares it only for programs of its own.
cst_lexicon *cmu_lex_init(void);
