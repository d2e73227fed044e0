// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct InputCalloutTests {
  private let configuration = Callouts.Configuration(bounds: CalloutSamples.phone)

  private func bubble(
    _ key: KeyboardFrames.Key, _ configuration: Callouts.Configuration
  ) -> Rect? {
    Callouts.InputCallout(for: key, configuration: configuration)?.backgroundFrame
  }

  @Test func theBubbleStandsInTheMiddleAboveItsKey() throws {
    let key = CalloutSamples.key("a", x: 100)
    let callout = try #require(Callouts.InputCallout(for: key, configuration: configuration))
    // The key, twice the curve, and the corner: 40 + 16 + 10.
    #expect(callout.backgroundFrame == Rect(x: 87, y: 5, width: 66, height: 55))
    #expect(callout.keyFrame == key.capFrame)
    #expect(callout.label == "a")
  }

  @Test func inLandscapeItIsAsHighAsTheKey() {
    let low = Callouts.Configuration(bounds: CalloutSamples.phone, isCompact: true)
    let key = CalloutSamples.key("a", x: 100, height: 34)
    #expect(bubble(key, low) == Rect(x: 87, y: 26, width: 66, height: 34))
  }

  @Test func atTheEdgeItMovesInside() {
    #expect(
      bubble(CalloutSamples.key("q", x: 3), configuration)
        == Rect(x: 0, y: 5, width: 66, height: 55))
    #expect(
      bubble(CalloutSamples.key("p", x: 357), configuration)
        == Rect(x: 334, y: 5, width: 66, height: 55))
  }

  @Test func withLessRoomItIsLower() {
    let key = CalloutSamples.key("q", x: 100, y: 6)
    for room in [54.0, 40, 36] {
      let bounds = Rect(minX: 0, minY: 6 - room, maxX: 400, maxY: 216)
      #expect(
        bubble(key, Callouts.Configuration(bounds: bounds))
          == Rect(x: 87, y: 6 - room, width: 66, height: room))
    }
  }

  @Test func withoutRoomItStandsBesideItsKeyTowardsTheMiddle() {
    let keyboard = Callouts.Configuration(bounds: Rect(x: 0, y: 0, width: 400, height: 216))
    #expect(
      bubble(CalloutSamples.key("q", x: 3, y: 6), keyboard)
        == Rect(x: 43, y: 0, width: 66, height: 55))
    #expect(
      bubble(CalloutSamples.key("p", x: 357, y: 6), keyboard)
        == Rect(x: 291, y: 0, width: 66, height: 55))
  }

  @Test(arguments: KeyboardLocale.fewSamples, Keyboard.KeyboardType.inputTypes)
  func onASurfaceWithoutRoomNoBubbleHidesBehindTheFinger(
    locale: KeyboardLocale, type: Keyboard.KeyboardType
  ) {
    let context = KeyboardContext(keyboardType: type, locale: locale)
    for width in [320.0, 390, 844] {
      let layout = KeyboardLayout.PhoneService().keyboardLayout(for: context)
      let frames = KeyboardFrames(layout, width: width)
      let configuration = Callouts.Configuration(bounds: frames.bounds)
      for key in frames.keys where key.action.inputCalloutText != nil {
        guard let bubble = bubble(key, configuration) else {
          Issue.record("\(key.label) has no bubble")
          continue
        }
        #expect(frames.bounds.holds(bubble))
        #expect(!bubble.overlaps(key.capFrame), "\(key.label) at \(width)")
      }
    }
  }

  @Test func theCalloutShowsTheKeysLabel() {
    let item = KeyboardLayout.Item(
      action: .character("\u{200B}"), width: .input, height: 54, label: nil)
    let key = KeyboardFrames.Key(
      item: item, touchFrame: CalloutSamples.phone, capFrame: CalloutSamples.phone, row: 0)
    #expect(Callouts.InputCallout(for: key, configuration: configuration)?.label == "⁞")
  }

  @Test func onlyPhonesShowIt() {
    for device in DeviceType.allCases {
      let context = KeyboardContext(deviceType: device)
      let configuration = Callouts.Configuration(
        bounds: CalloutSamples.phone, context: context, isSecret: false)
      #expect(configuration.isInputEnabled == (device == .phone))
      let callout = Callouts.InputCallout(
        for: CalloutSamples.key("a", x: 9), configuration: configuration)
      #expect((callout != nil) == (device == .phone))
    }
  }

  @Test func secretsAreNotShownLarge() {
    let configuration = Callouts.Configuration(
      bounds: CalloutSamples.phone, context: KeyboardContext(), isSecret: true)
    #expect(bubble(CalloutSamples.key("a", x: 9), configuration) == nil)
    let actions = CalloutSamples.actions(3)
    // The action callout remains, for a password that needs an accent.
    #expect(
      Callouts.ActionCallout(
        for: CalloutSamples.key("a", x: 9), actions: actions, configuration: configuration) != nil)
  }

  @Test func theDeviceAndHowItIsHeldDecideAboutSizes() {
    func configuration(
      _ device: DeviceType, _ orientation: InterfaceOrientation
    ) -> Callouts.Configuration {
      let context = KeyboardContext(interfaceOrientation: orientation, deviceType: device)
      return .init(bounds: CalloutSamples.phone, context: context, isSecret: false)
    }
    #expect(!configuration(.phone, .portrait).isCompact)
    #expect(configuration(.phone, .landscape).isCompact)
    #expect(!configuration(.tablet, .landscape).isCompact)
    #expect(configuration(.phone, .portrait).actionOverlap == 0)
    #expect(configuration(.tablet, .portrait).actionOverlap == 20)
    #expect(configuration(.tabletPro, .landscape).actionOverlap == 20)
  }
}

struct InputCalloutMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)

  private func callout(_ character: String) throws -> Callouts.InputCallout {
    try #require(
      Callouts.InputCallout(
        for: CalloutSamples.key(character, x: 100),
        configuration: Callouts.Configuration(bounds: CalloutSamples.phone)))
  }

  @Test func theLiftOfAnOlderFingerLeavesTheNewersKey() throws {
    var machine = InputCalloutMachine()
    try machine.press(callout("a"), by: finger)
    try machine.press(callout("b"), by: other)
    machine.release(by: finger, at: .milliseconds(0))
    machine.cancel(finger)
    #expect(machine.callout?.label == "b" && machine.deadline == nil)
    machine.release(by: other, at: .milliseconds(10))
    // The press has ended: neither a second lift nor a cancel changes the callout's duration.
    machine.release(by: other, at: .milliseconds(30))
    machine.cancel(other)
    #expect(machine.deadline == .milliseconds(60))
  }
}
