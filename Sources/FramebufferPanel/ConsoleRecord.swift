// SPDX-License-Identifier: MIT

import Glibc
package import Linux

/// The record of a console with reduced rows, for restoring it after the panel was killed.
///
/// The record is one line: the console's device, its reduced rows, its original rows, and its
/// columns.
package struct ConsoleRecord: Hashable, Sendable {
  /// The file's path.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Locates the record in the runtime directory of the service or the session; `nil` without one.
  ///
  /// **Source:** systemd.exec(5), `RuntimeDirectory=`; the XDG Base Directory Specification.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  package init?(environment variable: (String) -> String? = Environment.variable) {
    // Of several directories, the first is the service's.
    let own = variable("RUNTIME_DIRECTORY")?.prefix { $0 != ":" }
    guard let directory = own.map(String.init) ?? variable("XDG_RUNTIME_DIR"),
      directory.hasPrefix("/")
    else { return nil }
    path = "\(directory)/clavier-console"
  }

  /// Writes the record atomically.
  ///
  /// - Throws: ``SystemError`` naming the file.
  package func write(_ console: ResizedConsole) throws(SystemError) {
    let line = "\(console.path) \(console.reducedRows) \(console.rows) \(console.columns)\n"
    try FileReplacement.write(Array(line.utf8), to: path, mode: 0o600)
  }

  /// Deletes the record.
  package func remove() {
    unlink(path)
  }

  /// Reads the record.
  ///
  /// - Parameter isConsole: Returns whether a path is a console.
  /// - Returns: The console; `nil` if there is no record, or it is invalid.
  package func read(isConsole: (String) -> Bool = Terminal.isConsole) -> ResizedConsole? {
    guard let line = try? StateFile(path: path).read(limit: 256) else { return nil }
    return ResizedConsole(record: line, isConsole: isConsole)
  }

  /// Restores the recorded console, and deletes the record; idempotent.
  ///
  /// - Parameter isConsole: Returns whether a path is a console.
  /// - Throws: ``SystemError`` naming the console; in this case the record is kept.
  package func restore(isConsole: (String) -> Bool = Terminal.isConsole) throws(SystemError) {
    if let console = read(isConsole: isConsole) { try console.restore() }
    remove()
  }
}

extension ResizedConsole {
  /// Parses the line of a record; `nil` if it is invalid.
  package init?(record line: String, isConsole: (String) -> Bool = Terminal.isConsole) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words[3].last == "\n" else { return nil }
    let sizes = [words[1], words[2], words[3].dropLast()].compactMap { Int($0) }
    let path = String(words[0])
    guard isConsole(path), sizes.count == 3, sizes.allSatisfy((1...Self.maximumRows).contains)
    else {
      return nil
    }
    self.init(path: path, rows: sizes[1], columns: sizes[2], reducedRows: sizes[0])
  }

  /// The largest number of rows or columns.
  ///
  /// **Source:** `struct winsize`, with 16-bit fields.
  private static let maximumRows = 65_535

  /// Restores the console's original rows, unless its size was changed in the meantime; idempotent.
  ///
  /// - Returns: Whether the size was changed.
  /// - Throws: ``SystemError`` naming the console.
  @discardableResult
  package func restore() throws(SystemError) -> Bool {
    let device = try ConsoleDevice(path)
    let size = try device.size()
    guard size == (reducedRows, columns) else { return false }
    try device.setSize(rows: rows, columns: columns)
    return true
  }

  /// Reduces the console's rows.
  ///
  /// The kernel loses the cursor's line if it is the first line below the last remaining row. In
  /// that case the console is first set to one row less.
  ///
  /// **Source:** the kernel's vt.c, `vc_do_resize`, which compares the row, from 0, with the number
  /// of rows by ">"; seen with Linux 6.1.
  ///
  /// - Parameter cursorRow: The cursor's row, from 0; `nil` if unknown.
  /// - Throws: ``SystemError`` naming the console.
  package func shrink(cursorRow: Int?) throws(SystemError) {
    let device = try ConsoleDevice(path)
    if cursorRow == reducedRows, reducedRows > 1 {
      try device.setSize(rows: reducedRows - 1, columns: columns)
    }
    try device.setSize(rows: reducedRows, columns: columns)
  }
}
