// SPDX-License-Identifier: MIT

public import ClavierKit

extension CalloutScene {
  /// The items as a line, the one next to the finger first.
  ///
  /// The selected item is in brackets: `a [à] á`.
  public var words: String {
    items.indices.map { index in
      index == selectedIndex ? "[\(items[index].label)]" : items[index].label
    }.joined(separator: " ")
  }
}

extension Scene {
  /// The action callout, if one is open.
  public var actionCallout: CalloutScene? { callouts.first { $0.kind == .action } }

  /// The letter of the input callout, if there is one.
  var inputCalloutLabel: String? { callouts.first { $0.kind == .input }?.items.first?.label }
}
