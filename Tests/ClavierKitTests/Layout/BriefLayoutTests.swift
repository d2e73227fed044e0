// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The examples of the article "Layout", with a session in place of its view controller.
@Suite("Examples of the article about layouts")
struct BriefLayoutTests {
  private class CustomKeyboardLayoutService: KeyboardLayout.StandardService {
    // Never use array indices if it can cause a crash.
    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      layout.itemRows.remove(.space, atRow: layout.bottomRowIndex)
      return layout
    }
  }

  private class SessionWithOwnService: KeyboardSession {
    override func setUp() {
      super.setUp()
      services.layoutService = CustomKeyboardLayoutService()
    }
  }

  @Test("A custom subclass of the standard layout service replaces it")
  func customService() {
    let session = SessionWithOwnService()
    let actions = session.scene.frames.keys.map(\.action)
    #expect(!actions.contains(.space))
    #expect(actions.contains(.keyboardType(.numeric)) && actions.contains(.primary(.return)))
    // Return takes only its quarter, and the switcher none of the rest of Space.
    #expect(KeyboardSession().scene.frames.keys.map(\.action).contains(.space))
  }

  private class SessionWithQwertyGerman: KeyboardSession {
    private(set) var error: (any Error)?

    override func setUp() {
      super.setUp()
      do {
        try services.tryRegisterLocalizedLayoutService(
          KeyboardLayout.ProService.German(alphabeticInputSet: .qwerty))
      } catch {
        self.error = error
      }
    }
  }

  @Test("German can have the letters of QWERTY, and other languages stay as they are")
  func localeRegistration() {
    let session = SessionWithQwertyGerman(context: KeyboardContext(locale: .german))
    let letters = session.scene.frames.keys.prefix(10).map(\.label)
    #expect(session.error == nil)
    #expect(letters == "QWERTYUIOP".map(String.init))
    session.context.locale = .english
    #expect(session.scene.frames.keys.prefix(10).map(\.label) == letters)
    let standard = KeyboardSession(context: KeyboardContext(locale: .german))
    #expect(standard.scene.frames.keys.prefix(11).map(\.label) == "QWERTZUIOPÜ".map(String.init))
  }

  class FlagService: KeyboardLayout.ProService.German {
    override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let service = keyboardLayoutService(for: context)
      var layout = service.keyboardLayout(for: context)
      guard let item = layout.tryCreateBottomRowItem(for: .character("🇩🇪")) else { return layout }
      layout.itemRows.insert(item, after: .space, atRow: layout.bottomRowIndex)
      return layout
    }
  }

  private class SessionWithFlag: KeyboardSession {
    override func setUp() {
      super.setUp()
      let standard = services.layoutService as? KeyboardLayout.StandardService
      standard?.registerLocalizedService(FlagService())
    }
  }

  @Test("A service of one language adds a key behind Space, as wide as the switcher")
  func bottomRowInsertion() throws {
    let session = SessionWithFlag(context: KeyboardContext(locale: .german), width: 390)
    let keys = session.scene.frames.keys
    let flag = try #require(keys.firstIndex { $0.action == .character("🇩🇪") })
    #expect(keys[flag - 1].action == .space)
    #expect(keys[flag + 1].action == .primary(.return))
    #expect(abs(keys[flag].touchFrame.width - 0.123 * 390) < 0.01)
    session.context.locale = .english
    #expect(!session.scene.frames.keys.map(\.action).contains(.character("🇩🇪")))
  }

  @Test("Services are found by their shorthands")
  func shorthands() {
    let context = KeyboardContext(keyboardCase: .lowercased)
    func service(_ service: any KeyboardLayoutService) -> KeyboardLayout {
      service.keyboardLayout(for: context)
    }
    #expect(service(.standard()) == KeyboardLayout.StandardService().keyboardLayout(for: context))
    #expect(service(.disabled).itemRows.count == 3)
    #expect(service(.localized(for: .german)).itemRows[0].count == 11)
    #expect(!service(.preview).itemRows.isEmpty)
  }
}
