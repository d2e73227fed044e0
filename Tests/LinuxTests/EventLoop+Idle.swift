// SPDX-License-Identifier: MIT

import Linux

extension EventLoop {
  /// Calls the handlers of ready sources until none is ready.
  func turnUntilIdle() throws {
    while try runOnce() {}
  }
}
