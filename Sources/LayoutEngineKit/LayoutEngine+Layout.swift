// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The face of a button, and whether it types that.
  public enum ButtonType: Hashable, Sendable {
    /// Types its text.
    case key(String)
    /// A label only, such as "return"; the button's identifier determines its action.
    case text(String)
    /// The name of an image only; `nil` for none.
    case image(String?)
  }

  /// The width of a button.
  public enum ButtonWidth: Hashable, Sendable {
    /// An equal share of the remaining width, like other dynamic buttons and nested rows.
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
    /// The choices of the button while it is held; `nil` for none.
    public var menu: KeyMenu?
    /// The purpose of the button; ``Identifier`` has those that the engine knows.
    public var identifier: Identifier?

    /// Creates a button with its menu, which the original ignores here.
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

  /// Buttons beside each other, with nested rows between them.
  public struct Row: Hashable, Sendable {
    /// An element of a row.
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

    /// Creates a row of buttons only.
    public init(style: RowStyle = RowStyle(), characters: [Button]) {
      self.init(style: style, children: characters.map { .button($0) })
    }
  }

  /// Rows of the same height below each other: the original's `KeyboardLayout`.
  public struct Layout: Hashable, Sendable {
    public var style: LayoutStyle
    public var rows: [Row]

    public init(style: LayoutStyle = LayoutStyle(), rows: [Row]) {
      self.style = style
      self.rows = rows
    }

    /// All buttons row by row, each from left to right: one for each key of the layout's frames.
    public var buttons: [Button] { rows.flatMap { $0.buttons() } }

    /// Returns the button of a key by its index in the layout's frames; `nil` if there is none.
    public func button(_ index: Int?) -> Button? {
      let buttons = buttons
      return index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
    }
  }

  /// The purpose of a button, by a name.
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
  /// The depth down to which rows in rows count; deeper ones have no buttons.
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
