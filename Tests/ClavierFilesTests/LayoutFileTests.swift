// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierFiles

/// The results of valid layout files.
struct LayoutFileTests {
  @Test func anEmptyFileIsReported() {
    #expect(
      layoutMessage("")
        == "kiosk.toml: the file is empty; write a [[page]] with type = \"alphabetic\" and rows, "
        + "or extend a keyboard: extends = \"phone\"")
  }

  @Test func anExtensionWithoutChangesEqualsItsBase() throws {
    let file = try layout("extends = \"phone\"")
    let context = KeyboardContext(keyboardCase: .uppercased)
    #expect(
      file.service.keyboardLayout(for: context)
        == KeyboardLayout.PhoneService().keyboardLayout(for: context))
    #expect(file.name == "kiosk")
    #expect(file.title == "kiosk")
    #expect(file.device == .phone)
    #expect(file.locale == nil)
  }

  @Test func aFixedDeviceOverridesTheContext() throws {
    let file = try layout("title = \"T\"\nextends = \"tablet\"")
    #expect(file.rows(device: .phone) == file.rows(device: .tablet))
    #expect(file.rows()[2].hasPrefix("{shift} z"))
    #expect(file.title == "T")
  }

  @Test func theStandardKeyboardMatchesTheContext() throws {
    let file = try layout("extends = \"standard\"")
    #expect(file.device == nil)
    #expect(file.rows(device: .phone) != file.rows(device: .tablet))
  }

  @Test func theLanguageOfTheFileCounts() throws {
    let file = try layout("extends = \"phone\"\nlocale = \"de\"")
    #expect(file.rows()[0] == "q w e r t z u i o p ü")
    #expect(file.locale == .german)
  }

  @Test func inputKeysOfTheFileStandBetweenTheSystemKeysOfTheDevice() throws {
    let file = try layout(
      """
      extends = "phone"
      letters = ["abc", ["d", "ch", { lower = "ß", upper = "ẞ" }], "xyz"]
      symbolic = ["<>"]
      """)
    #expect(file.rows()[1] == "d {character:ch} ß")
    #expect(file.rows(case: .uppercased)[1] == "D {character:CH} ẞ")
    #expect(file.rows()[2] == "{shift} {margin:x} x y z {margin:z} {backspace}")
    #expect(file.rows(.symbolic)[0] == "{123} {margin:<} < > {margin:>} {backspace}")
    #expect(file.rows(.numeric) == (try layout("extends = \"phone\"").rows(.numeric)))
  }

  @Test func theLettersOfAllPagesHaveTheStyleOfTheFile() throws {
    let file = try layout(
      """
      extends = "phone"
      letter_style = "double-struck"
      [[page]]
      type = "sums"
      rows = ["x 1 {text:y}", "{abc}"]
      [[edit]]
      change = "q"
      callouts = "r"
      """)
    #expect(file.rows()[0] == "𝕢 𝕨 𝕖 𝕣 𝕥 𝕪 𝕦 𝕚 𝕠 𝕡")
    #expect(file.rows(case: .uppercased)[0] == "ℚ 𝕎 𝔼 ℝ 𝕋 𝕐 𝕌 𝕀 𝕆 ℙ")
    #expect(file.items(.custom(named: "sums"))[0].map(\.action).suffix(1) == [.text("y")])
    #expect(file.rows(.custom(named: "sums"))[0].hasPrefix("𝕩 1 "))
    #expect(file.items()[0][0].calloutActions == [.character("𝕣")])
    #expect(file.rows(.numeric) == (try layout("extends = \"phone\"").rows(.numeric)))
  }

  @Test func pagesReplaceThoseOfTheBase() throws {
    let file = try layout(
      """
      extends = "phone"
      [[page]]
      type = "numeric"
      rows = ["1 2 3", "{abc} {page:sums}"]
      [[page]]
      type = "sums"
      rows = ["+ -", "{123}"]
      """)
    #expect(file.rows(.numeric) == ["1 2 3", "{abc} {page:sums}"])
    #expect(file.rows(.custom(named: "sums")) == ["+ -", "{123}"])
    #expect(file.rows(.symbolic)[0].hasPrefix("[ ]"))
    #expect(file.service.customPages(for: KeyboardContext()) == ["sums"])
  }

  @Test func lettersFollowTheCaseUnlessThePageIsFixed() throws {
    let rows = "key_width = \"10 %\"\nrows = [\"q ß # .com {shift}\"]"
    let following = try layout("[[page]]\ntype = \"alphabetic\"\n\(rows)")
    #expect(following.rows(case: .uppercased) == ["Q ẞ # .com {shift:uppercased}"])
    let fixed = try layout("[[page]]\ntype = \"alphabetic\"\ncase = \"fixed\"\n\(rows)")
    for keyboardCase in Keyboard.Case.allCases {
      #expect(fixed.rows(case: keyboardCase) == ["q ß # .com {shift}"])
    }
  }

  @Test func pagesForDevicesOrientationsAndCasesAreShownThere() throws {
    let page = "[[page]]\ntype = \"alphabetic\"\n"
    let file = try layout(
      """
      \(page)rows = ["a"]
      \(page)device = "tablet"\nrows = ["b"]
      \(page)orientation = "landscape"\nrows = ["c"]
      \(page)case = "capsLocked"\nrows = ["d"]
      """)
    #expect(file.rows() == ["a"])
    #expect(file.rows(device: .tablet) == ["b"])
    #expect(file.rows(orientation: .landscape) == ["c"])
    #expect(file.rows(case: .capsLocked) == ["d"])
    #expect(file.rows(case: .uppercased) == ["A"])
    #expect(file.rows(device: .tablet, orientation: .landscape) == ["b"])
  }

  @Test func aPlainReturnKeyFollowsTheConfiguration() throws {
    let file = try layout(
      "[[page]]\ntype = \"alphabetic\"\nkey_width = \"input\"\nrows = [\"q {return} {return:go}\"]")
    let context = KeyboardContext(returnKeyType: .search)
    let actions = file.service.keyboardLayout(for: context).itemRows[0].map(\.action)
    #expect(actions.suffix(2) == [.primary(.search), .primary(.go)])
  }

  @Test func aKeyInheritsFromItsRowAndPage() throws {
    let file = try layout(
      """
      [[page]]
      type = "alphabetic"
      key_width = "10 %"
      height = 50
      insets = [1, 2, 3, 4]
      alignment = "bottomLeading"
      rows = [
        ["q {none} {space}", \
          { key = "w", width = "2.5 input", height = 40, insets = 5, label = "W!", \
          alignment = "center", callouts = ["1 2", "{text:x y}"], swipe_down = "{f1}" }],
        { keys = "e {margin:e}", key_width = "30 pt", height = 60, insets = 0 },
      ]
      """)
    let items = file.items()
    let page = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let plain = KeyboardLayout.Item(
      action: .character("q"), width: .percentage(0.1), height: 50, edgeInsets: page,
      alignment: .bottomLeading)
    #expect(items[0][0] == plain)
    #expect(items[0][1].width == .available && items[0][1].edgeInsets == .zero)
    #expect(items[0][2].width == .percentage(0.1))
    #expect(
      items[0][3]
        == KeyboardLayout.Item(
          action: .character("w"), width: .inputPercentage(2.5), height: 40,
          edgeInsets: EdgeInsets(horizontal: 5, vertical: 5), alignment: .center, label: "W!",
          calloutActions: [.character("1"), .character("2"), .text("x y")],
          swipeDownAction: .key(.f1)))
    #expect(items[1][0].width == .points(30) && items[1][0].height == 60)
    #expect(items[1][0].edgeInsets == .zero && items[1][0].alignment == .bottomLeading)
    #expect(items[1][1].width == .available)
  }

  @Test func missingSizesAreTheDevices() throws {
    let page = "[[page]]\ntype = \"alphabetic\"\n"
    let file = try layout(
      "\(page)rows = [\"q w\", \"e {tab}\"]\n\(page)device = \"tablet\"\norientation = \"landscape\"\nrows = [\"q\"]"
    )
    let phone = file.items()[1]
    #expect(phone[0].height == 54 && phone[0].width == .input && phone[1].width == .available)
    #expect(phone[0].edgeInsets == EdgeInsets(horizontal: 3, vertical: 6))
    let context = KeyboardContext(interfaceOrientation: .landscape, deviceType: .tablet)
    #expect(file.service.keyboardLayout(for: context).itemRows[0][0].height == 86)
  }

  @Test func keysOfARowInARowShareItsWidth() throws {
    func widths(_ row: String) throws -> [KeyboardLayout.ItemWidth] {
      try layout("[[page]]\ntype = \"alphabetic\"\nrows = [[\(row)]]").items()[0].map(\.width)
    }
    #expect(
      try widths("{ keys = \"a b\", width = \"50 %\" }, \"c\"")
        == [.percentage(0.25), .percentage(0.25), .input])
    #expect(
      try widths("{ keys = [{ key = \"a\", width = \"25 %\" }, \"b\"], width = \"4 input\" }")
        == [.inputPercentage(1), .inputPercentage(3)])
    #expect(
      try widths("{ keys = \"a b\", key_width = \"20 %\", width = \"100 pt\" }")
        == [.points(20), .points(20)])
    #expect(
      try widths(
        "{ keys = [\"a\", { keys = \"b c\", width = \"50 %\" }], width = \"40 %\" }")
        == [.percentage(0.2), .percentage(0.1), .percentage(0.1)])
    #expect(
      try widths("{ keys = \"a b\", width = \"input\" }")
        == [0.5, 0.5].map { .inputPercentage($0) })
  }

  @Test func emptyCalloutsOverrideTheLanguages() throws {
    let file = try layout(
      "[[page]]\ntype = \"alphabetic\"\nrows = [[{ key = \"q\", callouts = \"\" }, \"w\"]]")
    #expect(file.items()[0].map(\.calloutActions) == [[], nil])
  }

  @Test func keyboardsOfFilesCanBeCompiledAndTouched() throws {
    let file = try layout("[[page]]\ntype = \"alphabetic\"\nrows = [\"{none} q {none}\"]")
    let pages = KeyboardPages(service: file.service, context: KeyboardContext(), width: 390)
    let frames = pages[.alphabetic, .lowercased]
    #expect(frames.hitTest(Point(x: 1, y: 1)) == 0)
    #expect(frames.keys.map(\.label) == ["q"])
  }
}
