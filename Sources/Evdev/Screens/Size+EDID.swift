// SPDX-License-Identifier: MIT

public import ClavierKit

extension Size {
  /// Parses the width and height of a screen's picture, in millimetres, from its EDID.
  ///
  /// The result is `nil` if the bytes are no EDID, or the screen does not report its size, as
  /// projectors do not. The first detailed timing has millimetres, but some screens give the aspect
  /// ratio there. So it counts only if it agrees with the size in centimetres, to a centimetre.
  ///
  /// **Source:** VESA Enhanced EDID Standard, Release A, Revision 2. Section 3.3 has the header and
  /// 3.11 the checksum. Section 3.6.2 has bytes 21 and 22: the size in centimetres, or a ratio if
  /// one of them is zero. Section 3.10.2 has the detailed timing descriptor, whose bytes 12 to 14
  /// are the size in millimetres.
  ///
  /// - Parameter bytes: The first block, and optionally more.
  public init?(edid bytes: [UInt8]) {
    let block = bytes.prefix(128)
    guard block.count == 128, block.starts(with: [0, 255, 255, 255, 255, 255, 255, 0]),
      block.reduce(0, &+) == 0
    else { return nil }
    let rounded = Size(width: Double(block[21]) * 10, height: Double(block[22]) * 10)
    guard rounded.width > 0, rounded.height > 0 else { return nil }
    let timing = block[54..<72]
    // Without a pixel clock these 18 bytes are a different descriptor.
    guard timing[54] != 0 || timing[55] != 0 else {
      self = rounded
      return
    }
    let high = Int(timing[68])
    let exact = Size(
      width: Double(Int(timing[66]) | (high >> 4) << 8),
      height: Double(Int(timing[67]) | (high & 15) << 8))
    let isLikely =
      exact.width > 0 && exact.height > 0 && (exact.width - rounded.width).magnitude <= 10
      && (exact.height - rounded.height).magnitude <= 10
    self = isLikely ? exact : rounded
  }
}
