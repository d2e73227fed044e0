// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import TestSupport
import Testing

/// All labels of keys, in the fonts that README.md names.
struct LabelCoverageTests {
  /// A page of a keyboard.
  private struct Page: CustomStringConvertible {
    var context: KeyboardContext
    var width: Double

    var description: String {
      "\(context.deviceType) \(context.locale) \(context.keyboardType) \(context.keyboardCase) \(width)"
    }

    /// Whether the device has its usual orientation.
    var isUsual: Bool {
      context.interfaceOrientation == .portrait && width > 320
    }

    func scene() throws -> StyledScene {
      try KeyboardPreview(context: context, width: width).scene()
    }
  }

  /// Returns the usual and the minimum width of the device's keyboard.
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

  /// Returns all pages of a device, by default in two languages.
  private static func pages(
    _ device: DeviceType, in locales: [KeyboardLocale] = [.english, .german],
    _ orientations: [InterfaceOrientation] = [.portrait, .landscape]
  ) -> [Page] {
    let service = KeyboardLayout.StandardService()
    var pages: [Page] = []
    for locale in locales {
      for orientation in orientations {
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

  /// The labels of keys that fields and hosts change.
  private static let returnKeys =
    Keyboard.ReturnKeyType.allCases + [.continue, .emergencyCall, .route]

  @Test(.enabled(if: Tier.runsSlowTests), arguments: DeviceType.allCases)
  func everyLabelHasItsLettersAndCanBeRead(device: DeviceType) throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: 2)
    for page in Self.pages(device) {
      let scene = try page.scene()
      let missing = renderer.missingCharacters(in: scene)
      #expect(missing.isEmpty, "\(page): \(missing)")
      // The minimum size of a label shrunk to fit its key is 9 points, with capitals 6.5 high; none
      // is cut.
      let small = renderer.measures(of: scene).filter {
        $0.isTruncated || $0.capHeight < 6.5 || $0.scale < 0.7
      }
      #expect(small.isEmpty, "\(page): \(small)")
    }
  }

  /// The languages, divided into as many parts as a machine may have processors.
  private static let parts = (0..<4).map { part in
    KeyboardLocale.allCases.enumerated().filter { $0.offset % 4 == part }.map(\.element)
  }

  /// Returns the pages on which languages differ: letters on a phone and a tablet, and digits.
  private static func ownPages(of locale: KeyboardLocale) -> [Page] {
    let pages: [(DeviceType, Keyboard.KeyboardType, Keyboard.Case)] = [
      (.phone, .alphabetic, .lowercased), (.phone, .alphabetic, .uppercased),
      (.phone, .numeric, .lowercased), (.tablet, .alphabetic, .lowercased),
    ]
    return pages.map { device, type, keyboardCase in
      let context = KeyboardContext(
        keyboardType: type, keyboardCase: keyboardCase, locale: locale, deviceType: device)
      return Page(context: context, width: device == .phone ? 390 : 768)
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: parts)
  func everyLetterOfEveryLanguageCanBeDrawnAndRead(locales: [KeyboardLocale]) throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: 2)
    for page in locales.flatMap(Self.ownPages) {
      let scene = try page.scene()
      let missing = renderer.missingCharacters(in: scene)
      #expect(missing.isEmpty, "\(page): \(missing)")
      // Marks on their circles are wide, and the keys in rows of twelve narrow; none is cut.
      let cut = renderer.measures(of: scene).filter(\.isTruncated)
      #expect(cut.isEmpty, "\(page): \(cut)")
    }
  }

  @Test(arguments: parts)
  func calloutLettersOfEveryLanguageCanBeDrawn(locales: [KeyboardLocale]) throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer()
    for locale in locales {
      var texts: Set<String> = []
      for item in locale.inputSet.rows.joined() {
        for key in [item.lowercased, item.uppercased] {
          texts.formUnion(locale.calloutActions.texts(for: key).map(\.keyLabel))
        }
      }
      let missing = renderer.missingCharacters(in: Self.scene(of: texts))
      #expect(missing.isEmpty, "\(locale): \(missing)")
    }
  }

  @Test(arguments: [KeyboardLocale.english, .german])
  func calloutLabelsHaveTheirLettersAndFit(locale: KeyboardLocale) throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer()
    let scene = try Self.offered(in: locale, [.phone, .tablet, .full])
    #expect(renderer.missingCharacters(in: scene).isEmpty)
    #expect(renderer.measures(of: scene).allSatisfy { $0.scale == 1 })
  }

  /// Returns a picture of all long-press alternatives of some devices.
  private static func offered(
    in locale: KeyboardLocale, _ devices: [DeviceType]
  ) throws -> StyledScene {
    let service = Callouts.StandardService()
    var texts: Set<String> = []
    for device in devices {
      for page in pages(device, in: [locale]) where page.isUsual {
        for key in try page.scene().keys {
          let actions = service.calloutActions(for: key.action, context: page.context)
          texts.formUnion(actions.map(\.label))
        }
      }
    }
    #expect(texts.count > 60)
    return scene(of: texts)
  }

  /// Returns a picture of some texts.
  private static func scene(of texts: Set<String>) -> StyledScene {
    let labels = texts.sorted().map { text in
      StyledScene.Label(
        .text(text), font: .body, color: .black, frame: Rect(x: 0, y: 0, width: 40, height: 40))
    }
    return Sketch(size: Size(width: 40, height: 40)).scene(labels: labels)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func everyWordOfTheReturnKeyFits() throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: 2)
    for device in DeviceType.allCases {
      for type in Self.returnKeys {
        var page = try #require(Self.pages(device).first)
        page.context.returnKeyType = type
        let scene = try page.scene()
        #expect(renderer.missingCharacters(in: scene).isEmpty, "\(page) \(type)")
        let cut = renderer.measures(of: scene).filter { $0.isTruncated || $0.scale < 0.6 }
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
    let small = renderer.measures(of: scene).filter { $0.isTruncated || $0.scale < 0.7 }
    #expect(small.map(\.text) == ["unreadable"])
  }
}
