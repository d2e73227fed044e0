// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The choices of a held key.
  ///
  /// The engine shows them like a letter's alternatives, after the key's own action. They appear
  /// after ``Timing/longPressDelay``, in rows from the key on, and in the style of the style
  /// service. A lift performs the selected item. Shift, Backspace and the keys for pages open no
  /// menu.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9 for the names. The engine's list replaces the
  /// original's, which stays open without a finger.
  public struct KeyMenu: Hashable, Sendable {
    public var items: [KeyMenuItem]

    public init(items: [KeyMenuItem]) {
      self.items = items
    }
  }

  /// One choice of a key's menu.
  public struct KeyMenuItem: Hashable, Sendable {
    /// The name of the choice, known to the program around the keyboard.
    ///
    /// The original has a closure here; layouts are values, and a value can hold none.
    public var identifier: Identifier
    public var title: String

    public init(identifier: Identifier, title: String) {
      self.identifier = identifier
      self.title = title
    }

    /// The item among the actions of its key: a title without an action in the engine.
    var action: KeyboardAction {
      let name = identifier.rawValue
      return .systemImage(description: title, keyboardImageName: name, imageName: name)
    }
  }
}
