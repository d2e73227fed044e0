// SPDX-License-Identifier: MIT
//
// A mouse that a program moves: for tests of what a compositor tells of pointers.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

struct virtual_pointer;

/// Connects a mouse to a compositor. Gives nothing where it takes none.
struct virtual_pointer *_Nullable virtual_pointer_connect(const char *display);
/// Moves it to a place on the outputs, of which all together have this size.
void virtual_pointer_move(struct virtual_pointer *pointer, uint32_t x, uint32_t y, uint32_t width, uint32_t height);
/// Presses its first button, or lets it go.
void virtual_pointer_press(struct virtual_pointer *pointer, bool is_down);
/// Presses it and lets it go twice, 20 ms apart by its own time, however busy the machine is.
void virtual_pointer_tap_twice(struct virtual_pointer *pointer);
/// Unplugs it.
void virtual_pointer_disconnect(struct virtual_pointer *pointer);

#pragma clang assume_nonnull end
