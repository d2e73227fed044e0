// SPDX-License-Identifier: MIT
#pragma once
#include <stdarg.h>
#include <stdio.h>
#include <libevdev/libevdev.h>

// In C, since Swift 6.2 does not compile functions with a va_list for arm64.

/// A function for messages, and its object.
struct clavier_message_handler {
  void (*_Nonnull handle)(void *_Nonnull object, const char *_Nonnull message);
  void *_Nonnull object;
};

static inline void clavier_forward_message(const struct libevdev *device,
                                           enum libevdev_log_priority priority, void *handler,
                                           const char *file, int line, const char *function,
                                           const char *format, va_list arguments) {
  const struct clavier_message_handler *receiver = handler;
  char message[256];
  vsnprintf(message, sizeof message, format, arguments);
  receiver->handle(receiver->object, message);
}

/// Passes the device's errors as text to the handler, which must exist as long as the device.
static inline void clavier_forward_messages(
    struct libevdev *_Nonnull device, const struct clavier_message_handler *_Nonnull handler) {
  libevdev_set_device_log_function(device, clavier_forward_message, LIBEVDEV_LOG_ERROR,
                                   (void *)handler);
}
