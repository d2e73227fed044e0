// SPDX-License-Identifier: MIT
//
// One typed function for each call of the kernel or the C library that Swift cannot see: function-like
// macros, variadic functions, and numbers that are computed by macros. Nothing else.
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

/// Gives free memory back, that of deep calls that are over too, and drops the pages of code and constants of this
/// program and its libraries from memory: each comes back from its file when it is needed. Gives 0, or -1 if none of
/// them could be dropped.
int clinux_forget_start(void);

/// Makes a file in memory of so many bytes, whose size nobody can change. Closed on exec. Gives it, or -1 with errno.
int clinux_memory(int64_t size);

// Clocks.

/// A timer on the wall clock that does not fire in this age of the world, but whose descriptor is readable,
/// with ECANCELED, each time that the clock was set or the machine has slept. Gives it, closed on exec and
/// never blocking, or -1 with errno.
///
/// Source: timerfd_create(2), TFD_TIMER_CANCEL_ON_SET; the kernel's timerfd_resume() for the sleep.
int clinux_clock_watch(void);
/// CLOCK_BOOTTIME, which counts also while the machine sleeps, in microseconds.
int64_t clinux_boottime_microseconds(void);

// Waiting for several descriptors: GNU's struct is packed, which Swift does not see.

/// What epoll says of a descriptor, by the number that it was added with.
struct clinux_ready {
  uint64_t token;
  uint32_t events;
};

/// Makes an epoll, closed on exec. Gives it, or -1 with errno.
int clinux_epoll_create(void);
/// Waits for a descriptor, too. Gives 0, or -1 with errno.
int clinux_epoll_add(int epoll, int fd, uint32_t events, uint64_t token);
/// Waits for other events of it. Gives 0, or -1 with errno.
int clinux_epoll_change(int epoll, int fd, uint32_t events, uint64_t token);
/// Waits for it no longer. Gives 0, or -1 with errno.
int clinux_epoll_remove(int epoll, int fd);
/// Waits so many milliseconds, or for ever with -1. Gives how many are ready, at most count, or -1 with errno.
int clinux_epoll_wait(int epoll, struct clinux_ready *ready, int count, int milliseconds);

// A limit for one piece of work.

/// From now on a piece of work that lasts so many seconds, or at most half of them longer, ends the process by
/// SIGABRT. There is one such limit in a process, and SIGALRM is its own. Gives 0, or -1 with errno.
int clinux_limit_create(int seconds);
/// A piece of work begins; another one, if one had begun. A system call only where there was none for a while.
void clinux_limit_begin(void);
/// No work is done.
void clinux_limit_end(void);
/// Nothing is limited any more.
void clinux_limit_delete(void);

// Sockets: what is seen with GNU's extensions only, and structs that several modules of C have.

/// The next connection, closed on exec and never blocking. Gives it, or -1 with errno.
int clinux_accept(int fd);
/// The process that connected to a local socket. Gives its number, or -1 with errno.
int clinux_peer_process(int fd);
/// How long connecting, sending and receiving may take; 0 for ever. Gives 0, or -1 with errno.
int clinux_set_patience(int fd, int seconds);
/// Whether a path is itself a socket.
bool clinux_is_socket(const char *path);

/// How many columns and rows a terminal has. Gives 0, or -1 with errno.
static inline int clinux_terminal_size(int fd, int *columns, int *rows) {
  struct winsize size = {0};
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/// Sets how many columns and rows a terminal has; of a text console also how many it shows. Gives 0, or -1 with errno.
static inline int clinux_set_terminal_size(int fd, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

// Framebuffers. Each gives 0, or -1 with errno.
// Source: drivers/video/fbdev/core/fbmem.c.

/// What a framebuffer shows: its size, where in its memory it begins, and how a pixel is stored.
static inline int clinux_fb_variable(int fd, struct fb_var_screeninfo *variable) {
  return ioctl(fd, FBIOGET_VSCREENINFO, variable);
}
/// How a framebuffer's memory is laid out.
static inline int clinux_fb_fixed(int fd, struct fb_fix_screeninfo *fixed) {
  return ioctl(fd, FBIOGET_FSCREENINFO, fixed);
}
/// The number of the framebuffer that a text console, from 1, is shown on. Gives it, or -1 with errno.
static inline int clinux_fb_of_console(int fd, int console) {
  struct fb_con2fbmap map = {.console = (__u32)console};
  return ioctl(fd, FBIOGET_CON2FBMAP, &map) == 0 ? (int)map.framebuffer : -1;
}

// Text consoles. Each gives 0 or more, or -1 with errno; an open descriptor is enough, whatever it may do.
// Source: drivers/tty/vt/vt_ioctl.c, which asks for rights only of what changes something.

/// What the console makes of keys: one of K_XLATE, K_UNICODE, K_RAW, K_MEDIUMRAW, K_OFF.
static inline int clinux_kdgkbmode(int fd) {
  int mode = 0;
  return ioctl(fd, KDGKBMODE, &mode) == 0 ? mode : -1;
}
/// Whether the console shows text (KD_TEXT) or a program draws on it (KD_GRAPHICS).
static inline int clinux_kdgetmode(int fd) {
  int mode = 0;
  return ioctl(fd, KDGETMODE, &mode) == 0 ? mode : -1;
}
/// How many pixels a row of the console's text is high.
static inline int clinux_console_row_height(int fd) {
  // Without room for letters the kernel gives their size alone.
  struct console_font_op font = {.op = KD_FONT_OP_GET, .width = 64, .height = 128, .charcount = 512};
  return ioctl(fd, KDFONTOP, &font) == 0 ? (int)font.height : -1;
}
/// What a key does in the table for some modifiers, as the kernel's K(type, value), or 0xF000 exclusive or a
/// character.
static inline int clinux_kdgkbent(int fd, uint8_t table, uint8_t key) {
  struct kbentry entry = {.kb_table = table, .kb_index = key};
  return ioctl(fd, KDGKBENT, &entry) == 0 ? entry.kb_value : -1;
}
/// Two characters, one after the other, and what the console makes of them.
struct clinux_accent {
  uint32_t diacritic, base, result;
};
/// All that the console composes, at most 256. Gives how many.
int clinux_kdgkbdiacruc(int fd, struct clinux_accent *accents);
/// What the 256 bytes mean to the console, each a character or 0xF000 and the byte for itself.
static inline int clinux_gio_uniscrnmap(int fd, uint16_t *map) { return ioctl(fd, GIO_UNISCRNMAP, map); }

// uinput. Each gives 0, or -1 with errno.

static inline int clinux_ui_set_evbit(int fd, int type) { return ioctl(fd, UI_SET_EVBIT, type); }
static inline int clinux_ui_set_keybit(int fd, int code) { return ioctl(fd, UI_SET_KEYBIT, code); }
static inline int clinux_ui_set_mscbit(int fd, int code) { return ioctl(fd, UI_SET_MSCBIT, code); }
static inline int clinux_ui_set_ledbit(int fd, int code) { return ioctl(fd, UI_SET_LEDBIT, code); }
static inline int clinux_ui_set_absbit(int fd, int code) { return ioctl(fd, UI_SET_ABSBIT, code); }
static inline int clinux_ui_set_swbit(int fd, int code) { return ioctl(fd, UI_SET_SWBIT, code); }
static inline int clinux_ui_set_relbit(int fd, int code) { return ioctl(fd, UI_SET_RELBIT, code); }
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

// evdev. Each gives 0 or more, or -1 with errno.

static inline int clinux_eviocsclockid(int fd, int clock) { return ioctl(fd, EVIOCSCLOCKID, &clock); }
/// Keeps the device's events from everybody else (1) or no longer (0).
static inline int clinux_eviocgrab(int fd, int grab) { return ioctl(fd, EVIOCGRAB, grab); }
static inline int clinux_eviocgname(int fd, char *name, int size) {
  return ioctl(fd, EVIOCGNAME(size), name);
}
/// The state of all keys as bits, `size` bytes.
static inline int clinux_eviocgkey(int fd, unsigned char *bits, int size) {
  return ioctl(fd, EVIOCGKEY(size), bits);
}

/// The state of the first 64 switches as bits.
static inline int clinux_eviocgsw(int fd, uint64_t *bits) { return ioctl(fd, EVIOCGSW(sizeof *bits), bits); }

/// What each slot says of an axis: `values` begins with the axis and then has room for `count` slots.
static inline int clinux_eviocgmtslots(int fd, int32_t *values, int count) {
  return ioctl(fd, EVIOCGMTSLOTS((count + 1) * sizeof(int32_t)), values);
}

/// When the kernel saw the event, in microseconds of the clock chosen for its device.
static inline int64_t clinux_input_event_microseconds(const struct input_event *event) {
  return (int64_t)event->input_event_sec * 1000000 + (int64_t)event->input_event_usec;
}

#pragma clang assume_nonnull end
