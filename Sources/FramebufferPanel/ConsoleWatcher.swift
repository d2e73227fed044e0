// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// A watch for changes of the active console: its text, its size, or a redraw.
///
/// The kernel reports changes very frequently, so a pause follows each report.
///
/// ```
///            change: look                0.1 s
///   waiting ─────────────▶ resting ─────────────▶ waiting
/// ```
///
/// The console's text is never read.
///
/// **Source:** vcs(4): `/dev/vcsa` begins with four bytes: rows, columns, and the cursor's column
/// and row. The kernel's vc_screen.c, `vcs_poll`, reports changes until the device is read.
final class ConsoleWatcher {
  /// The pause after a report, in microseconds.
  ///
  /// **Source:** ours: short enough that an overwritten keyboard reappears before a person notices.
  private static let redrawDelay: Int64 = 100_000

  private let device: OwnedDescriptor
  private let loop: EventLoop
  private var exception: EventLoop.Exception?
  private var timer: EventLoop.Timer?

  /// Starts watching; `onChange` is called after changes, with a pause between two calls.
  ///
  /// - Throws: ``SystemError`` if the device must not be read.
  init(_ loop: EventLoop, _ onChange: @escaping () -> Void) throws(SystemError) {
    self.loop = loop
    device = try OwnedDescriptor(opening: "/dev/vcsa", O_RDONLY)
    timer = try loop.timer { [unowned self] in exception?.wait() }
    exception = try loop.exception(device.rawValue, "/dev/vcsa") { [unowned self] in
      // Reading re-arms the poll for the following changes.
      _ = readHeader()
      timer?.deadline = self.loop.now + Self.redrawDelay
      onChange()
    }
    exception?.wait()
  }

  /// The cursor's row, from 0; `nil` if unknown.
  var cursorRow: Int? {
    let header = readHeader()
    // A byte's largest value, 255, stands for all larger rows.
    guard let header, header[3] < 255 else { return nil }
    return Int(header[3])
  }

  private func readHeader() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4)
    return pread(device.rawValue, &bytes, bytes.count, 0) == bytes.count ? bytes : nil
  }
}
