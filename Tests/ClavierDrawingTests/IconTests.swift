// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// Icons drawn with our own lines.
struct IconTests {
  private let sketch = Sketch(scale: 4, size: Size(width: 24, height: 24))

  private func pixels(
    _ icon: KeyboardIcon, size: Double = 20, frame: Rect = Rect(x: 0, y: 0, width: 24, height: 24),
    color: Color = .black, weight: KeyboardFont.FontWeight = .regular
  ) throws -> Pixels {
    try sketch.pixels(
      StyledScene.Label(
        .icon(icon), font: .system(size: size, weight: weight), color: color, frame: frame))
  }

  @Test(arguments: KeyboardIcon.allCases)
  func everyIconIsDrawnInsideItsSquare(icon: KeyboardIcon) throws {
    let ink = try pixels(icon).ink(on: .white)
    #expect(ink.width > 40 || ink.height > 40)
    #expect(ink.minX >= 2 && ink.minY >= 2 && ink.maxX <= 94 && ink.maxY <= 94, "\(ink)")
    #expect(abs(ink.center.x - 48) < 12 && abs(ink.center.y - 48) < 12, "\(ink)")
  }

  @Test func allIconsDiffer() throws {
    var drawings: [IconDrawing: KeyboardIcon] = [:]
    // The same icons under two names.
    let same: Set<KeyboardIcon> = [.forwardDelete, .speakerUp]
    for icon in KeyboardIcon.allCases where !same.contains(icon) {
      #expect(drawings.updateValue(icon, forKey: icon.drawing) == nil, "\(icon)")
    }
  }

  @Test func iconsForTheOtherDirectionAreMirrored() throws {
    for icon in [KeyboardIcon.backspace, .newLine, .tab] {
      let (left, right) = (try pixels(icon), try pixels(icon.rightToLeft))
      #expect(left != right)
      let ink = (left.ink(on: .white), right.ink(on: .white))
      #expect(abs(ink.0.minX - (96 - ink.1.maxX)) <= 1, "\(icon)")
    }
  }

  @Test func anIconHasTheSizeOfItsFontWithinItsFrame() throws {
    let (small, large) = (try pixels(.globe, size: 10), try pixels(.globe, size: 20))
    #expect(abs(small.ink(on: .white).height - 40) < 5)
    #expect(abs(large.ink(on: .white).height - 80) < 7)
    let frame = Rect(x: 4, y: 6, width: 12, height: 8)
    let ink = try pixels(.globe, size: 500, frame: frame).ink(on: .white)
    #expect(ink.height <= 36 && ink.minY >= 22 && ink.maxY <= 58)
  }

  @Test func linesAreAsThickAsLettersBesideThem() throws {
    let counts = try [KeyboardFont.FontWeight.thin, .light, .regular, .medium, .bold, .black].map {
      try pixels(.tab, weight: $0).inkCount(on: .white)
    }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }, "\(counts)")
  }

  @Test func aFaintIconIsFaintWhereItsPartsLieOverEachOther() throws {
    let pixels = try pixels(.shiftUppercased, color: Color.black.opacity(0.5))
    let darkest = (0..<96).flatMap { y in (0..<96).map { pixels.color($0, y).red } }.min()
    #expect(abs((darkest ?? 0) - 0.5) < 0.02)
  }

  @Test func invalidNotationIsRefused() {
    #expect(IconPath("M1 2 L3 4 H5 V6 Q1 2 3 4 C1 2 3 4 5 6 Z O1 2 3 B1 2 3 4 5")?.steps.count == 9)
    for wrong in ["M1", "X1 2", "L1 two", "M1 2 3", "1 2", "M1 2 L", "M1 2,3"] {
      #expect(IconPath(wrong) == nil, "\(wrong)")
    }
    #expect(IconPath("")?.steps.isEmpty == true)
  }

  @Test func levelAndUprightLinesGoOnFromWhereTheLineIs() {
    #expect(
      IconPath("M1 2 H5 V9")?.steps == [.move(1, 2), .line(5, 2), .line(5, 9)])
    #expect(
      IconPath("M0 0 Q3 0 3 3")?.steps == [.move(0, 0), .curve(2, 0, 3, 1, 3, 3)])
  }
}
