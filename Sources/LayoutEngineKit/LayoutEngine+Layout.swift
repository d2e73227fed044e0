// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The content of a button, and whether the button types it.
  public enum ButtonType: Hashable, Sendable {
    /// A text that is also typed.
    case key(String)
    /// A text that is only a label, such as "return"; the button's identifier determines its
    /// action.
    case text(String)
    /// An image by its name; `nil` for none.
    case image(String?)
  }

  /// The width of a button.
  public enum ButtonWidth: Hashable, Sendable {
    /// An equal share of the remaining width, as for other dynamic buttons and nested rows.
    case dynamic
    /// A fixed width, in points.
    case `static`(width: Double)
    /// A fraction of the row's width without its paddings, from 0 to 1.
    case relative(percent: Double)
  }

  /// A button in a row.
  public struct Button: Hashable, Sendable {
    public var type: ButtonType
    public var style: ButtonStyle
    public var width: ButtonWidth
    /// The menu of the button while it is held; `nil` for none.
    public var menu: KeyMenu?
    /// The purpose of the button; ``Identifier`` has constants for those that the engine supports.
    public var identifier: Identifier?

    /// Creates a button with a menu, which KeyboardLayoutEngine ignores here.
    public init(
      type: ButtonType, style: ButtonStyle = ButtonStyle(), width: ButtonWidth = .dynamic,
      menu: KeyMenu? = nil, identifier: Identifier? = nil
    ) {
      self.type = type
      self.style = style
      self.width = width
      self.menu = menu
      self.identifier = identifier
    }
  }

  /// A row of buttons side by side, with nested rows between them.
  public struct Row: Hashable, Sendable {
    /// An element of a row.
    public enum Child: Hashable, Sendable {
      case button(Button)
      /// A nested row, as wide as one dynamic button and the nested row's own leading and trailing
      /// paddings.
      case row(Row)
    }

    public var style: RowStyle
    public var children: [Child]

    public init(style: RowStyle = RowStyle(), children: [Child]) {
      self.style = style
      self.children = children
    }

    /// Creates a row that has only buttons.
    public init(style: RowStyle = RowStyle(), characters: [Button]) {
      self.init(style: style, children: characters.map { .button($0) })
    }
  }

  /// A stack of rows of the same height: KeyboardLayoutEngine's `KeyboardLayout`.
  public struct Layout: Hashable, Sendable {
    public var style: LayoutStyle
    public var rows: [Row]

    public init(style: LayoutStyle = LayoutStyle(), rows: [Row]) {
      self.style = style
      self.rows = rows
    }

    /// The buttons row by row, each row from left to right: one for each key of the layout's
    /// frames.
    public var buttons: [Button] { rows.flatMap { $0.buttons() } }

    /// Returns the button of a key by its index in the layout's frames; `nil` if there is none.
    public func button(_ index: Int?) -> Button? {
      let buttons = buttons
      return index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
    }
  }

  /// The name of a button's purpose.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public static let space: Identifier = "Space"
    public static let backspace: Identifier = "Backspace"
    public static let globe: Identifier = "Globe"
    public static let `return`: Identifier = "Return"
    public static let numbers: Identifier = "Numbers"
    public static let letters: Identifier = "Letters"
    public static let symbols: Identifier = "Symbols"
    public static let shiftOff: Identifier = "ShiftOff"
    public static let shiftOn: Identifier = "ShiftOn"
    public static let shiftOnce: Identifier = "ShiftOnce"

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
      self.init(rawValue: value)
    }
  }
}

extension LayoutEngine.Row {
  /// The maximum depth of nested rows; deeper rows have no buttons.
  static let maximumDepth = 8

  /// Returns the buttons of the row and its nested rows, from left to right.
  fileprivate func buttons(depth: Int = 0) -> [LayoutEngine.Button] {
    guard depth < Self.maximumDepth else { return [] }
    return children.flatMap { child in
      switch child {
      case .button(let button): [button]
      case .row(let row): row.buttons(depth: depth + 1)
      }
    }
  }
}
