// SPDX-License-Identifier: MIT

import Linux

/// The keyboard that a machine was set up with.
///
/// **Source:** keyboard(5): `/etc/default/keyboard`, lines of the shell such as
/// `XKBLAYOUT="de,us"`.
public struct KeyboardDefaults: Hashable, Sendable {
  /// Where Debian keeps it.
  public static let path = "/etc/default/keyboard"
  /// The most bytes in the file; Debian's has about 150.
  public static let sizeLimit = SystemFile.sizeLimit

  /// What it says; the layout is empty if it names none.
  public var names: KeymapNames

  /// Reads the text of the file.
  ///
  /// A line counts if it sets one of the four variables to a plain value that can be a name, or a list of them.
  /// Anything else is passed over: the file belongs to others, and a shell would understand more of it. Of a
  /// list of more layouts than a keymap has groups the first are taken.
  public init(parsing text: some Sequence<UInt8>) {
    names = KeymapNames(layout: "")
    for line in SystemFile.lines(text) {
      guard let (name, value) = ShellAssignment.parse(line) else { continue }
      names.set(name, value)
    }
    names.limitVariants()
  }

  /// Reads the file.
  ///
  /// - Parameter path: Where it is.
  /// - Returns: `nil` if there is no such file, or it cannot be read, or it is larger than
  ///   ``sizeLimit``: then it is not what it seems.
  public static func read(_ path: String = path) -> KeyboardDefaults? {
    SystemFile.read(path).map { KeyboardDefaults(parsing: $0) }
  }
}

extension KeymapNames {
  /// Takes the value of one of the variables `XKBLAYOUT`, `XKBVARIANT`, `XKBMODEL` and `XKBOPTIONS`, if it can be one.
  mutating func set(_ variable: String, _ value: String) {
    switch variable {
    case "XKBLAYOUT":
      let layouts = KeymapNames.list(value)
      if layouts.allSatisfy({ KeymapNames.isName($0) && !$0.isEmpty }) || value.isEmpty {
        layout = KeymapNames.joined(layouts)
      }
    case "XKBVARIANT":
      let variants = KeymapNames.list(value)
      if variants.allSatisfy({ KeymapNames.isName($0) }) { variant = KeymapNames.joined(variants) }
    case "XKBMODEL" where KeymapNames.isName(value): model = value
    case "XKBOPTIONS" where KeymapNames.isOptions(value): options = value
    default: break
    }
  }

  /// Leaves out variants beyond the last layout, which belong to none.
  mutating func limitVariants() {
    variant = KeymapNames.joined(Array(variants.prefix(layouts.count)))
  }

  private static func list(_ value: String) -> [String] {
    value.utf8.count <= optionsLimit
      ? Array(KeymapNames(layout: value).layouts.prefix(layoutLimit)) : ["?"]
  }

  private static func joined(_ names: [String]) -> String {
    names.allSatisfy(\.isEmpty) ? "" : names.joined(separator: ",")
  }
}
