// SPDX-License-Identifier: MIT

package import ClavierFiles

/// A value in a YAML file, and its position.
package struct YAMLNode {
  package var value: Value
  package var position: SourcePosition

  package init(value: Value, position: SourcePosition) {
    self.value = value
    self.position = position
  }

  package enum Value {
    /// Any word, number or text, which YAML distinguishes only by interpretation.
    case scalar(String)
    case sequence([YAMLNode])
    /// The entries in the order of the file; a key may occur twice.
    case mapping([YAMLEntry])
  }
}

/// A key of a mapping, and its value.
package struct YAMLEntry {
  package var key: String
  package var keyPosition: SourcePosition
  package var node: YAMLNode
}

extension YAMLNode {
  /// The node's description for messages.
  package var summary: String {
    switch value {
    case .scalar(""): "nothing"
    case .scalar(let text): quoted(text)
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
