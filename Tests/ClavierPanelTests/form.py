# SPDX-License-Identifier: MIT
"""A form of GTK, whose user is told on standard input what to do.

focus THING gives that the focus, cursor PLACE moves the entry's cursor, select FROM TO selects there, type TEXT puts it there, hide and show make the
characters of the entry points and letters, other opens a window without fields, back closes it, stuck gives the entry
the focus and then does nothing at all until it is told something else.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

window = Gtk.Window(title="form")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
window.add(box)
things = {
    "button": Gtk.Button(label="Send"),
    "entry": Gtk.Entry(text="Hello. "),
    "password": Gtk.Entry(text="secret", visibility=False),
    "number": Gtk.SpinButton.new_with_range(0, 9, 1),
    "area": Gtk.TextView(),
    "fixed": Gtk.Entry(text="fixed", editable=False),
}
for thing in things.values():
    box.add(thing)
others = []


def obey(verb, rest):
    if verb == "focus":
        things[rest].grab_focus()
        if rest == "entry":
            things[rest].set_position(-1)
    elif verb == "cursor":
        things["entry"].set_position(int(rest))
    elif verb == "select":
        things["entry"].select_region(*map(int, rest.split()))
    elif verb == "type":
        entry = things["entry"]
        place = entry.get_position()
        entry.insert_text(rest, place)
        entry.set_position(place + len(rest))
    elif verb in ("hide", "show"):
        things["entry"].set_visibility(verb == "show")
    elif verb == "other":
        others.append(Gtk.Window(title="other"))
        others[0].add(Gtk.Button(label="Back"))
        others[0].show_all()
        others[0].present()
    elif verb == "back":
        others.pop().destroy()
        window.present()
    elif verb == "stuck":
        things["entry"].grab_focus()
        # It is told by the loop.
        while Gtk.events_pending():
            Gtk.main_iteration()
        print("stuck", flush=True)
        while os.read(0, 1) != b"\n":
            pass


def listen(source, _):
    text = os.read(source, 4096).decode()
    if not text:
        Gtk.main_quit()
        return False
    for line in text.splitlines():
        obey(*line.partition(" ")[::2])
    return True


def begin(*_):
    print("ready", flush=True)


GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, listen)
window.connect("focus-in-event", begin)
window.show_all()
things["button"].grab_focus()
Gtk.main()
