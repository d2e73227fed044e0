// SPDX-License-Identifier: MIT
#include "CReference.h"

size_t reference_hit_test(const reference_rect *rects, size_t count, double x, double y) {
  for (size_t index = 0; index < count; index++) {
    const reference_rect *rect = &rects[index];
    if (x >= rect->min_x && x < rect->max_x && y >= rect->min_y && y < rect->max_y) return index;
  }
  return count;
}
