// SPDX-License-Identifier: MIT

import Glibc
package import Linux
import TestSupport

/// Waits until a loop has no work for 300 turns, a millisecond apart.
///
/// - Parameter loop: The loop, which is run meanwhile.
/// - Returns: Whether it came to rest in time.
/// - Throws: The error of the loop.
package func becomesIdle(_ loop: EventLoop) throws -> Bool {
  try comesTrue {
    for _ in 0..<300 {
      if try loop.runOnce() { return false }
      usleep(1000)
    }
    return true
  }
}
