// SPDX-License-Identifier: MIT

import ClavierKit

/// What a session makes of keys, as only its display server knows it.
public struct SessionKeymap: Hashable, Sendable {
  /// The keymap in XKB's text format, as the server gives it.
  public var text: String
  /// The number of the group that is active, from 0.
  public var group: Int

  public init(text: String, group: Int = 0) {
    self.text = text
    self.group = group
  }
}
