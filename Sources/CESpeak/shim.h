// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <espeak-ng/speak_lib.h>
