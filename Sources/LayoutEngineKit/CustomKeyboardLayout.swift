// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The five layouts of the custom keyboard: an English phone keyboard.
  ///
  /// ```
  ///    q w e r t y u i o p        1 2 3 4 5 6 7 8 9 0        [ ] { } # % ^ * + =
  ///     a s d f g h j k l         - / : ; ( ) $ & @ "        _ \ | ~ < > € £ ¥ •
  ///  Shift z x c v b n m  ⌫       #+=  . , ? ! '   ⌫         123  . , ? ! '   ⌫
  ///  123 🌐   space  return       ABC 🌐   space  return     ABC 🌐   space  return
  /// ```
  ///
  /// Images have KeyboardLayoutEngine's names: ShiftOff, ShiftOnce, ShiftOn, Backspace and Globe.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9.
  public struct CustomKeyboardLayout: Hashable, Sendable {
    /// The page of letters with capitals until the next key.
    public var uppercase: Layout
    /// The page of letters with capitals until Shift is tapped.
    public var uppercaseToggled: Layout
    public var lowercase: Layout
    public var numbers: Layout
    public var symbols: Layout

    /// Creates the five layouts with styles.
    public init(styles: CustomKeyboard.Styles = .standard) {
      func letters(_ shift: Identifier, _ rows: String...) -> Layout {
        styles.page(rows, left: styles.side(shift, styles.shift), other: .numbers, "123")
      }
      func signs(_ title: String, _ other: Identifier, _ rows: String...) -> Layout {
        let left = styles.side(other, styles.numbers, title)
        return styles.page(rows, left: left, other: .letters, "ABC")
      }
      uppercase = letters(.shiftOnce, "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
      uppercaseToggled = letters(.shiftOn, "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
      lowercase = letters(.shiftOff, "qwertyuiop", "asdfghjkl", "zxcvbnm")
      numbers = signs("#+=", .symbols, "1234567890", "-/:;()$&@\"", ".,?!'")
      symbols = signs("123", .numbers, "[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'")
    }

    /// Returns the layout of a page.
    public subscript(_ state: CustomKeyboardState) -> Layout {
      switch state {
      case .letters(.once): uppercase
      case .letters(.on): uppercaseToggled
      case .letters(.off): lowercase
      case .numbers: numbers
      case .symbols: symbols
      }
    }

    /// Calls a function to change each layout: uppercase, uppercaseToggled, lowercase, numbers,
    /// symbols.
    public mutating func enumerateKeyboardLayouts(_ enumerate: (inout Layout) -> Void) {
      enumerate(&uppercase)
      enumerate(&uppercaseToggled)
      enumerate(&lowercase)
      enumerate(&numbers)
      enumerate(&symbols)
    }
  }
}

// The rows of the custom keyboard.
extension LayoutEngine.CustomKeyboard.Styles {
  private typealias Row = LayoutEngine.Row

  /// Returns a page of rows of characters, the key at the left of the third row, and the key for
  /// another page.
  ///
  /// The second row of letters does not extend to the edges.
  fileprivate func page(
    _ rows: [String], left: KeyboardButton, other: LayoutEngine.Identifier, _ title: String
  ) -> LayoutEngine.Layout {
    let keys = rows.map(keys)
    let isSecondShort = keys[1].count < keys[0].count
    let third = Row(
      style: thirdRow,
      children: [
        .button(left), .row(Row(style: childRow, characters: keys[2])),
        .button(side(.backspace, backspace)),
      ])
    let fourth = Row(
      style: fourthRow,
      characters: [
        side(other, numbers, title), side(.globe, globe),
        KeyboardButton(type: .text("space"), style: space, identifier: .space),
        KeyboardButton(
          type: .text("return"), style: self.return, width: .relative(percent: 0.18),
          identifier: .return),
      ])
    return LayoutEngine.Layout(
      style: layout,
      rows: [
        Row(style: firstRow, characters: keys[0]),
        Row(style: isSecondShort ? secondRow : row, characters: keys[1]), third, fourth,
      ])
  }

  /// Returns keys of one character each; ten keys extend to both edges, with separate styles at the
  /// ends.
  private func keys(_ text: String) -> [KeyboardButton] {
    let isSmall = text.first?.isLowercase == true
    var keys = text.map { character in
      KeyboardButton(type: .key(String(character)), style: isSmall ? lowercaseKey : key)
    }
    guard keys.count == 10 else { return keys }
    keys[0].style = isSmall ? lowercaseLeftKey : leftKey
    keys[9].style = isSmall ? lowercaseRightKey : rightKey
    return keys
  }

  /// Returns a key beside the characters, with a title or an image.
  fileprivate func side(
    _ identifier: LayoutEngine.Identifier, _ style: KeyboardButtonStyle, _ title: String? = nil
  ) -> KeyboardButton {
    KeyboardButton(
      type: title.map { .text($0) } ?? .image(identifier.rawValue), style: style,
      width: .relative(percent: 0.115), identifier: identifier)
  }
}
