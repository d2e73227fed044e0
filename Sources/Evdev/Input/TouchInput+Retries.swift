// SPDX-License-Identifier: MIT

import Glibc
import Linux

// Nodes that could not be opened or read, for a reason of which udev reports no end: descriptors or
// memory are used up, or the device does not answer.

/// The retries of nodes that could not be opened or read.
struct Retries {
  /// The watch for permissions on nodes that the settings select; `nil` while none is forbidden.
  var permissionWatch: PermissionWatch?
  /// The timer of the next retry; `nil` before the start.
  var timer: EventLoop.Timer?
  private var backoff = ExponentialBackoff()
  /// The time of the last failure, in the loop's microseconds.
  private var lastFailure = Int64.min / 2

  /// The pause after which a failure counts as the first one again, in microseconds.
  ///
  /// **Source:** ours: longer than the longest delay, so that a device that fails at each read is
  /// not reopened all the time.
  private static let pause: Int64 = 60_000_000

  /// Schedules a retry, unless there is one.
  ///
  /// - Parameter now: The loop's time, in microseconds.
  mutating func schedule(at now: Int64) {
    guard let timer, timer.deadline == nil else { return }
    if now - lastFailure >= Self.pause { backoff.reset() }
    lastFailure = now
    timer.deadline = now + backoff.next()
  }
}

extension TouchInput {
  /// Opens a node again after a delay, if the reason of its failure may pass.
  ///
  /// - Parameters:
  ///   - sysname: The node.
  ///   - error: The error of opening or reading it.
  func retryLater(_ sysname: String, after error: SystemError) {
    guard error.mayPass, candidates[sysname] != nil else { return }
    candidates[sysname]?.hasFailed = true
    retries.schedule(at: loop.now)
  }

  /// Opens the nodes that have failed; those that fail again are retried later.
  func retryFailed() {
    // The node may be forbidden now.
    defer { updatePermissionWatch() }
    for sysname in candidates.keys.sorted() where candidates[sysname]?.hasFailed == true {
      candidates[sysname]?.hasFailed = false
      guard candidates[sysname]?.reader == nil else { continue }
      // The node's name and properties may have been unreadable, too.
      if let node = udev.node(named: sysname) { handle(node) } else { openOrClose(sysname) }
    }
  }
}

extension SystemError {
  /// Whether the reason may pass without a change that udev or the file system reports.
  fileprivate var mayPass: Bool {
    [EAGAIN, EBUSY, EINTR, EIO, EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code)
  }
}
