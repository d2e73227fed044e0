// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import TestSupport
import Testing

@testable import ClavierFiles

/// The results of empty, huge or hostile layouts, and their parsing time.
@Suite(.enabled(if: Tier.runsRealTests))
struct LayoutLimitTests {
  private let letters = "[[page]]\ntype = \"alphabetic\"\n"

  /// Returns the first line of the message.
  ///
  /// A release build needs less than a hundredth of the time limit, which is of the processor.
  private func headline(_ text: String) -> String {
    var result = ""
    let time = workingTime {
      result = layoutMessage(text).split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(time < .seconds(30), "\(time)")
    return result
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func nestingAThousandDeepIsRefused() {
    let deep = repeated("[", 1000) + repeated("]", 1000)
    #expect(headline(letters + "rows = \(deep)").contains("nested too deep"))
    let tables = repeated("[{ keys = ", 7) + "\"q\"" + repeated(", width = \"50 %\" }]", 7)
    #expect(headline(letters + "rows = [\(tables)]") == "")
  }

  @Test func ofAFileOfAHundredMegabytesOnlyTheBeginningIsRead() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(letters, to: "kiosk.toml")
    #expect(truncate(path, 100_000_000) == 0)
    let error = #expect(throws: ConfigurationError.self) { try LayoutFile(file: path) }
    #expect(error?.description.contains("is larger than 1 MiB") == true)
  }

  @Test func aThousandKeysInARowAreRefused() {
    let many = "kiosk.toml:3:9: page.rows: more than 64 keys in a row"
    #expect(headline(letters + "rows = [\"\(repeated("q ", 1000))\"]") == many)
    #expect(headline(letters + "rows = [[\(repeated("\"q\",", 1000))]]") == many)
    #expect(headline(letters + "rows = [[\(repeated("{ key = \"q\" },", 1000))]]") == many)
    #expect(headline(letters + "rows = [\"\(repeated("q ", 64))\"]") == "")
    #expect(headline(letters + "rows = [\"\(repeated("q ", 500_000))\"]") == many)
    #expect(
      headline("extends = \"phone\"\nletters = [\"\(repeated("q", 1_000_000))\"]")
        == "kiosk.toml:2:12: letters: more than 64 keys in a row")
  }

  @Test func moreRowsPagesAndEditsThanAreAllowedAreRefused() {
    #expect(
      headline(letters + "rows = [\(repeated("\"q\",", 17))]")
        == "kiosk.toml:3:8: page.rows: more than 16 rows")
    #expect(headline(letters + "rows = [\(repeated("\"q\",", 16))]") == "")
    let pages = (0...64).map { "[[page]]\ntype = \"p\($0)\"\nrows = [\"q\"]\n" }.joined()
    #expect(headline(pages) == "kiosk.toml:193:1: page: more than 64 of them")
    let edits = repeated("[[edit]]\nremove = \"q\"\n", 65)
    #expect(
      headline("extends = \"phone\"\n" + edits) == "kiosk.toml:130:1: edit: more than 64 of them")
  }

  @Test func editsWithoutAMatchAreReportedInTime() {
    let row = "\"\(repeated("a ", 32))\","
    let pages = (1...31).map { index in
      let device = DeviceType.allCases[index % DeviceType.allCases.count].rawValue
      return
        "[[page]]\ntype = \"p\(index)\"\ndevice = \"\(device)\"\nrows = [\(repeated(row, 2))]\n"
    }
    let edits = repeated("[[edit]]\nremove = \"{dismiss}\"\n", 64)
    let text = "extends = \"standard\"\n" + pages.joined() + edits
    #expect(headline(text).hasSuffix("there is no key \"{dismiss}\" on any page; remove the edit"))
  }

  @Test func moreKeysThanAreAllowedInAllAreReadAndRefusedInTime() {
    let rows = "rows = [\(repeated("\"\(repeated("q ", 64))\",", 16))]\n"
    let pages = (0..<32).map {
      "[[page]]\ntype = \"\($0 == 0 ? "alphabetic" : "p\($0)")\"\n\(rows)"
    }
    #expect(headline(pages[..<2].joined()) == "")
    #expect(headline(pages.joined()) == "kiosk.toml:7:1: page: more than 2048 keys in all")
  }

  @Test func asManyMistakesAsFitIntoAFileAreCountedInTime() {
    let rows = "rows = [\(repeated("\"\(repeated("{quux} ", 65))\",", 16))]\n"
    let pages = (0..<32).map { "[[page]]\ntype = \"p\($0)\"\n\(rows)" }
    #expect(headline(pages.joined()).hasPrefix("kiosk.toml:3:10: page.rows: there is no action"))
  }

  @Test func sizesThatAreNoneAreRefusedAndTheSmallestGiveFrames() throws {
    for value in ["0", "-1", "nan", "-nan", "inf", "-inf", "1001", "0.99"] {
      #expect(
        headline(letters + "height = \(value)\nrows = [\"q\"]").contains("is not within 1 to 1000"))
    }
    let file = try layout(
      letters + "height = 1\ninsets = 500\nrows = [[{ key = \"q\", width = \"0.1 %\" }, \"w\"]]")
    let frames = KeyboardFrames(
      file.service.keyboardLayout(for: KeyboardContext()), width: 390)
    #expect(frames.keys.allSatisfy { $0.touchFrame.width > 0 && $0.touchFrame.height > 0 })
  }

  @Test func moreThanAWholeRowIsSqueezed() throws {
    let file = try layout(letters + "key_width = \"100 %\"\nrows = [\"\(repeated("q ", 64))\"]")
    let frames = KeyboardFrames(
      file.service.keyboardLayout(for: KeyboardContext()), width: 390)
    #expect(frames.keys.count == 64)
    #expect(frames.keys.last?.touchFrame.maxX == 390)
  }
}
