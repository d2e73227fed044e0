// SPDX-License-Identifier: MIT
#include "CSessionBus.h"

#include <errno.h>

const char *const csessionbus_language_name = "org.clavier.Keyboard";
const char *const csessionbus_language_path = "/org/clavier/Keyboard";
const char *const csessionbus_language_interface = "org.clavier.Keyboard1";

/// Switches to a language, or sets an error.
static int go(struct csessionbus_languages *languages, const char *_Nullable language, sd_bus_error *error) {
  int result = languages->go(languages->context, language);
  if (result == -ENOTCONN) return sd_bus_error_set(error, SD_BUS_ERROR_FAILED, csessionbus_no_service);
  if (result == -EINVAL)
    return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS,
                            "the keyboard does not have this language; those that it has are in Languages");
  return result;
}

static int next_language(sd_bus_message *call, void *data, sd_bus_error *error) {
  int result = go(data, NULL, error);
  return result < 0 ? result : sd_bus_reply_method_return(call, "");
}

/// Ends the visit of a user, or sets an error.
static int forget(sd_bus_message *call, void *data, sd_bus_error *error) {
  struct csessionbus_languages *languages = data;
  int result = languages->forget(languages->context);
  if (result == -ENOTCONN) return sd_bus_error_set(error, SD_BUS_ERROR_FAILED, csessionbus_no_service);
  return result < 0 ? result : sd_bus_reply_method_return(call, "");
}

static int get_language(sd_bus *bus, const char *path, const char *interface, const char *property,
                        sd_bus_message *reply, void *data, sd_bus_error *error) {
  struct csessionbus_languages *languages = data;
  return languages->append_current(languages->context, reply);
}

static int set_language(sd_bus *bus, const char *path, const char *interface, const char *property,
                        sd_bus_message *value, void *data, sd_bus_error *error) {
  const char *language = NULL;
  int result = sd_bus_message_read_basic(value, 's', &language);
  return result < 0 ? result : go(data, language, error);
}

static int get_languages(sd_bus *bus, const char *path, const char *interface, const char *property,
                         sd_bus_message *reply, void *data, sd_bus_error *error) {
  struct csessionbus_languages *languages = data;
  return languages->append_all(languages->context, reply);
}

static const sd_bus_vtable keyboard[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("NextLanguage", "", "", next_language, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_METHOD("Forget", "", "", forget, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_WRITABLE_PROPERTY("Language", "s", get_language, set_language, 0,
                             SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE | SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_PROPERTY("Languages", "as", get_languages, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
    SD_BUS_VTABLE_END,
};

int csessionbus_serve_languages(sd_bus *bus, struct csessionbus_languages *languages) {
  return sd_bus_add_object_vtable(bus, NULL, csessionbus_language_path, csessionbus_language_interface,
                                  keyboard, languages);
}
