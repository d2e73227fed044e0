// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Testing

/// Everything that can stand on a key, with the fonts that README.md names.
struct LabelCoverageTests {
  /// A page of a keyboard.
  private struct Page: CustomStringConvertible {
    var context: KeyboardContext
    var width: Double

    var description: String {
      "\(context.deviceType) \(context.locale) \(context.keyboardType) \(context.keyboardCase) \(width)"
    }

    /// Whether it is as people hold the device.
    var isUsual: Bool {
      context.interfaceOrientation == .portrait && width > 320
    }

    func scene() throws -> StyledScene {
      try KeyboardPreview(context: context, width: width).scene()
    }
  }

  /// The usual and the least width of the device's keyboard.
  private static func widths(
    _ device: DeviceType, _ orientation: InterfaceOrientation
  ) -> [Double] {
    let isPortrait = orientation == .portrait
    return switch device {
    case .phone, .email, .url, .numpad, .pin, .phonePad: isPortrait ? [390, 320] : [844, 568]
    case .tablet, .terminal: isPortrait ? [768] : [1024]
    case .tabletPro, .full: isPortrait ? [1024] : [1366]
    }
  }

  /// All pages of a device in all languages.
  private static func pages(_ device: DeviceType) -> [Page] {
    let service = KeyboardLayout.StandardService()
    var pages: [Page] = []
    for locale in KeyboardLocale.allCases {
      for orientation in [InterfaceOrientation.portrait, .landscape] {
        var context = KeyboardContext(
          locale: locale, interfaceOrientation: orientation, deviceType: device)
        let types =
          [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic]
          + service.customPages(for: context).map { .custom(named: $0) }
        for type in types {
          for form in [Keyboard.Case.lowercased, .uppercased] {
            (context.keyboardType, context.keyboardCase) = (type, form)
            pages += widths(device, orientation).map { Page(context: context, width: $0) }
          }
        }
      }
    }
    return pages
  }

  /// The words on keys that fields and hosts change.
  private static let returnKeys =
    Keyboard.ReturnKeyType.allCases + [.continue, .emergencyCall, .route]

  @Test(arguments: DeviceType.allCases)
  func everyLabelHasItsLettersAndCanBeRead(device: DeviceType) throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: 2)
    for page in Self.pages(device) {
      let scene = try page.scene()
      let missing = renderer.missingCharacters(in: scene)
      #expect(missing.isEmpty, "\(page): \(missing)")
      // As small as a label may become to fit its key: 9 points, whose capitals are 6.5 high; and none is cut.
      let small = renderer.measures(of: scene).filter {
        $0.isCut || $0.capHeight < 6.5 || $0.scale < 0.7
      }
      #expect(small.isEmpty, "\(page): \(small)")
    }
  }

  @Test(arguments: KeyboardLocale.allCases)
  func everythingThatHeldKeysOfferHasItsLetters(locale: KeyboardLocale) throws {
    _ = TestFonts.pinned
    let service = Callouts.StandardService()
    let renderer = try SceneRenderer()
    var texts: Set<String> = []
    for device in [DeviceType.phone, .tablet, .full] {
      for page in Self.pages(device) where page.isUsual && page.context.locale == locale {
        for key in try page.scene().keys {
          let actions = service.calloutActions(for: key.action, context: page.context)
          texts.formUnion(actions.map(\.label))
        }
      }
    }
    #expect(texts.count > 60)
    let labels = texts.sorted().map { text in
      StyledScene.Label(
        .text(text), font: .body, color: .black, frame: Rect(x: 0, y: 0, width: 40, height: 40))
    }
    let scene = Sketch(size: Size(width: 40, height: 40)).scene(labels: labels)
    #expect(renderer.missingCharacters(in: scene).isEmpty)
    #expect(renderer.measures(of: scene).allSatisfy { $0.scale == 1 })
  }

  @Test func everyWordOfTheReturnKeyFits() throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: 2)
    for device in DeviceType.allCases {
      for type in Self.returnKeys {
        var page = try #require(Self.pages(device).first)
        page.context.returnKeyType = type
        let scene = try page.scene()
        #expect(renderer.missingCharacters(in: scene).isEmpty, "\(page) \(type)")
        let cut = renderer.measures(of: scene).filter { $0.isCut || $0.scale < 0.6 }
        #expect(cut.isEmpty, "\(page): \(cut)")
      }
    }
  }

  @Test func aLabelWithoutLettersOrRoomIsFound() throws {
    _ = TestFonts.pinned
    var scene = try KeyboardPreview().scene()
    scene.keys[4].labels[0].content = .text("\u{F0000}")
    scene.keys[5].labels[0].content = .text("unreadable")
    let renderer = try SceneRenderer(scale: 2)
    #expect(renderer.missingCharacters(in: scene) == ["\u{F0000}"])
    let small = renderer.measures(of: scene).filter { $0.isCut || $0.scale < 0.7 }
    #expect(small.map(\.text) == ["unreadable"])
  }
}
