// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Testing

/// Keyboards in states chosen for a picture.
struct KeyboardPreviewTests {
  private func key(_ label: String, _ scene: StyledScene) -> StyledScene.Key? {
    scene.keys.first { key in key.labels.contains { $0.content == .text(label) } }
  }

  @Test func theDefaultPreviewIsTheKeyboardAtRest() throws {
    let scene = try KeyboardPreview().scene()
    #expect(scene.bounds.width == 390 && scene.bounds.minY == 0)
    #expect(scene.callouts.isEmpty && scene.toolbar == nil)
    #expect(scene.keys.allSatisfy { !$0.isPressed && !$0.isOn })
    #expect(key("q", scene) != nil && key("Q", scene) == nil)
  }

  @Test func aPressedKeyIsShownLarge() throws {
    var preview = KeyboardPreview()
    preview.pressed = ["g"]
    let scene = try preview.scene()
    #expect(scene.callouts.count == 1 && scene.callouts[0].stem != nil)
    #expect(scene.callouts[0].items.map(\.label.content) == [.text("g")])
  }

  @Test func aHeldKeyOffersItsListWithRoomAbove() throws {
    var preview = KeyboardPreview()
    preview.callout = "e"
    let scene = try preview.scene()
    #expect(scene.callouts.last?.items.count ?? 0 > 3)
    #expect(scene.callouts.allSatisfy { $0.body.frame.minY > scene.bounds.minY })
  }

  @Test func keysAreFoundByLabelNameAndLetter() throws {
    for name in ["space", "shift", "⌫", "backspace", "Q", "character:q"] {
      var preview = KeyboardPreview()
      preview.pressed = [name]
      let scene = try preview.scene()
      #expect(scene.keys.count { $0.isPressed } + scene.callouts.count == 1, "\(name)")
    }
  }

  @Test func severalFingersPressSeveralKeys() throws {
    var preview = KeyboardPreview()
    preview.pressed = ["backspace", "a", "p"]
    let scene = try preview.scene()
    // The third pressed key is hidden by its callout.
    #expect(scene.keys.count { $0.isPressed } == 2 && scene.callouts.count == 1)
    // Their sequential typing has no effect on the picture.
    #expect(key("q", scene) != nil)
  }

  @Test func shiftMatchesTheContext() throws {
    var preview = KeyboardPreview(context: KeyboardContext(keyboardCase: .capsLocked))
    var scene = try preview.scene()
    #expect(key("Q", scene) != nil && scene.keys.contains { $0.isLocked })
    preview.context.keyboardCase = .uppercased
    scene = try preview.scene()
    #expect(key("Q", scene) != nil && scene.keys.contains { $0.isOn && !$0.isLocked })
  }

  @Test func suggestionsStandOnABar() throws {
    var preview = KeyboardPreview()
    preview.suggestions = [Autocomplete.Suggestion(text: "the")]
    let scene = try preview.scene()
    #expect(scene.toolbar?.items.count == 1 && scene.toolbar?.box.frame.minY == 0)
    preview.suggestions = []
    #expect(try preview.scene().toolbar?.items.isEmpty == true)
  }

  @Test func untypableKeysAreGrey() throws {
    var preview = KeyboardPreview()
    preview.canType = { $0 != .character("q") }
    let scene = try preview.scene()
    #expect(key("q", scene)?.isTypable == false && key("w", scene)?.isTypable == true)
  }

  @Test func aMissingKeyIsReportedWithTheAvailableOnes() {
    var preview = KeyboardPreview()
    preview.pressed = ["ß"]
    let error = #expect(throws: KeyboardPreview.Failure.self) { try preview.scene() }
    let start = "there is no key \"ß\" on this page; it has q w e"
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test func aKeyWithoutCalloutIsReported() {
    var preview = KeyboardPreview()
    preview.callout = "q"
    #expect(throws: KeyboardPreview.Failure.noCallout("q")) { try preview.scene() }
  }
}
