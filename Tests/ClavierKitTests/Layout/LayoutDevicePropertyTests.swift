// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Properties that hold for the keyboards of all devices, including kiosks.
@Suite("Every keyboard can be used, whatever the device")
struct LayoutDevicePropertyTests {
  private let service = KeyboardLayout.StandardService()
  private let newDevices = DeviceType.allCases.filter { !DeviceType.handhelds.contains($0) }

  private func contexts(_ devices: [DeviceType]) -> [KeyboardContext] {
    KeyboardContext.ofAllDevices.filter { devices.contains($0.deviceType) }
  }

  @Test("The keys fill the keyboard, and a finger on the middle of a cap hits its key")
  func tiling() {
    for context in KeyboardContext.ofAllDevices {
      let layouts = context.pagesWithinReach(of: service).map { service.keyboardLayout(for: $0) }
      for layout in layouts {
        for width in stride(from: 200.0, through: 4000, by: 475) {
          let frames = KeyboardFrames(layout, width: width)
          if let flaw = frames.flaw { Issue.record("\(context), \(width): \(flaw)") }
          for (index, key) in frames.keys.enumerated() {
            let isInside = key.capFrame.clamped(to: key.touchFrame) == key.capFrame
            if !isInside || frames.hitTest(key.capFrame.center) != index {
              Issue.record("\(context), \(width): \(key.label) is not where it is drawn")
            }
          }
        }
      }
    }
  }

  @Test("Input sets with any number of rows leave Backspace and Return on the keyboard")
  func anyLetters() {
    let counts = [
      [], [1], [12], [10, 9], [9, 9, 9], [12, 12, 12], [14, 3, 3], [10, 10, 10, 10],
    ]
    for counts in counts {
      let letters = InputSet(
        rows: counts.map { count in .init(chars: (0..<count).map { "k\($0)" }) })
      let service = KeyboardLayout.DeviceBasedService(
        inputSetProvider: StaticInputSetProvider(
          alphabeticInputSet: letters, numericInputSet: .numeric(currency: "$"),
          symbolicInputSet: .symbolic(currencies: [])))
      for context in contexts(newDevices) {
        let frames = KeyboardFrames(service.keyboardLayout(for: context), width: 1000)
        let actions = frames.keys.map(\.action)
        #expect(frames.flaw == nil, "\(counts), \(context.deviceType)")
        #expect(actions.contains(.backspace), "\(counts), \(context.deviceType)")
        #expect(actions.contains { $0.isPrimaryAction }, "\(counts), \(context.deviceType)")
      }
    }
  }

  @Test("Every page has Backspace and Return, and leads to another page and back")
  func everyPageCanBeLeft() {
    for context in KeyboardContext.ofAllDevices {
      for page in context.pagesWithinReach(of: service) {
        let actions = service.actions(page)
        let isFunctionPage = page.keyboardType == .custom(named: "function")
        #expect(actions.contains(.backspace) || isFunctionPage, "\(page)")
        #expect(actions.contains { $0.isPrimaryAction }, "\(page)")
        #expect(!actions.contains(.keyboardType(page.keyboardType)), "\(page)")
        let back = page.pagesWithinReach(of: service).map(\.keyboardType)
        #expect(back.contains(.alphabetic), "\(page)")
      }
    }
  }

  @Test("The named pages within reach are exactly the custom pages that the service returns")
  func namedPagesAreListed() {
    for context in KeyboardContext.ofAllDevices {
      let named = context.pagesWithinReach(of: service).compactMap { page in
        if case .custom(let name) = page.keyboardType { name } else { nil }
      }
      #expect(named.sorted() == service.customPages(for: context).sorted(), "\(context)")
    }
  }

  @Test("No key types an empty text")
  func textKeysType() {
    for context in KeyboardContext.ofAllDevices {
      for page in context.pagesWithinReach(of: service) {
        for action in service.actions(page) {
          #expect(action.typedText?.isEmpty != true, "\(page)")
        }
      }
    }
  }

  @Test("All pages of a keyboard are equally high, so that no key moves away under the hand")
  func equalHeights() {
    for context in contexts(newDevices) {
      let heights = context.pagesWithinReach(of: service).map {
        service.keyboardLayout(for: $0).totalHeight
      }
      #expect(Set(heights).count == 1, "\(context): \(heights)")
    }
  }

  @Test(
    "All signs and digits of ASCII can be typed, and the letters where they are English",
    arguments: [DeviceType.terminal, .full, .email, .url])
  func ascii(device: DeviceType) {
    for context in contexts([device]) {
      let typed = Set(
        context.pagesWithinReach(of: service).flatMap { service.actions($0) }
          .compactMap(\.typedText))
      let first: UInt8 = [.terminal, .full].contains(device) ? 0x20 : 0x21
      for code in first...0x7E {
        let character = Character(Unicode.Scalar(code))
        if character.isLetter, context.locale != .english { continue }
        #expect(typed.contains(String(character)), "\(context)")
      }
    }
  }

  @Test(
    "Number pads have a single page, and no letters, pages or Shift on keys or in lists",
    arguments: DeviceType.pads)
  func pads(device: DeviceType) {
    for context in contexts([device]) {
      let letters = service.keyboardLayout(for: context)
      for type in [.numeric, .symbolic, .emojis, .custom(named: "function")] + [
        context.keyboardType
      ] {
        for keyboardCase in Keyboard.Case.allCases {
          #expect(service.keyboardLayout(for: context.page(type, keyboardCase)) == letters)
        }
      }
      for item in letters.itemRows.joined() {
        let offered = item.calloutActions ?? [.character("a")]
        for action in offered + [item.action] {
          #expect(!action.isKeyboardTypeAction && !action.isShiftAction && action != .space)
          #expect(action.typedText?.contains { $0.isLetter } != true, "\(action)")
          #expect(!action.isSpacer)
        }
      }
    }
  }

  @Test("Every digit is on a number pad once", arguments: DeviceType.pads)
  func digits(device: DeviceType) {
    for context in contexts([device]) {
      let typed = service.actions(context).compactMap(\.typedText)
      for digit in "0123456789" {
        #expect(typed.filter { $0 == String(digit) }.count == 1, "\(digit)")
      }
      #expect(Set(typed).count == typed.count)
    }
  }
}
