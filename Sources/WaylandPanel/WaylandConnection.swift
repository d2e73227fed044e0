// SPDX-License-Identifier: MIT

import Linux
import Panel

/// A compositor's socket in the loop: what comes is read at once, and what a slow compositor does not take goes later.
final class WaylandConnection {
  let display: Display
  private let loop: EventLoop
  private let onEnd: (BackendError) -> Void
  private var watch: EventLoop.Watch?
  private var flushTimer: EventLoop.Timer?

  /// Connects to a socket, or to that of the environment; tells why it has ended, maybe more than once.
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
      throw .refused(error)
    }
  }

  private func ready(_ readiness: EventLoop.Readiness) {
    do throws(BackendError) {
      try display.read()
      if readiness == .hungUp { throw .compositorEnded }
    } catch {
      return onEnd(error)
    }
    flush()
  }

  /// Sends what was asked for.
  func flush() {
    guard watch != nil else { return }
    do throws(BackendError) {
      let isSent = try display.flush()
      flushTimer?.deadline = isSent ? nil : loop.now + Self.flushPause
    } catch {
      onEnd(error)
    }
  }

  /// Reads and sends nothing any more.
  func close() {
    watch = nil
    flushTimer = nil
  }

  /// How long a compositor has to read what it was sent before it is tried again, in microseconds.
  ///
  /// **Source:** ours: a frame of a screen with 60 of them in a second.
  private static let flushPause: Int64 = 16_000
}
