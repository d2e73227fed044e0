// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import FramebufferPanel
import Glibc
import TestSupport
import Testing

/// The bytes of a picture in a framebuffer, for any layout and any rotation of the console.
struct FramebufferStripTests {
  /// Returns a random framebuffer of moderate size.
  private func layout(_ random: inout SplitMix64) throws -> FramebufferLayout {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    let (red, green, blue, bits) =
      [
        ((11, 5), (5, 6), (0, 5), 16), ((16, 8), (8, 8), (0, 8), 24), ((0, 8), (8, 8), (16, 8), 24),
        ((16, 8), (8, 8), (0, 8), 32), ((8, 8), (16, 8), (24, 8), 32),
      ].randomElement(using: &random) ?? ((16, 8), (8, 8), (0, 8), 32)
    func part(_ numbers: (Int, Int)) -> PixelFormat.BitField {
      PixelFormat.BitField(offset: numbers.0, length: numbers.1)
    }
    let format = try #require(
      PixelFormat(bitsPerPixel: bits, red: part(red), green: part(green), blue: part(blue)))
    let (width, height) = (number(1...40), number(1...40))
    let (left, top) = (number(0...3), number(0...20))
    // Some lines are longer than their visible part.
    let line = (left + width) * format.byteCount + [0, 1, 7, 64][number(0...3)]
    return try #require(
      FramebufferLayout(
        width: width, height: height, left: left, top: top, lineLength: line,
        memory: line * (top + height + number(0...3)), format: format,
        rotation: Rotation.allCases.randomElement(using: &random) ?? .none))
  }

  /// Returns the visible position of a framebuffer's pixel, by repeated quarter turns.
  private func seen(_ x: Int, _ y: Int, _ layout: FramebufferLayout) -> (x: Int, y: Int) {
    var (place, width, height) = ((x: x, y: y), layout.width, layout.height)
    // A console rotated clockwise appears upright if the screen is turned counterclockwise.
    for _ in 0..<(360 - layout.rotation.rawValue) / 90 % 4 {
      place = (place.y, width - 1 - place.x)
      swap(&width, &height)
    }
    return place
  }

  private func picture(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> [UInt32] {
    (0..<width * height).map { _ in .random(in: 0...UInt32.max, using: &random) }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func pixelsAreWrittenOnlyAtTheirPlaces(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let layout = try self.layout(&random)
    let height = Int.random(in: 1...Int(layout.userSize.height), using: &random)
    let strip = try #require(FramebufferStrip(layout, height: height))
    // A row of the picture may be longer than its used part.
    let rowLength = strip.width + Int.random(in: 0...3, using: &random)
    let pixels = picture(rowLength, height, &random)
    let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Rect(
        x: .random(in: -9...45, using: &random), y: .random(in: -9...45, using: &random),
        width: .random(in: 0...45, using: &random), height: .random(in: 0...45, using: &random))
    }
    var memory = [UInt8](repeating: 0xA5, count: layout.memory)
    pixels.withUnsafeBytes { pixels in
      strip.encode(parts, of: pixels, stride: rowLength * 4) { offset, bytes in
        #expect(offset >= 0 && offset + bytes.count <= memory.count)
        memory.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        return true
      }
    }
    var expected = [UInt8](repeating: 0xA5, count: layout.memory)
    for y in 0..<layout.height {
      for x in 0..<layout.width {
        var place = seen(x, y, layout)
        place.y -= Int(layout.userSize.height) - height
        let isIn = parts.contains { part in
          Double(place.x) + 1 > part.minX && Double(place.x) < part.maxX
            && Double(place.y) + 1 > part.minY && Double(place.y) < part.maxY && !part.isEmpty
        }
        guard place.y >= 0, isIn else { continue }
        let pixel = layout.format.pixel(of: pixels[place.y * rowLength + place.x])
        let start =
          (layout.top + y) * layout.lineLength + (layout.left + x) * layout.format.byteCount
        for byte in 0..<layout.format.byteCount {
          expected[start + byte] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte))
        }
      }
    }
    let isSame = memory == expected
    #expect(isSame, "\(layout.rotation), \(layout.width) × \(layout.height)")
  }

  /// A file in place of the framebuffer.
  @Test func aPictureReachesAFile() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write([UInt8](repeating: 0, count: 4 * 4 * 8), to: "fb")
    let part = PixelFormat.BitField(offset: 16, length: 8)
    let format = try #require(
      PixelFormat(
        bitsPerPixel: 32, red: part, green: .init(offset: 8, length: 8),
        blue: .init(offset: 0, length: 8)))
    let layout = try #require(
      FramebufferLayout(width: 4, height: 8, lineLength: 16, memory: 128, format: format))
    let strip = try #require(FramebufferStrip(layout, height: 2))
    let file = open(path, O_RDWR)
    defer { close(file) }
    var pieces = 0
    let pixels = [UInt32](repeating: 0xFF11_2233, count: 8)
    pixels.withUnsafeBytes { pixels in
      strip.encode([Rect(x: 0, y: 0, width: 4, height: 2)], of: pixels, stride: 16) {
        pieces += 1
        return pwrite(file, $1.baseAddress, $1.count, off_t($0)) == $1.count
      }
    }
    // Rows that fill their lines are one piece.
    #expect(pieces == 1)
    let memory = try #require(mmap(nil, 128, PROT_READ, MAP_SHARED, file, 0))
    defer { munmap(memory, 128) }
    let found = UnsafeRawBufferPointer(start: memory, count: 128).bindMemory(to: UInt32.self)
    #expect(
      Array(found) == [UInt32](repeating: 0, count: 24) + [UInt32](repeating: 0x112233, count: 8))
    // The rest is black again.
    strip.clear { pwrite(file, $1.baseAddress, $1.count, off_t($0)) == $1.count }
    #expect(found.allSatisfy { $0 == 0 })
  }

  @Test func aFullSinkReceivesNoMorePieces() throws {
    var random = SplitMix64(seed: 5)
    var layout = try self.layout(&random)
    while layout.height < 4 || layout.rotation != .none { layout = try self.layout(&random) }
    layout.lineLength += 8
    layout.memory += 8 * (layout.top + layout.height)
    let strip = try #require(FramebufferStrip(layout, height: 4))
    var taken = 0
    let pixels = picture(strip.width, 4, &random)
    pixels.withUnsafeBytes { pixels in
      let whole = Rect(x: 0, y: 0, width: 100, height: 100)
      strip.encode([whole], of: pixels, stride: strip.width * 4) { _, _ in
        taken += 1
        return taken < 2
      }
    }
    #expect(taken == 2)
  }

  @Test func aPictureThatIsTooSmallIsNotDrawn() throws {
    var random = SplitMix64(seed: 9)
    let layout = try self.layout(&random)
    let strip = try #require(FramebufferStrip(layout, height: 1))
    let pixels = [UInt8](repeating: 1, count: strip.width * 4)
    let whole = Rect(x: 0, y: 0, width: 100, height: 100)
    pixels.withUnsafeBytes { pixels in
      for stride in [0, -4, strip.width * 4 - 1, strip.width * 4 + 1] {
        strip.encode([whole], of: pixels, stride: stride) { _, _ in
          Issue.record("\(stride)")
          return true
        }
      }
    }
    #expect(FramebufferStrip(layout, height: 0) == nil)
    #expect(FramebufferStrip(layout, height: Int(layout.userSize.height) + 1) == nil)
  }
}
