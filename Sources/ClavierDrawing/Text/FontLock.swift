// SPDX-License-Identifier: MIT

import Synchronization

/// The lock that serialises the use of fonts.
///
/// All renderers of a process share Cairo's fonts and its glyph cache. When the cache is full, one
/// thread may evict a glyph that another is drawing.
///
/// **Source:** a test with Cairo 1.16 of Debian 12: if two threads draw the letters of 200
/// languages, one of them uses an evicted glyph.
enum FontLock {
  private static let mutex = Mutex(())

  /// Calls a function while no other thread uses fonts.
  ///
  /// - Parameter body: The function; it must not call `locked(_:)` again.
  static func locked(_ body: () -> Void) {
    mutex.withLock { _ in body() }
  }
}
