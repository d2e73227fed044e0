// SPDX-License-Identifier: MIT

public import ClavierKit

/// A page of named pictures of keyboards, for documents and galleries.
///
/// ```
///   Themes                                  title
///   those that come with the keyboard       note
///   Standard                                section
///   Blue      standard-blue   Green   …     entries: name, note, and their pictures,
///   ┌───────┐ ┌───────┐       ┌───────┐     in a row, or in a column if the page is narrow
///   └───────┘ └───────┘       └───────┘
/// ```
///
/// **Source:** KeyboardKit's previews of keyboards and themes, each of which has a header.
public struct PictureSheet {
  /// The pictures of one item, with the item's name.
  public struct Entry {
    public var name: String
    /// A grey note beside the name, such as an identifier; may be empty.
    public var note: String
    public var scenes: [StyledScene]

    public init(_ name: String, note: String = "", _ scenes: [StyledScene]) {
      self.name = name
      self.note = note
      self.scenes = scenes
    }
  }

  /// A group of entries with a heading.
  public struct Section {
    /// The heading of the group; may be empty.
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
  /// The page's width, in points.
  public var width: Double
  /// The scale of keyboards relative to the text; keyboards wider than the page are scaled down.
  public var zoom: Double

  /// The range of a page's width, in points.
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
