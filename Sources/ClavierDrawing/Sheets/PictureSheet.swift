// SPDX-License-Identifier: MIT

public import ClavierKit

/// Many keyboards on one page, each with its name above it: for documents, and to choose from.
///
/// ```
///   Themes                                  title
///   those that come with the keyboard       note
///   Standard                                section
///   Blue      standard-blue   Green   …     entries: name, note, and the pictures that belong together,
///   ┌───────┐ ┌───────┐       ┌───────┐     side by side, or one below the other where the page is narrow
///   └───────┘ └───────┘       └───────┘
/// ```
///
/// **Source:** KeyboardKit's previews of keyboards and themes, each of which has a header.
public struct PictureSheet {
  /// Pictures of one thing.
  public struct Entry {
    public var name: String
    /// A word in grey beside the name, such as what it is found by; may be empty.
    public var note: String
    public var scenes: [StyledScene]

    public init(_ name: String, note: String = "", _ scenes: [StyledScene]) {
      self.name = name
      self.note = note
      self.scenes = scenes
    }
  }

  /// Things that belong together.
  public struct Section {
    /// What stands above them; may be empty.
    public var name: String
    public var entries: [Entry]

    public init(_ name: String, _ entries: [Entry]) {
      self.name = name
      self.entries = entries
    }
  }

  public var title: String
  /// A line below the title; may be empty.
  public var note: String
  public var sections: [Section]
  /// How wide the page is, in points.
  public var width: Double
  /// How large keyboards are drawn beside what stands above them, as a factor; those that are wider than
  /// the page even so are drawn smaller.
  public var zoom: Double

  /// Widths that a page can have, in points.
  public static let widths = 200.0...10000.0

  public init(
    _ title: String, note: String = "", _ sections: [Section] = [], width: Double = 860,
    zoom: Double = 0.5
  ) {
    self.title = title
    self.note = note
    self.sections = sections
    self.width = width
    self.zoom = zoom
  }
}
