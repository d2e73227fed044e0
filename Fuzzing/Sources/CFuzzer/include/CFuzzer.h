// SPDX-License-Identifier: MIT
//
// libFuzzer's way in for programs that have a main of their own.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs a function on inputs that it makes up, until its arguments' time is over or the function traps.
/// Gives the exit status.
///
/// Source: LLVM, "libFuzzer", section "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
