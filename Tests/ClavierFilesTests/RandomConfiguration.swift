// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import TestSupport

extension Configuration {
  /// Returns a configuration that a file could express.
  static func random(using random: inout SplitMix64) -> Configuration {
    var configuration = Configuration()
    configuration.keyboard.locale = pick(KeyboardLocale.allCases, &random)
    configuration.keyboard.locales =
      pick([[], [.english], [.german, .english], [.english, .german]], &random)
    configuration.keyboard.layout = pick([nil, "kiosk", "a-b_C3"], &random)
    configuration.keyboard.device = pick(DeviceType.allCases, &random)
    configuration.keyboard.orientation = pick(Orientation.allCases, &random)
    configuration.keyboard.returnKey = pick(Keyboard.ReturnKeyType.named, &random)
    configuration.keyboard.skinTone = pick(SkinTone.allCases, &random)
    configuration.keyboard.idleReset = .seconds(Int.random(in: 0...86_400, using: &random))
    for locale in [KeyboardLocale.turkish, .english, .bulgarian].shuffled(using: &random).prefix(2)
    {
      configuration.languages[locale] = .random(of: locale, using: &random)
    }
    for text in ["Room 12", "Ann\tExample"].shuffled(using: &random).prefix(.random(in: 0...2)) {
      configuration.clips.append(Keyboard.Clip(text, label: pick([nil, "a \"label\""], &random)))
    }
    configuration.applicationRules = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      .random(using: &random)
    }
    configuration.engine.autocapitalization =
      pick(Keyboard.AutocapitalizationType.allCases, &random)
    configuration.engine.recognizesAbbreviations = .random(using: &random)
    configuration.engine.endsSentenceOnDoubleSpace = .random(using: &random)
    configuration.engine.replacesQuotationMarks = .random(using: &random)
    configuration.engine.offersAlternatives = .random(using: &random)
    configuration.engine.spaceDragSensitivity = pick([nil, .low, .medium, .high], &random)
    configuration.engine.spaceLongPressBehavior =
      pick(Keyboard.SpaceLongPressBehavior.allCases, &random)
    configuration.engine.locksShiftOnDoubleTap = .random(using: &random)
    configuration.engine.commitPolicy = pick(Keyboard.CommitPolicy.allCases, &random)
    configuration.engine.timing = .random(using: &random)
    configuration.words.weighsTaps = .random(using: &random)
    configuration.words.learnsOffset = .random(using: &random)
    configuration.words.suggestions = .random(using: &random)
    configuration.words.emojis = .random(using: &random)
    configuration.words.learns = .random(using: &random)
    configuration.words.correction = [.auto, .on, .off].randomElement(using: &random) ?? .auto
    for word in ["omw", "brb", "z\u{e4}"].shuffled(using: &random).prefix(.random(in: 0...3)) {
      configuration.words.replacements[word] = "text of \(word)"
    }
    configuration.engine.accessibility = .random(using: &random)
    configuration.touch = .random(using: &random)
    configuration.output.layout = pick([nil, "us", "de", "Custom_1", "us,ru"], &random)
    if configuration.output.layout != nil {
      configuration.output.variant = pick([nil, "nodeadkeys", "dvorak-alt-intl"], &random)
      configuration.output.model = pick([nil, "pc104"], &random)
      configuration.output.options = pick([nil, "grp:alt_shift_toggle,lv3:ralt_switch"], &random)
    }
    configuration.output.followsConsole = .random(using: &random)
    configuration.output.hasDeadKeys = .random(using: &random)
    configuration.output.unicodeInput = pick(OutputSettings.UnicodeInput.allCases, &random)
    configuration.output.keyPace = .milliseconds(Int.random(in: 0...1000, using: &random))
    configuration.panel = .random(using: &random)
    configuration.feedback = .random(using: &random)
    return configuration
  }
}

extension Configuration.LanguageSettings {
  fileprivate static func random(
    of locale: KeyboardLocale, using random: inout SplitMix64
  ) -> Configuration.LanguageSettings {
    var settings = Configuration.LanguageSettings()
    settings.letters = pick([nil] + locale.layoutTypes.map(Optional.some), &random)
    settings.layout = pick([nil, "tr", "us,ru"], &random)
    if settings.layout != nil { settings.variant = pick([nil, "f", ",phonetic"], &random) }
    return settings
  }
}

extension Configuration.ApplicationRule {
  fileprivate static func random(using random: inout SplitMix64) -> Configuration.ApplicationRule {
    var settings = Configuration.ApplicationSettings()
    settings.device = pick([nil] + DeviceType.allCases, &random)
    settings.isForProse = pick([nil, true, false], &random)
    let names = ["foot", "*Terminal", "\"quoted\" \\", "🖐"]
    let matches = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      ApplicationMatch(pick(names, &random))
    }
    return Configuration.ApplicationRule(matches: matches, settings: settings)
  }
}

extension PanelSettings {
  fileprivate static func random(using random: inout SplitMix64) -> PanelSettings {
    var settings = PanelSettings()
    settings.output = pick([nil, "HDMI-A-1"], &random)
    settings.placement = pick(Placement.allCases, &random)
    settings.edge = pick(Edge.allCases, &random)
    settings.height = pick(
      [.automatic, .share(0.35), .millimeters(70.5), .millimeters(80), .points(300)], &random)
    settings.reservesSpace = .random(using: &random)
    settings.hasTab = .random(using: &random)
    settings.collapsed = pick(Collapsed.allCases, &random)
    settings.flips = .random(using: &random)
    settings.switchesLayout = .random(using: &random)
    settings.typesCharacters = .random(using: &random)
    settings.offersClipboard = .random(using: &random)
    settings.hasSettings = .random(using: &random)
    settings.width =
      [.automatic, .full, .share(0.5), .millimeters(90), .points(640)]
      .randomElement(using: &random) ?? .full
    settings.align = PanelSettings.Alignment.allCases.randomElement(using: &random) ?? .center
    settings.showGestures = ShowGesture.allCases.filter { _ in .random(using: &random) }
    settings.show = pick(ShowPolicy.allCases, &random)
    settings.queryPolicy = pick(QueryPolicy.allCases, &random)
    settings.theme = pick(["standard", "kiosk-dark", "ours"], &random)
    settings.appearance = pick(ColorScheme.allCases, &random)
    return settings
  }
}

extension FeedbackSettings {
  fileprivate static func random(using random: inout SplitMix64) -> FeedbackSettings {
    var settings = FeedbackSettings()
    settings.sounds = .random(using: &random)
    settings.volume = pick([0, 0.25, 0.5, 1], &random)
    for sound in KeySound.allCases where Bool.random(using: &random) {
      settings.soundFiles[sound] = "/usr/share/sounds/\"\(sound)\".wav"
    }
    settings.vibration.isOn = .random(using: &random)
    settings.vibration.duration = .milliseconds(Int.random(in: 5...200, using: &random))
    settings.vibration.strength = pick([0, 0.25, 0.5, 1], &random)
    settings.vibration.device = pick([nil, "spmi_haptics", "\"quoted\" \\"], &random)
    return settings
  }
}

extension TouchSettings {
  fileprivate static func random(using random: inout SplitMix64) -> TouchSettings {
    var settings = TouchSettings()
    settings.rotation = pick(Rotation.allCases, &random)
    settings.grab = pick(TouchGrab.allCases, &random)
    settings.source = pick(TouchSource.allCases, &random)
    settings.calibration = pick(
      [nil, .identity, Transform(-1, 0.25, 1, 0, 1.5, -0.1), Transform(0, 1e-3, 0, 999, 0, 0)],
      &random)
    let names = ["ELAN Touch", "\"quoted\" \\", "/dev/input/event3", "触摸屏", "🖐"]
    settings.devices = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      pick(names, &random)
    }
    settings.output = pick([nil, "HDMI-A-1"], &random)
    settings.area = .random(using: &random)
    settings.rules = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      .random(using: &random)
    }
    settings.seat = pick(["seat0", "seat1", "seat-Left_2"], &random)
    return settings
  }
}

extension TouchArea {
  fileprivate static func random(using random: inout SplitMix64) -> TouchArea {
    if Bool.random(using: &random) {
      .bottom(Double(Int.random(in: 5...100, using: &random)) / 100)
    } else {
      .rectangle(.random(using: &random))
    }
  }
}

extension Rect {
  /// Returns a rectangle of whole per cents.
  fileprivate static func random(using random: inout SplitMix64) -> Rect {
    let left = Int.random(in: 0...95, using: &random)
    let top = Int.random(in: 0...95, using: &random)
    let right = Int.random(in: (left + 5)...100, using: &random)
    let bottom = Int.random(in: (top + 5)...100, using: &random)
    return Rect(
      minX: Double(left) / 100, minY: Double(top) / 100,
      maxX: Double(right) / 100, maxY: Double(bottom) / 100)
  }
}

extension DeviceRule {
  fileprivate static func random(using random: inout SplitMix64) -> DeviceRule {
    let names = ["ELAN Touch", "a:b", "0eef:0001", "/dev/input/event3", "🖐"]
    let matches = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      DeviceMatch(pick(names, &random))
    }
    return DeviceRule(matches: matches, settings: .random(using: &random))
  }
}

extension DeviceSettings {
  fileprivate static func random(using random: inout SplitMix64) -> DeviceSettings {
    var settings = DeviceSettings()
    settings.use = pick([nil] + DeviceUse.allCases, &random)
    settings.area = pick([nil, .random(using: &random)], &random)
    settings.rotation = pick([nil] + Rotation.allCases, &random)
    settings.calibration = pick([nil, .udev, .matrix(.identity)], &random)
    settings.swapsAxes = pick([nil, true, false], &random)
    settings.invertsX = pick([nil, true, false], &random)
    settings.invertsY = pick([nil, true, false], &random)
    settings.xRange = pick([nil, 0...4095, Int32.min...Int32.max], &random)
    settings.yRange = pick([nil, -10...(-9), 3...70_000], &random)
    settings.size = pick(
      [nil, Size(width: 10, height: 5000), Size(width: 99.5, height: 60)], &random)
    settings.output = pick([nil, "", "DSI-1"], &random)
    settings.cleaning = .random(using: &random)
    return settings
  }
}

extension CleaningSettings {
  fileprivate static func random(using random: inout SplitMix64) -> CleaningSettings {
    var settings = CleaningSettings()
    settings.jitter = pick([nil, 0, 0.25, 10], &random)
    settings.pressPressure = pick([nil, 0, 30, 65_535], &random)
    settings.palmWidth = pick([nil, 0, 25.5, 1000], &random)
    settings.palmPressure = pick([nil, 0, 200], &random)
    settings.edge = pick([nil, 0, 1.5, 20], &random)
    settings.skippedFrames = pick([nil, 0, 3, 10], &random)
    settings.deadAreas = pick(
      [nil, [], [.random(using: &random), .random(using: &random)]], &random)
    return settings
  }
}

extension Timing {
  fileprivate static func random(using random: inout SplitMix64) -> Timing {
    var timing = Timing()
    timing.longPressDelay = .random(milliseconds: 100...5000, using: &random)
    timing.longPressMaxDragDistance = Double.random(in: 0...500, using: &random)
    timing.repeatDelay = .random(milliseconds: 100...5000, using: &random)
    timing.repeatInterval = .random(milliseconds: 10...2000, using: &random)
    timing.wordDeletionDelay = .random(milliseconds: 0...60_000, using: &random)
    timing.doubleTapInterval = .random(milliseconds: 50...2000, using: &random)
    timing.shiftDoubleTapInterval = .random(milliseconds: 50...2000, using: &random)
    timing.endSentenceInterval = .random(milliseconds: 50...10_000, using: &random)
    timing.bounceInterval = .random(milliseconds: 0...500, using: &random)
    timing.bounceDistance = Double.random(in: 0...100, using: &random)
    timing.hysteresis = Double.random(in: 0...100, using: &random)
    timing.textTrust = .random(milliseconds: 0...600_000, using: &random)
    return timing
  }
}

extension AccessibilitySettings {
  fileprivate static func random(using random: inout SplitMix64) -> AccessibilitySettings {
    var settings = AccessibilitySettings()
    settings.slowKeys = .random(milliseconds: 0...10_000, using: &random)
    settings.bounceKeys = .random(milliseconds: 0...10_000, using: &random)
    settings.dwell = .random(milliseconds: 0...10_000, using: &random)
    settings.exploresByTouch = .random(using: &random)
    settings.usesOneFinger = .random(using: &random)
    settings.scanning = pick(Scanning.allCases, &random)
    settings.scanSource = pick(ScanSource.allCases, &random)
    settings.scanInterval = .random(milliseconds: 100...60_000, using: &random)
    settings.scanCycles = .random(in: 1...100, using: &random)
    return settings
  }
}

private func pick<Element>(_ elements: [Element], _ random: inout SplitMix64) -> Element {
  elements[Int.random(in: elements.indices, using: &random)]
}

extension Duration {
  fileprivate static func random(
    milliseconds: ClosedRange<Int>, using random: inout SplitMix64
  ) -> Duration {
    .milliseconds(Int.random(in: milliseconds, using: &random))
  }
}
