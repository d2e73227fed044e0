// SPDX-License-Identifier: MIT

import ClavierKit

/// The content of a theme file before its base is resolved.
struct ThemeDraft: FileDraft {
  private(set) var extends: (value: String, position: SourcePosition)?
  private var title: String?
  private var collection: String?
  private var scheme: SchemeChoice?
  private var font: String?
  private var tint: Color?
  private var foreground: Color?
  private var author: KeyboardTheme.Author?
  private var background = BackgroundDraft()
  /// The key styles for all kinds and for each kind.
  private var keyStyles = KeyStyleDrafts()
  private var pressed = KeyStyleDrafts()
  private var callouts = Callouts.StyleChanges()
  private var toolbar = Autocomplete.StyleChanges()
  /// The errors within the file.
  private(set) var problems: [Problem] = []
  /// The full names of all requested keys.
  private(set) var keys: [String] = []

  /// The words for tables in messages about theme files.
  static let vocabulary = Problem.Vocabulary(manual: "clavier-theme(5)", rootKeys: rootKeys)

  private static let rootKeys = [
    "title", "collection", "extends", "scheme", "font", "tint", "foreground",
  ]

  /// The keys that distinguish a theme from layouts and configurations.
  static let markers = [
    "collection", "scheme", "font", "tint", "foreground", "author", "background", "key", "pressed",
    "callout", "toolbar",
  ]

  /// The colour scheme of a theme.
  private enum SchemeChoice: String, CaseIterable {
    case light, dark, both

    var colorScheme: ColorScheme? { ColorScheme(rawValue: rawValue) }
  }

  init(_ source: SourceText, at path: FilePath) throws(Diagnostic) {
    try source.checkIsText()
    let root = try TOMLNode.parse(source)
    let findings = read(root, beside: path)
    (problems, keys) = (findings.problems, findings.names)
  }

  private mutating func read(_ root: TOMLNode, beside path: FilePath) -> TOMLReader.Findings {
    var reader = TOMLReader(root: root)
    title = reader.shortText("title")
    collection = reader.shortText("collection")
    extends = reader.name("extends")
    reader.choice("scheme", SchemeChoice.allCases.map { ($0.rawValue, $0) }, into: &scheme)
    font = reader.shortText("font")
    tint = reader.color("tint")
    foreground = reader.color("foreground")
    reader.table("author") { author = $0.author() }
    reader.table("background") { background.read(&$0, beside: path) }
    reader.table("key") { keyStyles.read(&$0) }
    reader.table("pressed") { pressed.read(&$0) }
    reader.table("callout") { callouts.read(&$0) }
    reader.table("toolbar") { toolbar.read(&$0) }
    return reader.finish()
  }

  /// Returns the theme, with the base's values where it has none.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - base: The extended theme.
  /// - Returns: The theme.
  func theme(named name: String, over base: KeyboardTheme) -> KeyboardTheme {
    var theme = base.copy(newId: name, newName: title ?? name)
    theme.collectionName = collection ?? title ?? name
    theme.author = author
    if let scheme { theme.colorScheme = scheme.colorScheme }
    theme.fontFamily = font ?? base.fontFamily
    theme.foregroundColor = foreground ?? base.foregroundColor
    theme.backgroundStyle = background.background(over: base.backgroundStyle)
    theme.buttonStyles = keyStyles.styles(over: base.buttonStyles)
    theme.pressedButtonStyles = pressed.styles(over: base.pressedButtonStyles)
    theme.callouts = base.callouts.extended(with: callouts)
    theme.autocompleteToolbar = base.autocompleteToolbar.extended(with: toolbar)
    return tint.map(theme.tinted) ?? theme
  }
}

extension TOMLReader {
  /// Reads the author of the theme.
  fileprivate mutating func author() -> KeyboardTheme.Author? {
    let isGiven = exists
    let (name, about, url) = (shortText("name"), shortText("about"), shortText("url"))
    guard isGiven else { return nil }
    guard let name else {
      if problems.isEmpty { report("name is missing") }
      return nil
    }
    return KeyboardTheme.Author(name: name, about: about, url: url)
  }
}

extension Callouts.StyleChanges {
  fileprivate mutating func read(_ table: inout TOMLReader) {
    backgroundColor = table.color("background")
    borderColor = table.color("border_color")
    cornerRadius = table.number("corner_radius", in: 0...100)
    textColor = table.color("foreground")
    selectedBackgroundColor = table.color("selected_background")
    selectedForegroundColor = table.color("selected_foreground")
  }
}

extension Autocomplete.StyleChanges {
  fileprivate mutating func read(_ table: inout TOMLReader) {
    height = table.number("height", in: 32...96)
    foregroundColor = table.color("foreground")
    separatorColor = table.color("separator")
    autocorrectBackgroundColor = table.color("correction_background")
    autocorrectForegroundColor = table.color("correction_foreground")
  }
}
