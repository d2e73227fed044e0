// SPDX-License-Identifier: MIT

public import ClavierKit

/// How a keyboard looks, as a file describes it.
public struct ThemeFile: Hashable, Sendable {
  /// The theme; its ``KeyboardTheme/id`` is the name of the file without `.toml`.
  public let theme: KeyboardTheme

  /// How many characters (code points) names and titles may have.
  public static let longestText = 80
  /// How large an image may be, in bytes.
  public static let imageLimit = 16 << 20

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: The file; a missing one is a mistake.
  ///   - directories: Where to look for the themes that it extends.
  /// - Throws: All that is wrong with it, or with what it extends.
  public init(
    file path: String, in directories: ThemeDirectories = ThemeDirectories()
  ) throws(ConfigurationError) {
    var loader = NamedFileLoader<ThemeFile>(directories.paths)
    guard let theme = loader.content(at: path) else { throw loader.error }
    self = theme
  }

  /// Reads one text.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - file: The name of its file for messages, such as `ours.toml`; images are looked for beside it.
  ///   - directories: Where to look for the themes that it extends.
  /// - Throws: All that is wrong with it, or with what it extends.
  public init(
    toml text: [UInt8], named file: String, in directories: ThemeDirectories
  ) throws(ConfigurationError) {
    var loader = NamedFileLoader<ThemeFile>(directories.paths)
    guard let theme = loader.content(of: SourceText(name: file, bytes: text)) else {
      throw loader.error
    }
    self = theme
  }

  init(theme: KeyboardTheme) {
    self.theme = theme
  }
}

extension ThemeFile: NamedContent {
  static let word = (one: "theme", many: "themes")

  static var builtInNames: [String] { KeyboardTheme.allPredefined.map(\.id) }

  static func builtInBase(_ name: String, for draft: ThemeDraft) -> KeyboardTheme? {
    KeyboardTheme.predefined(id: name)
  }

  /// A file has no predefined theme's name, by which it would never be found.
  static func nameProblems(_ draft: ThemeDraft, named name: String) -> [Problem] {
    guard KeyboardTheme.predefined(id: name) != nil else { return [] }
    let text =
      "a theme that comes with the keyboard is called \(quoted(name)); give the file another name"
    return [Problem(position: .beginning, kind: .message(text))]
  }

  static func make(
    _ draft: ThemeDraft, named name: String, over base: KeyboardTheme?
  ) -> Made<ThemeFile> {
    .content(ThemeFile(theme: draft.theme(named: name, over: base ?? .standard)))
  }

  var base: KeyboardTheme { theme }
}
