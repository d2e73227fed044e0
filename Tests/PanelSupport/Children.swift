// SPDX-License-Identifier: MIT

public import Foundation
import Glibc

/// Ends the children of a process at once, as if they had crashed.
///
/// What is started under a time limit is the child of who counts the time.
public func killChildren(of process: Process) {
  let parent = process.processIdentifier
  let path = "/proc/\(parent)/task/\(parent)/children"
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  for child in text.split(separator: " ").compactMap({ Int32($0) }) { kill(child, SIGKILL) }
}

/// Words that a command begins with which is to end by itself: threads of tests let their children have no signal but the one that
/// cannot be refused.
public let withSignals = [
  "python3", "-c",
  "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
    + "os.execvp(sys.argv[1], sys.argv[1:])",
]
