// SPDX-License-Identifier: MIT

import ClavierKit
import Linux
import Panel

/// The file with a keyboard's last floating position, read at the next start.
///
/// The file has one line: a word, `floating` or `docked`, and the two numbers of
/// ``PlacementOverride/position``, such as `floating 0.5 0.95`.
struct FloatingRecord: Hashable, Sendable {
  /// The recorded state.
  struct Content: Hashable, Sendable {
    /// The last floating position; see ``PlacementOverride/position``.
    var position: Point
    /// Whether the keyboard is docked at its edge.
    var isDocked: Bool

    init(position: Point = PlacementOverride.defaultPosition, isDocked: Bool = false) {
      self.position = position
      self.isDocked = isDocked
    }

    /// Parses a line; `nil` if it is invalid, such as with numbers outside of 0 to 1.
    init?(line: String) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[2].last == "\n", ["floating", "docked"].contains(words[0]),
        let x = Double(words[1]), let y = Double(words[2].dropLast()),
        (0...1).contains(x), (0...1).contains(y)
      else { return nil }
      self.init(position: Point(x: x, y: y), isDocked: words[0] == "docked")
    }

    /// The line of the record, with numbers rounded to four decimals.
    var line: String {
      let (x, y) = (Self.rounded(position.x), Self.rounded(position.y))
      return "\(isDocked ? "docked" : "floating") \(x) \(y)\n"
    }

    private static func rounded(_ part: Double) -> Double { (part * 10_000).rounded() / 10_000 }
  }

  /// The file's path.
  let path: String

  init(path: String) {
    self.path = path
  }

  /// Locates the record in the user's state directory; `nil` without one.
  ///
  /// **Source:** XDG Base Directory Specification, `XDG_STATE_HOME`.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  init?(environment variable: (String) -> String? = Environment.variable) {
    let home = variable("HOME").map { "\($0)/.local/state" }
    // The specification requires that relative paths are ignored.
    let own = variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let directory = own ?? home, directory.hasPrefix("/") else { return nil }
    path = "\(directory)/clavier/panel"
  }

  /// Reads the state; returns the default without a valid record.
  func read() -> Content {
    guard let line = try? StateFile(path: path).read(limit: 256) else { return Content() }
    return Content(line: line) ?? Content()
  }

  /// Writes the state atomically, and creates missing directories.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ content: Content) throws(SystemError) {
    try FileReplacement.makeDirectory(above: path, mode: 0o700)
    try FileReplacement.write(Array(content.line.utf8), to: path, mode: 0o600)
  }
}
