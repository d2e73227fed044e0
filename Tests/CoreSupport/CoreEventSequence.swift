// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
public import ClavierSettings
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Words

/// A sequence of any events at any times, decoded from bytes.
public enum CoreEventSequence {
  /// The configurations of sequences.
  private static let configurations = [
    "output.layout = \"us\"\npanel.paste = true",
    """
    application = [{ match = "a*", device = "terminal" }, { match = "Ab!", prose = false }]
    output.layout = "de"
    output.key_pace_ms = 15
    output.lockdown = "kiosk"
    keyboard.locales = ["en", "ru", "ko"]
    panel.summon = ["edgeSwipe", "threeFingerTap", "cornerTap"]
    panel.placement = "split"
    keyboard.idle_reset = 5
    """,
    """
    output.layout = "us,ru"
    output.unicode_input = "ctrlShiftU"
    keyboard.device = "full"
    panel.show = "noHardwareKeyboard"
    panel.collapsed = "bar"
    touch.source = "panel"
    """,
  ]

  /// The plans of the configurations, compiled once and immutable; each sequence has a copy.
  nonisolated(unsafe) private static let plans: [KeyboardPlan] = configurations.compactMap {
    guard let configuration = try? Configuration(toml: Array($0.utf8), named: "sequence") else {
      return nil
    }
    return try? KeyboardPlan(configuration, lexicons: lexicons)
  }

  /// A few English words, by which taps are weighted.
  private static var lexicons: Lexicons {
    var builder = LexiconBuilder(language: "en")
    for (rank, word) in ["the", "then", "to", "hello", "we", "i'm"].enumerated() {
      builder.add(WordEntry(word, rarity: UInt8(30 + 10 * rank)))
    }
    var lexicons = Lexicons()
    if let lexicon = try? Lexicon(bytes: LexiconBytes(builder.bytes())) {
      lexicons.set(lexicon, for: .english)
    }
    return lexicons
  }

  /// The plans with keyboards that are made once, so that a sequence costs little more than its
  /// events.
  nonisolated(unsafe) private static let quickPlans: [KeyboardPlan] = plans.map { whole in
    let shapes = whole.locales.map {
      ($0, whole.shape(aspectRatio: nil, areaWidth: nil, in: $0))
    }
    let known = Dictionary(uniqueKeysWithValues: shapes)
    var plan = KeyboardPlan(locales: whole.locales, configuration: whole.configuration) {
      known[$0] ?? shapes[0].1
    }
    plan.receiver = whole.receiver
    return plan
  }

  private static let texts = ["a", "Ab!", "é☃", "\n", "ЖÜ", String(repeating: "x", count: 70)]

  /// Plays a sequence.
  ///
  /// - Parameter bytes: The choices of events and details.
  /// - Returns: The first problem; `nil` if all is well.
  public static func play(_ bytes: UnsafeRawBufferPointer) -> String? {
    var source = ByteSource(bytes)
    let first = source.byte()
    let plans = first & 0x80 == 0 ? quickPlans : plans
    guard plans.count == configurations.count else { return "a configuration is wrong" }
    var driver = CoreDriver(plans[Int(first) % plans.count])
    while !source.isEmpty { step(&driver, &source) }
    return driver.finish()
  }

  /// Plays touches alone.
  ///
  /// - Parameter frames: The touches, in the keyboard's space.
  /// - Returns: The first problem; `nil` if all is well.
  public static func play(_ frames: [TouchFrame]) -> String? {
    guard let plan = quickPlans.first else { return "a configuration is wrong" }
    var driver = CoreDriver(plan)
    driver.send(.ready)
    for frame in frames {
      driver.wait(max(.zero, min(frame.time - driver.now, .seconds(10))))
      driver.send(.touch(frame))
    }
    return driver.finish()
  }

  /// Plays a panel's reports alone.
  ///
  /// - Parameter reports: The reports.
  /// - Returns: The first problem; `nil` if all is well.
  public static func play(_ reports: [PanelReport]) -> String? {
    guard let plan = quickPlans.first else { return "a configuration is wrong" }
    var driver = CoreDriver(plan)
    driver.send(.ready)
    for report in reports {
      driver.send(.panel(1, report))
      driver.type("a☃")
      driver.wait(.milliseconds(10))
    }
    driver.send(.panelDisconnected(1))
    return driver.finish()
  }

  private static func step(_ driver: inout CoreDriver, _ source: inout ByteSource) {
    let choice = source.byte()
    switch choice % 16 {
    case 0...4: driver.send(.touch(frame(at: driver.now, &source)))
    case 5: driver.wait(.milliseconds(Int64(source.byte())))
    case 6: driver.wait(.milliseconds(Int64(source.number())), isLate: choice & 16 != 0)
    case 7: driver.send(.panel(UInt32(choice >> 4), report(&source)))
    case 8: driver.send(.panelDisconnected(UInt32(choice >> 4)))
    case 9: driver.send(command(choice >> 4))
    case 10: driver.type(texts[Int(choice >> 4) % texts.count])
    case 11: driver.switchLanguage(to: choice & 16 == 0 ? nil : KeyboardLocale(rawValue: "ko"))
    case 12: driver.send(.heldKeys((0..<(choice >> 6)).map { _ in key(&source) }))
    case 13: driver.answerInsertion(choice & 16 == 0)
    case 14: driver.send(machine(choice >> 4, &source))
    default:
      if choice & 16 == 0 {
        driver.send(.ready)
      } else {
        driver.send(.reload(quickPlans[Int(choice >> 5) % quickPlans.count]))
      }
    }
  }

  private static func command(_ choice: UInt8) -> KeyboardCore.Event {
    switch choice % 8 {
    case 0, 2, 4: .toggle
    case 1, 5: .show
    case 3: .hide
    case 6: .forgetWords
    default: .forget
    }
  }

  private static func machine(
    _ choice: UInt8, _ source: inout ByteSource
  ) -> KeyboardCore.Event {
    switch choice % 8 {
    case 0: choice & 8 == 0 ? .cancel : .grabTouched(source.byte() & 1 == 0)
    case 1: choice & 8 == 0 ? .typedElsewhere : dictation(&source)
    case 2: .hardwareKeyboard(isPresent: source.byte() & 1 == 0)
    case 3: .lights(LockLights(capsLock: source.byte() & 1 == 0, numLock: choice & 8 == 0))
    case 4: .reset(hasOtherReceiver: choice & 8 == 0)
    case 5:
      .console(
        choice & 8 == 0 ? nil : TextConsole(name: "tty1", keymap: ConsoleKeymap(tables: [:])))
    case 6: .surfaces(choice & 8 == 0 ? [] : [surface(&source)])
    default: .pointer(choice & 8 == 0 ? nil : point(&source))
    }
  }

  private static func dictation(_ source: inout ByteSource) -> KeyboardCore.Event {
    let choice = source.byte()
    let detail = Int(choice >> 3)
    return switch choice % 5 {
    case 0: .dictationOffer(1, detail % 4 == 0 ? nil : [])
    case 1: .dictation(1, .state(Dictation.State.allCases[detail % 3]))
    case 2: .dictation(1, .partialText(texts[detail % texts.count]))
    default: .dictation(1, .finalText(texts[detail % texts.count]))
    }
  }

  private static func report(_ source: inout ByteSource) -> PanelReport {
    let choice = source.byte()
    switch choice % 8 {
    case 0: return .place(choice & 8 == 0 ? nil : place(&source))
    case 1:
      let purposes = Keyboard.FieldPurpose.allCases
      let field = Keyboard.Field(purpose: purposes[Int(source.byte()) % purposes.count])
      return .field(choice & 8 == 0 ? nil : PanelField(field, commits: choice & 16 == 0))
    case 2:
      return .text(TextContext(beforeInput: choice & 8 == 0 ? "Hi. " : nil, afterInput: ""))
    case 3:
      if choice & 16 == 0 {
        return .keymap(choice & 8 == 0 ? nil : SessionKeymap(text: "no keymap", group: 3))
      }
      return .application(choice & 8 == 0 ? nil : texts[Int(choice >> 5) % texts.count])
    case 4: return choice & 16 == 0 ? .types(choice & 8 == 0) : .replaces(choice & 8 == 0)
    case 5:
      let copied = choice & 8 == 0 ? nil : texts[Int(choice >> 5) % texts.count]
      return choice & 16 == 0 ? .inserted(choice & 8 == 0) : .clipboard(copied)
    default:
      let phases: [Contact.Phase] = [.down, .moved, .up, .cancelled]
      let touch = Touch(
        contact: Contact.ID(rawValue: UInt64(choice >> 6)),
        phase: phases[Int(source.byte()) % 4], point: point(&source))
      return .touch(
        PanelTouch(
          source: choice & 16 == 0 ? .touch : .pointer,
          frame: TouchFrame(time: .unknown, touches: [touch])))
    }
  }

  private static func frame(at now: Timestamp, _ source: inout ByteSource) -> TouchFrame {
    let choice = source.byte()
    let phases: [Contact.Phase] = [.down, .up, .moved, .cancelled]
    let touch = Touch(
      contact: Contact.ID(rawValue: UInt64(choice >> 6)), phase: phases[Int(choice % 4)],
      point: point(&source))
    return TouchFrame(time: now, touches: [touch])
  }

  private static func point(_ source: inout ByteSource) -> Point {
    Point(x: Double(source.byte()) * 1.7 - 20, y: Double(source.byte()) * 1.2 - 40)
  }

  private static func surface(_ source: inout ByteSource) -> KeyboardCore.Surface {
    KeyboardCore.Surface(
      aspectRatio: source.byte() & 1 == 0 ? nil : Double(source.byte()) / 64 + 0.1,
      areaWidth: Double(source.byte()) + 1, area: Rect(x: 0, y: 0, width: 1, height: 1))
  }

  private static func place(_ source: inout ByteSource) -> PanelPlace {
    let top = Double(source.byte()) / 512
    return PanelPlace(
      area: Rect(minX: 0, minY: top, maxX: 1, maxY: 1),
      pixels: Size(width: Double(source.byte()) * 8 + 1, height: 480),
      millimeters: source.byte() & 1 == 0 ? nil : Size(width: 200, height: 120), headroom: top)
  }

  private static func key(_ source: inout ByteSource) -> Keycode {
    Keycode(rawValue: UInt16(source.byte()))
  }
}
