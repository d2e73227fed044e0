// SPDX-License-Identifier: MIT

/// The limits of a YAML file, by its kind.
package struct YAMLLimits: Sendable {
  /// The kind of file in messages, with its article.
  let kind: String
  /// The content that a file of this kind needs, for messages.
  let need: String
  /// The maximum number of nodes.
  let nodes: Int
  /// The maximum depth of nested nodes.
  let depth = 16

  /// The limits of a layout, which has four levels; Debian's largest one of squeekboard has some
  /// 700 nodes.
  static let layout = YAMLLimits(kind: "a layout", need: "views", nodes: 20_000)

  /// The limits of a recording: half a million events of six nodes each.
  package static let recording = YAMLLimits(
    kind: "a recording", need: "devices", nodes: 4_000_000)
}
