// SPDX-License-Identifier: MIT

/// What a client can be told about without asking each time.
public enum LinkTopic: String, Hashable, Sendable, CaseIterable {
  /// Keys that ask for something that a keyboard cannot do itself.
  case requests
  /// The language of the keys, each time that it is another one.
  case locale
}
