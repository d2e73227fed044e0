// SPDX-License-Identifier: MIT

import Linux

/// The state of a daemon that has been absent for so long that a message is due.
final class ServiceAbsence {
  private let loop: EventLoop
  private var timer: EventLoop.Timer?
  /// Whether the message is due.
  private(set) var isReported = false
  /// Whether the keyboard was shown when the daemon was last there; initially the policy's default.
  var wasShown: Bool

  /// Starts with a present daemon; `onNotice` is called after a long absence.
  init(_ loop: EventLoop, wasShown: Bool, onNotice: @escaping () -> Void) throws(SystemError) {
    self.loop = loop
    self.wasShown = wasShown
    timer = try loop.timer { [unowned self] in
      isReported = true
      onNotice()
    }
  }

  /// Records that the daemon has gone; a restart within the pause causes no message.
  func begin() {
    timer?.deadline = loop.now + Self.noticeDelay
  }

  /// Records that the daemon is there.
  func end() {
    timer?.deadline = nil
    isReported = false
  }

  /// The length of an absence without a message, in microseconds.
  ///
  /// **Source:** ours: systemd restarts the daemon after a second (`RestartSec=` in the unit).
  private static let noticeDelay: Int64 = 2_000_000
}
