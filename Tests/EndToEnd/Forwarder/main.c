// SPDX-License-Identifier: MIT
//
// forwarder NODE - a minimal program that forwards a touch device to other readers, the baseline of
// the daemon's pass-through. It opens the device, makes a clone, grabs the device, prints a line,
// waits, and writes to the clone all events that it reads.
//
// forwarder keys NODE - a minimal program that types by touch: makes a keyboard of one key, which
// is down while the device is touched. It is the baseline of the daemon's typing. The console then
// shows no key of any keyboard, as under a display server.

#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int fail(const char *call) {
  fprintf(stderr, "forwarder: %s: %s\n", call, strerror(errno));
  return 1;
}

static int has(const unsigned char *bits, int bit) { return bits[bit / 8] >> (bit % 8) & 1; }

// Declares the source's codes of one type.
static int declare(int source, int clone, int type, int count, unsigned long request) {
  unsigned char bits[KEY_CNT / 8 + 1] = {0};
  if (ioctl(source, EVIOCGBIT(type, sizeof bits), bits) < 0) return -1;
  int isDeclared = 0;
  for (int code = 0; code < count; code++) {
    if (!has(bits, code)) continue;
    if (!isDeclared++ && ioctl(clone, UI_SET_EVBIT, type) < 0) return -1;
    if (ioctl(clone, request, code) < 0) return -1;
    if (type != EV_ABS) continue;
    struct uinput_abs_setup axis = {.code = (__u16)code};
    if (ioctl(source, EVIOCGABS(code), &axis.absinfo) < 0) return -1;
    if (ioctl(clone, UI_ABS_SETUP, &axis) < 0) return -1;
  }
  return 0;
}

static int make(int source, int clone, const char *path) {
  struct uinput_setup setup = {.id = {.bustype = BUS_VIRTUAL, .vendor = 0x1209, .product = 2}};
  char place[80];
  strcpy(setup.name, "Forwarder");
  snprintf(place, sizeof place, "forwarder/%s", strrchr(path, '/') ? strrchr(path, '/') + 1 : path);
  if (declare(source, clone, EV_KEY, KEY_CNT, UI_SET_KEYBIT) < 0) return -1;
  if (declare(source, clone, EV_ABS, ABS_CNT, UI_SET_ABSBIT) < 0) return -1;
  if (ioctl(clone, UI_SET_PROPBIT, INPUT_PROP_DIRECT) < 0) return -1;
  if (ioctl(clone, UI_SET_PHYS, place) < 0) return -1;
  if (ioctl(clone, UI_DEV_SETUP, &setup) < 0) return -1;
  return ioctl(clone, UI_DEV_CREATE);
}

static int forward(const char *path) {
  int source = open(path, O_RDONLY | O_NONBLOCK);
  if (source < 0) return fail(path);
  int clone = open("/dev/uinput", O_WRONLY);
  if (clone < 0) return fail("/dev/uinput");
  if (make(source, clone, path) < 0) return fail("clone");
  if (ioctl(source, EVIOCGRAB, 1) < 0) return fail("EVIOCGRAB");
  puts("grabbed");
  fflush(stdout);
  int ready = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  if (ready < 0 || epoll_ctl(ready, EPOLL_CTL_ADD, source, &event) < 0) return fail("epoll");
  struct input_event events[64];
  while (epoll_wait(ready, &event, 1, -1) == 1) {
    ssize_t size = read(source, events, sizeof events);
    if (size <= 0) return 0;
    if (write(clone, events, (size_t)size) != size) return fail("write");
  }
  return fail("epoll_wait");
}

static int type(const char *path) {
  struct uinput_setup setup = {.id = {.bustype = BUS_VIRTUAL, .vendor = 0x1209, .product = 3}};
  strcpy(setup.name, "Least Keyboard");
  int source = open(path, O_RDONLY);
  if (source < 0) return fail(path);
  int keyboard = open("/dev/uinput", O_WRONLY);
  if (keyboard < 0) return fail("/dev/uinput");
  if (ioctl(keyboard, UI_SET_EVBIT, EV_KEY) < 0) return fail("UI_SET_EVBIT");
  if (ioctl(keyboard, UI_SET_KEYBIT, KEY_Q) < 0) return fail("UI_SET_KEYBIT");
  if (ioctl(keyboard, UI_DEV_SETUP, &setup) < 0) return fail("UI_DEV_SETUP");
  if (ioctl(keyboard, UI_DEV_CREATE) < 0) return fail("UI_DEV_CREATE");
  int console = open("/dev/tty0", O_RDWR);
  if (console < 0 || ioctl(console, KDSKBMODE, K_OFF) < 0) return fail("/dev/tty0");
  struct input_event events[64];
  ssize_t size;
  while ((size = read(source, events, sizeof events)) > 0) {
    for (struct input_event *event = events; event < events + size / (ssize_t)sizeof *event; event++) {
      if (event->type != EV_KEY || event->code != BTN_TOUCH) continue;
      struct input_event key[2] = {
          {.type = EV_KEY, .code = KEY_Q, .value = event->value}, {.type = EV_SYN}};
      if (write(keyboard, key, sizeof key) < 0) return fail("write");
    }
  }
  return 0;
}

int main(int count, char **arguments) {
  if (count == 2) return forward(arguments[1]);
  if (count == 3 && !strcmp(arguments[1], "keys")) return type(arguments[2]);
  return fputs("forwarder [keys] NODE\n", stderr), 2;
}
