// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The keyboard that a machine was set up with.
///
/// **Source:** keyboard(5): `/etc/default/keyboard`, lines of the shell such as
/// `XKBLAYOUT="de,us"`.
public struct KeyboardDefaults: Hashable, Sendable {
  /// Where Debian keeps it.
  public static let path = "/etc/default/keyboard"
  /// The most bytes in the file; Debian's has about 150.
  public static let sizeLimit = 1 << 16

  /// What it says of the first layout; the layout is empty if it names none.
  public var names: KeymapNames

  /// Reads the text of the file.
  ///
  /// A line counts if it sets one of the four variables to a plain value that can be a name.
  /// Anything else is passed over: the file belongs to others, and a shell would understand more of
  /// it. Of a list of layouts or variants the first is taken, which is the group that is active at
  /// start.
  public init(parsing text: some Sequence<UInt8>) {
    names = KeymapNames(layout: "")
    for line in text.prefix(KeyboardDefaults.sizeLimit).split(separator: UInt8(ascii: "\n")) {
      guard let (name, value) = ShellAssignment.parse(line) else { continue }
      let first = String(value.prefix { $0 != "," })
      switch name {
      case "XKBLAYOUT" where KeymapNames.isName(first): names.layout = first
      case "XKBVARIANT" where KeymapNames.isName(first): names.variant = first
      case "XKBMODEL" where KeymapNames.isName(value): names.model = value
      case "XKBOPTIONS" where KeymapNames.isOptions(value): names.options = value
      default: continue
      }
    }
  }

  /// Reads the file.
  ///
  /// - Parameter path: Where it is.
  /// - Returns: `nil` if there is no such file, or it cannot be read, or it is larger than
  ///   ``sizeLimit``: then it is not what it seems.
  public static func read(_ path: String = path) -> KeyboardDefaults? {
    // A file that is a pipe must not keep the program waiting.
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else { return nil }
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = try? check("read \(path)") { Glibc.read(file.rawValue, &chunk, chunk.count) }
      guard let count else { return nil }
      guard count > 0 else { return KeyboardDefaults(parsing: text) }
      text += chunk.prefix(count)
      guard text.count <= sizeLimit else { return nil }
    }
  }
}
