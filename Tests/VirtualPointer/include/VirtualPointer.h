// SPDX-License-Identifier: MIT
//
// A mouse that a test moves on a compositor, by the protocol wlr-virtual-pointer-unstable-v1.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

struct virtual_pointer;

/// Connects a mouse to a compositor; returns null if the compositor accepts none.
struct virtual_pointer *_Nullable virtual_pointer_connect(const char *display);
/// Moves the mouse to a position; width and height are those of all outputs together.
void virtual_pointer_move(struct virtual_pointer *pointer, uint32_t x, uint32_t y, uint32_t width, uint32_t height);
/// Presses or releases the mouse's first button.
void virtual_pointer_press(struct virtual_pointer *pointer, bool is_down);
/// Presses and releases the button twice, with timestamps 20 ms apart, however busy the machine is.
void virtual_pointer_tap_twice(struct virtual_pointer *pointer);
/// Removes the mouse, and disconnects.
void virtual_pointer_disconnect(struct virtual_pointer *pointer);

#pragma clang assume_nonnull end
