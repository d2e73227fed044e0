// SPDX-License-Identifier: MIT
//
// reader NODE LINES LAYOUT [VARIANT] - reads a keyboard's keys like a desktop program, with
// libxkbcommon and its Compose, and without our code. It prints the text of the keys on that
// layout, and ends after LINES lines. It prints "reading" to standard error once it reads. Dead
// keys are composed by the locale of the environment; with COMPOSE=none they are not composed.
//
// It fails if the kernel dropped keys because they arrived faster than they were read. It also
// fails if at the end a key is down, or the state differs from the initial one.

#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

static struct xkb_state *state;
static struct xkb_compose_state *sequence;
static int lines, downs;

static void fail(const char *what) {
  fprintf(stderr, "reader: %s\n", what);
  exit(1);
}

static void readKeymap(const char *layout, const char *variant) {
  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES);
  if (!context) fail("no libxkbcommon");
  struct xkb_rule_names names = {.layout = layout, .variant = variant};
  struct xkb_keymap *keymap = xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
  if (!keymap) fail("there is no such layout");
  if (!(state = xkb_state_new(keymap))) fail("no state");
  const char *choice = getenv("COMPOSE");
  if (choice && !strcmp(choice, "none")) return;
  struct xkb_compose_table *table = xkb_compose_table_new_from_locale(
      context, setlocale(LC_CTYPE, NULL), XKB_COMPOSE_COMPILE_NO_FLAGS);
  if (!table) fail("the locale has no sequences");
  if (!(sequence = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS))) fail("no state");
}

// Returns the text of a key at its press: its composition, or its own.
static void print(xkb_keycode_t key) {
  char text[64];
  if (sequence) xkb_compose_state_feed(sequence, xkb_state_key_get_one_sym(state, key));
  switch (sequence ? xkb_compose_state_get_status(sequence) : XKB_COMPOSE_NOTHING) {
    case XKB_COMPOSE_COMPOSING: return;
    case XKB_COMPOSE_CANCELLED: xkb_compose_state_reset(sequence); return;
    case XKB_COMPOSE_COMPOSED:
      xkb_compose_state_get_utf8(sequence, text, sizeof text);
      xkb_compose_state_reset(sequence);
      break;
    case XKB_COMPOSE_NOTHING: xkb_state_key_get_utf8(state, key, text, sizeof text);
  }
  if (!strcmp(text, "\r")) {
    lines--;
    strcpy(text, "\n");
  }
  fputs(text, stdout);
}

static void handle(const struct input_event *event) {
  if (event->type == EV_SYN && event->code == SYN_DROPPED) fail("the kernel dropped keys");
  // Repeats are not presses.
  if (event->type != EV_KEY || event->value > 1) return;
  // XKB key codes begin at 8.
  xkb_keycode_t key = event->code + 8;
  if (event->value) print(key);
  xkb_state_update_key(state, key, event->value ? XKB_KEY_DOWN : XKB_KEY_UP);
  downs += event->value ? 1 : -1;
}

static int isAtRest(void) {
  return !downs && !xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE) &&
         !xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE);
}

int main(int count, char **arguments) {
  if (count < 4) return fputs("reader NODE LINES LAYOUT [VARIANT]\n", stderr), 2;
  setlocale(LC_CTYPE, "");
  // A caller that waits in vain for a line sees those before it.
  setvbuf(stdout, NULL, _IOLBF, 0);
  lines = atoi(arguments[2]);
  readKeymap(arguments[3], count > 4 ? arguments[4] : "");
  int node = open(arguments[1], O_RDONLY);
  if (node < 0) fail(strerror(errno));
  fputs("reading\n", stderr);
  struct input_event events[64];
  // The last Return is lifted, too.
  while (lines > 0 || downs > 0) {
    ssize_t size = read(node, events, sizeof events);
    if (size <= 0) fail(strerror(errno));
    for (size_t i = 0; i < (size_t)size / sizeof *events; i++) handle(&events[i]);
  }
  if (!isAtRest()) fail("something is in force");
  return 0;
}
