// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Hears that something has changed on the console that is shown: its text, its size, or that it was drawn anew.
///
/// The kernel tells so much more often than anybody could look, so after each look it rests.
///
/// ```
///             told: look                0.1 s
///   waiting ─────────────▶ resting ─────────────▶ waiting
/// ```
///
/// Of the console's text nothing is read.
///
/// **Source:** vcs(4), whose `/dev/vcsa` begins with four bytes: rows, columns, and where the cursor is; the kernel's
/// vc_screen.c, `vcs_poll`, which tells of changes until something is read.
final class ConsoleNews {
  /// How long it rests, in microseconds.
  ///
  /// **Source:** ours: a keyboard that was drawn over is there again before anybody has seen it.
  private static let rest: Int64 = 100_000

  private let device: OwnedDescriptor
  private let loop: EventLoop
  private var exception: EventLoop.Exception?
  private var timer: EventLoop.Timer?

  /// Begins to hear.
  ///
  /// - Throws: ``SystemError`` when the device may not be read.
  init(_ loop: EventLoop, _ look: @escaping () -> Void) throws(SystemError) {
    self.loop = loop
    device = try OwnedDescriptor(opening: "/dev/vcsa", O_RDONLY)
    timer = try loop.timer { [unowned self] in exception?.wait() }
    exception = try loop.exception(device.rawValue, "/dev/vcsa") { [unowned self] in
      // What changes from now on is told of again.
      _ = head()
      timer?.deadline = self.loop.now + Self.rest
      look()
    }
    exception?.wait()
  }

  /// Where the cursor is, from 0; `nil` if that is not known.
  var cursorRow: Int? {
    let head = head()
    // A byte says no more than 255.
    guard let head, head[3] < 255 else { return nil }
    return Int(head[3])
  }

  private func head() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4)
    return pread(device.rawValue, &bytes, bytes.count, 0) == bytes.count ? bytes : nil
  }
}
