// SPDX-License-Identifier: MIT

/// The result of decoding a device's events.
public enum Decoded<Frame> {
  case frame(Frame)
  /// A frame that cancels a contact because its events were dropped; no gesture in progress can be
  /// trusted any more.
  case loss(Frame)
  /// An event that violates the protocol. It was ignored.
  case fault(TouchDecoder.Fault)
}

extension Decoded: Equatable where Frame: Equatable {}
extension Decoded: Hashable where Frame: Hashable {}
extension Decoded: Sendable where Frame: Sendable {}
