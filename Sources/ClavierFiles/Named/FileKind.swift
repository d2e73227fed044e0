// SPDX-License-Identifier: MIT

import ClavierKit

/// What a TOML file of the keyboard is meant as.
public enum FileKind: Hashable, Sendable {
  case configuration
  case layout
  case theme

  /// Finds out what a file is meant as, by the keys that it has.
  ///
  /// A file that says no more than what it extends is of the same kind as that: a theme that comes with the
  /// keyboard, or the file of this name beside it. What cannot be read, or is no TOML, counts as a configuration,
  /// whose reader tells what is wrong.
  ///
  /// - Parameter path: The file.
  public init(ofFile path: String) {
    self.init(FilePath(path), depth: 0)
  }

  private init(_ path: FilePath, depth: Int) {
    self = .configuration
    guard let entries = Self.rootEntries(path) else { return }
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

  /// The kind of what a file extends.
  private static func kind(extending node: TOMLNode, _ path: FilePath, _ depth: Int) -> FileKind {
    guard case .string(let name) = node.value, FileName.mistake(name) == nil,
      !LayoutFile.builtInNames.contains(name)
    else { return .layout }
    if KeyboardTheme.predefined(id: name) != nil { return .theme }
    guard depth < NamedFiles.depthLimit else { return .layout }
    let kind = FileKind(path.sibling(name + FileName.suffix), depth: depth + 1)
    return kind == .theme ? .theme : .layout
  }

  /// The keys and values at the root of a file; `nil` if it is no TOML.
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
