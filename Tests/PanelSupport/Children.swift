// SPDX-License-Identifier: MIT

public import Foundation
import Glibc

/// Kills the children of a process, as if they had crashed.
///
/// A program started under `timeout` is a child of that process.
public func killChildren(of process: Process) {
  let parent = process.processIdentifier
  let path = "/proc/\(parent)/task/\(parent)/children"
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  for child in text.split(separator: " ").compactMap({ Int32($0) }) { kill(child, SIGKILL) }
}

/// The prefix of a command that must be able to end by a signal.
///
/// Test threads block all signals in their children except the one that cannot be blocked.
public let withSignals = [
  "python3", "-c",
  "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
    + "os.execvp(sys.argv[1], sys.argv[1:])",
]
