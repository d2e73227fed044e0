// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Keys that are shown only where they have an effect.
struct LayoutSystemKeyTests {
  private let service = KeyboardLayout.StandardService()

  private func bottom(_ context: KeyboardContext) -> [KeyboardAction] {
    (service.keyboardLayout(for: context).bottomRow ?? []).map(\.action)
  }

  @Test(arguments: DeviceType.handhelds)
  func keysWithoutADestinationAreAbsent(device: DeviceType) {
    let actions = bottom(
      KeyboardContext(deviceType: device, keyboardDictationReplacement: .dictation))
    let keys: [KeyboardAction] = [
      .nextKeyboard, .dictation, .keyboardType(.emojis), .dismissKeyboard,
    ]
    for key in keys { #expect(!actions.contains(key)) }
  }

  @Test(arguments: DeviceType.handhelds)
  func theNextKeyboardKeyReplacesEmojis(device: DeviceType) {
    var context = KeyboardContext(deviceType: device, hasEmojiKeyboard: true)
    #expect(bottom(context).contains(.keyboardType(.emojis)))
    context.needsInputModeSwitchKey = true
    #expect(!bottom(context).contains(.keyboardType(.emojis)))
    #expect(bottom(context).contains(.nextKeyboard))
  }

  @Test(arguments: DeviceType.handhelds)
  func clipsHaveTheirKeyWhichReplacesEmojisBesideKeysForAddresses(device: DeviceType) {
    var context = KeyboardContext(deviceType: device, hasEmojiKeyboard: true)
    #expect(!bottom(context).contains(.keyboardType(.clips)))
    context.hasClips = true
    #expect(bottom(context).contains(.keyboardType(.clips)))
    #expect(bottom(context).contains(.keyboardType(.emojis)))
    context.fieldPurpose = .webSearch
    #expect(bottom(context).contains(.keyboardType(.clips)))
    #expect(!bottom(context).contains(.keyboardType(.emojis)))
  }

  @Test func tabletsHaveAKeyToHideTheKeyboardAtTheEndAndPhonesNone() {
    func last(_ device: DeviceType) -> KeyboardAction? {
      bottom(KeyboardContext(deviceType: device, canDismissKeyboard: true)).last
    }
    #expect(last(.tablet) == .dismissKeyboard)
    #expect(last(.tabletPro) == .dismissKeyboard)
    #expect(last(.phone) == .primary(.return))
  }

  @Test func theGlobeIsFirstOnLargeTabletsOnly() {
    func globe(_ device: DeviceType) -> Int? {
      bottom(KeyboardContext(deviceType: device, needsInputModeSwitchKey: true))
        .firstIndex(of: .nextKeyboard)
    }
    #expect(globe(.tabletPro) == 0)
    #expect(globe(.tablet) == 1)
    #expect(globe(.phone) == 1)
  }

  @Test(arguments: DeviceType.handhelds)
  func dictationHasItsKeyOrTheReplacement(device: DeviceType) {
    var context = KeyboardContext(deviceType: device, hasDictationKey: true)
    #expect(bottom(context).contains(.dictation))
    context.keyboardDictationReplacement = .custom(named: "speak")
    #expect(bottom(context).contains(.custom(named: "speak")))
    #expect(!bottom(context).contains(.dictation))
  }

  @Test func spaceKeepsItsWidthWithoutDictation() {
    let context = KeyboardContext(
      needsInputModeSwitchKey: true, keyboardDictationReplacement: .space)
    let row = service.keyboardLayout(for: context).bottomRow ?? []
    #expect(row.filter { $0.action == .space }.map(\.width) == [.available, .available])
    var other = context
    other.keyboardDictationReplacement = .character("ß")
    let sharp = service.keyboardLayout(for: other).bottomRow?.first { $0.action == .character("ß") }
    #expect(sharp?.width == .input)
  }

  // Fields of addresses on tablets.

  @Test func tabletsHaveTheKeysForAddressesBesideSpace() {
    func keys(_ purpose: Keyboard.FieldPurpose, _ device: DeviceType = .tablet) -> [String] {
      bottom(KeyboardContext(deviceType: device, fieldPurpose: purpose)).map(\.label)
    }
    #expect(keys(.standard) == ["123", "space", "123"])
    #expect(keys(.email) == ["123", "space", "@", ".", "123"])
    #expect(keys(.url) == ["123", "space", ".", "/", ".com", "123"])
    #expect(keys(.webSearch) == ["123", "space", ".", "123"])
    for purpose in Keyboard.FieldPurpose.allCases {
      #expect(keys(purpose, .tabletPro) == keys(purpose))
    }
  }

  @Test func theKeysForAddressesOnTabletsAreAsWideAsLetters() {
    let context = KeyboardContext(deviceType: .tablet, fieldPurpose: .url)
    LayoutCells(service, context, width: 1100)
      .expectWidths(3, [100, 550, 100, 100, 150, 100])
  }

  // Labels in corners.

  @Test func labelsOfALargeTabletsKeysStandInTheOuterCornersBelow() {
    let context = KeyboardContext(
      deviceType: .tabletPro, fieldPurpose: .email, needsInputModeSwitchKey: true,
      canDismissKeyboard: true)
    let layout = service.keyboardLayout(for: context)
    for row in layout.itemRows {
      let alignments = row.map(\.alignment)
      let leading = alignments.prefix { $0 == .bottomLeading }.count
      let trailing = alignments.reversed().prefix { $0 == .bottomTrailing }.count
      let middle = row.dropFirst(leading).dropLast(trailing)
      #expect(leading > 0 && trailing > 0)
      #expect(middle.allSatisfy { $0.alignment == .center && $0.action.isInputAction })
    }
    #expect(layout.itemRows.map { $0.filter { $0.alignment != .center }.count } == [2, 2, 2, 4])
    let frames = KeyboardFrames(layout, width: 834)
    #expect(frames.keys.first?.alignment == .bottomLeading)
    #expect(frames.keys.last?.alignment == .bottomTrailing)
  }

  @Test func gapsAndOtherDevicesHaveTheirLabelsInTheMiddle() {
    var context = KeyboardContext(keyboardType: .numeric, deviceType: .tabletPro)
    #expect(service.keyboardLayout(for: context).itemRows[1].first?.alignment == .center)
    for device in [DeviceType.phone, .tablet] {
      context.deviceType = device
      let items = service.keyboardLayout(for: context).itemRows.joined()
      #expect(items.allSatisfy { $0.alignment == .center })
    }
    let empty = KeyboardLayout.TabletProService(inputSetProvider: StaticInputSetProvider.empty)
    let row = empty.keyboardLayout(for: KeyboardContext()).itemRows[0]
    #expect(row.allSatisfy { $0.alignment == .center })
  }

  // Keyboards that float.

  @Test(arguments: [DeviceType.tablet, .tabletPro])
  func aTabletsKeyboardThatFloatsIsAPhones(device: DeviceType) {
    var context = KeyboardContext(deviceType: device, canDismissKeyboard: true)
    #expect(context.deviceTypeForKeyboard == device)
    context.isKeyboardFloating = true
    #expect(context.deviceTypeForKeyboard == .phone)
    for type in Keyboard.KeyboardType.inputTypes {
      context.keyboardType = type
      let phone = KeyboardContext(keyboardType: type)
      #expect(service.keyboardLayout(for: context) == service.keyboardLayout(for: phone))
      #expect(
        KeyboardLayout.BaseService().keyboardLayout(for: context)
          == KeyboardLayout.BaseService().keyboardLayout(for: phone))
    }
    #expect(KeyboardLayout.Configuration.standard(for: context) == .standardPhone)
  }

  @Test(arguments: DeviceType.allCases.filter { $0 != .tablet && $0 != .tabletPro })
  func otherFloatingKeyboardsAreUnchanged(device: DeviceType) {
    let context = KeyboardContext(deviceType: device, isKeyboardFloating: true)
    #expect(context.deviceTypeForKeyboard == device)
  }

  @Test func aFloatingKeyboardShowsThePageThatIsWrittenForPhones() {
    func page(_ device: DeviceType, _ key: String) -> KeyboardLayout.PagesService.Page {
      let item = KeyboardLayout.Item(action: .character(key), width: .input, height: 54)
      return .init(.alphabetic, deviceType: device, layout: KeyboardLayout(itemRows: [[item]]))
    }
    let pages = KeyboardLayout.PagesService(pages: [page(.tablet, "t"), page(.phone, "p")])
    let context = KeyboardContext(deviceType: .tablet, isKeyboardFloating: true)
    #expect(pages.keyboardLayout(for: context).hasKey(.character("p")))
  }
}
