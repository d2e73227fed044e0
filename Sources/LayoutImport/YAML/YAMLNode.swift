// SPDX-License-Identifier: MIT

import ClavierFiles

/// A value in a YAML file, and where it stands.
struct YAMLNode {
  var value: Value
  var position: SourcePosition

  enum Value {
    /// Any word, number or text: in YAML these differ only in how they are read.
    case scalar(String)
    case sequence([YAMLNode])
    /// Its keys in the order of the file; a key may come twice.
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
  /// What stands there, in the words of a message.
  var found: String {
    switch value {
    case .scalar(""): "nothing"
    case .scalar(let text): quoted(text)
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
