// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import ClavierFiles

/// The results of edits to existing keyboards.
struct LayoutEditTests {
  private let phone = KeyboardLayout.PhoneService()

  private func edited(_ edit: String) throws -> LayoutFile {
    try layout("extends = \"phone\"\n[[edit]]\n\(edit)")
  }

  @Test func keysAreInsertedOnBothSidesInTheirOrder() throws {
    let before = try edited("insert = \"1 2\"\nbefore = \"w\"\npage = \"alphabetic\"")
    #expect(before.rows()[0].hasPrefix("q 1 2 w e"))
    let after = try edited("insert = \"1 w 2\"\nafter = \"w\"\npage = \"alphabetic\"")
    #expect(after.rows()[0].hasPrefix("q w 1 w 2 e"))
  }

  @Test func aLetterIsMeantInBothForms() throws {
    let file = try edited("replace = \"q\"\nwith = \"ä\"")
    #expect(file.rows()[0].hasPrefix("ä w"))
    #expect(file.rows(case: .uppercased)[0].hasPrefix("Ä W"))
    let capital = try edited("remove = \"Q\"")
    #expect(capital.rows()[0].hasPrefix("w e"))
    #expect(capital.rows(case: .capsLocked)[0].hasPrefix("W E"))
  }

  @Test func aKeyOnPagesOfCapitalsAloneIsFound() throws {
    let computer = try layout("extends = \"full\"\n[[edit]]\nreplace = \"!\"\nwith = \"¡\"")
    #expect(computer.rows(case: .uppercased).contains { $0.contains("¡") })
    #expect(!computer.rows(case: .lowercased).contains { $0.contains("¡") })
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      [[page]]
      type = "alphabetic"
      case = "lowercased"
      rows = ["a b"]
      [[page]]
      type = "alphabetic"
      case = "uppercased"
      rows = ["A §"]
      """, to: "ours.toml")
    let path = try directory.write(
      "extends = \"ours\"\n[[edit]]\nreplace = \"§\"\nwith = \"°\"", to: "mine.toml")
    let file = try LayoutFile(file: path, in: LayoutDirectories([directory.path]))
    #expect(file.rows(case: .uppercased) == ["A °"])
  }

  @Test func theTurkishLetterIHasItsOwnCapital() throws {
    let file = "extends = \"phone\"\nlocale = \"tr\"\n"
    let turkish = try layout(file + "[[edit]]\nremove = \"i\"")
    func keys(_ row: Int, _ keyboardCase: Keyboard.Case) -> [Substring] {
      turkish.rows(case: keyboardCase)[row].split(separator: " ")
    }
    #expect(keys(0, .lowercased).contains("ı") && !keys(1, .lowercased).contains("i"))
    #expect(keys(0, .uppercased).contains("I") && !keys(1, .uppercased).contains("İ"))
    let letters = try layout(file + "letters = [\"ıi\", \"ab\", \"cd\"]")
    #expect(letters.rows(case: .uppercased)[0].hasPrefix("I İ"))
    let table = "letters = [[{ lower = \"i\", upper = \"I\" }, \"a\"], \"bc\", \"de\"]"
    #expect(try layout(file + table).rows(case: .uppercased)[0].hasPrefix("I A"))
  }

  @Test func editsFindReturnAndShiftByKind() throws {
    let file = try edited("replace = \"{return}\"\nwith = \"{return:send}\"")
    let context = KeyboardContext(returnKeyType: .search)
    #expect(file.service.keyboardLayout(for: context).hasKey(.primary(.send)))
    #expect(try edited("remove = \"{shift}\"").rows(case: .uppercased)[2].hasPrefix("{margin:Z}"))
    let search = try layout(
      "extends = \"phone\"\n[[edit]]\nreplace = \"{return}\"\nwith = \"{return:search}\"\n"
        + "[[edit]]\nremove = \"{return:search}\"")
    #expect(search.rows()[3] == "{123} {space}")
  }

  @Test func onlyThePageDeviceOrientationAndRowThatAreNamedChange() throws {
    let page = try edited("page = \"numeric\"\nremove = \"{backspace}\"")
    #expect(!page.rows(.numeric)[2].contains("{backspace}"))
    #expect(page.rows(.symbolic)[2].contains("{backspace}"))
    let standard = "extends = \"standard\"\n[[edit]]\nremove = \"{backspace}\"\n"
    let device = try layout(standard + "device = \"tablet\"")
    #expect(device.rows()[2].contains("{backspace}"))
    #expect(!device.rows(device: .tablet)[0].contains("{backspace}"))
    let orientation = try layout(standard + "orientation = \"landscape\"")
    #expect(orientation.rows()[2].contains("{backspace}"))
    #expect(!orientation.rows(orientation: .landscape)[2].contains("{backspace}"))
    let row = try layout("extends = \"tablet\"\n[[edit]]\nremove = \"{123}\"\nrow = \"bottom\"")
    #expect(row.rows()[3] == "{space}")
  }

  @Test func theBottomRowIsTheLastOne() throws {
    let rows = (1...5).map { "\"\($0)\"" }.joined(separator: ", ")
    let file = try layout(
      """
      [[page]]
      type = "alphabetic"
      rows = [\(rows), "{space}"]
      [[edit]]
      row = "bottom"
      insert = "{tab}"
      before = "{space}"
      """)
    #expect(file.rows() == ["1", "2", "3", "4", "5", "{tab} {space}"])
  }

  @Test func aNewRowStandsAboveTheNamedOneOrBelowAll() throws {
    let above = try edited("page = \"alphabetic\"\nrow = \"bottom\"\nadd_row = \"1 2\"")
    #expect(above.rows()[3] == "1 2" && above.rows().count == 5)
    let top = try edited("page = \"alphabetic\"\nrow = 1\nadd_row = { keys = \"1\", height = 40 }")
    #expect(top.rows()[0] == "1" && top.items()[0][0].height == 40)
    let below = try edited(
      "page = \"alphabetic\"\nadd_row = [\"1\", { key = \"2\", width = \"20 %\" }]")
    #expect(below.rows()[4] == "1 2" && below.items()[4][1].width == .percentage(0.2))
    #expect(below.items()[4][0].height == 54)
  }

  @Test func aChangedKeyKeepsOtherProperties() throws {
    let file = try edited(
      """
      page = "alphabetic"
      change = "{space}"
      width = "30 %"
      label = "Leer"
      callouts = "a"
      swipe_down = "{tab}"
      swipe_left = "x"
      """)
    var expected = phone.keyboardLayout(for: KeyboardContext(keyboardCase: .lowercased))
    let index = try #require(expected.itemRows[3].index(of: .space))
    expected.itemRows[3][index].width = .percentage(0.3)
    expected.itemRows[3][index].label = "Leer"
    expected.itemRows[3][index].calloutActions = [.character("a")]
    expected.itemRows[3][index].swipes = [.left: .character("x"), .down: .tab]
    #expect(file.items() == expected.itemRows)
  }

  @Test func aNewKeyHasTheSizeOfItsNeighbour() throws {
    let file = try edited("insert = \"1 {none}\"\nafter = \"{shift}\"")
    #expect(file.items()[2][1].width == .percentage(0.13))
    #expect(file.items()[2][1].edgeInsets == EdgeInsets(horizontal: 3, vertical: 6))
    #expect(file.items()[2][2].edgeInsets == .zero)
  }

  @Test func bottomRowEditsMatchTheLibrary() throws {
    let context = KeyboardContext(keyboardCase: .lowercased)
    var expected = phone.keyboardLayout(for: context)
    expected.tryInsertBottomRowAction(.tab, after: .space)
    #expect(
      try edited("row = \"bottom\"\ninsert = \"{tab}\"\nafter = \"{space}\"").items()
        == expected.itemRows)
    expected = phone.keyboardLayout(for: context)
    expected.tryInsertBottomRowAction(.nextKeyboard, before: .space)
    #expect(
      try edited("row = \"bottom\"\ninsert = \"{globe}\"\nbefore = \"{space}\"").items()
        == expected.itemRows)
  }

  @Test func editsMatchTheLibrary() throws {
    var random = SplitMix64(seed: 30)
    let context = KeyboardContext(keyboardCase: .lowercased)
    let original = phone.keyboardLayout(for: context)
    let targets = original.itemRows.joined().map(\.action).filter { !$0.isSpacer }
    for round in 0..<300 {
      let target = try #require(targets.randomElement(using: &random))
      let row = Int.random(in: 0..<4, using: &random)
      let isInRow = original.itemRows[row].index(of: target) != nil
      let useRow = isInRow && Bool.random(using: &random)
      let rows = useRow ? row...row : 0...3
      let item = KeyboardLayout.Item(
        action: .text("new"), width: .points(40), height: 33,
        edgeInsets: EdgeInsets(horizontal: 2, vertical: 2))
      let key = "[{ key = \"new\", width = \"40 pt\", height = 33, insets = 2 }]"
      let name = tomlText(target.compact)
      var expected = original
      let verb: String
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        verb = "insert = \(key)\nbefore = \(name)"
        for row in rows { expected.insert(item, before: target, atRow: row) }
      case 1:
        verb = "insert = \(key)\nafter = \(name)"
        for row in rows { expected.insert(item, after: target, atRow: row) }
      case 2:
        verb = "remove = \(name)"
        for row in rows { expected.remove(target, atRow: row) }
      default:
        verb = "replace = \(name)\nwith = \(key)"
        for row in rows { expected.replace(target, with: item, atRow: row) }
      }
      let text = "page = \"alphabetic\"\n\(useRow ? "row = \(row + 1)\n" : "")\(verb)"
      #expect(try edited(text).items() == expected.itemRows, "\(round): \(text)")
    }
  }

  @Test func editsComeOneAfterTheOther() throws {
    let file = try layout(
      """
      extends = "phone"
      [[edit]]
      replace = "{space}"
      with = "{tab}"
      [[edit]]
      replace = "{tab}"
      with = "{f1}"
      """)
    #expect(file.rows()[3] == "{123} {f1} {return}")
  }
}

/// Returns a text as a TOML string.
func tomlText(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\" + String(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
