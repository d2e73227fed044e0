// SPDX-License-Identifier: MIT

import Synchronization

/// The lock that serialises the use of fonts.
///
/// All renderers of a process share Cairo's fonts and its glyph cache. When the cache is full, one
/// thread may evict a glyph that another is drawing.
///
/// **Source:** seen with Cairo 1.16 of Debian 12: two threads that draw the letters of 200
/// languages end up using an evicted glyph.
enum FontLock {
  private static let mutex = Mutex(())

  /// Runs `body` while no other thread uses fonts.
  ///
  /// - Parameter body: The work; it must not call this function again.
  static func locked(_ body: () -> Void) {
    mutex.withLock { _ in body() }
  }
}
