// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

// Returns the number of allocations since the process began: every malloc, calloc, realloc and
// aligned allocation by any code.
uint64_t allocation_count(void);
