// SPDX-License-Identifier: MIT
#pragma once
#include <stdarg.h>
#include <xkbcommon/xkbcommon.h>
#include <xkbcommon/xkbcommon-compose.h>

// In C, since Swift 6.2 does not compile functions with a va_list for arm64.

static inline void clavier_discard_message(struct xkb_context *context, enum xkb_log_level level,
                                           const char *format, va_list arguments) {}

/// Discards the context's messages.
static inline void clavier_discard_messages(struct xkb_context *context) {
  xkb_context_set_log_fn(context, clavier_discard_message);
}
