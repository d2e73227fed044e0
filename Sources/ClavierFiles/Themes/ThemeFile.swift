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
    var loader = ThemeLoader(directories)
    guard let theme = loader.theme(at: FilePath(path), named: Self.name(ofFile: path))
    else { throw loader.error }
    self.theme = theme
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
    var loader = ThemeLoader(directories)
    let source = SourceText(name: file, bytes: text)
    guard let theme = loader.theme(source, FilePath(file), named: Self.name(ofFile: file)) else {
      throw loader.error
    }
    self.theme = theme
  }

  init(theme: KeyboardTheme) {
    self.theme = theme
  }

  /// Whether a file says something that only themes say, so that it is no layout or configuration.
  ///
  /// One that cannot be read, or is no TOML, is no theme.
  public static func isTheme(file path: String) -> Bool {
    do throws(Diagnostic) {
      guard let source = try SourceText.read(FilePath(path)) else { return false }
      try source.checkIsText()
      guard case .table(let entries) = try TOMLNode.parse(source).value else { return false }
      return entries.contains { ThemeDraft.markers.contains($0.key) }
    } catch {
      return false
    }
  }

  /// The part of a path behind the last slash, without `.toml`.
  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".toml") ? String(file.dropLast(5)) : file
  }
}
