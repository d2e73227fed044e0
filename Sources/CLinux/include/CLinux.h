// SPDX-License-Identifier: MIT
//
// A typed function for each call of the kernel or the C library that Swift cannot import:
// function-like macros, variadic functions, and numbers that macros compute.
#pragma once

#include <fcntl.h>
#include <linux/fb.h>
#include <linux/input.h>
#include <linux/kd.h>
#include <linux/keyboard.h>
#include <linux/netlink.h>
#include <linux/uinput.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/ioctl.h>

#pragma clang assume_nonnull begin

/// Returns free memory to the system, including the stack of finished deep calls. Drops the pages
/// of code and constants of this program and its libraries from memory; they are read again from
/// their files on use. Returns 0, or -1 if no page could be dropped.
int clinux_forget_start(void);

/// Makes a file in memory of `size` bytes, sealed against changes of its size. Returns its
/// descriptor, which is closed on exec, or -1 with errno.
int clinux_memory(int64_t size);

// Clocks.

/// Makes a timer on the wall clock that never fires. Its descriptor becomes readable, with
/// ECANCELED, after each change of the clock and each sleep. Returns it, closed on exec and
/// non-blocking, or -1 with errno.
///
/// Source: timerfd_create(2), TFD_TIMER_CANCEL_ON_SET; the kernel's timerfd_resume() for the sleep.
int clinux_clock_watch(void);
/// CLOCK_BOOTTIME, which counts also while the machine sleeps, in microseconds.
int64_t clinux_boottime_microseconds(void);

// epoll: GNU's struct is packed, which Swift does not see.

/// The events of one descriptor in an epoll; `token` is the number it was added with.
struct clinux_ready {
  uint64_t token;
  uint32_t events;
};

/// Makes an epoll, closed on exec. Returns it, or -1 with errno.
int clinux_epoll_create(void);
/// Adds a descriptor. Returns 0, or -1 with errno.
int clinux_epoll_add(int epoll, int fd, uint32_t events, uint64_t token);
/// Changes the events of a descriptor. Returns 0, or -1 with errno.
int clinux_epoll_change(int epoll, int fd, uint32_t events, uint64_t token);
/// Removes a descriptor. Returns 0, or -1 with errno.
int clinux_epoll_remove(int epoll, int fd);
/// Waits at most this many milliseconds, or forever with -1. Returns the number of ready
/// descriptors, at most count, or -1 with errno.
int clinux_epoll_wait(int epoll, struct clinux_ready *ready, int count, int milliseconds);

// The watchdog for one piece of work.

/// Sets the limit of a piece of work in seconds. Longer work, at most by half, ends the process by
/// SIGABRT. A process has one such limit, which uses SIGALRM. Returns 0, or -1 with errno.
int clinux_limit_create(int seconds);
/// Begins a piece of work, and ends the one before. It makes a system call only after a while
/// without work.
void clinux_limit_begin(void);
/// Ends the piece of work.
void clinux_limit_end(void);
/// Removes the limit.
void clinux_limit_delete(void);

// Sockets: calls that need GNU's extensions, and structs that several modules of C have.

/// Accepts the next connection, closed on exec and non-blocking. Returns it, or -1 with errno.
int clinux_accept(int fd);
/// Returns the process that connected to a local socket, or -1 with errno.
int clinux_peer_process(int fd);
/// Sets the timeout of connecting, sending and receiving; 0 for none. Returns 0, or -1 with errno.
int clinux_set_patience(int fd, int seconds);
/// Whether a path is itself a socket.
bool clinux_is_socket(const char *path);

/// Reads a terminal's number of columns and rows. Returns 0, or -1 with errno.
static inline int clinux_terminal_size(int fd, int *columns, int *rows) {
  struct winsize size = {0};
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/// Sets a terminal's number of columns and rows; a text console's visible size too. Returns 0, or
/// -1 with errno.
static inline int clinux_set_terminal_size(int fd, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

// Framebuffers. Each returns 0, or -1 with errno.
// Source: drivers/video/fbdev/core/fbmem.c.

/// Reads the visible part of a framebuffer: its size, its start in memory, and the format of a
/// pixel.
static inline int clinux_fb_variable(int fd, struct fb_var_screeninfo *variable) {
  return ioctl(fd, FBIOGET_VSCREENINFO, variable);
}
/// Reads the memory layout of a framebuffer.
static inline int clinux_fb_fixed(int fd, struct fb_fix_screeninfo *fixed) {
  return ioctl(fd, FBIOGET_FSCREENINFO, fixed);
}
/// Returns the number of the framebuffer that shows a text console, which counts from 1, or -1 with
/// errno.
static inline int clinux_fb_of_console(int fd, int console) {
  struct fb_con2fbmap map = {.console = (__u32)console};
  return ioctl(fd, FBIOGET_CON2FBMAP, &map) == 0 ? (int)map.framebuffer : -1;
}

// Text consoles. Each returns 0 or more, or -1 with errno. Any open descriptor is enough.
// Source: drivers/tty/vt/vt_ioctl.c, which checks permissions only for changes.

/// Returns the keyboard mode: one of K_XLATE, K_UNICODE, K_RAW, K_MEDIUMRAW, K_OFF.
static inline int clinux_kdgkbmode(int fd) {
  int mode = 0;
  return ioctl(fd, KDGKBMODE, &mode) == 0 ? mode : -1;
}
/// Returns whether the console shows text (KD_TEXT) or a program draws on it (KD_GRAPHICS).
static inline int clinux_kdgetmode(int fd) {
  int mode = 0;
  return ioctl(fd, KDGETMODE, &mode) == 0 ? mode : -1;
}
/// Returns the height of a text row in pixels.
static inline int clinux_console_row_height(int fd) {
  // Without a buffer for glyphs, the kernel returns only their size.
  struct console_font_op font = {.op = KD_FONT_OP_GET, .width = 64, .height = 128, .charcount = 512};
  if (ioctl(fd, KDFONTOP, &font) == 0) return (int)font.height;
  // KD_FONT_OP_GET_TALL, since Linux 6.3: without it, fonts of more than 32 pixels are refused.
  struct console_font_op tall = {.op = 5, .width = 64, .height = 128, .charcount = 512};
  return ioctl(fd, KDFONTOP, &tall) == 0 ? (int)tall.height : -1;
}
/// Returns a key's entry in the table of some modifiers: K(type, value), or a character
/// exclusive-or 0xF000.
static inline int clinux_kdgkbent(int fd, uint8_t table, uint8_t key) {
  struct kbentry entry = {.kb_table = table, .kb_index = key};
  return ioctl(fd, KDGKBENT, &entry) == 0 ? entry.kb_value : -1;
}
/// Two consecutive characters, and the one that the console composes of them.
struct clinux_accent {
  uint32_t diacritic, base, result;
};
/// Reads all compositions, at most 256. Returns their number.
int clinux_kdgkbdiacruc(int fd, struct clinux_accent *accents);
/// Reads the console's meaning of the 256 bytes: each a character, or 0xF000 plus the byte for
/// itself.
static inline int clinux_gio_uniscrnmap(int fd, uint16_t *map) { return ioctl(fd, GIO_UNISCRNMAP, map); }

// uinput. Each returns 0, or -1 with errno.

static inline int clinux_ui_set_evbit(int fd, int type) { return ioctl(fd, UI_SET_EVBIT, type); }
static inline int clinux_ui_set_keybit(int fd, int code) { return ioctl(fd, UI_SET_KEYBIT, code); }
static inline int clinux_ui_set_mscbit(int fd, int code) { return ioctl(fd, UI_SET_MSCBIT, code); }
static inline int clinux_ui_set_ledbit(int fd, int code) { return ioctl(fd, UI_SET_LEDBIT, code); }
static inline int clinux_ui_set_absbit(int fd, int code) { return ioctl(fd, UI_SET_ABSBIT, code); }
static inline int clinux_ui_set_swbit(int fd, int code) { return ioctl(fd, UI_SET_SWBIT, code); }
static inline int clinux_ui_set_relbit(int fd, int code) { return ioctl(fd, UI_SET_RELBIT, code); }
static inline int clinux_ui_set_ffbit(int fd, int code) { return ioctl(fd, UI_SET_FFBIT, code); }
static inline int clinux_ui_set_propbit(int fd, int prop) { return ioctl(fd, UI_SET_PROPBIT, prop); }
static inline int clinux_ui_set_phys(int fd, const char *phys) { return ioctl(fd, UI_SET_PHYS, phys); }
static inline int clinux_ui_abs_setup(int fd, const struct uinput_abs_setup *setup) {
  return ioctl(fd, UI_ABS_SETUP, setup);
}
static inline int clinux_ui_dev_setup(int fd, const struct uinput_setup *setup) {
  return ioctl(fd, UI_DEV_SETUP, setup);
}
static inline int clinux_ui_dev_create(int fd) { return ioctl(fd, UI_DEV_CREATE); }
static inline int clinux_ui_dev_destroy(int fd) { return ioctl(fd, UI_DEV_DESTROY); }
/// Writes at most `size` bytes of the device's name in sysfs, ended by zero.
static inline int clinux_ui_get_sysname(int fd, char *name, int size) {
  return ioctl(fd, UI_GET_SYSNAME(size), name);
}
/// Accepts the upload of an effect by a client, which the event UI_FF_UPLOAD has requested.
static inline int clinux_ui_accept_upload(int fd, int request, struct ff_effect *effect) {
  struct uinput_ff_upload upload = {.request_id = (__u32)request};
  if (ioctl(fd, UI_BEGIN_FF_UPLOAD, &upload) == -1) return -1;
  *effect = upload.effect;
  return ioctl(fd, UI_END_FF_UPLOAD, &upload);
}
/// Accepts the removal of an effect, which the event UI_FF_ERASE has requested.
static inline int clinux_ui_accept_erase(int fd, int request) {
  struct uinput_ff_erase erase = {.request_id = (__u32)request};
  if (ioctl(fd, UI_BEGIN_FF_ERASE, &erase) == -1) return -1;
  return ioctl(fd, UI_END_FF_ERASE, &erase);
}

// evdev. Each returns 0 or more, or -1 with errno.

static inline int clinux_eviocsclockid(int fd, int clock) { return ioctl(fd, EVIOCSCLOCKID, &clock); }
/// Grabs the device, so that only this process receives its events (1), or releases it (0).
static inline int clinux_eviocgrab(int fd, int grab) { return ioctl(fd, EVIOCGRAB, grab); }
/// Uploads a force feedback effect, and sets its number, which plays it as the code of EV_FF.
static inline int clinux_eviocsff(int fd, struct ff_effect *effect) { return ioctl(fd, EVIOCSFF, effect); }
/// Reads the state of all keys as bits, `size` bytes.
static inline int clinux_eviocgkey(int fd, unsigned char *bits, int size) {
  return ioctl(fd, EVIOCGKEY(size), bits);
}

/// Reads the state of the first 64 switches as bits.
static inline int clinux_eviocgsw(int fd, uint64_t *bits) { return ioctl(fd, EVIOCGSW(sizeof *bits), bits); }

/// Reads an axis of each slot: `values` begins with the axis and then has room for `count` slots.
static inline int clinux_eviocgmtslots(int fd, int32_t *values, int count) {
  return ioctl(fd, EVIOCGMTSLOTS((count + 1) * sizeof(int32_t)), values);
}

/// The kernel's time of the event, in microseconds of the clock chosen for its device.
static inline int64_t clinux_input_event_microseconds(const struct input_event *event) {
  return (int64_t)event->input_event_sec * 1000000 + (int64_t)event->input_event_usec;
}

#pragma clang assume_nonnull end
