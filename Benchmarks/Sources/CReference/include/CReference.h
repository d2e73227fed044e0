// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <sys/types.h>

typedef struct {
  double min_x, min_y, max_x, max_y;
} reference_rect;

// Returns the index of the first rectangle that contains the point, or count; a linear search, like
// a keyboard without a table.
size_t reference_hit_test(const reference_rect *rects, size_t count, double x, double y);

// Reads a device's events and writes them: the minimal way to pass touches on. Returns the number
// of bytes, or -1.
ssize_t reference_forward(int source, int target);
