// SPDX-License-Identifier: Apache-2.0
//
// The headers of PocketSphinx, 0.8 or 5.

#pragma once

#include <pocketsphinx.h>
