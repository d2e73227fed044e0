# SPDX-License-Identifier: MIT
# Prints the uses of custom and other requested keys: requests.py [SOCKET]

import json, socket, sys

path = sys.argv[1] if len(sys.argv) > 1 else "/run/clavier/clavier.sock"
daemon = socket.socket(socket.AF_UNIX)
daemon.connect(path)
lines = daemon.makefile("rw", encoding="utf-8", newline="\n")

hello = json.loads(lines.readline())["hello"]
if hello["protocol"] != 1:
    sys.exit(f"clavierd {hello['version']} speaks another protocol")

print(json.dumps({"subscribe": ["requests"]}), file=lines, flush=True)
for line in lines:
    message = json.loads(line)
    if "error" in message:
        sys.exit(message["error"])
    if message.get("request") == "custom":
        print("custom key:", message["name"], flush=True)
    elif "request" in message:
        print("key:", message["request"], flush=True)
