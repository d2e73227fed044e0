// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Testing

// The examples of the articles in ClavierKit.docc. A test compares them with this file, line by
// line.

private final class AtSignService: KeyboardLayout.StandardService {
  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = super.keyboardLayout(for: context)
    if let item = layout.tryCreateBottomRowItem(for: .character("@")) {
      layout.itemRows.insert(item, after: .space, atRow: layout.bottomRowIndex)
    }
    return layout
  }
}

private final class Field: KeyboardController {
  var text = ""
  func insertText(_ text: String) { self.text += text }
  func deleteBackward(times: Int) { text.removeLast(min(times, text.count)) }
}

private final class Host {
  let session = KeyboardSession(context: KeyboardContext(deviceType: .phone), width: 390)
  let field = Field()
  var deadline: Timestamp?

  func handle(_ input: Input) {
    let response = session.handle(input)
    response.effects.apply(to: field)
    deadline = response.deadline
  }
}

private final class RedDelete: KeyboardStyle.StandardService {
  override func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
    guard action == .backspace, isPressed else {
      return super.buttonBackgroundColor(for: action, isPressed: isPressed)
    }
    return .red
  }
}

@Suite("Examples of the articles about ClavierKit")
struct ArticleTests {
  @Test("The first layout has a key for @, and the keypad ten digits of equal width")
  func firstLayout() {
    let session = KeyboardSession(context: KeyboardContext(deviceType: .phone), width: 390)
    session.services.layoutService = AtSignService()
    let keys = session.scene.frames.keys
    #expect(keys.contains { $0.action == .character("@") })

    let digits = ["123", "456", "789"].map { row in
      row.map { KeyboardAction.character(String($0)) }
    }
    let last: [KeyboardAction] = [.none, .character("0"), .backspace]
    let keypad = KeyboardLayout(
      itemRows: (digits + [last]).map { row in
        row.map { KeyboardLayout.Item(action: $0, width: .input, height: 54) }
      })
    session.services.layoutService = KeyboardLayout.StaticService(keypad)
    let pad = session.scene.frames.keys
    #expect(pad.filter { $0.action.isInputAction }.count == 10)
    // The touch frame of 0 includes the gap beside it.
    #expect(Set(pad.map(\.capFrame.width)) == [130])
  }

  @Test("A tap types into the program's field, and a reported text is continued in lower case")
  func embedding() throws {
    let host = Host()
    let touch = Touch(contact: Contact.ID(rawValue: 1), phase: .down, point: Point(x: 20, y: 30))
    host.handle(.touch(TouchFrame(time: Timestamp(microseconds: 100_000), touches: [touch])))
    #expect(host.deadline != nil && host.field.text == "")
    if let deadline = host.deadline { host.handle(.deadline(deadline)) }
    host.handle(.cancel(Timestamp(microseconds: 450_000)))

    let text = TextContext(beforeInput: "Hello w", afterInput: "")
    host.handle(.textContext(text, Timestamp(microseconds: 500_000)))
    let o = try #require(
      host.session.scene.frames.keys.first { $0.action == .character("o") })
    host.handle(.finger(2, .down, at: o.touchFrame.center, .milliseconds(600)))
    host.handle(.finger(2, .up, at: o.touchFrame.center, .milliseconds(680)))
    #expect(host.field.text == "o")
  }

  @Test("A predefined theme, a custom theme and a style service change colors and shapes")
  func styling() throws {
    let session = KeyboardSession()
    session.services.styleService = .themeBased(theme: .predefined(id: "neon") ?? .standard)
    let neon = session.styledScene.keys.map(\.cap.fill)

    var theme = KeyboardTheme(id: "paper", name: "Paper", colorScheme: .light)
    theme.backgroundStyle = .color(Color(white: 0.95))
    theme.changeAllButtonStyles { $0.cornerRadius = 2 }
    session.services.styleService = .themeBased(theme: theme)
    #expect(session.styledScene.keys.map(\.cap.fill) != neon)
    #expect(session.styledScene.background.background == .color(Color(white: 0.95)))

    let service = RedDelete()
    #expect(service.buttonStyle(for: .backspace, isPressed: true).backgroundColor == .red)
    #expect(service.buttonStyle(for: .backspace, isPressed: false).backgroundColor != .red)
  }

  @Test("Each line of the articles' examples is compiled in this file")
  func examples() throws {
    let file = URL(filePath: #filePath)
    let catalog = file.deletingLastPathComponent().appending(
      path: "../../../Sources/ClavierKit/ClavierKit.docc")
    // Leading spaces and access levels differ.
    func lines(_ text: some StringProtocol) -> [String] {
      text.components(separatedBy: "\n").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("private ", with: "")
      }
    }
    let compiled = Set(lines(try String(contentsOf: file, encoding: .utf8)))
    let articles = try FileManager.default.contentsOfDirectory(
      at: catalog, includingPropertiesForKeys: nil)
    var count = 0
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for block in text.matches(of: /(?s)```swift\n(.*?)```/) {
        count += 1
        for line in lines(block.output.1) {
          #expect(compiled.contains(line), "\(article.lastPathComponent): \(line)")
        }
      }
    }
    #expect(count >= 8)
  }
}
