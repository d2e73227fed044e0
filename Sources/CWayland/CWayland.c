// SPDX-License-Identifier: MIT

#include "CWayland.h"

#include <stdarg.h>
#include <stdio.h>

// The layer shell refers to the pop-ups of xdg-shell. The panel opens none, so the name suffices.
__attribute__((visibility("hidden"))) const struct wl_interface xdg_popup_interface = {
  "xdg_popup", 1, 0, NULL, 0, NULL,
};

static const struct wl_interface *describe(enum cwayland_interface interface) {
  switch (interface) {
    case CWAYLAND_COMPOSITOR: return &wl_compositor_interface;
    case CWAYLAND_SHM: return &wl_shm_interface;
    case CWAYLAND_OUTPUT: return &wl_output_interface;
    case CWAYLAND_SEAT: return &wl_seat_interface;
    case CWAYLAND_LAYER_SHELL: return &zwlr_layer_shell_v1_interface;
    case CWAYLAND_VIEWPORTER: return &wp_viewporter_interface;
    case CWAYLAND_FRACTIONAL_SCALE: return &wp_fractional_scale_manager_v1_interface;
    case CWAYLAND_XDG_OUTPUT: return &zxdg_output_manager_v1_interface;
    case CWAYLAND_INPUT_METHOD: return &zwp_input_method_manager_v2_interface;
    case CWAYLAND_INPUT_METHOD_V1: return &zwp_input_method_v1_interface;
    case CWAYLAND_INPUT_PANEL: return &zwp_input_panel_v1_interface;
    case CWAYLAND_VIRTUAL_KEYBOARD: return &zwp_virtual_keyboard_manager_v1_interface;
    case CWAYLAND_TOPLEVEL_MANAGER: return &zwlr_foreign_toplevel_manager_v1_interface;
    case CWAYLAND_DATA_CONTROL:
    case CWAYLAND_WLR_DATA_CONTROL: return &ext_data_control_manager_v1_interface;
  }
  return &wl_compositor_interface;
}

void *cwayland_bind(struct wl_registry *registry, uint32_t number,
                    enum cwayland_interface interface, uint32_t version) {
  const struct wl_interface *described = describe(interface);
  const char *name = described->name;
  // Source: wlr-data-control-unstable-v1.xml, whose requests and events are those of
  // ext-data-control-v1.xml, its successor: only the names differ.
  if (interface == CWAYLAND_WLR_DATA_CONTROL) name = "zwlr_data_control_manager_v1";
  return wl_proxy_marshal_flags((struct wl_proxy *)registry, WL_REGISTRY_BIND, described, version,
                                0, number, name, version, NULL);
}

int cwayland_listen(void *proxy, void *listener, void *data) {
  return wl_proxy_add_listener(proxy, (void (**)(void))listener, data);
}

static char last_message[256];

static void keep(const char *format, va_list arguments) {
  vsnprintf(last_message, sizeof last_message, format, arguments);
}

void cwayland_keep_messages(void) { wl_log_set_handler_client(keep); }

const char *cwayland_last_message(void) { return last_message; }
