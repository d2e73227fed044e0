// SPDX-License-Identifier: MIT

import ClavierKit

/// The kind of a TOML file of the keyboard.
public enum FileKind: Hashable, Sendable {
  case configuration
  case layout
  case theme

  /// Determines the kind of a file by its keys.
  ///
  /// A file that only extends another one has the kind of its base: a predefined theme, or the file
  /// of this name beside it. A file without keys, such as an empty one, has the kind of its
  /// directory, `layouts` or `themes`. An unreadable or invalid file counts as a configuration,
  /// whose reader reports the error.
  ///
  /// - Parameter path: The file.
  public init(ofFile path: String) {
    self.init(FilePath(path), depth: 0)
  }

  private init(_ path: FilePath, depth: Int) {
    self = .configuration
    guard let entries = Self.rootEntries(path) else { return }
    if entries.isEmpty { self = Self.kind(inDirectoryOf: path) }
    let keys = Set(entries.map(\.key))
    if !keys.isDisjoint(with: ThemeDraft.markers) {
      self = .theme
    } else if !keys.isDisjoint(with: LayoutDraft.markers) {
      self = .layout
    } else if let extends = entries.first(where: { $0.key == "extends" }) {
      self = Self.kind(extending: extends.node, path, depth)
    } else if keys.contains("title") {
      self = .layout
    }
  }

  /// Returns the kind of the files in a file's directory.
  private static func kind(inDirectoryOf path: FilePath) -> FileKind {
    switch path.directoryName {
    case "layouts": .layout
    case "themes": .theme
    default: .configuration
    }
  }

  /// Returns the kind of the extended content.
  private static func kind(extending node: TOMLNode, _ path: FilePath, _ depth: Int) -> FileKind {
    guard case .string(let name) = node.value, FileName.error(in: name) == nil,
      !LayoutFile.builtInNames.contains(name)
    else { return .layout }
    if KeyboardTheme.predefined(id: name) != nil { return .theme }
    guard depth < NamedFiles.depthLimit else { return .layout }
    let kind = FileKind(path.sibling(name + FileName.suffix), depth: depth + 1)
    return kind == .theme ? .theme : .layout
  }

  /// Returns the root entries of a file; `nil` if it is not TOML.
  private static func rootEntries(_ path: FilePath) -> [TOMLEntry]? {
    do throws(Diagnostic) {
      guard let source = try SourceText.read(path) else { return nil }
      try source.checkIsText()
      guard case .table(let entries) = try TOMLNode.parse(source).value else { return nil }
      return entries
    } catch {
      return nil
    }
  }
}
