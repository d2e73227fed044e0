// SPDX-License-Identifier: MIT

/// The error when a keymap cannot be made, with a remedy.
public enum KeymapError: Error, Hashable, Sendable {
  /// The text cannot be a name of this kind, such as "layout".
  case notAName(String, kind: String)
  case unknownLayout(String)
  case unknownVariant(String, layout: String)
  /// The layout or its variant exists only in a directory of the user, which the service cannot
  /// read.
  case layoutOfUser(String, directory: String)
  /// The file with the layout's symbols has an error, or is unreadable.
  case layoutNotUnderstood(String, file: String)
  /// A list has this many layouts, more than a keymap can have groups.
  case tooManyLayouts(Int)
  /// The list of variants is longer than the list of layouts; this is the first variant without a
  /// layout.
  case variantWithoutLayout(String)
  /// All layouts are known, but not with this model and these options.
  case namesNotUnderstood(model: String, options: String)
  /// No layout is installed; even "us" is missing.
  case noLayoutsInstalled
  /// A keymap's text has this many bytes, which is more than ``Keymap/textLimit``.
  case textTooLarge(Int)
  case textNotUnderstood
  /// The text is no name of a layout made from a keymap, such as `xkb:us(dvorak)`.
  case notALayoutName(String)
  /// The layout of this name has no letters, and extends no layout that has.
  case nothingToShow(String)
}

extension KeymapError: CustomStringConvertible {
  /// The problem and the remedy, on one line.
  public var description: String {
    switch self {
    case .notAName(let text, let kind):
      "\(KeymapNames.quoted(text)) cannot be a keyboard \(kind): "
        + "use letters, digits, \"-\" and \"_\", at most \(KeymapNames.nameLimit)"
    case .unknownLayout(let layout):
      "there is no keyboard layout \(KeymapNames.quoted(layout)): choose one of those that "
        + "\(KeymapError.listOfNames) lists below \"! layout\", such as \"us\"; "
        + KeymapError.ownFiles
    case .unknownVariant(let variant, let layout):
      "the keyboard layout \(KeymapNames.quoted(layout)) has no variant "
        + "\(KeymapNames.quoted(variant)): choose one of those that "
        + "\(KeymapError.listOfNames) lists below \"! variant\", or none; "
        + KeymapError.ownFiles
    case .layoutOfUser(let layout, let directory):
      "the keyboard layout \(KeymapNames.quoted(layout)) is in \(directory), which the service "
        + "does not read: copy its files to \(XKBDirectories.own)"
    case .layoutNotUnderstood(let layout, let file):
      "the keyboard layout \(KeymapNames.quoted(layout)) has an error in \(file), or the file is "
        + "unreadable: test it with \"xkbcli compile-keymap --layout \(layout)\""
    case .tooManyLayouts(let count):
      "\(count) keyboard layouts are too many for one keymap: "
        + "name the \(KeymapNames.layoutLimit) that are used most"
    case .variantWithoutLayout(let variant):
      "the variant \(KeymapNames.quoted(variant)) belongs to no layout: "
        + "give at most one variant for each layout, in the same order"
    case .namesNotUnderstood(let model, let options):
      "the keyboard model \(KeymapNames.quoted(model)) and options "
        + "\(KeymapNames.quoted(options)) do not fit the layout: leave one of them out"
    case .noLayoutsInstalled:
      "no keyboard layouts are installed: install the package xkb-data"
    case .textTooLarge(let size):
      "the keymap has \(size) bytes, more than the \(Keymap.textLimit) that are read: "
        + "choose a layout by its name instead"
    case .textNotUnderstood:
      "the keymap is not a complete keymap in XKB's text format, version 1: "
        + "make one with \"xkbcli compile-keymap\", or choose a layout by its name"
    case .notALayoutName(let name):
      "\(KeymapNames.quoted(name)) is no name of a layout of XKB: write \"xkb:\" and the layout, with its "
        + "variant in parentheses if it has one, such as \"xkb:de\" or \"xkb:us(dvorak)\""
    case .nothingToShow(let name):
      "the layout \(KeymapNames.quoted(name)) has no letters that keys could show: choose another layout"
    }
  }

  /// The file with xkeyboard-config's list of names.
  private static let listOfNames = KeymapCatalog.path

  /// The remedy for the administrator's own layouts: the directories in which the service finds
  /// their files.
  private static var ownFiles: String {
    let own = XKBDirectories.own
    let others = XKBDirectories.all.filter { $0 != own }.map { ", \($0)" }.joined()
    return "the service reads own layouts from \(own)/symbols, and no home directory "
      + "(searched: \(own)\(others))"
  }
}
