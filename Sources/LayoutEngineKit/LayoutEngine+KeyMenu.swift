// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The menu of a held key.
  ///
  /// The engine shows it as an action callout, after the key's own action. It opens after
  /// ``Timing/longPressDelay``, in the style of the style service. A lift performs the selected
  /// item. Shift, Backspace and the page keys open no menu.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9 for the names. There the menu stays open without a
  /// finger.
  public struct KeyMenu: Hashable, Sendable {
    public var items: [KeyMenuItem]

    public init(items: [KeyMenuItem]) {
      self.items = items
    }
  }

  /// An item of a key's menu.
  public struct KeyMenuItem: Hashable, Sendable {
    /// The name of the item, by which the embedding program identifies it.
    ///
    /// KeyboardLayoutEngine has a closure here; layouts are values, which cannot contain one.
    public var identifier: Identifier
    public var title: String

    public init(identifier: Identifier, title: String) {
      self.identifier = identifier
      self.title = title
    }

    /// The item as an action of its key: a title without an effect in the engine.
    var action: KeyboardAction {
      let name = identifier.rawValue
      return .systemImage(description: title, keyboardImageName: name, imageName: name)
    }
  }
}
