// SPDX-License-Identifier: MIT

import Linux

/// The state of a daemon that has been absent long enough for a message.
final class ServiceAbsence {
  private let loop: EventLoop
  private var timer: EventLoop.Timer?
  /// Whether the message is due.
  private(set) var isReported = false
  /// Whether the keyboard was shown when the daemon was last connected; initially the policy's
  /// default.
  var wasShown: Bool

  /// Creates the state for a present daemon.
  ///
  /// The callback `onNotice` is called after a long absence.
  init(_ loop: EventLoop, wasShown: Bool, onNotice: @escaping () -> Void) throws(SystemError) {
    self.loop = loop
    self.wasShown = wasShown
    timer = try loop.timer { [unowned self] in
      isReported = true
      onNotice()
    }
  }

  /// Records that the daemon has disconnected; a restart within the delay causes no message.
  func begin() {
    timer?.deadline = loop.now + Self.noticeDelay
  }

  /// Records that the daemon is connected.
  func end() {
    timer?.deadline = nil
    isReported = false
  }

  /// The maximum duration of an absence without a message, in microseconds.
  ///
  /// **Source:** ours: systemd restarts the daemon after a second (`RestartSec=` in the unit).
  private static let noticeDelay: Int64 = 2_000_000
}
