// SPDX-License-Identifier: MIT
#pragma once
#include <systemd/sd-daemon.h>
#include <systemd/sd-event.h>
// Otherwise macros hide the functions.
#define SD_JOURNAL_SUPPRESS_LOCATION
#include <systemd/sd-journal.h>
