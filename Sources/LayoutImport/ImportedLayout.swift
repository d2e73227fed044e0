// SPDX-License-Identifier: MIT

public import ClavierFiles
public import ClavierKit

/// A layout made of another keyboard's file.
public struct ImportedLayout: Sendable {
  /// The pages, in the order of the file, the letters first.
  package var service: KeyboardLayout.PagesService
  /// How large the keyboard is in millimetres, where the file says so.
  public var sizeInMillimeters: Size?
  /// The first places where our keyboard does something else than the one that the file is for, at most
  /// as many as ``ClavierFiles/ConfigurationError/limit``, in the order of the file.
  public var notes: [Diagnostic]
  /// How many more such places there are.
  public var omittedNotes: Int

  /// How large the surface is, as a sentence; `nil` where the file does not say.
  public var sizeInWords: String? {
    sizeInMillimeters.map { size in
      "The surface is \(Self.tenths(size.width)) × \(Self.tenths(size.height)) mm."
    }
  }

  /// The layout as a layout file, which begins with where it is from and what is different in it.
  ///
  /// - Parameter path: The file that it was made of; what is before its name is not told.
  /// - Returns: TOML, with the name of the file, without its ending, as the title.
  /// - Throws: What a layout file cannot say, such as a row of too many keys.
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

  /// The name of a file without its ending, as long as a title may be.
  private static func title(_ name: String) -> String {
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let title = base.unicodeScalars.prefix(LayoutFile.longestTitle)
    return title.isEmpty ? "imported" : String(title)
  }

  private static func tenths(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }
}
