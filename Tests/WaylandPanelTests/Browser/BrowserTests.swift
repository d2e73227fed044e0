// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import PanelSupport
import TestSupport
import Testing

/// The keyboard of a kiosk with a real browser: it is shown with a field, types into it, and is
/// hidden with it.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "chromium", "firefox-esr"), "\(Tier.remedy)"))
struct BrowserTests {
  /// Returns a page of fields in two columns, whose title reports the typed texts.
  ///
  /// - Parameter fields: HTML elements, from the top, the left one first.
  /// - Returns: The page.
  private static func page(_ fields: String...) -> String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>ready</title>
    <style>
      body { margin: 0; background: #036; color: #fff; font: 20px sans-serif }
      input, textarea, div { box-sizing: border-box; width: 360px; height: 40px; padding: 4px;
        position: absolute; font: inherit; border: 2px solid #fff; background: #fff; color: #000;
        overflow: hidden; white-space: pre }
    </style>
    \(fields.joined(separator: "\n"))
    <script>
      const fields = [...document.querySelectorAll('input, textarea, div')]
      const text = field => field.value ?? field.textContent
      fields.forEach((field, number) => {
        field.style.left = 20 + 400 * (number % 2) + 'px'
        field.style.top = 10 + 50 * Math.floor(number / 2) + 'px'
        field.addEventListener('input', () => {
          document.title = number + ' ' + text(field).slice(-60).replaceAll(' ', '_')
        })
        field.addEventListener('blur', () => { document.title = number + ' left' })
        // The cursor is where a text ends that is too long to be touched there.
        if (field.localName == 'textarea') field.addEventListener('mouseup', () => {
          setTimeout(() => field.setSelectionRange(field.value.length, field.value.length))
        })
      })
    </script></html>
    """
  }

  /// Touches a field behind its text, and waits for the keyboard.
  private func enter(_ number: Int, _ kiosk: Kiosk) {
    kiosk.touch(300 + 400 * (number % 2), 30 + 50 * (number / 2))
    kiosk.eventually("a keyboard for field \(number)") {
      kiosk.daemon.isShown && kiosk.isKeyboardSeen
    }
  }

  /// Returns the page's report of a text in a field.
  private func title(_ number: Int, _ text: String) -> String {
    "\(number) \(text.replacing(" ", with: "_"))"
  }

  @Test(arguments: Browser.Kind.allCases)
  func aSentenceIsTypedIntoAFieldThatCallsTheKeyboardAndSendsItAway(_ kind: Browser.Kind) throws {
    let kiosk = try Kiosk(kind, page: Self.page("<input>"))
    kiosk.wait(milliseconds: 300)
    #expect(!kiosk.isKeyboardSeen)
    enter(0, kiosk)
    try kiosk.type("hello there. it works")
    kiosk.eventually("the sentence") { kiosk.title == title(0, "Hello there. It works") }
    let text = TextContext(beforeInput: "Hello there. It works", afterInput: "")
    if kind.tellsText { kiosk.eventually("what the field tells") { kiosk.daemon.text == text } }
    #expect(kiosk.daemon.notDone == [])
    // The keyboard fills its place, which touches are reported for.
    #expect(kiosk.daemon.place?.area.minY == 0.6)
    #expect(try kiosk.sway.screenshot().color(2, 289) == kiosk.sway.screenshot().color(2, 478))
    if kind == .chromium { try kiosk.keepPicture("browser") }
    kiosk.touch(400, 150)
    kiosk.eventually("that the field is left") { kiosk.title == "0 left" }
    kiosk.eventually("no keyboard") { !kiosk.isKeyboardSeen }
  }

  @Test func theFieldsTextDeterminesCapitals() throws {
    let sentence = "Viele Wörter, und längere. "
    let cases: [(field: String, before: String, typed: String)] = [
      ("<input value='Größe 5 €🖐. '>", "Größe 5 €🖐. ", "I"),
      ("<input value='ähnlich '>", "ähnlich ", "i"),
      ("<textarea>\(String(repeating: sentence, count: 500))</textarea>", sentence, "I"),
      ("<div contenteditable>Done. </div>", "Done. ", "I"),
      ("<input oninput=\"if (value.endsWith('.')) value = ''\">", "", "I"),
    ]
    let kiosk = try Kiosk(.firefox, page: Self.page(cases.map(\.field).joined()))
    for (number, (_, before, typed)) in cases.enumerated() {
      enter(number, kiosk)
      kiosk.eventually("field \(number)") {
        kiosk.daemon.text?.beforeInput.map { $0.hasSuffix(before) && (before != "" || $0 == "") }
          ?? false
      }
      try kiosk.type("i")
      let wanted = title(0, before + typed).dropFirst(2)
      kiosk.eventually("field \(number) to have \(wanted)") { kiosk.title.hasSuffix(wanted) }
    }
    // A field that the page submits and clears, like a chat's, starts afresh.
    try kiosk.type("a.")
    kiosk.eventually("an empty field") { kiosk.daemon.text?.beforeInput == "" }
    try kiosk.type("b")
    kiosk.eventually("a capital") { kiosk.title == title(4, "B") }
    #expect(kiosk.daemon.notDone == [])
  }

  @Test(arguments: Browser.Kind.allCases)
  func theKeyboardIsTheOneForTheKindOfField(_ kind: Browser.Kind) throws {
    let types: [(type: String, purpose: Keyboard.FieldPurpose)] = [
      ("text", .standard), ("password", .password), ("email", .email), ("number", .number),
      ("tel", .number), ("url", .url), ("search", .standard),
    ]
    let fields = types.map { "<input type='\($0.type)' value='1'>" }.joined()
    let folder: URL
    do {
      let kiosk = try Kiosk(kind, page: Self.page(fields))
      folder = kiosk.sway.folder
      for (number, (type, purpose)) in types.enumerated() {
        enter(number, kiosk)
        kiosk.eventually("the kind \(type)") { kiosk.daemon.field?.field.purpose == purpose }
        if kind.tellsText, !purpose.isSecret {
          kiosk.eventually("the text of \(type)") { kiosk.daemon.text?.beforeInput == "1" }
        }
      }
    }
    // The compositor ends after the browser, which would write to its folder again.
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
