// SPDX-License-Identifier: MIT
//
// libFuzzer's entry point for programs that have a main of their own.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs a function on generated inputs, until the time in its arguments is over or the function
/// traps. Returns the exit status.
///
/// Source: LLVM, "libFuzzer", section "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
