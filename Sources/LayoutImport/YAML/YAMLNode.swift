// SPDX-License-Identifier: MIT

import ClavierFiles

/// A value in a YAML file, and its position.
struct YAMLNode {
  var value: Value
  var position: SourcePosition

  enum Value {
    /// Any word, number or text: YAML distinguishes them only by interpretation.
    case scalar(String)
    case sequence([YAMLNode])
    /// The entries in the order of the file; a key may occur twice.
    case mapping([YAMLEntry])
  }
}

/// A key of a mapping, and its value.
struct YAMLEntry {
  var key: String
  var keyPosition: SourcePosition
  var node: YAMLNode
}

extension YAMLNode {
  /// The node's description for messages.
  var found: String {
    switch value {
    case .scalar(""): "nothing"
    case .scalar(let text): quoted(text)
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
