// SPDX-License-Identifier: MIT
#include "CSessionBus.h"

#include <errno.h>

const char *const csessionbus_osk_name = "sm.puri.OSK0";
const char *const csessionbus_osk_path = "/sm/puri/OSK0";
const char *const csessionbus_onboard_name = "org.onboard.Onboard";
const char *const csessionbus_onboard_path = "/org/onboard/Onboard/Keyboard";
const char *const csessionbus_onboard_interface = "org.onboard.Onboard.Keyboard";

const char *const csessionbus_no_service =
    "the keyboard's service is not running; start it: systemctl start clavier";

/// Answers a call with its result or an error.
static int answer(sd_bus_message *call, int result, sd_bus_error *error) {
  if (result >= 0) return sd_bus_reply_method_return(call, "");
  if (result != -ENOTCONN) return result;
  return sd_bus_error_set(error, SD_BUS_ERROR_FAILED, csessionbus_no_service);
}

static int set_visible(sd_bus_message *call, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  int is_visible = 0;
  int result = sd_bus_message_read_basic(call, 'b', &is_visible);
  if (result < 0) return result;
  return answer(call, keyboard->set_visible(keyboard->context, is_visible), error);
}

static int show(sd_bus_message *call, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  return answer(call, keyboard->set_visible(keyboard->context, true), error);
}

static int hide(sd_bus_message *call, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  return answer(call, keyboard->set_visible(keyboard->context, false), error);
}

static int toggle(sd_bus_message *call, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  return answer(call, keyboard->toggle(keyboard->context), error);
}

static int get_visible(sd_bus *bus, const char *path, const char *interface, const char *property,
                       sd_bus_message *reply, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  int is_visible = keyboard->is_visible(keyboard->context);
  return sd_bus_message_append_basic(reply, 'b', &is_visible);
}

static int get_paused(sd_bus *bus, const char *path, const char *interface, const char *property,
                      sd_bus_message *reply, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  int is_paused = keyboard->is_paused(keyboard->context);
  return sd_bus_message_append_basic(reply, 'b', &is_paused);
}

static int set_paused(sd_bus *bus, const char *path, const char *interface, const char *property,
                      sd_bus_message *value, void *data, sd_bus_error *error) {
  struct csessionbus_keyboard *keyboard = data;
  int is_paused = 0;
  int result = sd_bus_message_read_basic(value, 'b', &is_paused);
  if (result < 0) return result;
  return keyboard->set_paused(keyboard->context, is_paused);
}

static const sd_bus_vtable osk[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD_WITH_ARGS("SetVisible", SD_BUS_ARGS("b", visible), SD_BUS_NO_RESULT, set_visible,
                            SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_PROPERTY("Visible", "b", get_visible, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
    SD_BUS_VTABLE_END,
};

static const sd_bus_vtable onboard[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("Show", "", "", show, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_METHOD("Hide", "", "", hide, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_METHOD("ToggleVisible", "", "", toggle, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_PROPERTY("Visible", "b", get_visible, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
    SD_BUS_WRITABLE_PROPERTY("AutoShowPaused", "b", get_paused, set_paused, 0,
                             SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE | SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_VTABLE_END,
};

int csessionbus_serve(sd_bus *bus, struct csessionbus_keyboard *keyboard) {
  int result = sd_bus_add_object_vtable(bus, NULL, csessionbus_osk_path, csessionbus_osk_name, osk, keyboard);
  if (result < 0) return result;
  return sd_bus_add_object_vtable(bus, NULL, csessionbus_onboard_path, csessionbus_onboard_interface, onboard,
                                  keyboard);
}
