// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Foundation
import TestSupport
import Testing

@Suite("Size of a screen")
struct ScreenSizeTests {
  @Test(
    "The millimeters of an EDID are used if they agree with its centimeters",
    arguments: [
      (EDIDBlock((52, 29), exact: (521, 293)), Size(width: 521, height: 293) as Size?),
      (EDIDBlock((52, 29), exact: nil), Size(width: 520, height: 290)),
      (EDIDBlock((16, 9), exact: (16, 9)), Size(width: 160, height: 90)),
      (EDIDBlock((52, 29), exact: (0, 0)), Size(width: 520, height: 290)),
      (EDIDBlock((1, 1), exact: (0, 7)), Size(width: 10, height: 10)),
      (EDIDBlock((0, 0), exact: (521, 293)), nil), (EDIDBlock((79, 0), exact: nil), nil),
    ])
  fileprivate func sizes(block: EDIDBlock, size: Size?) {
    #expect(Size(edid: block.bytes) == size)
    #expect(Size(edid: block.bytes + [UInt8](repeating: 3, count: 128)) == size)
  }

  @Test("Damaged data is rejected as an EDID")
  func damaged() {
    let whole = EDIDBlock((52, 29), exact: (521, 293)).bytes
    #expect(Size(edid: []) == nil)
    #expect(Size(edid: Array(whole.dropLast())) == nil)
    for index in whole.indices {
      var broken = whole
      broken[index] ^= 1
      #expect(Size(edid: broken) == nil, "\(index)")
    }
  }

  @Test("Random bytes in an EDID trap nothing, and any size is within bounds")
  func noise() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      var bytes = EDIDBlock((30, 20), exact: nil).bytes
      for _ in 0..<20 {
        bytes[Int.random(in: 8..<127, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes[127] = 0 &- bytes.dropLast().reduce(0, &+)
      guard let size = Size(edid: bytes) else { continue }
      #expect(size.width > 0 && size.width <= 2_560 && size.height > 0)
    }
  }
}

/// The first block of an EDID of a screen.
struct EDIDBlock {
  var bytes = [UInt8](repeating: 0, count: 128)

  /// - Parameters:
  ///   - rough: The size in centimetres.
  ///   - exact: The size in millimetres; `nil` for no detailed timing.
  init(_ rough: (UInt8, UInt8), exact: (Int, Int)?) {
    bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    (bytes[21], bytes[22]) = rough
    if let exact {
      bytes[54] = 2
      bytes[66] = UInt8(exact.0 & 255)
      bytes[67] = UInt8(exact.1 & 255)
      bytes[68] = UInt8((exact.0 >> 8) << 4 | exact.1 >> 8)
    }
    bytes[127] = 0 &- bytes.dropLast().reduce(0, &+)
  }
}
