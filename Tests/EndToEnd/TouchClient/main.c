// SPDX-License-Identifier: MIT
//
// touch-client [windowed] - a Wayland program that prints its touch events. It fills the screen;
// windowed, it leaves room for a keyboard, and prints its key events, too:
//
//     surface WIDTH HEIGHT   its size in pixels, once it fills the screen
//     down ID X Y            positions on it, in 256ths of a pixel, from its upper left corner
//     motion ID X Y
//     up ID
//     cancel                 all contacts that are down are cancelled
//     frame                  the events since the previous frame were simultaneous
//     focus                  it has the keyboard focus from now on
//     key CODE STATE TIME    a key, 1 for down and 0 for up, with the time of its receipt, in
//                            microseconds of CLOCK_MONOTONIC
//
// It ends with its compositor.

#define _GNU_SOURCE  // memfd_create

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

#include "xdg-shell.h"

static struct wl_compositor *compositor;
static struct wl_shm *memory;
static struct wl_seat *seat;
static struct xdg_wm_base *shell;
static struct wl_surface *surface;
static struct wl_touch *touch;
static struct wl_keyboard *keyboard;
// A compositor may request a first picture before it sends the size of the screen.
static int width = 1, height = 1;
static int isFullscreen;
static int isWindowed;

static void fail(const char *what) {
  fprintf(stderr, "touch-client: %s: %s\n", what, strerror(errno));
  exit(1);
}

static void ignore() {}

// MARK: Touches

static void down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
                 struct wl_surface *surface, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  printf("down %d %d %d\n", id, x, y);
}

static void up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
  printf("up %d\n", id);
}

static void motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x,
                   wl_fixed_t y) {
  printf("motion %d %d %d\n", id, x, y);
}

static void frame(void *data, struct wl_touch *touch) { puts("frame"); }

static void cancel(void *data, struct wl_touch *touch) { puts("cancel"); }

static const struct wl_touch_listener touches = {
    .down = down, .up = up, .motion = motion, .frame = frame, .cancel = cancel};

// MARK: Keys

static void focused() { puts("focus"); }

static void keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t file, uint32_t size) {
  close(file);
}

static void key(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t code,
                uint32_t state) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  printf("key %u %u %lld\n", code, state, now.tv_sec * 1000000LL + now.tv_nsec / 1000);
}

static const struct wl_keyboard_listener keyboards = {
    .keymap = keymap, .enter = focused, .leave = ignore, .key = key, .modifiers = ignore};

// A seat that has lost its last touchscreen sends no more events to existing touch objects. After
// the next one is plugged in, clients have to request a new object. The same holds for keyboards.
static void capabilities(void *data, struct wl_seat *seat, uint32_t capabilities) {
  int isThere = (capabilities & WL_SEAT_CAPABILITY_TOUCH) != 0;
  if (isThere && !touch) {
    touch = wl_seat_get_touch(seat);
    wl_touch_add_listener(touch, &touches, NULL);
  } else if (!isThere && touch) {
    wl_touch_destroy(touch);
    touch = NULL;
  }
  int hasKeys = isWindowed && (capabilities & WL_SEAT_CAPABILITY_KEYBOARD) != 0;
  if (hasKeys && !keyboard) {
    keyboard = wl_seat_get_keyboard(seat);
    wl_keyboard_add_listener(keyboard, &keyboards, NULL);
  } else if (!hasKeys && keyboard) {
    wl_keyboard_destroy(keyboard);
    keyboard = NULL;
  }
}

static const struct wl_seat_listener seats = {.capabilities = capabilities, .name = ignore};

// MARK: The surface

static void draw(void) {
  size_t size = (size_t)width * height * 4;
  int file = memfd_create("touch-client", MFD_CLOEXEC);
  // A file that was just enlarged is all zeros: black.
  if (file < 0 || ftruncate(file, (off_t)size) < 0) fail("a picture");
  struct wl_shm_pool *pool = wl_shm_create_pool(memory, file, (int32_t)size);
  struct wl_buffer *picture =
      wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
  wl_shm_pool_destroy(pool);
  close(file);
  wl_surface_attach(surface, picture, 0, 0);
  wl_surface_damage(surface, 0, 0, width, height);
  wl_surface_commit(surface);
  if (isFullscreen || isWindowed) printf("surface %d %d\n", width, height);
}

static void sized(void *data, struct xdg_toplevel *window, int32_t newWidth, int32_t newHeight,
                  struct wl_array *states) {
  if (newWidth > 0 && newHeight > 0) width = newWidth, height = newHeight;
  uint32_t *state;
  isFullscreen = 0;
  wl_array_for_each(state, states) isFullscreen |= *state == XDG_TOPLEVEL_STATE_FULLSCREEN;
}

static void closed(void *data, struct xdg_toplevel *window) { exit(0); }

static const struct xdg_toplevel_listener windows = {.configure = sized, .close = closed};

static void configured(void *data, struct xdg_surface *role, uint32_t serial) {
  xdg_surface_ack_configure(role, serial);
  draw();
}

static const struct xdg_surface_listener roles = {.configure = configured};

static void pinged(void *data, struct xdg_wm_base *shell, uint32_t serial) {
  xdg_wm_base_pong(shell, serial);
}

static const struct xdg_wm_base_listener shells = {.ping = pinged};

// MARK: The globals of the compositor

static void has(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                uint32_t version) {
  if (!strcmp(interface, wl_compositor_interface.name))
    compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
  else if (!strcmp(interface, wl_shm_interface.name))
    memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  else if (!strcmp(interface, xdg_wm_base_interface.name))
    shell = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
  else if (!strcmp(interface, wl_seat_interface.name) && !seat)
    seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
}

static const struct wl_registry_listener registries = {.global = has, .global_remove = ignore};

int main(int count, char **arguments) {
  isWindowed = count > 1 && !strcmp(arguments[1], "windowed");
  setvbuf(stdout, NULL, _IOLBF, 0);
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) fail("no compositor");
  wl_registry_add_listener(wl_display_get_registry(display), &registries, NULL);
  if (wl_display_roundtrip(display) < 0) fail("the compositor");
  if (!compositor || !memory || !shell || !seat) return fputs("touch-client: too little\n", stderr), 1;
  wl_seat_add_listener(seat, &seats, NULL);
  xdg_wm_base_add_listener(shell, &shells, NULL);
  surface = wl_compositor_create_surface(compositor);
  struct xdg_surface *role = xdg_wm_base_get_xdg_surface(shell, surface);
  xdg_surface_add_listener(role, &roles, NULL);
  struct xdg_toplevel *window = xdg_surface_get_toplevel(role);
  xdg_toplevel_add_listener(window, &windows, NULL);
  if (!isWindowed) xdg_toplevel_set_fullscreen(window, NULL);
  wl_surface_commit(surface);
  while (wl_display_dispatch(display) >= 0) {}
  fail("the compositor is gone");
}
