// SPDX-License-Identifier: MIT

/// What a client can have the daemon do.
public enum LinkAction: String, Hashable, Sendable, CaseIterable {
  /// The keyboard takes touches, in a field that counts as empty; what was released is grabbed again.
  case show
  /// The keyboard takes no touches, and forgets the fingers that are on it.
  case hide
  /// Whichever of the two it is not.
  case toggle
  /// All grabbed touch devices are let go at once.
  case release
}
