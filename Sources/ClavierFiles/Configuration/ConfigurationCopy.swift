// SPDX-License-Identifier: MIT

/// The texts of all files of a valid configuration, from which it can be read again.
///
/// The files are `clavier.toml`, its drop-ins in the order of reading, and the layout and theme
/// that they name, with the files that these extend. They are read like the files on disk, with
/// `(last good)` after the path in messages, since the file at that path may differ.
public struct ConfigurationCopy: Hashable, Sendable {
  /// The directory of the copied configuration, without control characters.
  public let directory: String
  private var files: [File] = []

  /// A copied file of the configuration.
  private struct File: Hashable, Sendable {
    var kind: Kind
    /// The file's path for messages.
    var path: String
    var bytes: [UInt8]
  }

  /// The kind of a copied file.
  private enum Kind: String {
    /// `clavier.toml`, or a drop-in.
    case settings
    /// A layout or theme, identified by its path.
    case named
  }

  /// Creates the copy of a configuration.
  ///
  /// - Parameters:
  ///   - directory: The directory of the configuration's files.
  ///   - settings: The texts of `clavier.toml` and its drop-ins, in the order of reading.
  package init(of directory: String, settings: [SourceText]) {
    self.directory = singleLine(directory.unicodeScalars)
    files = settings.map { File(kind: .settings, path: $0.name, bytes: $0.bytes) }
  }

  /// Adds a named file and the files that it extends.
  package mutating func add(_ sources: [SourceText]) {
    files += sources.map { File(kind: .named, path: $0.name, bytes: $0.bytes) }
  }

  /// Whether this is a copy of the configuration in a directory.
  package func isCopy(of directory: String) -> Bool {
    self.directory == singleLine(directory.unicodeScalars)
  }

  /// The texts of `clavier.toml` and its drop-ins, in the order of reading.
  var settings: [SourceText] { files.filter { $0.kind == .settings }.map(Self.source) }

  /// Returns the text of the layout or theme at a path; `nil` if the copied configuration did not
  /// use it.
  func source(ofFileAt path: FilePath) -> SourceText? {
    files.first { $0.kind == .named && $0.path == path.displayText }.map(Self.source)
  }

  private static func source(_ file: File) -> SourceText {
    SourceText(name: "\(file.path) (last good)", bytes: file.bytes)
  }
}

// The text of a copy begins with a line with the version and the directory. For each file, a line
// with its kind, its length in bytes and its path precedes its text. The last line is fixed, so
// that a truncated text is invalid.

extension ConfigurationCopy {
  /// The copy as a single text.
  package var text: String {
    var bytes = Array("\(Self.heading)\(directory)\n".utf8)
    for file in files {
      bytes += "\(file.kind.rawValue) \(file.bytes.count) \(file.path)\n".utf8
      bytes += file.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes += Self.ending.utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a copy from its text; `nil` if the text is incomplete or damaged.
  package init?(text: String) {
    var rest = Array(text.utf8)[...]
    guard let first = Self.line(&rest), first.hasPrefix(Self.heading) else { return nil }
    directory = String(first.dropFirst(Self.heading.count))
    while !rest.elementsEqual(Self.ending.utf8) {
      guard let words = Self.line(&rest)?.split(separator: " ", maxSplits: 2), words.count == 3,
        let kind = Kind(rawValue: String(words[0])), let count = Int(words[1]),
        (0...SourceText.sizeLimit).contains(count), rest.count > count
      else { return nil }
      files.append(File(kind: kind, path: String(words[2]), bytes: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
      guard rest.popFirst() == UInt8(ascii: "\n") else { return nil }
    }
  }

  private static let heading = "clavier configuration 1 "
  private static let ending = "end\n"

  /// Removes and returns the next line, without its line feed; `nil` if there is none.
  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
