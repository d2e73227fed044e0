// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

// How many times memory was asked for since the process began: every malloc, calloc, realloc and
// aligned allocation, whoever made it.
uint64_t allocation_count(void);
