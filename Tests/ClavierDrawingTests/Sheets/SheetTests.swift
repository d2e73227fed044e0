// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Testing

@testable import ClavierDrawing

/// Pages of many keyboards.
struct SheetTests {
  /// Returns a plain keyboard of a colour.
  private func scene(
    _ width: Double, _ height: Double, _ color: Color = .red
  ) -> StyledScene {
    Sketch(size: Size(width: width, height: height), ground: color).scene()
  }

  /// Returns pages with pictures of several sizes.
  private func sheet(width: Double) -> PictureSheet {
    let entries = (1...7).map { number in
      PictureSheet.Entry(
        "Number \(number)", note: "number-\(number)",
        [scene(390, 210), scene(number.isMultiple(of: 3) ? 1024 : 390, 260)])
    }
    return PictureSheet(
      "Title", note: "note",
      [
        PictureSheet.Section("First", entries),
        PictureSheet.Section("Second", [.init("Alone", [scene(30, 20)])]),
      ], width: width)
  }

  /// Returns a layout whose letters are half as wide as their size.
  private func layout(_ sheet: PictureSheet) -> SheetLayout {
    SheetLayout(sheet) { text, font in Double(text.count) * font.size / 2 }
  }

  private let widths = [200.0, 260, 333.3, 420, 700, 836, 1041, 3000, 10000]

  @Test func picturesAreOnThePageWithoutOverlaps() {
    for width in widths {
      let layout = layout(sheet(width: width))
      #expect(layout.size.width == width && layout.pictures.count == 15)
      let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
      let frames = layout.pictures.map(\.frame) + layout.labels.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(page.union(frame) == page, "\(width): \(frame)")
        for other in frames[..<index] { #expect(!frame.overlaps(other), "\(width): \(frame)") }
      }
    }
  }

  @Test func picturesKeepTheirProportions() {
    for picture in widths.flatMap({ layout(sheet(width: $0)).pictures }) {
      let bounds = picture.scene.bounds
      #expect(abs(picture.frame.width - bounds.width * picture.zoom) < 0.001)
      #expect(abs(picture.frame.height - bounds.height * picture.zoom) < 0.001)
    }
  }

  @Test func allKeyboardsHaveTheSameScaleUnlessOneIsWiderThanThePage() {
    #expect(layout(sheet(width: 836)).pictures.allSatisfy { $0.zoom == 0.5 })
    let narrow = layout(sheet(width: 300)).pictures
    #expect(narrow.count { $0.zoom < 0.5 } == 2)
    #expect(narrow.allSatisfy { $0.zoom == 0.5 || abs($0.frame.width - 268) < 0.001 })
  }

  @Test func scenesOfAnEntryAreSideBySide() {
    let wide = layout(sheet(width: 836)).pictures
    #expect(wide[0].frame.minY == wide[1].frame.minY && wide[0].frame.maxX < wide[1].frame.minX)
    // Two entries in a row.
    #expect(wide[2].frame.minY == wide[0].frame.minY && wide[2].frame.minX > wide[1].frame.maxX)
    let narrow = layout(sheet(width: 300)).pictures
    #expect(narrow[0].frame.minX == narrow[1].frame.minX)
    #expect(narrow[0].frame.maxY < narrow[1].frame.minY)
  }

  @Test func eachPictureHasItsNameAboveIt() throws {
    let layout = layout(sheet(width: 836))
    let name = try #require(layout.labels.first { $0.content == .text("Number 2") })
    let note = try #require(layout.labels.first { $0.content == .text("number-2") })
    let picture = layout.pictures[2]
    #expect(name.frame.minX == picture.frame.minX && name.frame.maxY == picture.frame.minY)
    #expect(note.frame.maxX == layout.pictures[3].frame.maxX && note.alignment.horizontal == .right)
  }

  @Test func namesHaveAllTheRoomThatTheyNeed() {
    for width in [836.0, 1041] {
      let labels = layout(sheet(width: width)).labels
      #expect(labels.count == 2 + 2 + 2 * 7 + 1)
      for label in labels {
        guard case .text(let text) = label.content else { continue }
        #expect(Double(text.count) * label.font.size / 2 <= label.frame.width, "\(text)")
      }
    }
  }

  @Test func invalidWidthsAndZoomsGiveAPage() {
    for number in [0, -1, .nan, .infinity, 1e300] {
      var sheet = sheet(width: number)
      sheet.zoom = number
      let size = layout(sheet).size
      #expect(PictureSheet.widths.contains(size.width) && size.height > 0)
    }
    #expect(layout(PictureSheet("")).size.height > 0)
  }

  // MARK: Pictures

  private func pixels(_ sheet: PictureSheet, scale: Double = 1) throws -> Pixels {
    _ = TestFonts.pinned
    return try #require(
      try Pixels(png: SheetRenderer(scale: scale).picture(of: sheet, as: .png)))
  }

  @Test func keyboardsAreDrawnWhereTheyAre() throws {
    let sheet = PictureSheet(
      "", [.init("", [.init("a", [scene(200, 100), scene(200, 100, .green)])])], width: 300)
    let pixels = try pixels(sheet)
    #expect(pixels.width == 300)
    let frames = layout(sheet).pictures.map(\.frame)
    #expect(pixels.color(Int(frames[0].center.x), Int(frames[0].center.y)).isLike(.red))
    #expect(pixels.color(Int(frames[1].center.x), Int(frames[1].center.y)).isLike(.green))
    // They do not extend beyond their frames.
    #expect(!pixels.color(Int(frames[0].maxX) + 2, Int(frames[0].center.y)).isLike(.red))
    #expect(pixels.color(2, 2).alpha == 1)
  }

  @Test func imagesOfKeysAreSearchedForInTheDirectories() throws {
    _ = TestFonts.pinned
    let label = StyledScene.Label(
      .image(name: "logo", description: "W"), font: .system(size: 20), color: .black,
      frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let scene = Sketch(size: Size(width: 200, height: 100)).scene(labels: [label])
    let sheet = PictureSheet("", [.init("", [.init("a", [scene])])], width: 300)
    let renderer = try SheetRenderer(imageDirectories: ["/nonexistent"])
    _ = try renderer.picture(of: sheet, as: .png)
    let problem = try #require(renderer.problems.first).description
    #expect(problem.contains("/nonexistent"))
  }

  @Test func aPageIsDrawnAtEveryScale() throws {
    for scale in [0.5, 1.3, 2] {
      let pixels = try pixels(sheet(width: 300), scale: scale)
      #expect(pixels.width == Int((300 * scale).rounded(.up)))
    }
  }

  @Test func aKeyboardOnAPageIsDrawnAsAlone() throws {
    _ = TestFonts.pinned
    let scene = try KeyboardPreview().scene()
    let alone = try #require(
      try Pixels(png: SceneRenderer(scale: 1).picture(of: scene, as: .png)))
    let page = try pixels(
      PictureSheet("", [.init("", [.init("", [scene])])], width: 500, zoom: 1))
    let frame = layout(PictureSheet("", [.init("", [.init("", [scene])])], width: 500, zoom: 1))
      .pictures[0].frame
    let (left, top) = (Int(frame.minX), Int(frame.minY))
    // All except the line around it.
    let others = (1..<alone.height - 1).reduce(0) { count, y in
      count
        + (1..<alone.width - 1).count { alone.parts($0, y) != page.parts(left + $0, top + y) }
    }
    #expect(others == 0)
  }

  @Test func pagesAreFilesOfEveryFormat() throws {
    _ = TestFonts.pinned
    let starts: [PictureFormat: String] = [.png: "\u{89}PNG", .svg: "<?xml", .pdf: "%PDF"]
    for (format, start) in starts {
      let file = try SheetRenderer().picture(of: sheet(width: 400), as: format)
      #expect(file.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }
  }

  @Test func sizesOutOfRangeAreReported() throws {
    _ = TestFonts.pinned
    #expect(throws: DrawingError.scale(0.05)) {
      try SheetRenderer(scale: 0.1).picture(of: sheet(width: 836), as: .png)
    }
    #expect(throws: DrawingError.self) {
      try SheetRenderer(scale: 32).picture(of: sheet(width: 10000), as: .png)
    }
    #expect(throws: DrawingError.self) {
      try SheetRenderer(scale: 32).picture(of: sheet(width: 10000), as: .svg)
    }
  }

  @Test func drawingErrorsAreReported() throws {
    _ = TestFonts.pinned
    var broken = scene(100, 50)
    broken.background.background = Keyboard.Background(image: .file("/nonexistent.png"))
    let label = StyledScene.Label(
      .text("\u{10FFFD}"), font: .body, color: .black,
      frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let sheet = PictureSheet(
      "\u{F0000}", [.init("", [.init("a", [broken, Sketch().scene(labels: [label])])])])
    let renderer = try SheetRenderer()
    #expect(try renderer.missingCharacters(in: sheet) == ["\u{F0000}", "\u{10FFFD}"])
    _ = try renderer.picture(of: sheet, as: .png)
    #expect(renderer.problems.count == 1)
  }
}
