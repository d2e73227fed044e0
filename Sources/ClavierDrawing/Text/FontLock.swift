// SPDX-License-Identifier: MIT

import Synchronization

/// Lets one thread at a time use fonts.
///
/// All renderers of a process share Cairo's fonts and the pictures of their letters. Where there are more of these than Cairo
/// keeps, one thread may throw away what another draws.
///
/// **Source:** seen with Cairo 1.16 of Debian 12: two threads that draw the letters of 200 languages end in a
/// letter that is no longer there.
enum FontLock {
  private static let mutex = Mutex(())

  /// Does something with fonts while no other thread does.
  ///
  /// - Parameter body: What to do; it must not come here again.
  static func locked(_ body: () -> Void) {
    mutex.withLock { _ in body() }
  }
}
