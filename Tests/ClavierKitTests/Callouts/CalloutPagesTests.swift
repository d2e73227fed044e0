// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

/// A keyboard with an extra page beside the usual ones.
private struct ExtraPage: KeyboardLayoutService {
  func customPages(for context: KeyboardContext) -> [String] { ["extra"] }

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    guard context.keyboardType == .custom(named: "extra") else {
      return KeyboardLayout.PhoneService().keyboardLayout(for: context)
    }
    return KeyboardLayout(itemRows: [[.init(action: .character("l"), width: .input, height: 54)]])
  }
}

/// A service that counts its calls, and records their pages.
private final class Counting: KeyboardCalloutService {
  private(set) var count = 0

  func calloutActions(
    for action: KeyboardAction, context: KeyboardContext
  ) -> [KeyboardAction] {
    count += 1
    return [action, .text("\(context.keyboardType) \(context.keyboardCase)")]
  }
}

struct CalloutPagesTests {
  private let context = KeyboardContext()

  @Test(.enabled(if: Tier.runsSlowTests), arguments: KeyboardLocale.fewSamples, DeviceType.allCases)
  func everyKeyOffersTheServicesActions(locale: KeyboardLocale, device: DeviceType) {
    var context = KeyboardContext(locale: locale, deviceType: device)
    context.hasEmojiKeyboard = true
    let frames = KeyboardPages(service: .standard(), context: context, width: 390)
    let service = Callouts.StandardService()
    let pages = Callouts.Pages(pages: frames, service: service, context: context)
    for type in Keyboard.KeyboardType.inputTypes + [.emojis] {
      for keyboardCase in Keyboard.Case.allCases {
        let page = pages[type, keyboardCase]
        for (index, key) in frames[type, keyboardCase].keys.enumerated() {
          let expected =
            key.calloutActions ?? service.calloutActions(for: key.action, context: context)
          #expect(page[index] == expected)
        }
      }
    }
  }

  @Test func aKeysOwnListWinsEvenIfItIsEmpty() {
    func item(_ own: [KeyboardAction]?) -> KeyboardLayout.Item {
      .init(action: .character("l"), width: .input, height: 54, calloutActions: own)
    }
    let layout = KeyboardLayout(itemRows: [[item(nil), item([.tab]), item([])]])
    let page = Callouts.Page(
      frames: KeyboardFrames(layout, width: 390), service: .standard(), context: context)
    #expect(page[0] == [.character("l"), .character("ł")])
    #expect(page[1] == [.tab])
    #expect(page[2].isEmpty)
    #expect(page[-1].isEmpty && page[3].isEmpty && page[.max].isEmpty)
  }

  @Test func emojisOfferTheirOwnVariants() {
    var context = context
    context.hasEmojiKeyboard = true
    let frames = KeyboardPages(service: .standard(), context: context, width: 390)
    let pages = Callouts.Pages(pages: frames, service: .standard(), context: context)
    #expect(frames[.emojis, .auto] != frames[.alphabetic, .auto])
    for (index, key) in frames[.emojis, .auto].keys.enumerated() {
      #expect(pages[.emojis, .auto][index].first ?? key.action == key.action)
    }
    #expect(pages[.emojis, .auto] != pages[.alphabetic, .auto])
  }

  @Test func aPageWithoutOffersHasNoneForAnyKey() {
    let pages = Callouts.Pages()
    for type in Keyboard.KeyboardType.inputTypes + [.emojis, .custom(named: "extra")] {
      for index in [-1, 0, 1, .max] { #expect(pages[type, .uppercased][index].isEmpty) }
    }
  }

  @Test func aServiceIsCalledOnceForEachKeyAndNeverAgain() {
    let frames = KeyboardPages(
      service: KeyboardLayout.PhoneService(), context: context, width: 390)
    let service = Counting()
    let pages = Callouts.Pages(pages: frames, service: service, context: context)
    let letters = frames[.alphabetic, .lowercased].keys.count
    let signs = frames[.numeric, .auto].keys.count + frames[.symbolic, .auto].keys.count
    #expect(service.count == 3 * letters + signs)
    #expect(pages[.alphabetic, .auto][0] == [.character("q"), .text("alphabetic lowercased")])
    #expect(pages[.alphabetic, .uppercased][0].last == .text("alphabetic uppercased"))
    #expect(pages[.alphabetic, .capsLocked][0].last == .text("alphabetic capsLocked"))
    #expect(pages[.numeric, .uppercased][0].last == .text("numeric lowercased"))
    #expect(pages[.symbolic, .auto][0].last == .text("symbolic lowercased"))
    #expect(service.count == 3 * letters + signs)
  }

  @Test func pagesOfTheLayoutsOwnHaveCalloutsToo() {
    let frames = KeyboardPages(service: ExtraPage(), context: context, width: 390)
    #expect(frames.customPages == ["extra"])
    let pages = Callouts.Pages(pages: frames, service: .standard(), context: context)
    #expect(pages[.custom(named: "extra"), .auto][0] == [.character("l"), .character("ł")])
    let unknown = pages[.custom(named: "other"), .uppercased]
    #expect(unknown == pages[.alphabetic, .uppercased])
  }
}
