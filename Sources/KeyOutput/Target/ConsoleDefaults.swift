// SPDX-License-Identifier: MIT

public import Linux

/// The text console's keyboard that the machine was set up with, as systemd stores it.
///
/// **Source:** vconsole.conf(5): `/etc/vconsole.conf`, lines such as `KEYMAP=de-latin1`; newer
/// versions of systemd add `XKBLAYOUT` and similar variables.
public struct ConsoleDefaults: Hashable, Sendable {
  /// The path of systemd's file.
  public static let path = "/etc/vconsole.conf"
  /// The path of systemd's table of console keymaps and XKB layouts.
  public static let mapPath = "/usr/share/systemd/kbd-model-map"

  /// The XKB names; the layout is empty if none is known.
  public var names: KeymapNames
  /// The name of the console's keymap; `nil` if the file names none.
  public var keymap: String?

  /// Parses the text of the file.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - map: The text of systemd's table of keymaps and layouts: a keymap's name, layout, model,
  ///     variant and options in each line, `-` for none. A keymap missing from it counts as a
  ///     layout, or a layout and its variant, such as `de-neo`. Systemd names keymaps that are made
  ///     from layouts in this way.
  public init(parsing text: some Sequence<UInt8>, map: some Sequence<UInt8>) {
    names = KeymapNames(layout: "")
    for line in SystemFile.lines(text) {
      guard let (name, value) = ShellAssignment.parse(line) else { continue }
      if name == "KEYMAP", KeymapNames.isName(value), !value.isEmpty { keymap = value }
      names.set(name, value)
    }
    names.limitVariants()
    guard names.layout.isEmpty, let keymap else { return }
    names = Self.names(of: keymap, in: map) ?? Self.names(inferredFrom: keymap)
  }

  /// Reads the defaults from the files.
  ///
  /// - Returns: The defaults; `nil` if the first file is missing. The table is optional.
  /// - Throws: ``SystemError`` if the first file is unreadable or too large.
  public static func read(
    _ path: String = path, map: String = mapPath
  ) throws(SystemError) -> ConsoleDefaults? {
    guard let text = try SystemFile.readIfPresent(path) else { return nil }
    return ConsoleDefaults(parsing: text, map: SystemFile.read(map) ?? [])
  }

  private static func names(of keymap: String, in map: some Sequence<UInt8>) -> KeymapNames? {
    for line in SystemFile.lines(map) {
      let fields = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5, fields[0] == keymap else { continue }
      var names = KeymapNames(layout: "")
      let variables = ["XKBLAYOUT", "XKBMODEL", "XKBVARIANT", "XKBOPTIONS"]
      for (variable, value) in zip(variables, fields.dropFirst()) where value != "-" {
        names.set(variable, value)
      }
      names.limitVariants()
      return names
    }
    return nil
  }

  private static func names(inferredFrom keymap: String) -> KeymapNames {
    guard let dash = keymap.firstIndex(of: "-") else { return KeymapNames(layout: keymap) }
    let variant = keymap[dash...].dropFirst()
    return KeymapNames(layout: String(keymap[..<dash]), variant: String(variant))
  }
}
