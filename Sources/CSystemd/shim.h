// SPDX-License-Identifier: Apache-2.0
//
// sd-bus, the D-Bus library of systemd, and what wakes its thread.

#pragma once

#include <sys/eventfd.h>
#include <systemd/sd-bus.h>
