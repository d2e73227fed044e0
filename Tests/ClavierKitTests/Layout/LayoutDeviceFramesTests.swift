// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Positions computed by hand from the rules.
@Suite("Keys of kiosk keyboards lie where the layout rules place them")
struct LayoutDeviceFramesTests {
  private let service = KeyboardLayout.StandardService()

  private func frames(
    _ device: DeviceType, width: Double, _ orientation: InterfaceOrientation = .portrait,
    locale: KeyboardLocale = .english, type: Keyboard.KeyboardType = .alphabetic
  ) -> KeyboardFrames {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: .lowercased, locale: locale,
      interfaceOrientation: orientation, deviceType: device)
    return KeyboardFrames(service.keyboardLayout(for: context), width: width)
  }

  /// Compares the touch frame of the first key with this action.
  private func expect(
    _ frames: KeyboardFrames, _ action: KeyboardAction, x: ClosedRange<Double>, y: Double,
    height: Double, at location: SourceLocation = #_sourceLocation
  ) throws {
    let key = try #require(
      frames.keys.first { $0.action == action }, sourceLocation: location)
    let frame = key.touchFrame
    let pairs = [
      (frame.minX, x.lowerBound), (frame.maxX, x.upperBound), (frame.minY, y),
      (frame.height, height),
    ]
    let isNear = pairs.allSatisfy { abs($0 - $1) < 0.01 }
    #expect(isNear, "\(key.label): \(frame)", sourceLocation: location)
  }

  @Test("A terminal on a phone's width")
  func terminal() throws {
    let letters = frames(.terminal, width: 390)
    #expect(letters.size == Size(width: 390, height: 240))
    try expect(letters, .escape, x: 0...48.75, y: 0, height: 48)
    try expect(letters, .key(.right), x: 341.25...390, y: 0, height: 48)
    try expect(letters, .character("q"), x: 0...39, y: 48, height: 48)
    // The row is one key shorter than the one above: half a key at each end belongs to its letters.
    try expect(letters, .character("a"), x: 0...58.5, y: 96, height: 48)
    try expect(letters, .shift(.lowercased), x: 0...50.7, y: 144, height: 48)
    try expect(letters, .keyboardType(.numeric), x: 0...42.9, y: 192, height: 48)
    try expect(letters, .character("-"), x: 124.8...163.8, y: 192, height: 48)
    try expect(letters, .space, x: 163.8...249.6, y: 192, height: 48)
    try expect(letters, .primary(.newLine), x: 327.6...390, y: 192, height: 48)
    let escape = try #require(letters.keys.first).capFrame
    #expect(escape == Rect(x: 3, y: 5, width: 42.75, height: 38))

    let functions = frames(.terminal, width: 390, type: .custom(named: "function"))
    try expect(functions, .key(.f1), x: 0...65, y: 48, height: 48)
    try expect(functions, .key(.pageDown), x: 325...390, y: 144, height: 48)
    try expect(functions, .space, x: 163.8...249.6, y: 192, height: 48)
  }

  @Test("A terminal on a wide screen")
  func wideTerminal() throws {
    let letters = frames(.terminal, width: 1280, .landscape)
    #expect(letters.size == Size(width: 1280, height: 200))
    try expect(letters, .key(.pageDown), x: 1173.33...1280, y: 0, height: 40)
    try expect(letters, .character("p"), x: 1152...1280, y: 40, height: 40)
    // Two page keys of 8 %, three signs of 7 %; at the right Return of 12 % and three signs.
    try expect(letters, .space, x: 473.6...857.6, y: 160, height: 40)
  }

  @Test("A computer's keyboard with all blocks, 60 points to a unit")
  func full() throws {
    let letters = frames(.full, width: 1350, .landscape)
    #expect(letters.size == Size(width: 1350, height: 240))
    try expect(letters, .escape, x: 0...90, y: 0, height: 40)
    try expect(letters, .key(.f1), x: 90...180, y: 0, height: 40)
    try expect(letters, .tab, x: 0...90, y: 80, height: 40)
    try expect(letters, .capsLock, x: 0...105, y: 120, height: 40)
    try expect(letters, .shift(.lowercased), x: 0...135, y: 160, height: 40)
    try expect(letters, .space, x: 225...600, y: 200, height: 40)
    try expect(letters, .primary(.newLine), x: 765...1005, y: 120, height: 40)
    try expect(letters, .character("4"), x: 240...300, y: 40, height: 40)
    try expect(letters, .key(.up), x: 937.5...1072.5, y: 160, height: 40)
    let up = try #require(letters.keys.first { $0.action == .key(.up) }).capFrame
    #expect(up == Rect(x: 977, y: 163, width: 56, height: 34))
    try expect(letters, .key(.numLock), x: 1102.5...1170, y: 40, height: 40)
    try expect(letters, .character("*"), x: 1230...1290, y: 40, height: 40)
  }

  @Test("German rows are staggered as on a keyboard of 105 keys")
  func fullGerman() throws {
    let letters = frames(.full, width: 1350, .landscape, locale: .german)
    try expect(letters, .shift(.lowercased), x: 0...75, y: 160, height: 40)
    try expect(letters, .character("<"), x: 75...135, y: 160, height: 40)
    try expect(letters, .character("y"), x: 135...195, y: 160, height: 40)
    try expect(letters, .character("#"), x: 765...825, y: 120, height: 40)
    let enters = letters.keys.filter(\.action.isPrimaryAction).map(\.capFrame)
    #expect(enters.count == 4)
    #expect(enters[0] == Rect(x: 812, y: 83, width: 86, height: 34))
    #expect(enters[1] == Rect(x: 827, y: 123, width: 71, height: 34))
  }

  @Test("A notebook's keys, 50 points to a unit")
  func compact() throws {
    let letters = frames(.full, width: 800)
    #expect(letters.size == Size(width: 800, height: 264))
    try expect(letters, .key(.f12), x: 600...650, y: 0, height: 44)
    try expect(letters, .backspace, x: 650...750, y: 44, height: 44)
    try expect(letters, .shift(.lowercased), x: 0...112.5, y: 176, height: 44)
    try expect(letters, .key(.up), x: 700...750, y: 176, height: 44)
    try expect(letters, .key(.down), x: 700...750, y: 220, height: 44)
    try expect(letters, .space, x: 187.5...500, y: 220, height: 44)
  }

  @Test("Number pads on a phone's width")
  func pads() throws {
    let pin = frames(.pin, width: 390)
    #expect(pin.size == Size(width: 390, height: 384))
    try expect(pin, .character("1"), x: 0...130, y: 0, height: 96)
    try expect(pin, .primary(.newLine), x: 260...390, y: 288, height: 96)
    #expect(pin.keys[0].capFrame == Rect(x: 8, y: 8, width: 114, height: 80))
    let numpad = frames(.numpad, width: 390)
    try expect(numpad, .character("7"), x: 0...78, y: 0, height: 72)
    try expect(numpad, .character("0"), x: 0...156, y: 216, height: 72)
    try expect(numpad, .character("."), x: 156...234, y: 216, height: 72)
    let phone = frames(.phonePad, width: 390)
    try expect(phone, .backspace, x: 292.5...390, y: 0, height: 72)
  }

  @Test("The keys of addresses on a phone's width")
  func addresses() throws {
    let email = frames(.email, width: 390)
    #expect(email.size == Size(width: 390, height: 240))
    try expect(email, .character("1"), x: 0...39, y: 0, height: 48)
    try expect(email, .keyboardType(.symbolic), x: 0...47.97, y: 192, height: 48)
    try expect(email, .character("@"), x: 47.97...96.876, y: 192, height: 48)
    try expect(email, .primary(.return), x: 292.5...390, y: 192, height: 48)
    try expect(frames(.url, width: 390), .urlDomain, x: 47.97...96.876, y: 192, height: 48)
  }

  @Test(
    "On panels of 7 to 15 inches, keys are at least as large as fingers need",
    arguments: [
      // A panel of 7 inches is 155 × 86 mm: pads fill it, letters leave two fifths to the text.
      (DeviceType.pin, 155.0, 86.0, 15.0), (.numpad, 155, 86, 15), (.phonePad, 155, 86, 15),
      (.terminal, 155, 52, 7), (.email, 155, 52, 7), (.url, 155, 52, 7), (.full, 155, 56, 7),
      // A panel of 10 inches is 217 × 136 mm, one of 15 inches 332 × 187 mm.
      (.pin, 217, 100, 20), (.terminal, 217, 68, 12), (.full, 217, 58, 8), (.full, 332, 88, 13),
    ])
  func millimetres(device: DeviceType, areaWidth: Double, areaHeight: Double, least: Double) {
    for locale in [KeyboardLocale.english, .german] {
      var context = KeyboardContext(locale: locale, deviceType: device)
      let proportions = KeyboardProportions(
        aspectRatio: areaWidth / areaHeight, areaWidth: areaWidth, orientation: nil
      ) { orientation in
        context.interfaceOrientation = orientation
        return service.keyboardLayout(for: context).totalHeight
      }
      context.interfaceOrientation = proportions.orientation
      for page in context.pagesWithinReach(of: service) {
        let frames = KeyboardFrames(service.keyboardLayout(for: page), width: proportions.width)
        for key in frames.keys {
          let width = key.touchFrame.width / frames.size.width * areaWidth
          let height = key.touchFrame.height / frames.size.height * areaHeight
          #expect(min(width, height) >= least, "\(key.label): \(width) × \(height) mm")
        }
      }
    }
  }
}
