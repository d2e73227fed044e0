// SPDX-License-Identifier: MIT

/// A topic that a client can subscribe to.
public enum LinkTopic: String, Hashable, Sendable, CaseIterable {
  /// Requests of keys that a keyboard cannot perform itself.
  case requests
  /// Changes of the keyboard's language.
  case locale
}
