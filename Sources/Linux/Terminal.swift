// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A terminal to which a program writes.
public struct Terminal: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Whether the terminal is a text console of the kernel, which fills the screen.
  public let isConsole: Bool

  /// Queries an open descriptor; `nil` if it is no terminal, or a terminal of unknown size.
  public init?(descriptor: Int32) {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard clinux_terminal_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return nil
    }
    self.columns = Int(columns)
    self.rows = Int(rows)
    isConsole = ttyname(descriptor).map { Self.isConsole(String(cString: $0)) } ?? false
  }

  /// Returns whether the terminal with a path is a text console.
  ///
  /// **Source:** the kernel's Documentation/admin-guide/devices.txt, character major 4: `/dev/tty1`
  /// to `/dev/tty63`.
  package static func isConsole(_ name: String) -> Bool {
    let prefix = "/dev/tty"
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)) else {
      return false
    }
    return (1...63).contains(number)
  }
}
