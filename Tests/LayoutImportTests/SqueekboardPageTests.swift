// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutImport
import Testing

/// The pages made of the views and buttons of a layout of squeekboard.
struct SqueekboardPageTests {
  private let small = Imported(
    yaml: """
      ---
      outlines:
        default: { width: 10, height: 40 }
        wide: { width: 20, height: 40 }
      views:
        base: ["q w e r", "Shift_L a BackSpace", "numbers space Return"]
        upper:
          - "Q W E R"
          - "Shift_L A BackSpace"
          - "numbers space Return"
        numbers:
          - 1 2 3 4
          - letters space symbols
        symbols: [ "< > $ %", "letters accents" ]
        accents: [ "ä ö ü", "accents letters" ]
      buttons:
        Shift_L:
          action: { locking: { lock_view: "upper", unlock_view: "base" } }
          icon: key-shift
        BackSpace: { action: erase, icon: edit-clear-symbolic }
        numbers: { action: { set_view: numbers }, label: "123" }
        symbols: { action: { set_view: symbols }, label: "*/=" }
        letters: { action: { set_view: base }, label: "ABC" }
        accents: { action: { locking: { lock_view: accents, unlock_view: symbols } }, label: "äÄ" }
        space: { text: " ", outline: wide }
        Return: { keysym: Return, icon: key-enter }
      """)

  @Test func invalidViewNamesAreReplaced() {
    let layout = Imported(
      yaml: """
        outlines: { default: { width: 1, height: 40 } }
        views:
          base: [a, to]
          カナ: [b]
          page1: [c]
          numeric: [d]
        buttons:
          to: { action: { set_view: カナ } }
        """)
    #expect(
      layout.headlines == [
        "4:3: the view \"カナ\" is called \"page2\": it is no name; only letters, digits, - and _ "
          + "may be in it",
        "6:3: the view \"numeric\" is called \"page3\": it is a page that comes with every keyboard",
      ])
    #expect(layout.rows(.alphabetic)[1] == [.keyboardType(.custom(named: "page2"))])
    for (page, key) in [("page2", "b"), ("page1", "c"), ("page3", "d")] {
      #expect(layout.rows(.custom(named: page)) == [[.character(key)]])
    }
  }

  @Test func buttonsThatAreNotDescribedTypeTheirName() {
    #expect(small.rows(.alphabetic)[0] == ["q", "w", "e", "r"].map(KeyboardAction.character))
    #expect(small.rows(.numeric)[0] == ["1", "2", "3", "4"].map(KeyboardAction.character))
    #expect(small.rows(.symbolic)[0] == ["<", ">", "$", "%"].map(KeyboardAction.character))
  }

  @Test func theFirstViewAndTheOneOfCapitalsAreTheLetters() {
    #expect(small.rows(.alphabetic, .auto) == small.rows(.alphabetic))
    #expect(
      small.rows(.alphabetic, .uppercased)[0] == ["Q", "W", "E", "R"].map(KeyboardAction.character))
    #expect(
      small.rows(.alphabetic)[1] == [.shift(.lowercased), .character("a"), .backspace])
    #expect(
      small.rows(.alphabetic, .uppercased)[1] == [
        .shift(.uppercased), .character("A"), .backspace,
      ])
    #expect(
      small.rows(.alphabetic, .capsLocked)[1] == [
        .shift(.capsLocked), .character("A"), .backspace,
      ])
  }

  @Test func otherViewsArePagesOfTheirOwnName() {
    #expect(small.layout?.service.customPages(for: KeyboardContext()) == ["accents"])
    #expect(
      small.rows(.custom(named: "accents"))[0] == ["ä", "ö", "ü"].map(KeyboardAction.character))
  }

  @Test func keysShowOtherViewsAndComeBack() {
    #expect(
      small.rows(.alphabetic)[2] == [.keyboardType(.numeric), .space, .primary(.return)])
    #expect(
      small.rows(.numeric)[1] == [.keyboardType(.alphabetic), .space, .keyboardType(.symbolic)])
    #expect(small.rows(.symbolic)[1].last == .keyboardType(.custom(named: "accents")))
    #expect(small.rows(.custom(named: "accents"))[1].first == .keyboardType(.symbolic))
  }

  @Test func onlyDifferingLabelsAreKept() {
    let labels = small.page(.numeric).itemRows[1].map(\.label)
    #expect(labels == [nil, nil, "*/="])
    let frames = KeyboardFrames(small.page(.numeric), width: 400)
    #expect(frames.keys.map(\.label) == ["1", "2", "3", "4", "ABC", "space", "*/="])
  }

  @Test func theWidestRowFillsTheKeyboardAndOthersKeepTheirProportion() {
    let frames = KeyboardFrames(small.page(.alphabetic), width: 400)
    // Rows of 40, 30 and 40 pixels, so a pixel is 10 points.
    let caps = frames.keys.map { ($0.capFrame.minX - 3, $0.capFrame.width + 6) }
    #expect(caps.map(\.0) == [0, 100, 200, 300, 50, 150, 250, 0, 100, 300])
    #expect(caps.map(\.1) == [100, 100, 100, 100, 100, 100, 100, 100, 200, 100])
    #expect(frames.size.height == 120)
  }

  @Test func proportionsAreTheSameAtEveryWidth() {
    for width in [200.0, 390, 1024, 3000] {
      let frames = KeyboardFrames(small.page(.alphabetic), width: width)
      let spaces = frames.keys.filter { $0.action == .space }
      #expect(spaces.count == 1)
      for key in spaces { #expect(abs(key.capFrame.width + 6 - width / 2) < 1e-9) }
    }
  }

  @Test func theWidestViewDeterminesTheScale() {
    let layout = Imported(
      yaml: """
        outlines: { default: { width: 7, height: 20 } }
        views: { base: ["a b"], wide: ["1 2 3 4 5 6 7 8"] }
        """)
    let widths = layout.page(.alphabetic).itemRows[0].map(\.width)
    #expect(widths == [.percentage(0.125), .percentage(0.125)])
  }

  @Test func aRowIsAsHighAsItsHighestButton() {
    let layout = Imported(
      yaml: """
        outlines: { default: { width: 1, height: 30 }, small: { width: 1, height: 20.5 } }
        views: { base: ["a b", "b b"] }
        buttons: { b: { outline: small } }
        """)
    let frames = KeyboardFrames(layout.page(.alphabetic), width: 100)
    #expect(frames.rows.map(\.maxY) == [30, 50.5])
  }

  @Test func withoutAViewOfCapitalsLettersStaySmall() {
    let layout = Imported(
      yaml: "{ outlines: { default: { width: 1, height: 1 } }, views: { base: [a b] } }")
    for keyboardCase in Keyboard.Case.allCases {
      #expect(layout.rows(.alphabetic, keyboardCase) == [[.character("a"), .character("b")]])
    }
  }

  @Test func lettersComeFirst() {
    let layout = Imported(
      yaml: """
        outlines: { default: { width: 1, height: 1 } }
        views: { symbols: ["#"], x: ["!"], base: ["a"], upper: ["A"] }
        """)
    #expect(
      layout.layout?.service.pages.map(\.keyboardType) == [
        .alphabetic, .alphabetic, .alphabetic, .symbolic, .custom(named: "x"),
      ])
  }

  private func action(_ button: String) -> KeyboardAction? {
    let layout = Imported(
      yaml: """
        outlines: { default: { width: 1, height: 1 } }
        views: { base: ["it"], upper: ["it"], other: ["it"] }
        buttons: { it: \(button) }
        """)
    return layout.rows(.alphabetic).first?.first
  }

  @Test(arguments: [
    ("Left", KeyboardAction.key(.left)), ("Page_Up", .key(.pageUp)), ("F11", .key(.f11)),
    ("Break", .key(.pause)), ("Escape", .escape), ("Tab", .tab), ("BackSpace", .backspace),
    ("Return", .primary(.return)), ("space", .space), ("quotedbl", .character("\"")),
    ("EuroSign", .character("€")), ("a", .character("a")), ("U20AC", .character("€")),
    ("U1F600", .character("😀")), ("Caps_Lock", .capsLock), ("Menu", .key(.menu)),
  ])
  func keysymsBecomeKeys(keysym: String, expected: KeyboardAction) {
    #expect(action("{ keysym: \(keysym) }") == expected)
  }

  @Test(arguments: [
    ("Control", KeyboardAction.modifier(.control)), ("Alt", .modifier(.alt)),
    ("Mod1", .modifier(.alt)), ("Mod4", .modifier(.super)), ("Mod5", .modifier(.altGr)),
    ("Shift", .shift(.lowercased)), ("Lock", .capsLock),
  ])
  func modifiersAreConverted(name: String, expected: KeyboardAction) {
    #expect(action("{ modifier: \(name) }") == expected)
  }

  @Test(arguments: [
    ("x", KeyboardAction.character("x")), ("www.", .text("www.")), ("👩‍🚀", .character("👩‍🚀")),
    (" ", .space), ("\\t", .tab), ("\\n", .primary(.return)), ("\\e", .escape),
  ])
  func textIsTyped(text: String, expected: KeyboardAction) {
    #expect(action("{ text: \"\(text)\" }") == expected)
  }

  @Test func actionsAreConverted() {
    #expect(action("{ action: erase }") == .backspace)
    #expect(action("{ action: show_prefs }") == .nextKeyboard)
    #expect(action("{ action: { set_view: other } }") == .keyboardType(.custom(named: "other")))
    #expect(action("{ action: { set_view: upper } }") == .keyboardType(.alphabetic))
    #expect(
      action("{ action: { locking: { lock_view: upper, unlock_view: base, pops: true } } }")
        == .shift(.lowercased))
    #expect(action("{ }") == .text("it"))
  }

  @Test func aKeyWithoutTextIsCalledByItsName() {
    let layout = Imported(
      yaml: """
        outlines: { default: { width: 1, height: 1 } }
        views: { base: ["Del Ctrl dot del"] }
        buttons:
          Del: { keysym: Delete }
          Ctrl: { modifier: Control }
          dot: { text: "." }
          del: { keysym: Delete, icon: key-enter }
        """)
    let labels = KeyboardFrames(layout.page(.alphabetic), width: 100).keys.map(\.label)
    #expect(labels == ["Del", "Ctrl", ".", "⌦"])
    #expect(layout.message == "")
  }
}
