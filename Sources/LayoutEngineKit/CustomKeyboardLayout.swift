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
  /// Images have the names of the original's: ShiftOff, ShiftOnce, ShiftOn, Backspace and Globe.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9.
  public struct CustomKeyboardLayout: Hashable, Sendable {
    /// Capitals until the next key.
    public var uppercase: Layout
    /// Capitals until Shift is tapped.
    public var uppercaseToggled: Layout
    public var lowercase: Layout
    public var numbers: Layout
    public var symbols: Layout

    /// Makes the five layouts with these styles.
    public init(styles: CustomKeyboard.Styles = .standard) {
      let preset = CustomKeyboardPreset(styles: styles)
      uppercase = preset.letters(isUppercase: true, shift: .shiftOnce)
      uppercaseToggled = preset.letters(isUppercase: true, shift: .shiftOn)
      lowercase = preset.letters(isUppercase: false, shift: .shiftOff)
      numbers = preset.signs("1234567890", "-/:;()$&@\"", other: "#+=", .symbols)
      symbols = preset.signs("[]{}#%^*+=", "_\\|~<>€£¥•", other: "123", .numbers)
    }

    /// The layout that a state shows.
    public subscript(_ state: CustomKeyboardState) -> Layout {
      switch state {
      case .letters(.once): uppercase
      case .letters(.on): uppercaseToggled
      case .letters(.off): lowercase
      case .numbers: numbers
      case .symbols: symbols
      }
    }

    /// Hands out every layout to be changed, in the original's order.
    ///
    /// The order is uppercase, uppercaseToggled, lowercase, numbers, symbols.
    public mutating func enumerateKeyboardLayouts(_ enumerate: (inout Layout) -> Void) {
      enumerate(&uppercase)
      enumerate(&uppercaseToggled)
      enumerate(&lowercase)
      enumerate(&numbers)
      enumerate(&symbols)
    }
  }
}

/// Makes the rows of the custom keyboard.
private struct CustomKeyboardPreset {
  private typealias Button = LayoutEngine.Button
  private typealias Row = LayoutEngine.Row

  private let styles: LayoutEngine.CustomKeyboard.Styles
  /// How wide Shift, Backspace and the keys for pages are, as a fraction of their row.
  private let side = LayoutEngine.ButtonWidth.relative(percent: 0.115)

  init(styles: LayoutEngine.CustomKeyboard.Styles) {
    self.styles = styles
  }

  /// A page of letters, by its Shift key.
  func letters(isUppercase: Bool, shift: LayoutEngine.Identifier) -> LayoutEngine.Layout {
    func keys(_ text: String) -> [LayoutEngine.Button] {
      let letters = isUppercase ? text.uppercased() : text
      return self.keys(letters, style: isUppercase ? styles.key : styles.lowercaseKey)
    }
    let left = isUppercase ? styles.leftKey : styles.lowercaseLeftKey
    let right = isUppercase ? styles.rightKey : styles.lowercaseRightKey
    return LayoutEngine.Layout(
      style: styles.layout,
      rows: [
        Row(
          style: styles.firstRow, characters: withEnds(keys("qwertyuiop"), left: left, right: right)
        ),
        Row(style: styles.secondRow, characters: keys("asdfghjkl")),
        thirdRow(image(shift, style: styles.shift), keys("zxcvbnm")),
        fourthRow(text("123", .numbers)),
      ])
  }

  /// A page of digits or signs, with the key for the other such page.
  func signs(
    _ first: String, _ second: String, other title: String, _ other: LayoutEngine.Identifier
  ) -> LayoutEngine.Layout {
    func row(_ text: String, style: LayoutEngine.RowStyle) -> LayoutEngine.Row {
      let keys = keys(text, style: styles.key)
      return Row(
        style: style, characters: withEnds(keys, left: styles.leftKey, right: styles.rightKey))
    }
    return LayoutEngine.Layout(
      style: styles.layout,
      rows: [
        row(first, style: styles.firstRow), row(second, style: styles.row),
        thirdRow(text(title, other), keys(".,?!'", style: styles.key)),
        fourthRow(text("ABC", .letters)),
      ])
  }

  private func thirdRow(_ left: Button, _ keys: [Button]) -> Row {
    Row(
      style: styles.thirdRow,
      children: [
        .button(left), .row(Row(style: styles.childRow, characters: keys)),
        .button(image(.backspace, style: styles.backspace)),
      ])
  }

  private func fourthRow(_ page: Button) -> Row {
    Row(
      style: styles.fourthRow,
      characters: [
        page, image(.globe, style: styles.globe),
        Button(type: .text("space"), style: styles.space, identifier: .space),
        Button(
          type: .text("return"), style: styles.return, width: .relative(percent: 0.18),
          identifier: .return),
      ])
  }

  private func keys(_ text: String, style: LayoutEngine.ButtonStyle) -> [Button] {
    text.map { Button(type: .key(String($0)), style: style) }
  }

  private func withEnds(
    _ keys: [Button], left: LayoutEngine.ButtonStyle, right: LayoutEngine.ButtonStyle
  ) -> [Button] {
    var keys = keys
    guard !keys.isEmpty else { return [] }
    keys[0].style = left
    keys[keys.count - 1].style = right
    return keys
  }

  private func text(_ title: String, _ identifier: LayoutEngine.Identifier) -> Button {
    Button(type: .text(title), style: styles.numbers, width: side, identifier: identifier)
  }

  private func image(
    _ identifier: LayoutEngine.Identifier, style: LayoutEngine.ButtonStyle
  ) -> Button {
    Button(
      type: .image(identifier.rawValue), style: style, width: side, identifier: identifier)
  }
}
