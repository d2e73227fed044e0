// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
public import KeyboardCore
import KeyboardPlan
import Words

/// The keyboard of a case, as differences from the default keyboard.
public struct ScriptSetting: Hashable, Sendable {
  public var engine = EngineSettings()
  public var locale = KeyboardLocale.english
  /// The method by which several keys compose a character; `nil` for none.
  public var composition: Composition?
  /// The languages to switch between; without at least two there is no language key.
  public var locales: [KeyboardLocale] = []
  public var orientation = InterfaceOrientation.portrait
  /// The kind of device to imitate.
  public var device = DeviceType.phone
  /// Whether the keyboard has a page of emojis, and a key for it.
  public var hasEmojis = false
  /// The width of the keyboard in points.
  public var width = 390.0
  /// The additional parts of the transcript.
  public var extras: Set<TranscriptExtra> = []
  /// Whether a program answers requests for suggestions.
  public var isSuggesting = false
  /// The lines of a TOML configuration; empty for none.
  ///
  /// With a configuration, the case runs on the core of a whole daemon, which sends keys.
  public var configuration: [String] = []
  /// The line of the script for each configuration line, from 1.
  var configurationLines: [Int] = []
  /// The words of the first language, the most frequent first; empty for no lexicon.
  public var words: [String] = []
  /// The files of emojis, used with a configuration; `nil` for no emojis.
  public var emojis: EmojiFiles?

  /// The files with the list of emojis, and with their names.
  public struct EmojiFiles: Hashable, Sendable {
    /// The directories to search, in descending order of precedence; by default those of packages.
    public var directories = [InstalledEmojis.localDirectory, InstalledEmojis.packageDirectory]
    /// The languages whose names are read if they exist.
    public var locales: [KeyboardLocale]
  }

  /// An optional part of the transcript.
  public enum TranscriptExtra: String, Hashable, Sendable, CaseIterable {
    case gestures
    /// Sounds and haptics.
    case feedback
    /// The letters of input callouts.
    case inputCallouts = "bubbles"
    /// Requests for suggestions.
    case suggestionRequests = "asks"
    /// The keys without effect, whenever they change.
    case untypable
    /// The lines of the daemon's log.
    case log
    /// Whether the keyboard covers the place whose touch has shown it.
    case covering
    /// Whether the daemon reads other keyboards.
    case listening
  }

  /// The engine settings, adapted to the device.
  public var settings: EngineSettings { engine.suited(to: device) }

  /// The pages of keys of this keyboard.
  public var pages: KeyboardPages { pages(from: KeyboardLayout.StandardService()) }

  /// Returns the pages of a keyboard with the layouts of a service.
  ///
  /// The quotation marks are plain if none are replaced.
  public func pages(from service: any KeyboardLayoutService) -> KeyboardPages {
    let service = KeyboardLayout.TypableService(
      service, prefersPlainMarks: !engine.replacesQuotationMarks
    ) { _ in true }
    return KeyboardPages(
      service: service, context: context, width: width,
      toolbarHeight: isSuggesting ? Autocomplete.ToolbarStyle.standard().height : 0)
  }

  private var context: KeyboardContext {
    KeyboardContext(
      locale: locale, locales: locales, interfaceOrientation: orientation, deviceType: device,
      hasEmojiKeyboard: hasEmojis, composition: composition)
  }

  /// Returns a new core at rest, in an empty field.
  ///
  /// - Parameters:
  ///   - pages: The pages of keys; `nil` for the setting's pages.
  ///   - lists: The service of callout actions.
  /// - Returns: The core.
  /// - Throws: ``ScriptError`` with all errors in the configuration.
  public func core(
    with pages: KeyboardPages? = nil, lists: any KeyboardCalloutService = .standard()
  ) throws(ScriptError) -> KeyboardCore {
    guard configuration.isEmpty else {
      let plan = try plan(from: configurationLines.first ?? 1)
      return KeyboardCore(plan, in: plan.locale(after: nil))
    }
    let plan = KeyboardPlan(locales: locales.isEmpty ? [locale] : locales) { locale in
      var setting = self
      setting.locale = locale
      return setting.shape(with: pages, lists: lists)
    }
    return KeyboardCore(plan, in: locale)
  }

  /// Returns the plan of the configuration.
  ///
  /// - Parameter line: The line of the script for errors without a position in the configuration.
  /// - Returns: The plan.
  /// - Throws: ``ScriptError`` with all errors, and the line of the first.
  func plan(from line: Int) throws(ScriptError) -> KeyboardPlan {
    let text = Array(self.configuration.joined(separator: "\n").utf8)
    func scriptError(_ error: any Error, at position: SourcePosition?) -> ScriptError {
      let index = (position?.line ?? 0) - 1
      return ScriptError(
        line: configurationLines.indices.contains(index) ? configurationLines[index] : line,
        problem: "the configuration is wrong: \(error)", source: "")
    }
    do {
      let configuration = try Configuration(toml: text, named: "configuration")
      let emojis = emojis.map {
        InstalledEmojis(
          in: $0.directories, namesIn: $0.locales, skinTone: configuration.keyboard.skinTone)
      }
      guard emojis?.isEmpty != true else {
        throw ScriptError(
          line: line, problem: "no list of emojis is installed; install clavier-emoji", source: "")
      }
      return try KeyboardPlan(
        configuration, lexicons: try lexicons(for: configuration.keyboard.allLocales),
        emojis: emojis ?? InstalledEmojis())
    } catch let error as ScriptError {
      throw error
    } catch let error as ConfigurationError {
      throw scriptError(error, at: error.diagnostics.first?.position)
    } catch let error as KeyboardPlan.Failure {
      // The error concerns the receiver's layout.
      throw scriptError(error, at: Configuration.position(of: .output, toml: text)?.position)
    } catch {
      throw scriptError(error, at: nil)
    }
  }

  /// Returns a lexicon of ``words``, each less frequent than the one before.
  private func lexicons(for locales: [KeyboardLocale]) throws(LexiconError) -> Lexicons {
    var lexicons = Lexicons()
    guard let locale = locales.first, !words.isEmpty else { return lexicons }
    var builder = LexiconBuilder(language: locale.rawValue)
    for (index, word) in words.enumerated() {
      builder.add(WordEntry(word, rarity: UInt8(min(50 + 4 * index, 200))))
    }
    lexicons.set(try Lexicon(bytes: LexiconBytes(builder.bytes())), for: locale)
    return lexicons
  }

  private func shape(
    with pages: KeyboardPages?, lists: any KeyboardCalloutService
  ) -> KeyboardShape {
    let pages = pages ?? self.pages
    let keyboard = KeyboardEngine(
      pages: pages, settings: settings, localeIdentifier: locale.rawValue,
      calloutPages: Callouts.Pages(pages: pages, service: lists, context: context),
      calloutConfiguration: Callouts.Configuration(
        aboveKeyboardOf: pages.size, context: context, isSecret: false),
      composition: composition.map { CompositionMachine($0) }, isSuggesting: isSuggesting)
    return KeyboardShape(keyboard, for: context)
  }
}

extension ScriptSetting {
  /// Applies an accessibility setting.
  ///
  /// - Returns: Whether the setting is valid.
  mutating func applyAccessibility(_ name: String, _ word: String) -> Bool {
    switch name {
    case "slow-keys": set(Duration(word: word), \.engine.accessibility.slowKeys)
    case "bounce-keys": set(Duration(word: word), \.engine.accessibility.bounceKeys)
    case "dwell": set(Duration(word: word), \.engine.accessibility.dwell)
    case "explore": set(Bool(onOff: word), \.engine.accessibility.exploresByTouch)
    case "one-finger": set(Bool(onOff: word), \.engine.accessibility.usesOneFinger)
    case "scan":
      set(AccessibilitySettings.Scanning(rawValue: word), \.engine.accessibility.scanning)
    case "scan-by":
      set(AccessibilitySettings.ScanSource(rawValue: word), \.engine.accessibility.scanSource)
    case "scan-interval": set(Duration(word: word), \.engine.accessibility.scanInterval)
    case "scan-cycles": set(Int(word), \.engine.accessibility.scanCycles)
    default: false
    }
  }
}
