// SPDX-License-Identifier: MIT

public import ClavierKit

extension Size {
  /// Reads how wide and high a screen's picture is, in millimetres, from what the screen says of itself.
  ///
  /// `nil` if that is no EDID, or the screen does not know, as projectors do not. The first detailed timing
  /// says it in millimetres, but some screens have the ratio of their sides there; so it counts only where
  /// it agrees with the size in centimetres, to a centimetre.
  ///
  /// **Source:** VESA Enhanced EDID Standard, Release A, Revision 2: section 3.3 (header), 3.6.2 (bytes 21
  /// and 22: size in centimetres, or a ratio where one of them is zero), 3.10.2 (detailed timing
  /// descriptor, its bytes 12 to 14: size in millimetres), 3.11 (checksum).
  ///
  /// - Parameter bytes: The first block, and perhaps more.
  public init?(edid bytes: [UInt8]) {
    let block = bytes.prefix(128)
    guard block.count == 128, block.starts(with: [0, 255, 255, 255, 255, 255, 255, 0]),
      block.reduce(0, &+) == 0
    else { return nil }
    let rough = Size(width: Double(block[21]) * 10, height: Double(block[22]) * 10)
    guard rough.width > 0, rough.height > 0 else { return nil }
    let timing = block[54..<72]
    // Without a pixel clock these 18 bytes are something else.
    guard timing[54] != 0 || timing[55] != 0 else {
      self = rough
      return
    }
    let high = Int(timing[68])
    let exact = Size(
      width: Double(Int(timing[66]) | (high >> 4) << 8),
      height: Double(Int(timing[67]) | (high & 15) << 8))
    let isLikely =
      (exact.width - rough.width).magnitude <= 10 && (exact.height - rough.height).magnitude <= 10
    self = isLikely ? exact : rough
  }
}
