// SPDX-License-Identifier: MIT

import ClavierKit

/// A session's keymap, as its display server reports it.
public struct SessionKeymap: Hashable, Sendable {
  /// The keymap in XKB's text format, as sent by the server.
  public var text: String
  /// The number of the active group, from 0.
  public var group: Int

  public init(text: String, group: Int = 0) {
    self.text = text
    self.group = group
  }
}
