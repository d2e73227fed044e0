// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import ClavierFiles

/// The writing of pages as a layout file.
struct LayoutWriterTests {
  private typealias Page = KeyboardLayout.PagesService.Page
  private typealias Item = KeyboardLayout.Item

  /// Returns a key of a phone's size.
  private func key(
    _ action: KeyboardAction, _ width: KeyboardLayout.ItemWidth = .input
  ) -> KeyboardLayout.Item {
    Item(
      action: action, width: width, height: 54,
      edgeInsets: KeyboardLayout.Configuration.standard(forDevice: nil, orientation: nil)
        .buttonInsets)
  }

  private func letters(
    _ text: String, _ width: KeyboardLayout.ItemWidth = .input
  ) -> KeyboardLayout.ItemRow {
    text.map { key(.character(String($0)), width) }
  }

  private func page(
    _ rows: KeyboardLayout.ItemRows, _ type: Keyboard.KeyboardType = .alphabetic,
    case keyboardCase: Keyboard.Case? = nil
  ) -> KeyboardLayout.PagesService.Page {
    Page(type, case: keyboardCase, layout: KeyboardLayout(itemRows: rows))
  }

  private func written(_ pages: KeyboardLayout.PagesService.Page...) -> String {
    LayoutWriter().text(pages)
  }

  /// Returns the reasons why pages cannot be written, without the excerpts; none if they can.
  private func refusal(_ pages: KeyboardLayout.PagesService.Page...) -> [String] {
    do throws(ConfigurationError) {
      _ = try LayoutFile.toml(of: KeyboardLayout.PagesService(pages: pages), title: "x")
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        (diagnostic.position.map { "\($0.line): " } ?? "") + diagnostic.message
      }
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func writtenLayoutsReadBackEqual() throws {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let pages = (0..<Int.random(in: 1...4, using: &random)).map { index in
        KeyboardLayout.PagesService.Page.random(index, using: &random)
      }
      let text = LayoutWriter(title: "x").text(pages)
      let source = SourceText(name: "x", bytes: Array(text.utf8))
      let draft = try LayoutDraft(source, at: FilePath("x"))
      #expect(draft.problems.isEmpty, "seed \(seed): \(text)")
      #expect(draft.pages.map(\.page) == pages, "seed \(seed): \(text)")
    }
  }

  @Test func everyWidthIsWrittenExactly() throws {
    var random = SplitMix64(seed: 20)
    let fractions = [0.001, 0.01, 0.1, 0.25, 0.29, 0.57, 1, 1.0 / 3, 2.0 / 3]
    let others = (0..<20_000).map { _ in Double.random(in: 0.001...1, using: &random) }
    for fraction in fractions + others {
      let width = KeyboardLayout.ItemWidth.percentage(fraction)
      #expect(try KeyboardLayout.ItemWidth(text: width.text) == width, "\(width.text)")
    }
    let texts = fractions.map { KeyboardLayout.ItemWidth.percentage($0).text }
    #expect(texts.prefix(7) == ["0.1 %", "1 %", "10 %", "25 %", "29 %", "57 %", "100 %"])
    #expect(texts[7] == "33.33333333333333 %")
  }

  @Test func aPlainKeyboardIsOneTextARow() {
    let text = written(
      page([letters("qw{\"\\"), [key(.shift(.lowercased), .available)] + letters("'é\u{200D}")]))
    #expect(
      text == """
        [[page]]
        type = "alphabetic"
        rows = [
          'q w {{ " \\',
          "{shift} ' é\\u200D",
        ]

        """)
  }

  @Test func onlyKeysWithPropertiesAreTables() {
    var row = letters("qwe", .percentage(0.1))
    row[1].swipeDownAction = .character("2")
    row[1].calloutActions = []
    row[1].label = "W\n"
    let last = letters("asd", .percentage(0.1)) + [key(.space, .percentage(0.3))]
    #expect(
      written(page([row, last])) == """
        [[page]]
        type = "alphabetic"
        key_width = "10 %"
        rows = [
          ["q", { key = "w", label = "W\\u000A", callouts = "", swipe_down = "2" }, "e"],
          ["a s d", { key = "{space}", width = "30 %" }],
        ]

        """)
  }

  @Test func commonRowPropertiesAreWrittenOnce() {
    var row = letters("123")
    for index in row.indices {
      row[index].height = 40.5
      row[index].edgeInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      row[index].alignment = .bottomLeading
    }
    var sums = letters("+-", .percentage(0.5))
    for index in sums.indices { sums[index].edgeInsets = EdgeInsets(horizontal: 2, vertical: 2) }
    #expect(
      written(page([row, letters("qwerty")]), page([sums], .custom(named: "sums"))) == """
        [[page]]
        type = "alphabetic"
        rows = [
          { keys = "1 2 3", height = 40.5, insets = [1, 2, 3, 4], alignment = "bottomLeading" },
          "q w e r t y",
        ]

        [[page]]
        type = "sums"
        key_width = "50 %"
        insets = 2
        rows = [
          "+ -",
        ]

        """)
  }

  @Test func aLongRowHasALineForEachElement() {
    var row = (0..<12).map { key(.character("a"), .percentage(0.011 + Double($0) / 1000)) }
    row.insert(contentsOf: letters("bc"), at: 1)
    let lines = written(page([row])).split(separator: "\n")
    #expect(
      lines[2...5] == [
        "rows = [", "  [", "    { key = \"a\", width = \"1.1 %\" },", "    \"b c\",",
      ])
    #expect(lines.suffix(2) == ["  ],", "]"])
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func equalCapitalPagesAreWrittenOnce() {
    let one = written(
      page([letters("أب")], case: .lowercased), page([letters("أب")], case: .uppercased))
    #expect(
      one == """
        [[page]]
        type = "alphabetic"
        case = "fixed"
        rows = [
          "أ ب",
        ]

        """)
    let two = written(
      page([letters("ab")], case: .lowercased), page([letters("AB")], case: .uppercased))
    #expect(two.contains("case = \"lowercased\"") && two.contains("case = \"uppercased\""))
  }

  @Test func theFileBeginsWithItsComments() throws {
    let service = KeyboardLayout.PagesService(pages: [page([letters("a")])])
    let text = try LayoutFile.toml(
      of: service, title: "Till \"1\"", comments: ["From x.\nrows = 1\u{202E}", "é"])
    #expect(
      text.hasPrefix("# From x.\\u000Arows = 1\\u202E\n# é\n\ntitle = 'Till \"1\"'\n\n[[page]]"))
    let layout = try layout(text)
    #expect(layout.title == "Till \"1\"")
    #expect(layout.rows() == ["a"])
  }

  @Test func unsupportedPropertiesAreReportedUnchanged() {
    var high = key(.character("a"))
    high.height = .nan
    #expect(refusal(page([[high]])) == ["6: key.height: nan is not within 1 to 1000"])
    high.height = 0.5
    #expect(refusal(page([[high]])) == ["5: page.height: 0.5 is not within 1 to 1000"])
    #expect(
      refusal(page([letters("ab", .points(-1))]))
        == [
          "5: page.key_width: expected \(KeyboardLayout.ItemWidth.forms), found the text \"-1 pt\""
        ])
    #expect(
      refusal(page([letters(String(repeating: "a", count: 65))]))
        == ["6: page.rows: more than 64 keys in a row"])
    #expect(refusal(page([[]])) == ["6: page.rows: there is no key in it"])
    #expect(
      refusal(page([[key(.character(""))]]))
        == ["6: page.rows: a text is missing behind \"character:\""])
    #expect(
      refusal(page([[key(.keyboardType(.custom(named: "b")))] + letters("a")]))
        == ["7: there is no page \"b\"; write it as a [[page]]"])
    #expect(
      refusal(page([letters("a")], .numeric)).first?.contains("no page \"alphabetic\"") == true)
    #expect(refusal(page([letters("a")])).isEmpty)
  }

  @Test func ambiguousPageNamesAreReported() {
    let pages = [page([letters("a")]), page([letters("1")], .custom(named: "numeric"))]
    #expect(
      refusal(pages[0], pages[1])
        == ["the page \"numeric\" cannot be said in a layout file as it is"])
    #expect(
      refusal(pages[0], page([letters("1")], .custom(named: "ä")))
        == ["10: page.type: \"ä\" is no name; only letters, digits, - and _ may be in it"])
  }
}
