// SPDX-License-Identifier: MIT
//
// What of sd-bus Swift cannot see: tables of methods, which are made by macros. Nothing else.
#pragma once

#include <stdbool.h>
#include <systemd/sd-bus.h>

#pragma clang assume_nonnull begin

/// What programs on a bus may have a keyboard do. Each is given the context; those that give 0 worked, and those that
/// give a negative number of errno.h did not.
struct csessionbus_keyboard {
  void *context;
  bool (*is_visible)(void *context);
  bool (*is_paused)(void *context);
  int (*set_visible)(void *context, bool is_visible);
  int (*toggle)(void *context);
  int (*set_paused)(void *context, bool is_paused);
};

/// The interface of phones' keyboards, as squeekboard and phosh-osk-stub have it.
///
/// Source: phosh's sm.puri.OSK0.xml: SetVisible(b), and the property Visible.
extern const char *const csessionbus_osk_name;
extern const char *const csessionbus_osk_path;

/// Onboard's interface.
///
/// Source: README of Onboard 1.4, "D-Bus Service": Show(), Hide(), ToggleVisible(), and the properties Visible and
/// AutoShowPaused, which can be set.
extern const char *const csessionbus_onboard_name;
extern const char *const csessionbus_onboard_path;
extern const char *const csessionbus_onboard_interface;

/// Has a bus answer for both interfaces, for as long as it lives; so must the keyboard. Gives 0 or more, or a negative
/// number of errno.h.
int csessionbus_serve(sd_bus *bus, struct csessionbus_keyboard *keyboard);

#pragma clang assume_nonnull end
