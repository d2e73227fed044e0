// SPDX-License-Identifier: MIT

import Glibc
package import Linux

/// What is written down of a console that has fewer rows, for whoever comes after a panel that was killed.
///
/// One line: the console's device, the rows that it was given, those that it had, and its columns.
package struct ConsoleRecord: Hashable, Sendable {
  /// Where it is written.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The record in the directory that the service manager or the session keeps for this program; `nil` without one.
  ///
  /// **Source:** systemd.exec(5), `RuntimeDirectory=`; the XDG Base Directory Specification.
  ///
  /// - Parameter variable: Gives a variable of the environment; `nil` if it is not there, or empty.
  package init?(environment variable: (String) -> String? = Environment.variable) {
    // Of several directories the first is ours.
    let own = variable("RUNTIME_DIRECTORY")?.prefix { $0 != ":" }
    guard let directory = own.map(String.init) ?? variable("XDG_RUNTIME_DIR"),
      directory.hasPrefix("/")
    else { return nil }
    path = "\(directory)/clavier-console"
  }

  /// Writes it down, whole or not at all.
  ///
  /// - Throws: ``SystemError`` naming the file.
  package func write(_ console: ShrunkConsole) throws(SystemError) {
    let line = "\(console.path) \(console.given) \(console.rows) \(console.columns)\n"
    try FileReplacement.write(Array(line.utf8), to: path, mode: 0o600)
  }

  /// Nothing is to be given back any more.
  package func remove() {
    unlink(path)
  }

  /// Reads what is written down.
  ///
  /// - Parameter isConsole: Whether a path may be touched.
  /// - Returns: The console; `nil` for nothing, and for what cannot be.
  package func read(isConsole: (String) -> Bool = Terminal.isConsole) -> ShrunkConsole? {
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY | O_NOFOLLOW),
      let bytes = try? file.readToEnd(limit: 256, of: path)
    else { return nil }
    return ShrunkConsole(record: String(decoding: bytes, as: UTF8.self), isConsole: isConsole)
  }

  /// Gives back what is written down, unless it was given back already.
  ///
  /// - Parameter isConsole: Whether a path may be touched.
  /// - Throws: ``SystemError`` naming the console; then it stays written down.
  package func giveBack(isConsole: (String) -> Bool = Terminal.isConsole) throws(SystemError) {
    if let console = read(isConsole: isConsole) { try console.restore() }
    remove()
  }
}

extension ShrunkConsole {
  /// Reads a line of a record; `nil` for what is none.
  package init?(record line: String, isConsole: (String) -> Bool = Terminal.isConsole) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words[3].last == "\n" else { return nil }
    let sizes = [words[1], words[2], words[3].dropLast()].compactMap { Int($0) }
    let path = String(words[0])
    guard isConsole(path), sizes.count == 3, sizes.allSatisfy((1...Self.most).contains) else {
      return nil
    }
    self.init(path: path, rows: sizes[1], columns: sizes[2], given: sizes[0])
  }

  /// **Source:** `struct winsize`, whose numbers have 16 bits.
  private static let most = 65_535

  /// Gives the console the rows that it had, unless somebody else gave it others meanwhile; again does nothing.
  ///
  /// - Returns: Whether it changed anything.
  /// - Throws: ``SystemError`` naming the console.
  @discardableResult
  package func restore() throws(SystemError) -> Bool {
    let device = try ConsoleDevice(path)
    let size = try device.size()
    guard size == (given, columns) else { return false }
    try device.setSize(rows: rows, columns: columns)
    return true
  }

  /// Gives the console the fewer rows.
  ///
  /// The kernel throws away the line of the cursor where that would be the first below the last row that is left, so
  /// then one row less is asked for before.
  ///
  /// **Source:** the kernel's vt.c, `vc_do_resize`, which compares the row, from 0, with the number of rows by ">"; seen
  /// with Linux 6.1.
  ///
  /// - Parameter cursorRow: Where the cursor is, from 0; `nil` if that is not known.
  /// - Throws: ``SystemError`` naming the console.
  package func shrink(cursorRow: Int?) throws(SystemError) {
    let device = try ConsoleDevice(path)
    if cursorRow == given, given > 1 { try device.setSize(rows: given - 1, columns: columns) }
    try device.setSize(rows: given, columns: columns)
  }
}
