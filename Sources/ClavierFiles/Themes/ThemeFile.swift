// SPDX-License-Identifier: MIT

public import ClavierKit

/// A theme from a file.
public struct ThemeFile: Hashable, Sendable {
  /// The theme; its ``KeyboardTheme/id`` is the name of the file without `.toml`.
  public let theme: KeyboardTheme

  /// The maximum length of names and titles, in characters (code points).
  public static let maximumTextLength = 80
  /// The maximum size of an image, in bytes.
  public static let imageLimit = 16 << 20

  /// Reads a theme from a file.
  ///
  /// - Parameters:
  ///   - path: The file; a missing file is an error.
  ///   - directories: The search path for extended themes.
  /// - Throws: All errors in the file and in its bases.
  public init(
    file path: String, in directories: ThemeDirectories = ThemeDirectories()
  ) throws(ConfigurationError) {
    var loader = NamedFileLoader<ThemeFile>(directories.paths)
    guard let theme = loader.content(at: path) else { throw loader.error }
    self = theme
  }

  /// Reads a theme from a text.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - file: The file name for messages, such as `ours.toml`; images are in the same directory.
  ///   - directories: The search path for extended themes.
  /// - Throws: All errors in the text and in its bases.
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

  /// Rejects the name of a predefined theme, which would take precedence over the file.
  static func nameProblems(_ draft: ThemeDraft, named name: String) -> [Problem] {
    guard KeyboardTheme.predefined(id: name) != nil else { return [] }
    let text =
      "a theme that comes with the keyboard is called \(quoted(name)); give the file another name"
    return [Problem(position: .beginning, kind: .message(text))]
  }

  static func make(
    _ draft: ThemeDraft, named name: String, over base: KeyboardTheme?
  ) -> BuildResult<ThemeFile> {
    .content(ThemeFile(theme: draft.theme(named: name, over: base ?? .standard)))
  }

  var base: KeyboardTheme { theme }
}
