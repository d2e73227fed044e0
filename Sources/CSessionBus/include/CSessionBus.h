// SPDX-License-Identifier: MIT
//
// The parts of sd-bus that Swift cannot see: tables of methods, which are made by macros.
#pragma once

#include <stdbool.h>
#include <systemd/sd-bus.h>

#pragma clang assume_nonnull begin

/// The functions of a keyboard for programs on a bus. Each gets the context, and returns 0, or a
/// negative number of errno.h.
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
/// Source: README of Onboard 1.4, "D-Bus Service": Show(), Hide(), ToggleVisible(), and the
/// writable properties Visible and AutoShowPaused.
extern const char *const csessionbus_onboard_name;
extern const char *const csessionbus_onboard_path;
extern const char *const csessionbus_onboard_interface;

/// Serves both interfaces on a bus until it is freed; the keyboard must live as long. Returns 0 or
/// more, or a negative number of errno.h.
int csessionbus_serve(sd_bus *bus, struct csessionbus_keyboard *keyboard);

/// The error message while the daemon is not running.
extern const char *const csessionbus_no_service;

/// The languages and the user of a keyboard, for programs on a bus. Each function gets the
/// context, and returns 0, or a negative number of errno.h.
struct csessionbus_languages {
  void *_Nullable context;
  /// Appends the current language to an answer.
  int (*append_current)(void *_Nullable context, sd_bus_message *reply);
  /// Appends the array of all languages to an answer.
  int (*append_all)(void *_Nullable context, sd_bus_message *reply);
  /// Switches to a language, or to the next one; returns -EINVAL for one that the keyboard does not
  /// have.
  int (*go)(void *_Nullable context, const char *_Nullable language);
  /// Forgets the user of the keyboard.
  int (*forget)(void *_Nullable context);
};

/// Our own interface: the methods NextLanguage() and Forget(), the writable property Language, and
/// Languages.
extern const char *const csessionbus_language_name;
extern const char *const csessionbus_language_path;
extern const char *const csessionbus_language_interface;

/// Serves the languages on a bus until it is freed; they must live as long. Returns 0 or more, or a
/// negative number of errno.h.
int csessionbus_serve_languages(sd_bus *bus, struct csessionbus_languages *languages);

#pragma clang assume_nonnull end
