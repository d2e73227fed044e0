// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// A text console that is open only briefly, since a permanently open console would affect its life
/// cycle.
///
/// **Source:** the kernel's drivers/tty/vt/vt_ioctl.c, which requires no permission for these
/// calls, and tty_io.c.
struct ConsoleDevice: ~Copyable {
  private let path: String
  private let device: OwnedDescriptor

  /// Opens a console for writing, which the group tty is permitted to do.
  ///
  /// - Throws: ``SystemError`` naming the path.
  init(_ path: String) throws(SystemError) {
    // The console must never become the controlling terminal, whose hangup would end this program.
    device = try OwnedDescriptor(opening: path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
    self.path = path
  }

  /// Returns the number of rows and columns.
  ///
  /// - Throws: ``SystemError`` if the device is no terminal.
  func size() throws(SystemError) -> (rows: Int, columns: Int) {
    let fd = device.rawValue
    var (columns, rows): (Int32, Int32) = (0, 0)
    try check("TIOCGWINSZ \(path)") { clinux_terminal_size(fd, &columns, &rows) }
    return (Int(rows), Int(columns))
  }

  /// Sets the size; the kernel redraws the text and clears the area below it.
  ///
  /// - Throws: ``SystemError`` if the kernel refuses the size.
  func setSize(rows: Int, columns: Int) throws(SystemError) {
    let fd = device.rawValue
    let (rows, columns) = (Int32(clamping: rows), Int32(clamping: columns))
    try check("TIOCSWINSZ \(path)") { clinux_set_terminal_size(fd, columns, rows) }
  }

  /// Queries the console.
  ///
  /// - Parameter height: The screen's height in pixels, for kernels that do not report a row's
  ///   height; 0 if unknown.
  /// - Returns: The console's mode and size.
  /// - Throws: ``SystemError`` if the device is no text console.
  func query(screenHeight height: Int) throws(SystemError) -> ConsoleSnapshot {
    let fd = device.rawValue
    let mode = try check("KDGETMODE \(path)") { clinux_kdgetmode(fd) }
    let (rows, columns) = try size()
    // The kernel does not report the font while a program draws.
    let rowHeight = mode == KD_TEXT ? Int(clinux_console_row_height(fd)) : 0
    return ConsoleSnapshot(
      path: path, isText: mode == KD_TEXT, rows: rows, columns: columns,
      rowHeight: max(0, rowHeight), screenHeight: height)
  }

  /// Returns the device of the active console.
  ///
  /// **Source:** the kernel's Documentation/ABI/testing/sysfs-tty.
  ///
  /// - Parameter name: The content of ``namePath``.
  /// - Returns: The device's path; `nil` if it is no console.
  static func path(named name: String) -> String? {
    let path = "/dev/\(name)"
    return Terminal.isConsole(path) ? path : nil
  }

  /// The sysfs attribute with the active console's name; pollable for changes.
  static var namePath: String { "/sys/class/tty/tty0/active" }
}
