// SPDX-License-Identifier: MIT
#include "CReference.h"

#include <linux/input.h>
#include <unistd.h>

size_t reference_hit_test(const reference_rect *rects, size_t count, double x, double y) {
  for (size_t index = 0; index < count; index++) {
    const reference_rect *rect = &rects[index];
    if (x >= rect->min_x && x < rect->max_x && y >= rect->min_y && y < rect->max_y) return index;
  }
  return count;
}

ssize_t reference_forward(int source, int target) {
  struct input_event events[64];
  ssize_t size = read(source, events, sizeof events);
  return size > 0 ? write(target, events, (size_t)size) : size;
}
