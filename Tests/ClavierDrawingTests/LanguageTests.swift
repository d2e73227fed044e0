// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// Letters in the form of their language.
struct LanguageTests {
  /// The letter n with a cedilla: Latvian shows a comma below it, Marshallese a cedilla.
  ///
  /// **Source:** Noto Sans, whose table of substitutions has forms for Marshallese.
  private let letter = "\u{146}"

  private func pixels(_ language: String) throws -> Pixels {
    _ = TestFonts.pinned
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let label = StyledScene.Label(
      .text(letter), font: .custom("Noto Sans", size: 30), color: .black, frame: frame)
    var scene = Sketch(size: Size(width: 40, height: 40)).scene(labels: [label])
    scene.language = language
    let renderer = try SceneRenderer()
    let surface = try renderer.surface(for: scene)
    // The previous language has no effect.
    var other = scene
    other.language = language == "lv" ? "mh" : "lv"
    renderer.draw(other, on: surface)
    renderer.draw(scene, on: surface, replacing: other)
    return Pixels(surface)
  }

  @Test func aLetterHasTheFormOfItsLanguage() throws {
    #expect(try pixels("lv") != pixels("mh"))
    #expect(try pixels("lv") == pixels("en") && pixels("en") == pixels(""))
  }

  @Test func anUnknownLanguageIsIgnored() throws {
    for word in ["x", "…", "en_US.UTF-8@euro", String(repeating: "a", count: 5000)] {
      #expect(try pixels(word) == pixels(""))
    }
  }

  @Test func aKeyboardIsDrawnInItsLanguage() throws {
    for locale in [KeyboardLocale.english, .german, .serbian] {
      let scene = try KeyboardPreview(context: KeyboardContext(locale: locale)).scene()
      #expect(scene.language == locale.rawValue)
    }
  }

  @Test func aLanguageChangeDamagesTheWholeScene() throws {
    let scene = Sketch().scene()
    var other = scene
    other.language = "ja"
    #expect(other.damage(from: scene) == [scene.bounds])
  }
}
