// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// A text console, open for a moment: a program that keeps one open takes part in its life.
///
/// **Source:** the kernel's drivers/tty/vt/vt_ioctl.c, which asks for no right for any of this, and tty_io.c.
struct ConsoleDevice: ~Copyable {
  private let path: String
  private let device: OwnedDescriptor

  /// Opens it for writing, which the group tty may.
  ///
  /// - Throws: ``SystemError`` naming the path.
  init(_ path: String) throws(SystemError) {
    self.path = path
    // It must never become the terminal that can end this program.
    device = try OwnedDescriptor(opening: path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
  }

  /// How many rows and columns it has.
  ///
  /// - Throws: ``SystemError`` if it is no terminal.
  func size() throws(SystemError) -> (rows: Int, columns: Int) {
    let fd = device.rawValue
    var (columns, rows): (Int32, Int32) = (0, 0)
    try check("TIOCGWINSZ \(path)") { clinux_terminal_size(fd, &columns, &rows) }
    return (Int(rows), Int(columns))
  }

  /// Gives it a size; the kernel draws its text anew, and clears what is below.
  ///
  /// - Throws: ``SystemError`` if it cannot have that.
  func setSize(rows: Int, columns: Int) throws(SystemError) {
    let fd = device.rawValue
    let (rows, columns) = (Int32(clamping: rows), Int32(clamping: columns))
    try check("TIOCSWINSZ \(path)") { clinux_set_terminal_size(fd, columns, rows) }
  }

  /// What it is just now.
  ///
  /// - Parameter height: How many pixels high the screen is, for consoles that do not say how high a row is.
  /// - Returns: Its mode and its size.
  /// - Throws: ``SystemError`` if it is no text console.
  func look(screenHeight height: Int) throws(SystemError) -> SeenConsole {
    let fd = device.rawValue
    let mode = try check("KDGETMODE \(path)") { clinux_kdgetmode(fd) }
    let (rows, columns) = try size()
    // The kernel tells no font while a program draws.
    let told = mode == KD_TEXT ? Int(clinux_console_row_height(fd)) : 0
    return SeenConsole(
      path: path, isText: mode == KD_TEXT, rows: rows, columns: columns,
      rowHeight: told > 0 ? told : height / max(1, rows))
  }

  /// The device of the console that is shown.
  ///
  /// **Source:** the kernel's Documentation/ABI/testing/sysfs-tty.
  ///
  /// - Parameter name: What ``namePath`` says.
  /// - Returns: Its path; `nil` where the machine has none.
  static func path(named name: String) -> String? {
    let path = "/dev/\(name)"
    return Terminal.isConsole(path) ? path : nil
  }

  /// Where the kernel names the console that is shown, and tells of another one.
  static var namePath: String { "/sys/class/tty/tty0/active" }
}
