// SPDX-License-Identifier: MIT

import ClavierKit

/// The layout of a page of pictures, in points.
struct SheetLayout {
  /// A keyboard on the page.
  struct Picture {
    let scene: StyledScene
    let frame: Rect
    /// The scale of the keyboard relative to the text.
    let zoom: Double
  }

  private(set) var labels: [StyledScene.Label] = []
  private(set) var pictures: [Picture] = []
  private(set) var size: Size
  private let sheet: PictureSheet
  /// The function that measures the width of a text, in points.
  private let measure: (String, KeyboardFont) -> Double
  /// The y coordinate of the next line's top.
  private var y = margin

  init(_ sheet: PictureSheet, measure: @escaping (String, KeyboardFont) -> Double) {
    self.sheet = sheet
    self.measure = measure
    let range = PictureSheet.widths
    let width = sheet.width.isNaN ? range.lowerBound : sheet.width
    size = Size(width: min(max(width, range.lowerBound), range.upperBound), height: 0)
    addLine(sheet.title, Self.titleFont, Self.textColor, height: 28)
    addLine(sheet.note, Self.noteFont, Self.noteColor, height: 18)
    for section in sheet.sections {
      y += Self.rowGap
      addLine(section.name, Self.sectionFont, Self.textColor, height: 26)
      add(section.entries)
    }
    size.height = y + Self.margin
  }

  private static let margin = 16.0
  /// The horizontal space between pictures, so that they form columns.
  private static let gap = 8.0
  /// The vertical space between rows of entries, and above sections.
  private static let rowGap = 12.0
  private static let headerHeight = 18.0
  /// The minimum space between a name and its note.
  private static let headerGap = 4.0
  private static let titleFont = KeyboardFont.system(size: 20, weight: .bold)
  private static let sectionFont = KeyboardFont.system(size: 15, weight: .semibold)
  private static let nameFont = KeyboardFont.system(size: 11, weight: .semibold)
  private static let noteFont = KeyboardFont.system(size: 10)
  private static let textColor = Color.black
  private static let noteColor = Color(bytes: 96, 96, 102)

  /// The width between the margins.
  private var contentWidth: Double { size.width - 2 * Self.margin }

  /// Adds a line of the full width.
  private mutating func addLine(
    _ text: String, _ font: KeyboardFont, _ color: Color, height: Double
  ) {
    guard !text.isEmpty else { return }
    let frame = Rect(x: Self.margin, y: y, width: contentWidth, height: height)
    labels.append(
      StyledScene.Label(
        .text(text), font: font, color: color, frame: frame,
        alignment: StyledScene.Alignment(.left)))
    y += height
  }

  // MARK: Entries

  /// Adds entries in rows, as many side by side as fit.
  private mutating func add(_ entries: [PictureSheet.Entry]) {
    var x = Self.margin
    var bottom = y
    for entry in entries {
      let places = places(of: entry.scenes)
      let width = places.reduce(headerWidth(of: entry)) { max($0, $1.frame.maxX) }
      let height = places.reduce(0) { max($0, $1.frame.maxY) }
      if x > Self.margin, x + width > Self.margin + contentWidth {
        (x, y) = (Self.margin, bottom + Self.rowGap)
      }
      addHeader(
        of: entry, Rect(x: x, y: y, width: min(width, contentWidth), height: Self.headerHeight))
      let offset = Point(x: x, y: y + Self.headerHeight)
      pictures += places.map {
        Picture(scene: $0.scene, frame: $0.frame.moved(by: offset), zoom: $0.zoom)
      }
      bottom = max(bottom, offset.y + height)
      x += width + Self.gap
    }
    y = bottom
  }

  /// Returns the pictures of an entry relative to its corner, in a row or a column.
  private func places(of scenes: [StyledScene]) -> [Picture] {
    let wanted = sheet.zoom > 0 && sheet.zoom.isFinite ? sheet.zoom : 1
    let total = scenes.reduce(0) { $0 + $1.bounds.width * wanted }
    let isRow = total + Double(scenes.count - 1) * Self.gap <= contentWidth
    var corner = Point(x: 0, y: 0)
    return scenes.map { scene in
      let bounds = scene.bounds
      let zoom = bounds.width * wanted > contentWidth ? contentWidth / bounds.width : wanted
      let frame = Rect(
        x: corner.x, y: corner.y, width: bounds.width * zoom, height: bounds.height * zoom)
      if isRow {
        corner.x = frame.maxX + Self.gap
      } else {
        corner.y = frame.maxY + Self.gap
      }
      return Picture(scene: scene, frame: frame, zoom: zoom)
    }
  }

  /// Returns the width of the name and the note, limited to the page.
  private func headerWidth(of entry: PictureSheet.Entry) -> Double {
    var width = measure(entry.name, Self.nameFont)
    if !entry.note.isEmpty { width += measure(entry.note, Self.noteFont) + Self.headerGap }
    return min(contentWidth, width.rounded(.up))
  }

  /// Adds the name of an entry at the left and its note at the right.
  private mutating func addHeader(of entry: PictureSheet.Entry, _ frame: Rect) {
    var (left, right) = (frame, frame)
    if !entry.note.isEmpty {
      let name = measure(entry.name, Self.nameFont)
      let note = measure(entry.note, Self.noteFont)
      // If both do not fit, the width is divided in proportion to their lengths.
      left.maxX = frame.minX + (frame.width - Self.headerGap) * name / max(name + note, 1)
      right.minX = left.maxX + Self.headerGap
      labels.append(
        StyledScene.Label(
          .text(entry.note), font: Self.noteFont, color: Self.noteColor, frame: right,
          alignment: StyledScene.Alignment(.right)))
    }
    labels.append(
      StyledScene.Label(
        .text(entry.name), font: Self.nameFont, color: Self.textColor, frame: left,
        alignment: StyledScene.Alignment(.left)))
  }
}
