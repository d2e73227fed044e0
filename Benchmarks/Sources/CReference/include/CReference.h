// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <sys/types.h>

typedef struct {
  double min_x, min_y, max_x, max_y;
} reference_rect;

// The index of the first rectangle that holds the point, or count: what a keyboard without a table
// does, rectangle after rectangle.
size_t reference_hit_test(const reference_rect *rects, size_t count, double x, double y);

// Reads what a device has to say and writes it: the least that can pass touches on. Gives how many bytes, or -1.
ssize_t reference_forward(int source, int target);
