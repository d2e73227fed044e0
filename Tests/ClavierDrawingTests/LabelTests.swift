// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// Texts on keys.
struct LabelTests {
  private let frame = Rect(x: 20, y: 10, width: 60, height: 40)
  private let sketch = Sketch(scale: 2, size: Size(width: 100, height: 60))
  private let pixelFrame = Rect(x: 40, y: 20, width: 120, height: 80)

  private func label(
    _ text: String, _ size: Double = 20, _ alignment: StyledScene.Alignment = .init(),
    color: Color = .black
  ) -> StyledScene.Label {
    StyledScene.Label(
      .text(text), font: .system(size: size), color: color, frame: frame, alignment: alignment)
  }

  private func ink(_ label: StyledScene.Label) throws -> Rect {
    try sketch.pixels(label).ink(on: .white)
  }

  private func isInside(_ ink: Rect) -> Bool { ink.union(pixelFrame) == pixelFrame }

  @Test func aLetterStandsInTheMiddle() throws {
    let ink = try ink(label("H"))
    #expect(abs(ink.center.x - 100) <= 1.5 && abs(ink.center.y - 60) <= 1)
    #expect((26...32).contains(ink.height))
  }

  @Test func lettersStandOnOneLine() throws {
    let capital = try ink(label("H")).maxY
    for letter in ["x", "1", "Ä", "ж", "Σ"] {
      #expect(abs(try ink(label(letter)).maxY - capital) <= 1, "\(letter)")
    }
    #expect(try ink(label("p")).maxY > capital + 4)
    #expect(try ink(label(".")).minY > 60)
  }

  /// Returns the ink of a text in a frame too low for centred letters with descenders, as on phones
  /// in landscape.
  private func lowInk(_ text: String) throws -> Rect {
    var label = label(text, 26)
    label.frame = Rect(x: 20, y: 10, width: 60, height: 26)
    return try ink(label)
  }

  @Test func lettersStandOnOneLineAlsoWhereThereIsLittleRoom() throws {
    // The tops of letters without ascenders are on the x-height.
    let top = try lowInk("x").minY
    for letter in ["g", "p", "q", "y", "m", "v"] {
      #expect(abs(try lowInk(letter).minY - top) <= 1, "\(letter)")
    }
    #expect(try abs(lowInk("h").maxY - lowInk("x").maxY) <= 1)
    for letter in ["g", "h", "Ä", "ợ", "ṗ"] {
      let ink = try lowInk(letter)
      #expect(ink.minY >= 20 && ink.maxY <= 72, "\(letter)")
    }
  }

  @Test func smallLettersOfALowCapStandInItsMiddle() throws {
    let ink = try lowInk("x")
    #expect(abs(ink.center.y - 46) <= 3)
  }

  @Test func emojisStandInTheMiddleInTheirColours() throws {
    let pixels = try sketch.pixels(label("🙂", 20, color: .blue))
    let ink = pixels.ink(on: .white)
    #expect(abs(ink.center.y - 60) <= 1.5 && ink.height > 30)
    let color = pixels.color(100, 66)
    #expect(color.red > 0.8 && color.green > 0.5 && color.blue < 0.5)
  }

  @Test func aGreyedEmojiIsFaint() throws {
    let pixels = try sketch.pixels(label("🙂", 20, color: Color.black.opacity(0.3)))
    let color = pixels.color(100, 66)
    #expect(color.blue > 0.6 && color.red > 0.9)
  }

  @Test func alignedLabelsStandAtTheirEdges() throws {
    let left = try ink(label("tab", 14, .init(.left, .bottom)))
    #expect(left.minX - 40 < 5 && left.minX >= 40 && 100 - left.maxY < 12 && left.maxY <= 100)
    let right = try ink(label("shift", 14, .init(.right, .top)))
    #expect(160 - right.maxX < 5 && right.maxX <= 161 && right.minY - 20 < 12 && right.minY >= 20)
  }

  @Test func aWideTextIsDrawnSmaller() throws {
    let ink = try ink(label("Emergency Call", 16))
    #expect(isInside(ink) && ink.width > 100)
    let single = try self.ink(label("Em", 16))
    #expect(ink.height < single.height * 1.3)
  }

  @Test func aHighTextIsDrawnSmaller() throws {
    #expect(isInside(try ink(label("g", 90))))
    #expect(isInside(try ink(label("ปู่ญู", 60))))
  }

  @Test func tooLongLabelsAreCut() throws {
    let long = try ink(label(String(repeating: "long ", count: 40), 16))
    #expect(isInside(long) && long.width > 90)
    #expect(isInside(try ink(label(String(repeating: "m", count: 200), 23))))
    #expect(isInside(try ink(label(String(repeating: "طويل ", count: 40), 16))))
  }

  @Test func directionMarksAreIgnored() throws {
    let plain = try sketch.pixels(label("abc"))
    #expect(try sketch.pixels(label("\u{202E}abc")) == plain)
    #expect(try sketch.pixels(label("\u{2067}abc\u{2069}")) == plain)
    #expect(try sketch.pixels(label("cba")) != plain)
  }

  @Test func invisibleTextsAreSeen() throws {
    for text in ["\u{200C}", "\n", "\u{A0}", "\u{301}", "\u{7}"] {
      #expect(try !ink(label(text)).isEmpty, "\(text.unicodeScalars.map(\.value))")
    }
    #expect(try ink(label("")).isEmpty)
    #expect(try ink(label("\u{202E}")).isEmpty)
  }

  @Test(arguments: [0.0, -3, .nan, .infinity, 1e9])
  func invalidFontSizesNeverDrawOutsideTheFrame(size: Double) throws {
    #expect(isInside(try ink(label("a", size)).union(pixelFrame)))
  }

  @Test func boldLettersAreBolder() throws {
    var label = label("H")
    let regular = try sketch.pixels(label).inkCount(on: .white)
    label.font = .system(size: 20, weight: .bold)
    #expect(try sketch.pixels(label).inkCount(on: .white) > regular)
    label.font = .system(size: 20, weight: .thin)
    #expect(try sketch.pixels(label).inkCount(on: .white) < regular)
  }

  @Test func aFamilyThatIsNotInstalledIsTheSystemsOwn() throws {
    var label = label("Ag")
    let own = try sketch.pixels(label)
    label.font = .custom("No Such Letters, at all", size: 20)
    #expect(try sketch.pixels(label) == own)
    label.font = .custom("Noto Serif", size: 20)
    #expect(try sketch.pixels(label) != own)
  }

  @Test func charactersWithoutAFontAreReported() throws {
    _ = TestFonts.pinned
    let scene = sketch.scene(labels: [label("a"), label("\u{10FFFD}"), label("ض"), label("🙂")])
    #expect(try SceneRenderer().missingCharacters(in: scene) == ["\u{10FFFD}"])
  }

  @Test func anImageOfTheProgramsIsItsDescription() throws {
    var label = label("gift")
    let text = try sketch.pixels(label)
    label.content = .image(name: "gift.fill", description: "gift")
    #expect(try sketch.pixels(label) == text)
  }

  @Test func equalLabelsAreSetOnce() throws {
    let setter = try Typesetter(families: .standard, scale: 1)
    let room = Size(width: 60, height: 40)
    let first = setter.line("a", .body, in: room)
    #expect(setter.line("a", .body, in: room) === first)
    #expect(setter.line("a", .title, in: room) !== first)
    #expect(setter.line("a", .body, in: Size(width: 30, height: 40)) !== first)
    #expect(setter.count == 3)
  }

  @Test func notMoreLinesAreKeptThanTheLimit() throws {
    let setter = try Typesetter(families: .standard, scale: 1)
    for number in 0..<Typesetter.limit * 2 {
      _ = setter.line("", .system(size: Double(number)), in: Size(width: 60, height: 40))
    }
    #expect(setter.count <= Typesetter.limit)
  }
}
