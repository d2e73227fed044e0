// SPDX-License-Identifier: MIT

/// One mistake in a file: where it is, what is wrong, and what would be right.
///
/// It prints as compilers do:
///
///     /etc/clavier/clavier.toml:2:1: there is no key "locle" in [keyboard]; did you mean "locale"?
///     locle = "de"
///     ^
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as it may be printed.
  public var file: String
  /// The place in the file, or `nil` if the file as a whole is wrong.
  public var position: SourcePosition?
  /// What is wrong and how to repair it, in one line.
  public var message: String
  /// The line of the file and a caret below the place, where there is one.
  public var excerpt: String?

  /// A mistake of the file as a whole, such as one that cannot be read.
  package init(file: String, message: String) {
    self.file = file
    self.message = message
  }

  /// A mistake at a place in a text.
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
