// SPDX-License-Identifier: MIT

import Linux

/// Whether the daemon has been away for so long that it is said, and whether the keyboard is missed then.
final class ServiceAbsence {
  private let loop: EventLoop
  private var timer: EventLoop.Timer?
  /// Whether it is to be said.
  private(set) var isTold = false
  /// Whether the keyboard was shown when the daemon was there last; before, what the policy begins with.
  var wasShown: Bool

  /// Misses nothing yet; calls when the daemon has been away for too long.
  init(_ loop: EventLoop, wasShown: Bool, onNotice: @escaping () -> Void) throws(SystemError) {
    self.loop = loop
    self.wasShown = wasShown
    timer = try loop.timer { [unowned self] in
      isTold = true
      onNotice()
    }
  }

  /// The daemon has gone; one that is only started again is waited for.
  func begin() {
    timer?.deadline = loop.now + Self.pause
  }

  /// The daemon is there.
  func end() {
    timer?.deadline = nil
    isTold = false
  }

  /// How long a daemon may be away without a word, in microseconds.
  ///
  /// **Source:** ours: systemd starts it again after a second (`RestartSec=` in the unit).
  private static let pause: Int64 = 2_000_000
}
