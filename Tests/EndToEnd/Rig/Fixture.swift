// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import EventScript
import Glibc
import KeyOutput
import Linux

/// A touchscreen and a daemon on which all cases are played.
struct Fixture: ~Copyable {
  private var screen: Touchscreen
  private let daemon: ReusedDaemon

  /// The screen, whose lower 40 % have the proportions of the phone keyboard in the scripts: 390 by
  /// 216 points of three units.
  static let shape = {
    var shape = Touchscreen.Shape()
    (shape.width, shape.height, shape.resolution) = (1170, 1620, 0)
    return shape
  }()
  static let area = TouchArea.bottom(0.4)

  /// The maximum lateness of a touch for a result to count: half of the shortest relevant interval.
  private static let timeout = Duration.milliseconds(20)
  /// The maximum number of plays of a case: on a busy machine, most are late.
  static let maximumPlays = 10

  /// Creates the touchscreen and the daemon.
  ///
  /// - Parameters:
  ///   - daemon: The daemon's command, to which the paths of configuration and socket are added.
  ///   - directory: The directory for both, writable by the daemon's user.
  /// - Throws: ``SystemError`` or ``RigError``.
  init(daemon: [String], directory: String) throws {
    self.daemon = ReusedDaemon(daemon, directory: directory)
    screen = try Touchscreen(Self.shape)
  }

  /// Plays a case, and repeats it while the machine is too slow.
  ///
  /// - Parameters:
  ///   - model: The engine's run of the case.
  ///   - setting: The case's setting.
  /// - Returns: The difference from the engine's own result; `nil` for none.
  /// - Throws: ``SystemError`` or ``RigError``.
  mutating func play(_ model: ScriptRun, _ setting: ScriptSetting) throws -> String? {
    let receiver = Receiver(setting.locale)
    let expected = try KeyTimeline.actions(of: model.effects, keymap: .names(receiver.names))
    var difference: String?
    for _ in 0..<Self.maximumPlays {
      let (actions, lateness) = try perform(model, setting)
      if actions == expected { return nil }
      // A failure must not affect the next case.
      try daemon.end()
      difference =
        "keys say \(actions)\nexpected \(expected)\nthe latest touch was \(lateness) late"
      // A result in time is the daemon's own.
      if lateness < Self.timeout { return difference }
    }
    return difference
  }

  /// Plays the touches of a case to the process that reads the screen, and unplugs it when standard
  /// input ends.
  ///
  /// - Throws: ``RigError`` if there is none; ``SystemError``.
  static func tap(_ scriptCase: ScriptCase) throws {
    let model = try ScriptRun.play(scriptCase)
    var screen = try Touchscreen(shape)
    let node = screen.node
    try Clock.require(orReport: "nobody reads \(node)") { EventNode.polled().contains(node) }
    _ = try screen.play(
      model.frames, Placement(keyboardSize: scriptCase.setting.pages.size, area: area),
      waitingBy: Clock.sleep(until:))
    try screen.sendPendingLift()
    // Events that the process has not read are lost with the screen.
    while readLine() != nil {}
    screen.unplug()
  }

  private mutating func perform(
    _ model: ScriptRun, _ setting: ScriptSetting
  ) throws -> ([KeyTimeline.Action], Duration) {
    let receiver = Receiver(setting.locale)
    try daemon.begin(with: setting.toml(receiver))
    var reader = try KeyReader(named: VirtualKeyboard.name)
    let lateness = try screen.play(
      model.frames, Placement(keyboardSize: setting.pages.size, area: Self.area),
      waitingBy: { moment in try reader.read(until: moment) })
    // Contacts that the script leaves down stay until its end.
    let last = model.frames.last?.time ?? Timestamp(microseconds: 0)
    try reader.read(until: Clock.now + (model.now - last))
    try reader.readUntilQuiet(for: .milliseconds(150), within: .seconds(10))
    let actions = try KeyTimeline.actions(of: reader.records, keymap: .names(receiver.names))
    try screen.liftAll()
    return (actions, lateness)
  }

  /// Ends the daemon.
  ///
  /// - Throws: ``RigError`` if it ends badly; ``SystemError``.
  func end() throws {
    try daemon.end()
  }
}

/// The receiver of the keys: a layout on which almost all of the scripts' text can be typed.
///
/// It has no dead keys, so that each key is an effect.
struct Receiver {
  let names: KeymapNames

  init(_ locale: KeyboardLocale) {
    names =
      switch locale {
      case .english: KeymapNames(layout: "us", variant: "altgr-intl")
      default: KeymapNames(computerLayout: locale.computerLayout ?? "us")
      }
  }

  /// The callouts of a daemon that sends to this layout.
  ///
  /// - Throws: ``KeymapError`` if there is no such layout.
  var lists: any KeyboardCalloutService {
    get throws {
      let keymap = try KeymapCache.keymap(.names(names))
      return Callouts.TypableService(.standard(), canType: keymap.canType)
    }
  }

  /// Whether the layout has keys for all effects.
  ///
  /// - Throws: ``KeymapError`` if there is no such layout.
  func canType(_ effects: [Effect]) throws -> Bool {
    let typist = Typist(keymap: try KeymapCache.keymap(.names(names)))
    var sequence = KeySequence()
    return effects.allSatisfy { typist.type($0, into: &sequence).isEmpty }
  }
}

extension ScriptSetting {
  /// Returns the configuration file of a daemon with the setting's behaviour.
  fileprivate func toml(_ receiver: Receiver) -> String {
    let capitals = engine.autocapitalization
    return """
      [keyboard]
      locale = "\(locale.rawValue)"
      locales = [\(locales.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]
      device = "\(device.rawValue)"
      autocapitalization = "\(capitals == .allCharacters ? "all" : capitals.rawValue)"
      abbreviations = \(engine.recognizesAbbreviations)
      double_space_period = \(engine.endsSentenceOnDoubleSpace)
      smart_quotes = \(engine.replacesQuotationMarks)
      alternatives = \(engine.offersAlternatives)
      space_drag = "\(engine.spaceDragSensitivity.map { "\($0)" } ?? "off")"
      space_hold = "\(engine.spaceLongPressBehavior == .moveInputCursor ? "cursor" : "languages")"
      caps_lock = \(engine.locksShiftOnDoubleTap)
      commit = "\(engine.commitPolicy.rawValue)"

      [accessibility]
      \(engine.accessibility.toml)

      [output]
      layout = "\(receiver.names.layout)"
      follow_console = false
      dead_keys = false
      variant = "\(receiver.names.variant)"

      """
  }
}

extension AccessibilitySettings {
  fileprivate var toml: String {
    """
    slow_keys_ms = \(slowKeys.milliseconds)
    bounce_keys_ms = \(bounceKeys.milliseconds)
    dwell_ms = \(dwell.milliseconds)
    explore = \(exploresByTouch)
    one_finger = \(usesOneFinger)
    scan = "\(scanning.rawValue)"
    scan_by = "\(scanSource.rawValue)"
    scan_interval_ms = \(scanInterval.milliseconds)
    scan_cycles = \(scanCycles)
    """
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}

extension ScriptCase {
  /// The reason why fingers cannot play the case; `nil` if they can.
  var obstacle: String? {
    for step in steps {
      if !step.verb.isTouch { return "it needs more than fingers" }
      if case .wait(let duration) = step.verb, duration > .seconds(5) { return "it takes too long" }
    }
    return setting.orientation == .portrait && setting.width == 390
      ? nil : "it needs another screen"
  }
}

extension KeymapNames {
  /// A layout in XKB's notation, optionally with a variant: "de", "us(chr)".
  fileprivate init(computerLayout: String) {
    let parts = computerLayout.split { $0 == "(" || $0 == ")" }.map(String.init)
    self.init(layout: parts.first ?? "us", variant: parts.dropFirst().first ?? "")
  }
}
