// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// What a button shows, and whether it types that.
  public enum ButtonType: Hashable, Sendable {
    /// Types its text.
    case key(String)
    /// A label only, such as "return"; what the button does is said by its identifier.
    case text(String)
    /// The name of an image only; `nil` for none.
    case image(String?)
  }

  /// How wide a button is.
  public enum ButtonWidth: Hashable, Sendable {
    /// What the others leave, shared equally with other dynamic buttons and nested rows.
    case dynamic
    /// Unit: points.
    case `static`(width: Double)
    /// A fraction of the row, from 0 to 1, without the row's own paddings.
    case relative(percent: Double)
  }

  /// A key as rows hold it.
  public struct Button: Hashable, Sendable {
    public var type: ButtonType
    public var style: ButtonStyle
    public var width: ButtonWidth
    /// What the button offers when it is held; `nil` for nothing.
    public var menu: KeyMenu?
    /// What the button is for; ``Identifier`` has those that the engine knows.
    public var identifier: Identifier?

    /// Takes what is given; the menu, too, which the original ignores here.
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

  /// Buttons beside each other, with other rows between them.
  public struct Row: Hashable, Sendable {
    /// What stands in a row.
    public enum Child: Hashable, Sendable {
      case button(Button)
      /// A row in the row; as wide as one dynamic button and its own leading and trailing paddings.
      case row(Row)
    }

    public var style: RowStyle
    public var children: [Child]

    public init(style: RowStyle = RowStyle(), children: [Child]) {
      self.style = style
      self.children = children
    }

    /// A row of buttons only.
    public init(style: RowStyle = RowStyle(), characters: [Button]) {
      self.init(style: style, children: characters.map { .button($0) })
    }
  }

  /// Rows of the same height below each other: what the original calls `KeyboardLayout`.
  public struct Layout: Hashable, Sendable {
    public var style: LayoutStyle
    public var rows: [Row]

    public init(style: LayoutStyle = LayoutStyle(), rows: [Row]) {
      self.style = style
      self.rows = rows
    }
  }
}

extension LayoutEngine {
  /// What a button is for, by a name.
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
