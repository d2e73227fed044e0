// SPDX-License-Identifier: MIT
//
// The protocols that the panel on Wayland speaks, as wayland-scanner writes them of the files in
// protocols/, and what of libwayland Swift cannot see: addresses of constants, listeners of any
// type, and its messages.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <wayland-client-core.h>
#include <wayland-client-protocol.h>

#include "generated/ext-data-control-v1.h"
#include "generated/fractional-scale-v1.h"
#include "generated/input-method-unstable-v1.h"
#include "generated/input-method-unstable-v2.h"
#include "generated/viewporter.h"
#include "generated/virtual-keyboard-unstable-v1.h"
#include "generated/wlr-foreign-toplevel-management-unstable-v1.h"
#include "generated/wlr-layer-shell-unstable-v1.h"
#include "generated/xdg-output-unstable-v1.h"

#pragma clang assume_nonnull begin

/// An interface that can be bound. Swift would give the address of a copy of its description, which
/// the library keeps.
enum cwayland_interface {
  CWAYLAND_COMPOSITOR,
  CWAYLAND_SHM,
  CWAYLAND_OUTPUT,
  CWAYLAND_SEAT,
  CWAYLAND_LAYER_SHELL,
  CWAYLAND_VIEWPORTER,
  CWAYLAND_FRACTIONAL_SCALE,
  CWAYLAND_XDG_OUTPUT,
  CWAYLAND_INPUT_METHOD,
  CWAYLAND_INPUT_METHOD_V1,
  CWAYLAND_INPUT_PANEL,
  CWAYLAND_VIRTUAL_KEYBOARD,
  CWAYLAND_DATA_CONTROL,
  /// The predecessor of the data control, with the same proxies.
  CWAYLAND_WLR_DATA_CONTROL,
  CWAYLAND_TOPLEVEL_MANAGER,
};

/// Binds the global with this number. Returns its proxy, or NULL without memory.
void *_Nullable cwayland_bind(struct wl_registry *registry, uint32_t number,
                              enum cwayland_interface interface, uint32_t version);

/// Has a proxy call the functions of a listener, with the data. Both must outlive the proxy. Gives
/// 0, or -1 if the proxy has a listener.
int cwayland_listen(void *proxy, void *listener, void *data);

/// Keeps what the library has to say of mistakes from standard error, for cwayland_last_message().
void cwayland_keep_messages(void);
/// The last message of the library, at most 255 bytes; empty if there was none.
const char *cwayland_last_message(void);

#pragma clang assume_nonnull end
