// SPDX-License-Identifier: MIT

/// What a file says by itself, before it is known what it extends.
protocol FileDraft {
  /// The name of what it extends, and where that stands.
  var extends: (value: String, position: SourcePosition)? { get }
  /// What is wrong with the file by itself.
  var problems: [Problem] { get }
  /// The full names of all keys that were asked for.
  var keys: [String] { get }
  /// How such files speak of their tables.
  static var dialect: Problem.Dialect { get }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - path: Its file, beside which others are that it names.
  /// - Throws: Why it is no TOML.
  init(_ source: SourceText, at path: FilePath) throws(Diagnostic)
}

/// What files describe that have names and may extend each other: layouts and themes.
protocol NamedContent {
  associatedtype Draft: FileDraft
  /// What a file builds on.
  associatedtype Base

  /// What such a file is called, and several of them.
  static var word: (one: String, many: String) { get }
  /// The names that need no file.
  static var builtInNames: [String] { get }

  /// What a file builds on that extends something built in; `nil` if nothing has this name.
  static func builtInBase(_ name: String, for draft: Draft) -> Base?

  /// What is wrong with the name of a file.
  static func nameProblems(_ draft: Draft, named name: String) -> [Problem]

  /// Puts together what a file says and what it extends.
  ///
  /// - Parameters:
  ///   - draft: What the file says; nothing is wrong with it by itself.
  ///   - name: The name of the file.
  ///   - base: What it extends; `nil` for nothing.
  /// - Returns: What it comes to, or what is wrong with it.
  static func make(_ draft: Draft, named name: String, over base: Base?) -> Made<Self>

  /// What a file builds on that extends this.
  var base: Base { get }
}

/// What a file and all that it extends come to.
enum Made<Content> {
  case content(Content)
  case problems([Problem])
}
