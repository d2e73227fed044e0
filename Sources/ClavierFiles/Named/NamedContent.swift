// SPDX-License-Identifier: MIT

/// The content of a file before its base is resolved.
protocol FileDraft {
  /// The name of the extended content, with its position.
  var extends: (value: String, position: SourcePosition)? { get }
  /// The errors within the file.
  var problems: [Problem] { get }
  /// The full names of all requested keys.
  var keys: [String] { get }
  /// The words for tables in messages about such files.
  static var vocabulary: Problem.Vocabulary { get }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - path: The path of the text's file; files that the text names are in the same directory.
  /// - Throws: The syntax error.
  init(_ source: SourceText, at path: FilePath) throws(Diagnostic)
}

/// Named content of files that can extend each other: layouts and themes.
protocol NamedContent {
  associatedtype Draft: FileDraft
  /// The base of a file.
  associatedtype Base

  /// The singular and plural words for such files, for messages.
  static var word: (one: String, many: String) { get }
  /// The names of content without files.
  static var builtInNames: [String] { get }

  /// Returns the built-in base of a name; `nil` if there is none.
  static func builtInBase(_ name: String, for draft: Draft) -> Base?

  /// Returns the errors in a file's name.
  static func nameProblems(_ draft: Draft, named name: String) -> [Problem]

  /// Combines a file with its base.
  ///
  /// - Parameters:
  ///   - draft: The file's content, without errors of its own.
  ///   - name: The name of the file.
  ///   - base: The base; `nil` for none.
  /// - Returns: The combined content, or the errors in it.
  static func make(_ draft: Draft, named name: String, over base: Base?) -> BuildResult<Self>

  /// The base for files that extend this content.
  var base: Base { get }
}

/// The result of combining a file with all its bases.
enum BuildResult<Content> {
  case content(Content)
  case problems([Problem])
}
