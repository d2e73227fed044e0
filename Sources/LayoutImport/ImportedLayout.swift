// SPDX-License-Identifier: MIT

public import ClavierFiles
public import ClavierKit

/// A layout made from the file of another keyboard.
public struct ImportedLayout: Sendable {
  /// The pages, in the order of the file, the letters first.
  package var service: KeyboardLayout.PagesService
  /// The keyboard's size in millimetres; `nil` if the file does not state it.
  public var sizeInMillimeters: Size?
  /// The first differences from the imported keyboard, in the order of the file.
  ///
  /// The list has at most ``ClavierFiles/ConfigurationError/limit`` differences.
  public var notes: [Diagnostic]
  /// The number of further differences.
  public var omittedNotes: Int

  /// The surface's size as a sentence; `nil` if the file does not state it.
  public var sizeInWords: String? {
    sizeInMillimeters.map { size in
      "The surface is \(Self.tenths(size.width)) × \(Self.tenths(size.height)) mm."
    }
  }

  /// Returns the layout as a layout file, which begins with its origin and the differences.
  ///
  /// - Parameter path: The source file; only its last component is written.
  /// - Returns: A TOML text, whose title is the file's name without its extension.
  /// - Throws: ``ClavierFiles/ConfigurationError`` if a layout file cannot express the layout, such
  ///   as a row of too many keys.
  public func toml(importedFrom path: String) throws(ConfigurationError) -> String {
    let name = path.split(separator: Character("/")).last.map(String.init) ?? path
    var comments = ["Imported from \(name)."]
    if let sizeInWords { comments.append(sizeInWords) }
    if !notes.isEmpty { comments.append("What is different in it, by the lines of that file:") }
    comments += notes.map { note in
      "  " + (note.position.map { "\($0.line): " } ?? "") + note.message
    }
    if omittedNotes > 0 { comments.append("  and \(omittedNotes) more") }
    return try LayoutFile.toml(of: service, title: Self.title(name), comments: comments)
  }

  /// Returns the name of a file without its extension, cut to the maximum length of a title.
  private static func title(_ name: String) -> String {
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let title = base.unicodeScalars.prefix(LayoutFile.maximumTitleLength)
    return title.isEmpty ? "imported" : String(title)
  }

  private static func tenths(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }
}
