// SPDX-License-Identifier: MIT

import ClavierKit
package import ClavierSettings
import Linux

/// The properties of framebuffers in sysfs.
///
/// **Source:** the kernel's Documentation/ABI/testing/sysfs-class-graphics and drm_sysfs.c.
package struct ConsoleFiles: Hashable, Sendable {
  /// The root of the classes, `/sys/class`.
  private let directory: String

  package init(directory: String = "/sys/class") {
    self.directory = directory
  }

  /// The numbers of all framebuffers in ascending order.
  package var framebuffers: [Int] {
    Self.entries(of: "\(directory)/graphics").compactMap { name in
      name.hasPrefix("fb") ? Int(name.dropFirst(2)) : nil
    }.filter { (0..<Self.maximumEntries).contains($0) }.sorted()
  }

  /// The rotation of touch surfaces against consoles.
  package var rotation: Rotation {
    Rotation(fbcon: Self.line(of: "\(directory)/graphics/fbcon/rotate"))
  }

  /// The name of the active console, such as `tty1`; empty if there is none.
  package var console: String { Self.line(of: "\(directory)/tty/tty0/active") }

  /// Returns the connector that shows a framebuffer, such as `HDMI-A-1`; `nil` if unknown or
  /// ambiguous.
  package func connector(of framebuffer: Int) -> String? {
    let device = "\(directory)/graphics/fb\(framebuffer)/device/drm"
    var found: [String] = []
    for card in Self.entries(of: device) where card.hasPrefix("card") {
      for entry in Self.entries(of: "\(device)/\(card)") where entry.hasPrefix("\(card)-") {
        guard Self.line(of: "\(device)/\(card)/\(entry)/status") == "connected" else { continue }
        found.append(String(entry.dropFirst(card.count + 1)))
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the first framebuffer with a name, such as `fb1`, or a connector, such as `HDMI-A-1`;
  /// `nil` for none.
  package func framebuffer(named name: String) -> Int? {
    framebuffers.first { name == "fb\($0)" || name == connector(of: $0) }
  }

  /// The maximum number of framebuffers.
  ///
  /// **Source:** linux/fb.h, `FB_MAX`.
  private static let maximumEntries = 32

  /// The maximum number of directory entries to read.
  ///
  /// **Source:** ours: more than any machine has; the limit bounds the cost of an unusual
  /// directory.
  private static let limit = 256

  private static func entries(of directory: String) -> [String] {
    (try? SystemDirectory.names(in: directory, atMost: limit))?.sorted() ?? []
  }

  private static func line(of path: String) -> String {
    let line = SystemFile.read(path)?.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line ?? [], as: UTF8.self)
  }
}
