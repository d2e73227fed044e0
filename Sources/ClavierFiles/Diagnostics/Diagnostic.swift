// SPDX-License-Identifier: MIT

/// An error in a file: its position, its description and its remedy.
///
/// The error's description has the format of compilers:
///
///     /etc/clavier/clavier.toml:2:1: there is no key "locle" in [keyboard]; did you mean "locale"?
///     locle = "de"
///     ^
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The printable name of the file.
  public var file: String
  /// The position; `nil` for an error of the whole file.
  public var position: SourcePosition?
  /// The error and its remedy, in one line.
  public var message: String
  /// The line of the file with a caret below the position; `nil` without a position.
  public var excerpt: String?
  /// Whether the file could not be read for a reason that may pass, such as a disk that fails.
  package var mayPass = false

  /// Creates an error of the whole file, such as an unreadable file.
  package init(file: String, message: String) {
    self.file = file
    self.message = message
  }

  /// Creates an error at a position in a text.
  package init(_ source: SourceText, at position: SourcePosition, message: String) {
    file = source.name
    self.position = position
    self.message = message
    excerpt =
      SourceExcerpt(line: source.line(position.line), column: position.column).description
  }

  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let lines = excerpt.map { "\n\($0)" } ?? ""
    return "\(file)\(place): \(message)\(lines)"
  }
}
