// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutDrawingTests {
  private func drawing(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case = .auto,
    _ orientation: InterfaceOrientation = .portrait, locale: KeyboardLocale = .english,
    columns: Int = 60, pressed: Set<Int> = []
  ) -> String {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: keyboardCase, locale: locale,
      interfaceOrientation: orientation)
    let frames = phoneFrames(context, width: orientation == .portrait ? 390 : 844)
    return frames.drawing(columns: columns, pressed: pressed)
  }

  @Test func smallLetters() {
    #expect(
      drawing(.alphabetic) == """
        ┌─────┬─────┬─────┬─────┬─────┬────┬─────┬─────┬─────┬─────┐
        │  q  │  w  │  e  │  r  │  t  │ y  │  u  │  i  │  o  │  p  │
        ├─────┴──┬──┴──┬──┴──┬──┴──┬──┴─┬──┴──┬──┴──┬──┴──┬──┴─────┤
        │   a    │  s  │  d  │  f  │ g  │  h  │  j  │  k  │   l    │
        ├───────┬┴─────┼─────┼─────┼────┼─────┼─────┼─────┴┬───────┤
        │   ⇧   │  z   │  x  │  c  │ v  │  b  │  n  │  m   │   ⌫   │
        ├──────┬┴──────┴─────┴─────┴────┴─────┴─────┼──────┴───────┤
        │ 123  │               space                │    return    │
        └──────┴────────────────────────────────────┴──────────────┘
        """)
  }

  @Test func capitalsWithTwoKeysPressed() {
    #expect(
      drawing(.alphabetic, .uppercased, pressed: [4, 29, -1, 99]) == """
        ┌─────┬─────┬─────┬─────┬─────┬────┬─────┬─────┬─────┬─────┐
        │  Q  │  W  │  E  │  R  │▒▒T▒▒│ Y  │  U  │  I  │  O  │  P  │
        ├─────┴──┬──┴──┬──┴──┬──┴──┬──┴─┬──┴──┬──┴──┬──┴──┬──┴─────┤
        │   A    │  S  │  D  │  F  │ G  │  H  │  J  │  K  │   L    │
        ├───────┬┴─────┼─────┼─────┼────┼─────┼─────┼─────┴┬───────┤
        │   ⇧   │  Z   │  X  │  C  │ V  │  B  │  N  │  M   │   ⌫   │
        ├──────┬┴──────┴─────┴─────┴────┴─────┴─────┼──────┴───────┤
        │ 123  │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒space▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│    return    │
        └──────┴────────────────────────────────────┴──────────────┘
        """)
  }

  @Test func lockedCapitalsInLandscape() {
    #expect(
      drawing(.alphabetic, .capsLocked, .landscape) == """
        ┌─────┬─────┬─────┬─────┬─────┬────┬─────┬─────┬─────┬─────┐
        │  Q  │  W  │  E  │  R  │  T  │ Y  │  U  │  I  │  O  │  P  │
        ├─────┴──┬──┴──┬──┴──┬──┴──┬──┴─┬──┴──┬──┴──┬──┴──┬──┴─────┤
        │   A    │  S  │  D  │  F  │ G  │  H  │  J  │  K  │   L    │
        ├───────┬┴─────┼─────┼─────┼────┼─────┼─────┼─────┴┬───────┤
        │   ⇪   │  Z   │  X  │  C  │ V  │  B  │  N  │  M   │   ⌫   │
        ├─────┬─┴──────┴─────┴─────┴────┴─────┴─────┴──┬───┴───────┤
        │ 123 │                 space                  │  return   │
        └─────┴────────────────────────────────────────┴───────────┘
        """)
  }

  @Test func germanLetters() {
    #expect(
      drawing(.alphabetic, locale: .german) == """
        ┌────┬─────┬────┬────┬─────┬────┬─────┬────┬────┬─────┬────┐
        │ q  │  w  │ e  │ r  │  t  │ z  │  u  │ i  │ o  │  p  │ ü  │
        ├────┼─────┼────┼────┼─────┼────┼─────┼────┼────┼─────┼────┤
        │ a  │  s  │ d  │ f  │  g  │ h  │  j  │ k  │ l  │  ö  │ ä  │
        ├────┴──┬──┴────┼────┼─────┼────┼─────┼────┼────┴──┬──┴────┤
        │   ⇧   │   y   │ x  │  c  │ v  │  b  │ n  │   m   │   ⌫   │
        ├──────┬┴───────┴────┴─────┴────┴─────┴────┴┬──────┴───────┤
        │ 123  │               space                │    return    │
        └──────┴────────────────────────────────────┴──────────────┘
        """)
  }

  @Test func digits() {
    #expect(
      drawing(.numeric) == """
        ┌─────┬─────┬─────┬─────┬─────┬────┬─────┬─────┬─────┬─────┐
        │  1  │  2  │  3  │  4  │  5  │ 6  │  7  │  8  │  9  │  0  │
        ├─────┼─────┼─────┼─────┼─────┼────┼─────┼─────┼─────┼─────┤
        │  -  │  /  │  :  │  ;  │  (  │ )  │  $  │  &  │  @  │  ”  │
        ├─────┴┬────┴────┬┴─────┴┬────┴──┬─┴─────┴┬────┴───┬─┴─────┤
        │ #+=  │    .    │   ,   │   ?   │   !    │   ’    │   ⌫   │
        ├──────┼─────────┴───────┴───────┴────────┴─┬──────┴───────┤
        │ ABC  │               space                │    return    │
        └──────┴────────────────────────────────────┴──────────────┘
        """)
  }

  @Test func symbols() {
    #expect(
      drawing(.symbolic) == #"""
        ┌─────┬─────┬─────┬─────┬─────┬────┬─────┬─────┬─────┬─────┐
        │  [  │  ]  │  {  │  }  │  #  │ %  │  ^  │  *  │  +  │  =  │
        ├─────┼─────┼─────┼─────┼─────┼────┼─────┼─────┼─────┼─────┤
        │  _  │  \  │  |  │  ~  │  <  │ >  │  €  │  £  │  ¥  │  •  │
        ├─────┴┬────┴────┬┴─────┴┬────┴──┬─┴─────┴┬────┴───┬─┴─────┤
        │ 123  │    .    │   ,   │   ?   │   !    │   ’    │   ⌫   │
        ├──────┼─────────┴───────┴───────┴────────┴─┬──────┴───────┤
        │ ABC  │               space                │    return    │
        └──────┴────────────────────────────────────┴──────────────┘
        """#)
  }

  @Test(arguments: [2, 3, 11, 40, 61, 100, 500])
  func everyLineHasTheRequestedWidth(columns: Int) {
    let lines = drawing(.alphabetic, columns: columns).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.count == columns })
  }

  @Test func invalidWidthsAreClamped() {
    for (requested, drawn) in [(Int.min, 2), (0, 2), (1, 2), (501, 500), (Int.max, 500)] {
      let lines = drawing(.alphabetic, columns: requested).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count == drawn })
    }
  }

  @Test func aKeyboardWithoutKeysIsNotDrawn() {
    #expect(KeyboardFrames(KeyboardLayout(itemRows: []), width: 390).drawing(columns: 60) == "")
  }
}

struct LayoutDrawingLabelTests {
  /// Returns a drawing of a row of equally wide keys, each five columns wide inside.
  private func row(_ labels: [String], pressed: Set<Int> = []) -> String {
    let items = labels.map {
      KeyboardLayout.Item(action: .text($0), width: .input, height: 54)
    }
    let frames = KeyboardFrames(KeyboardLayout(itemRows: [items]), width: 600)
    let lines = frames.drawing(columns: labels.count * 6 + 1, pressed: pressed)
    return String(lines.split(separator: "\n")[1])
  }

  @Test func labelsStandInTheMiddle() {
    #expect(row(["", "a", "ab", "abc"]) == "│     │  a  │ ab  │ abc │")
    #expect(row(["abcd", "abcde"]) == "│abcd │abcde│")
    #expect(row(["a", "ab"], pressed: [0, 1]) == "│▒▒a▒▒│▒ab▒▒│")
  }

  @Test func labelsThatAreTooLongAreCutOff() {
    #expect(row(["abcdefgh", "日本語"]) == "│abcde│日本 │")
  }

  @Test func wideCharactersHaveTwoColumns() {
    #expect(row(["あ", "한", "Ａ"]) == "│ あ  │ 한  │ Ａ  │")
    #expect(row(["😀", "👩‍🚀", "🇩🇪", "❤️"]) == "│ 😀  │ 👩‍🚀  │ 🇩🇪  │ ❤️  │")
    #expect(row(["㉈", "丰", "𠀀"]) == "│ ㉈  │ 丰  │ 𠀀  │")
  }

  @Test func combiningCharactersHaveNoColumn() {
    #expect(row(["e\u{301}", "\u{301}"]) == "│  e\u{301}  │  ◌\u{301}  │")
    #expect(row(["क्षि", "❤"]).contains("│  ❤  │"))
  }

  @Test func controlCharactersAreOmitted() {
    #expect(row(["a\u{1B}[m", "\n\t\r\u{7}", "\u{202E}ab"]) == "│ a[m │     │ ab  │")
    #expect(row(["\u{2028}", "\u{9B}x", "\u{200E}\u{200D}"]) == "│     │  x  │     │")
  }

  @Test func aKeyTooNarrowForAColumnIsNotDrawn() {
    let items = [
      KeyboardLayout.Item(action: .text("a"), width: .points(100), height: 54),
      KeyboardLayout.Item(action: .text("b"), width: .points(0.5), height: 54),
      KeyboardLayout.Item(action: .text("c"), width: .points(100), height: 54),
    ]
    let frames = KeyboardFrames(KeyboardLayout(itemRows: [items]), width: 200)
    #expect(frames.keys[1].touchFrame.width < 0.5)
    #expect(
      frames.drawing(columns: 13) == """
        ┌─────┬─────┐
        │  a  │  c  │
        └─────┴─────┘
        """)
    let none = KeyboardFrames(KeyboardLayout(itemRows: [items]), width: 0)
    #expect(none.drawing(columns: 4) == "┌──┐\n│a │\n└──┘")
  }
}
