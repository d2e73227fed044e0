// SPDX-License-Identifier: MIT

/// What events of a device come to.
public enum Decoded<Frame> {
  case frame(Frame)
  /// A frame in which a contact is `cancelled` because what became of it was dropped: whatever the
  /// contacts were doing together cannot be trusted any more.
  case loss(Frame)
  /// Something that no device may say. The event was ignored.
  case fault(TouchDecoder.Fault)
}

extension Decoded: Equatable where Frame: Equatable {}
extension Decoded: Hashable where Frame: Hashable {}
extension Decoded: Sendable where Frame: Sendable {}
