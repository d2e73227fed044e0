// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The examples of the articles "Styling" and "Essentials", with a session in place of their view
/// controller.
@Suite("Examples of the article about styling")
struct BriefStylingTests {
  private class CustomKeyboardStyleProvider: StandardKeyboardStyleProvider {
    override func buttonStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonStyle {
      var style = super.buttonStyle(for: action, isPressed: isPressed)
      if !action.isInputAction { return style }
      style.backgroundColor = .red
      return style
    }
  }

  private class Session: KeyboardSession {
    override func setUp() {
      super.setUp()
      keyboardStyleProvider = CustomKeyboardStyleProvider()
    }
  }

  @Test("All input buttons are red by a provider that inherits the standard one")
  func customProvider() {
    let session = Session()
    for key in session.styledScene.keys {
      let isRed = key.cap.fill.over(.red) == .red
      #expect(isRed == key.action.isInputAction, "\(key.action)")
    }
    #expect(session.services.styleService is CustomKeyboardStyleProvider)
  }

  @Test("Actions have standard images and texts")
  func standardImagesAndTexts() {
    let context = KeyboardContext()
    let image = KeyboardAction.command.standardButtonImage(for: context)
    let text = KeyboardAction.space.standardButtonText(for: context)
    #expect(image == .command)
    #expect(text == "space")
  }

  @Test("The keyboard's appearance and its color scheme give different looks")
  func keyboardAppearance() {
    let session = KeyboardSession()
    let light = session.styledScene
    session.context.keyboardAppearance = .dark
    let wanted = session.styledScene
    session.context.colorScheme = .dark
    let dark = session.styledScene
    #expect([light, wanted, dark].map(\.effectiveAppearance) == [.light, .darkAppearance, .dark])
    #expect(Set([light, wanted, dark].map(\.background)).count == 3)
  }

  @Test("A style service from scratch has only the required members")
  func fromScratch() {
    final class Plain: KeyboardStyleService {
      var keyboardContext = KeyboardContext()
      var backgroundStyle: Keyboard.Background { .color(.black) }
      var foregroundColor: Color? { .white }
      var keyboardEdgeInsets: EdgeInsets { .zero }
      var effectiveAppearance: Keyboard.EffectiveAppearance { .dark }
      var actionCalloutStyle: Callouts.ActionCalloutStyle { .standard() }
      var inputCalloutStyle: Callouts.InputCalloutStyle { .standard() }
      var toolbarStyle: Keyboard.ToolbarStyle { .standard }
      var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { .standard() }
      func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        Keyboard.ButtonStyle(foregroundColor: .black)
      }
      func buttonImage(for action: KeyboardAction) -> KeyboardIcon? { nil }
      func buttonImageScaleFactor(for action: KeyboardAction) -> Double { 1 }
      func buttonText(for action: KeyboardAction) -> String? { nil }
      func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets { .zero }
    }
    let session = KeyboardSession(services: Keyboard.Services(styleService: Plain()))
    let scene = session.styledScene
    #expect(scene.background.background == .color(.black))
    let labels = scene.keys.flatMap(\.labels)
    #expect(labels.allSatisfy { $0.color == .white })
    #expect(labels.contains { $0.content == .text("⌫") })
  }

  @Test("Older names are aliases")
  func olderNames() {
    let session = KeyboardSession()
    session.keyboardStyleProvider = CustomKeyboardStyleProvider()
    #expect(session.keyboardStyleProvider is CustomKeyboardStyleProvider)
  }

  @Test("Another theme's style service changes the colors, and the keys stay in place")
  func themes() {
    let session = KeyboardSession()
    let before = session.styledScene
    session.services.styleService = .themeBased(theme: .predefined(id: "neon") ?? .standard)
    let after = session.styledScene
    #expect(before.keys.map(\.cap.frame) == after.keys.map(\.cap.frame))
    #expect(before.keys.map(\.cap.fill) != after.keys.map(\.cap.fill))
    #expect(after.effectiveAppearance == .dark)
  }
}
