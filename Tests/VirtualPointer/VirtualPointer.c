// SPDX-License-Identifier: MIT

#include "VirtualPointer.h"

#include <linux/input-event-codes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wayland-client.h>

#include "generated/wlr-virtual-pointer-unstable-v1.h"

struct virtual_pointer {
  struct wl_display *display;
  struct wl_registry *registry;
  struct zwlr_virtual_pointer_manager_v1 *manager;
  struct zwlr_virtual_pointer_v1 *pointer;
};

static void came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  struct virtual_pointer *self = data;
  if (strcmp(interface, zwlr_virtual_pointer_manager_v1_interface.name) == 0)
    self->manager = wl_registry_bind(registry, name, &zwlr_virtual_pointer_manager_v1_interface, 1);
}

static void gone(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener globals = {.global = came, .global_remove = gone};

static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)((uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000);
}

struct virtual_pointer *virtual_pointer_connect(const char *display) {
  struct virtual_pointer *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->display = wl_display_connect(display);
  if (self->display) {
    self->registry = wl_display_get_registry(self->display);
    wl_registry_add_listener(self->registry, &globals, self);
    wl_display_roundtrip(self->display);
  }
  if (self->manager) {
    self->pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer(self->manager, NULL);
    wl_display_roundtrip(self->display);
    return self;
  }
  virtual_pointer_disconnect(self);
  return NULL;
}

void virtual_pointer_move(struct virtual_pointer *self, uint32_t x, uint32_t y, uint32_t width, uint32_t height) {
  zwlr_virtual_pointer_v1_motion_absolute(self->pointer, now(), x, y, width, height);
  zwlr_virtual_pointer_v1_frame(self->pointer);
  wl_display_roundtrip(self->display);
}

static void button(struct virtual_pointer *self, uint32_t time, bool is_down) {
  zwlr_virtual_pointer_v1_button(
      self->pointer, time, BTN_LEFT, is_down ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
  zwlr_virtual_pointer_v1_frame(self->pointer);
}

void virtual_pointer_press(struct virtual_pointer *self, bool is_down) {
  button(self, now(), is_down);
  wl_display_roundtrip(self->display);
}

void virtual_pointer_tap_twice(struct virtual_pointer *self) {
  uint32_t time = now() - 100;
  for (uint32_t i = 0; i < 4; i++) button(self, time + 20 * i, i % 2 == 0);
  wl_display_roundtrip(self->display);
}

void virtual_pointer_disconnect(struct virtual_pointer *self) {
  if (self->pointer) zwlr_virtual_pointer_v1_destroy(self->pointer);
  if (self->manager) zwlr_virtual_pointer_manager_v1_destroy(self->manager);
  if (self->registry) wl_registry_destroy(self->registry);
  if (self->display) wl_display_disconnect(self->display);
  free(self);
}
