# SPDX-License-Identifier: MIT
# Draws the keyboard in a terminal: panel.py [SOCKET]

import json, socket, sys

path = sys.argv[1] if len(sys.argv) > 1 else "/run/clavier/clavier.sock"
daemon = socket.socket(socket.AF_UNIX)
daemon.connect(path)
lines = daemon.makefile("rw", encoding="utf-8", newline="\n")
scene = {}

def draw():
    if not scene["shown"]:
        return print("(hidden)\n", flush=True)
    number = 0
    for top, bottom, count in scene["rows"]:
        row = ""
        for key in scene["keys"][number : number + count]:
            left, _, right, _ = key["touch"]
            inside = round((right - left) / scene["size"][0] * 78) - 2
            text = key["label"][:inside].center(inside)
            row += f"[{text}]" if number in scene["pressed"] else f" {text} "
            number += 1
        print(row)
    for callout in scene["callouts"]:
        print("   ".join(item["label"] for item in callout.get("items", [callout])))
    print(flush=True)

print(json.dumps({"panel": {"name": "terminal"}}), file=lines, flush=True)
for line in lines:
    message = json.loads(line)
    if "error" in message:
        sys.exit(message["error"])
    if "scene" in message:
        scene.update(message["scene"])
        draw()
