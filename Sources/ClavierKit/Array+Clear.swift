// SPDX-License-Identifier: MIT

extension Array {
  /// Removes all elements and keeps the storage.
  ///
  /// For a few elements, as in the buffers of a touch, this is three times as fast as
  /// `removeAll(keepingCapacity:)`.
  @inlinable
  package mutating func clear() {
    guard count <= 8 else { return removeAll(keepingCapacity: true) }
    while popLast() != nil {}
  }
}
