// SPDX-License-Identifier: MIT

import Linux
import Panel

/// A compositor's socket in the event loop: reads at once, and retries writes to a slow compositor.
final class WaylandConnection {
  let display: Display
  private let loop: EventLoop
  private let onEnd: (BackendError) -> Void
  private var watch: EventLoop.Watch?
  private var flushTimer: EventLoop.Timer?

  /// Connects to a socket, or that of the environment.
  ///
  /// The callback `onEnd` may receive the reason of the end repeatedly.
  init(
    _ loop: EventLoop, _ name: String?, onEnd: @escaping (BackendError) -> Void
  ) throws(BackendError) {
    self.loop = loop
    self.onEnd = onEnd
    display = try Display(name: name)
    do throws(SystemError) {
      watch = try loop.watch(display.descriptor, "the Wayland compositor") { [weak self] in
        self?.ready($0)
      }
      flushTimer = try loop.timer { [weak self] in self?.flush() }
    } catch {
      throw .systemCallFailed(error)
    }
  }

  private func ready(_ readiness: EventLoop.Readiness) {
    do throws(BackendError) {
      try display.read()
      // The last events, and the compositor's error, may take several reads.
      while readiness == .hungUp { try display.read() }
    } catch {
      return onEnd(error)
    }
    flush()
  }

  /// Sends the buffered requests.
  func flush() {
    guard watch != nil else { return }
    do throws(BackendError) {
      let isSent = try display.flush()
      flushTimer?.deadline = isSent ? nil : loop.now + Self.flushPause
    } catch {
      onEnd(error)
    }
  }

  /// Stops reading and sending.
  func close() {
    watch = nil
    flushTimer = nil
  }

  /// The pause before a write to a full socket is retried, in microseconds.
  ///
  /// **Source:** ours: a frame at 60 Hz.
  private static let flushPause: Int64 = 16_000
}
