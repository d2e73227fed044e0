// SPDX-License-Identifier: MIT

public import Linux

/// The keyboard with which the machine was set up.
///
/// **Source:** keyboard(5): `/etc/default/keyboard`, lines of the shell such as
/// `XKBLAYOUT="de,us"`.
public struct KeyboardDefaults: Hashable, Sendable {
  /// The file's path on Debian.
  public static let path = "/etc/default/keyboard"
  /// The maximum size of the file in bytes; Debian's has about 150.
  public static let sizeLimit = SystemFile.sizeLimit

  /// The names in the file; the layout is empty if the file names none.
  public var names: KeymapNames

  /// Parses the text of the file.
  ///
  /// A line counts if it sets one of the four variables to a plain value: a valid name, or a list
  /// of names. Other lines are ignored, although a shell would interpret more of the file. Layouts
  /// beyond the maximum number of groups are dropped.
  public init(parsing text: some Sequence<UInt8>) {
    names = KeymapNames(layout: "")
    for line in SystemFile.lines(text) {
      guard let (name, value) = ShellAssignment.parse(line) else { continue }
      names.set(name, value)
    }
    names.limitVariants()
  }

  /// Reads the defaults from the file.
  ///
  /// - Parameter path: The file.
  /// - Returns: The defaults; `nil` if the file is missing.
  /// - Throws: ``SystemError`` if the file is unreadable or larger than ``sizeLimit``.
  public static func read(_ path: String = path) throws(SystemError) -> KeyboardDefaults? {
    guard let text = try SystemFile.readIfPresent(path) else { return nil }
    return KeyboardDefaults(parsing: text)
  }
}

extension KeymapNames {
  /// Sets a name from `XKBLAYOUT`, `XKBVARIANT`, `XKBMODEL` or `XKBOPTIONS`, if the value is valid.
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

  /// Drops variants beyond the last layout.
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
