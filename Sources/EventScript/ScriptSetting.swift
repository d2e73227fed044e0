// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
public import KeyboardCore
import KeyboardPlan

/// The keyboard that a case runs on, where it differs from the usual one.
public struct ScriptSetting: Hashable, Sendable {
  public var engine = EngineSettings()
  public var locale = KeyboardLocale.english
  /// The way in which several keys make one character; `nil` where each types its own.
  public var composition: Composition?
  /// The languages to go through; with fewer than two there is no key for it.
  public var locales: [KeyboardLocale] = []
  public var orientation = InterfaceOrientation.portrait
  /// The kind of device that the keyboard imitates.
  public var device = DeviceType.phone
  /// The width of the keyboard in points.
  public var width = 390.0
  /// The parts that appear in the transcript besides the usual ones.
  public var shown: Set<Shown> = []
  /// Whether a program answers requests for suggestions.
  public var isSuggesting = false
  /// The lines of a configuration in TOML; with any, the case runs on a whole daemon's keyboard, which sends keys.
  public var configuration: [String] = []

  /// A part of the transcript that is not always there.
  public enum Shown: String, Hashable, Sendable, CaseIterable {
    case gestures
    /// Sounds and haptics.
    case feedback
    /// The letters over pressed keys.
    case bubbles
    /// Requests for suggestions.
    case asks
    /// The keys that do nothing, whenever these change.
    case untypable
    /// The lines of the daemon's log.
    case log
    /// Whether the keyboard covers the place that was touched to have it.
    case covering
    /// Whether other keyboards are listened to.
    case listening
  }

  public init() {}

  /// The behaviour, as far as the device is one to write sentences on.
  public var settings: EngineSettings { engine.suited(to: device) }

  /// The pages of keys of this keyboard.
  public var pages: KeyboardPages { pages(from: KeyboardLayout.StandardService()) }

  /// The pages of a keyboard whose layouts a service makes.
  public func pages(from service: any KeyboardLayoutService) -> KeyboardPages {
    KeyboardPages(service: service, context: context, width: width)
  }

  private var context: KeyboardContext {
    KeyboardContext(
      locale: locale, locales: locales, interfaceOrientation: orientation, deviceType: device,
      composition: composition)
  }

  /// A new core at rest, in an empty field.
  ///
  /// - Parameters:
  ///   - pages: Its pages of keys, if they are not those of the setting.
  ///   - lists: Makes the lists of held keys.
  /// - Returns: The core.
  /// - Throws: ``ScriptError`` with all mistakes in the configuration.
  public func core(
    with pages: KeyboardPages? = nil, lists: any KeyboardCalloutService = .standard()
  ) throws(ScriptError) -> KeyboardCore {
    guard configuration.isEmpty else {
      let plan = try plan(of: configuration)
      return KeyboardCore(plan, in: plan.locale(after: nil))
    }
    let plan = KeyboardPlan(locales: locales.isEmpty ? [locale] : locales) { locale in
      var setting = self
      setting.locale = locale
      return setting.shape(with: pages, lists: lists)
    }
    return KeyboardCore(plan, in: locale)
  }

  /// The plan of a configuration.
  func plan(of lines: [String]) throws(ScriptError) -> KeyboardPlan {
    do {
      let text = Array(lines.joined(separator: "\n").utf8)
      let configuration = try Configuration(toml: text, named: "configuration")
      return try KeyboardPlan(configuration)
    } catch {
      throw ScriptError(line: 1, problem: "the configuration is wrong: \(error)", source: "")
    }
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
