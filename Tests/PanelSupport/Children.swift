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
