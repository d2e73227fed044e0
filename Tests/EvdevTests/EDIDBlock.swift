// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Foundation
import Testing
import TestSupport

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
