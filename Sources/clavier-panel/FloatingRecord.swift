// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux
import Panel

/// Where a keyboard floated when it was used last, for the next start.
///
/// One line: a word, `floating` or `docked`, and the two numbers of ``PanelStance/spot``, such as `floating 0.5 0.95`.
struct FloatingRecord: Hashable, Sendable {
  /// What is remembered.
  struct Content: Hashable, Sendable {
    /// Where it floats.
    var spot: Point
    /// Whether it is at its edge all the same.
    var isDocked: Bool

    init(spot: Point = PanelStance.firstSpot, isDocked: Bool = false) {
      self.spot = spot
      self.isDocked = isDocked
    }

    /// Reads a line; `nil` for what is none, such as numbers that are not from 0 to 1.
    init?(line: String) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[2].last == "\n", ["floating", "docked"].contains(words[0]),
        let x = Double(words[1]), let y = Double(words[2].dropLast()),
        (0...1).contains(x), (0...1).contains(y)
      else { return nil }
      self.init(spot: Point(x: x, y: y), isDocked: words[0] == "docked")
    }

    /// The line that says it, with four digits behind the point.
    var line: String {
      "\(isDocked ? "docked" : "floating") \(Self.rounded(spot.x)) \(Self.rounded(spot.y))\n"
    }

    private static func rounded(_ part: Double) -> Double { (part * 10_000).rounded() / 10_000 }
  }

  /// Where it is written.
  let path: String

  init(path: String) {
    self.path = path
  }

  /// The record among what programs of the user remember; `nil` where the user has no such directory.
  ///
  /// **Source:** XDG Base Directory Specification, `XDG_STATE_HOME`.
  ///
  /// - Parameter variable: Gives a variable of the environment; `nil` if it is not there, or empty.
  init?(environment variable: (String) -> String? = Environment.variable) {
    let home = variable("HOME").map { "\($0)/.local/state" }
    // A path that is not absolute does not count, by the specification.
    let own = variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let directory = own ?? home, directory.hasPrefix("/") else { return nil }
    path = "\(directory)/clavier/panel"
  }

  /// Reads it; what it begins with where nothing is written that can be.
  func read() -> Content {
    // A pipe in its place would be waited for.
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let bytes = try? file.readToEnd(limit: 256, of: path)
    else { return Content() }
    return Content(line: String(decoding: bytes, as: UTF8.self)) ?? Content()
  }

  /// Writes it, whole or not at all, with the directories above it.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ content: Content) throws(SystemError) {
    try FileReplacement.makeDirectory(above: path, mode: 0o700)
    try FileReplacement.write(Array(content.line.utf8), to: path, mode: 0o600)
  }
}
