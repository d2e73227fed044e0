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

/// What is said to a program while the daemon is not there.
extern const char *const csessionbus_no_service;

/// The languages of a keyboard, for programs on a bus. Each call is given the context; those that give 0 worked, and those
/// that give a negative number of errno.h did not.
struct csessionbus_languages {
  void *_Nullable context;
  /// Appends the current one to an answer.
  int (*append_current)(void *_Nullable context, sd_bus_message *reply);
  /// Appends the array of all to an answer.
  int (*append_all)(void *_Nullable context, sd_bus_message *reply);
  /// Goes to a language, or to the next one: gives -EINVAL for one that the keyboard does not have.
  int (*go)(void *_Nullable context, const char *_Nullable language);
};

/// An interface of our own: the method NextLanguage(), the property Language, which can be set, and Languages.
extern const char *const csessionbus_language_name;
extern const char *const csessionbus_language_path;
extern const char *const csessionbus_language_interface;

/// Has a bus answer for the languages, for as long as it lives; so must they. Gives 0 or more, or a negative number of
/// errno.h.
int csessionbus_serve_languages(sd_bus *bus, struct csessionbus_languages *languages);

#pragma clang assume_nonnull end
