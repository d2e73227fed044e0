// SPDX-License-Identifier: MIT

import TestSupport

@testable import ClavierKit

/// Random fingers and a random clock, including input that no decoder would send.
struct RandomWorld {
  var engine: KeyboardEngine
  var now = Timestamp(microseconds: 0)
  /// The content of a field that was empty at the start.
  var document = ""
  var inputs: [Input] = []
  private var contacts: Set<UInt64> = []

  init(seed: UInt64, accessibility: AccessibilitySettings = AccessibilitySettings()) {
    var random = SplitMix64(seed: ~seed)
    var settings = EngineSettings()
    settings.accessibility = accessibility
    settings.autocapitalization =
      Keyboard.AutocapitalizationType.allCases.randomElement(using: &random) ?? .sentences
    // Every fifth world types at touch-down.
    settings.commitPolicy = seed % 5 == 0 ? .press : .release
    // Two of three worlds have a phone's keys, the third a computer's.
    let pages: KeyboardPages = seed % 3 == 2 ? .computer : .english
    // Every second world shows the letters under fingers, and all offer lists.
    engine = KeyboardEngine(
      pages: pages, settings: settings,
      calloutPages: seed % 3 == 2 ? .computer : .english,
      calloutConfiguration: .init(
        bounds: Rect(x: 0, y: -216, width: 390, height: 432), isInputEnabled: seed % 2 == 0))
  }

  /// Performs one random action.
  @discardableResult
  mutating func step(using random: inout SplitMix64) -> Response {
    now =
      now
      + .milliseconds([0, 1, 30, 60, 200, 700, 4000, 11_000].randomElement(using: &random) ?? 0)
    return send(randomInput(using: &random))
  }

  /// Runs a body sixty times in the world of each seed.
  ///
  /// - Parameter body: Receives the world, its random numbers, and its seed.
  static func forEachStep(_ body: (inout RandomWorld, inout SplitMix64, UInt64) -> Void) {
    for (seed, var random) in SplitMix64.seeded(EnginePropertyTests.seeds) {
      var world = RandomWorld(seed: seed)
      for _ in 0..<60 { body(&world, &random, seed) }
    }
  }

  mutating func liftAll() {
    for contact in contacts.sorted() {
      send(.touch(frame([touch(contact, .up, Point(x: 1, y: 1))])))
    }
  }

  @discardableResult
  private mutating func send(_ input: Input) -> Response {
    inputs.append(input)
    let response = engine.handle(input)
    for effect in response.effects { document.apply(effect) }
    return response
  }

  private mutating func randomInput(using random: inout SplitMix64) -> Input {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .cancel(now)
    case 1: return .textChangedElsewhere(now)
    case 2, 3: return .deadline(now)
    case 4 where engine.assistance != nil:
      let device: Switch = Int.random(in: 0..<3, using: &random) == 0 ? .step : .select
      let isPressed = Bool.random(using: &random)
      return isPressed ? .switchPressed(device, now) : .switchReleased(device, now)
    default:
      let count = Int.random(in: 1...3, using: &random)
      return .touch(frame((0..<count).map { _ in randomTouch(using: &random) }))
    }
  }

  private mutating func randomTouch(using random: inout SplitMix64) -> Touch {
    // Only a few numbers, so that contacts collide: twice down, twice up, never down.
    let contact = UInt64.random(in: 0..<5, using: &random)
    let phases: [Contact.Phase] = [.down, .down, .moved, .up, .up, .cancelled]
    let phase = phases.randomElement(using: &random) ?? .up
    if phase == .down { contacts.insert(contact) }
    return touch(contact, phase, randomPoint(using: &random))
  }

  private func randomPoint(using random: inout SplitMix64) -> Point {
    let frames = engine.scene.frames
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let edges = [-1e9, -1, 0, 389.999, 390, 216, 1e9, .infinity, -.infinity, .nan]
      return Point(
        x: edges.randomElement(using: &random) ?? 0, y: edges.randomElement(using: &random) ?? 0
      )
    case 1, 2:
      return Point(
        x: .random(in: -50...440, using: &random), y: .random(in: -50...260, using: &random))
    case 3, 4:
      return frames.center(
        of: ["⌫", "⇧", "123", "ABC", "#+=", "ctrl", "alt"].randomElement(using: &random) ?? "")
    default:
      return frames.keys.randomElement(using: &random)?.capFrame.center ?? Point(x: 1, y: 1)
    }
  }

  private func touch(_ contact: UInt64, _ phase: Contact.Phase, _ point: Point) -> Touch {
    Touch(contact: Contact.ID(rawValue: contact), phase: phase, point: point)
  }

  private func frame(_ touches: [Touch]) -> TouchFrame {
    TouchFrame(time: now, touches: touches)
  }
}

extension String {
  /// Applies an effect like a text field.
  mutating func apply(_ effect: Effect) {
    switch effect {
    case .insertText(let text): self += text
    case .deleteBackward(let count): removeLast(min(count, self.count))
    case .press: break
    case .request: break
    }
  }
}
