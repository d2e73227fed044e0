// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

/// Properties that hold for every service of the library, in every context and at every width.
struct LayoutServicePropertyTests {
  private static let alphabets: [InputSet] = [
    .qwerty, .qwertz, .qwertzGerman, .azerty, .colemak, .dvorak,
  ]

  /// All services with the language's own letters and with all other alphabets.
  private static var services: [any KeyboardLayoutService] {
    let own: [any KeyboardLayoutService] = [
      KeyboardLayout.BaseService(), KeyboardLayout.PhoneService(), KeyboardLayout.TabletService(),
      KeyboardLayout.TabletProService(), KeyboardLayout.DisabledService(),
      KeyboardLayout.StandardService(),
    ]
    return own
      + alphabets.flatMap { set -> [any KeyboardLayoutService] in
        [
          KeyboardLayout.PhoneService(alphabeticInputSet: set),
          KeyboardLayout.TabletService(alphabeticInputSet: set),
          KeyboardLayout.TabletProService(alphabeticInputSet: set),
        ]
      }
  }

  /// All contexts that a layout distinguishes, except for the case.
  private static var contexts: [KeyboardContext] {
    var contexts: [KeyboardContext] = []
    for device in DeviceType.handhelds {
      for orientation in InterfaceOrientation.allCases {
        for type in Keyboard.KeyboardType.inputTypes {
          for locale in KeyboardLocale.fewSamples {
            for purpose in Keyboard.FieldPurpose.allCases {
              contexts.append(
                KeyboardContext(
                  keyboardType: type, locale: locale, interfaceOrientation: orientation,
                  deviceType: device, fieldPurpose: purpose))
            }
          }
        }
      }
    }
    return contexts
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func framesTileTheKeyboardAndEveryKeyCanBeHit() {
    for service in Self.services {
      for context in Self.contexts {
        let layout = service.keyboardLayout(for: context)
        for width in [200.0, 1150, 4000] {
          let frames = KeyboardFrames(layout, width: width)
          if let flaw = frames.flaw {
            Issue.record("\(type(of: service)), \(context), \(width): \(flaw)")
          }
        }
      }
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests))
  func rowsOfAnyNumberAndLengthHaveAllSystemKeysWithinReach() {
    for counts in Self.rowCounts {
      let set = InputSet(
        rows: counts.map { count in .init(chars: (0..<count).map { "k\($0)" }) })
      for device in DeviceType.handhelds {
        let service = KeyboardLayout.DeviceBasedService(
          phoneService: KeyboardLayout.PhoneService(alphabeticInputSet: set),
          tabletService: KeyboardLayout.TabletService(alphabeticInputSet: set),
          tabletProService: KeyboardLayout.TabletProService(alphabeticInputSet: set))
        let plain = KeyboardContext(deviceType: device)
        let crowded = KeyboardContext(
          deviceType: device, fieldPurpose: .email, needsInputModeSwitchKey: true,
          keyboardDictationReplacement: .dictation, canDismissKeyboard: true)
        for context in [plain, crowded] {
          let frames = KeyboardFrames(service.keyboardLayout(for: context), width: 1000)
          let actions = frames.keys.map(\.action)
          #expect(frames.flaw == nil, "\(counts) on \(device)")
          #expect(actions.filter { $0 == .backspace }.count == 1, "\(counts) on \(device)")
          #expect(actions.filter(\.isPrimaryAction).count == 1, "\(counts) on \(device)")
          #expect(!actions.filter(\.isShiftAction).isEmpty, "\(counts) on \(device)")
        }
      }
    }
  }

  /// Lengths of up to five rows: every pattern of short, common and long ones, and some empty ones.
  private static var rowCounts: [[Int]] {
    var all: [[Int]] = [[]]
    var last = all
    for _ in 0..<5 {
      last = last.flatMap { rows in [1, 9, 10, 12].map { rows + [$0] } }
      all += last
    }
    return all + [
      [0], [0, 0], [10, 0], [0, 10], [10, 0, 7], [0, 0, 0], [10, 9, 0], [0, 9, 7, 0],
    ]
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func equalContextsHaveEqualLayouts() {
    for context in Self.contexts {
      for (one, other) in zip(Self.services, Self.services) {
        #expect(one.keyboardLayout(for: context) == other.keyboardLayout(for: context))
      }
    }
  }

  @Test func everyPageCanBeLeftAndHasTheKeysToWrite() {
    let service = KeyboardLayout.StandardService()
    for context in Self.contexts {
      let actions = service.keyboardLayout(for: context).itemRows.joined().map(\.action)
      let shifts = actions.filter(\.isShiftAction)
      #expect(actions.contains(.backspace))
      #expect(actions.filter(\.isPrimaryAction).count == 1)
      #expect(
        actions.contains(.space) || (context.fieldPurpose, context.deviceType) == (.url, .phone))
      #expect(!actions.filter(\.isKeyboardTypeAction).isEmpty)
      #expect(!actions.contains(.keyboardType(context.keyboardType)))
      let hasShift = context.keyboardType == .alphabetic && context.locale != .arabic
      #expect(shifts.isEmpty == !hasShift)
    }
  }
}

extension KeyboardFrames {
  /// The problem of the frames; `nil` for none.
  var flaw: String? {
    if rows.isEmpty { return "no keys" }
    if let flaw = tilingFlaw { return flaw }
    for (index, key) in keys.enumerated() where hitTest(key.touchFrame.center) != index {
      return "key \(index) cannot be hit"
    }
    // A key much narrower than those of the fullest row got too small a share of its row.
    let share = size.width / Double(rows.map(\.keys.count).max() ?? 1)
    return keys.contains { $0.touchFrame.width < 0.3 * share } ? "a narrow key" : nil
  }

  /// The reason why a point belongs to no key or to several, or why a cap lies outside of its key;
  /// `nil` for none.
  var tilingFlaw: String? {
    guard size.width.isFinite, size.height.isFinite else { return "an infinite size" }
    guard let last = rows.last else { return keys.isEmpty ? nil : "keys in no row" }
    if rows[0].minY != 0 || last.maxY != size.height { return "rows do not reach the edges" }
    for (above, below) in zip(rows, rows.dropFirst()) {
      if above.maxY != below.minY { return "a gap between rows" }
      if above.keys.upperBound != below.keys.lowerBound { return "a key in no row" }
    }
    for (index, row) in rows.enumerated() {
      let keys = keys[row.keys]
      guard keys.first?.touchFrame.minX == 0, keys.last?.touchFrame.maxX == size.width else {
        return "keys do not reach the edges"
      }
      for (left, right) in zip(keys, keys.dropFirst()) {
        if left.touchFrame.maxX != right.touchFrame.minX { return "a gap" }
      }
      for key in keys {
        let (cap, touch) = (key.capFrame, key.touchFrame)
        if touch.minY != row.minY || touch.maxY != row.maxY { return "a key lower than its row" }
        if key.row != index { return "a key of another row" }
        if !touch.holds(cap) { return "a cap outside of its key" }
      }
    }
    return nil
  }
}
