// SPDX-License-Identifier: MIT

public import ClavierKit

extension CalloutScene {
  /// The items as a line, the one next to the finger first and the selected one in brackets: `a [à] á`.
  public var words: String {
    items.indices.map { index in
      index == selectedIndex ? "[\(items[index].label)]" : items[index].label
    }.joined(separator: " ")
  }
}

extension Scene {
  /// The list that a finger chooses from, if one is open.
  public var openList: CalloutScene? { callouts.first { $0.kind == .action } }

  /// The letter that is shown over a pressed key, if any.
  var bubble: String? { callouts.first { $0.kind == .input }?.items.first?.label }
}
