// SPDX-License-Identifier: MIT

public import ClavierKit

/// One case of a script: what fingers do, and what must come of it.
public struct ScriptCase: Hashable, Sendable {
  /// A sentence about behaviour.
  public var title: String
  /// The line of the title in its file, from 1.
  public var line: Int
  public var setting = ScriptSetting()
  public var steps: [ScriptStep] = []
  public var expectation = ScriptExpectation.transcript([])
  /// The lines of the file that hold the expectation, from 1, for writing them anew.
  public var expectedLines = 0..<0
}

/// The keyboard that a case runs on, where it differs from the usual one.
public struct ScriptSetting: Hashable, Sendable {
  public var engine = EngineSettings()
  public var locale = KeyboardLocale.english
  /// How several keys make one character; `nil` where each types its own.
  public var composition: Composition?
  /// The languages to go through; with fewer than two there is no key for it.
  public var locales: [KeyboardLocale] = []
  public var orientation = InterfaceOrientation.portrait
  /// What kind of device the keyboard imitates.
  public var device = DeviceType.phone
  /// The width of the keyboard in points.
  public var width = 390.0
  /// Whether gestures appear in the transcript.
  public var showsGestures = false
  /// Whether what there is to hear and to feel appears in the transcript.
  public var showsFeedback = false
  /// Whether the letters over pressed keys appear in the transcript.
  public var showsBubbles = false
  /// Whether somebody answers requests for suggestions.
  public var isSuggesting = false
  /// Whether requests for suggestions appear in the transcript.
  public var showsAsks = false

  public init() {}

  /// How it behaves, as far as its device is one to write sentences on.
  public var settings: EngineSettings { engine.suited(to: device) }

  /// The pages of keys of this keyboard.
  public var pages: KeyboardPages { pages(from: KeyboardLayout.StandardService()) }

  /// The pages of a keyboard whose layouts a service makes.
  public func pages(from service: any KeyboardLayoutService) -> KeyboardPages {
    KeyboardPages(service: service, context: context, width: width)
  }

  private var context: KeyboardContext {
    KeyboardContext(
      locale: locale, locales: locales, interfaceOrientation: orientation, deviceType: device)
  }

  /// A new keyboard.
  ///
  /// - Parameters:
  ///   - pages: Its pages of keys, if they are not those of the setting.
  ///   - lists: What makes the lists of held keys.
  /// - Returns: The keyboard at rest, in an empty field.
  public func keyboard(
    with pages: KeyboardPages? = nil, lists: any KeyboardCalloutService = .standard()
  ) -> KeyboardEngine {
    let pages = pages ?? self.pages
    return KeyboardEngine(
      pages: pages, settings: settings, localeIdentifier: locale.rawValue,
      calloutPages: Callouts.Pages(pages: pages, service: lists, context: context),
      calloutConfiguration: Callouts.Configuration(
        aboveKeyboardOf: pages.size, context: context, isSecret: false),
      composition: composition.map { CompositionMachine($0) }, isSuggesting: isSuggesting)
  }

  /// Goes on in another language if the keyboard has asked for one.
  ///
  /// - Parameters:
  ///   - engine: The keyboard; it becomes that of the language.
  ///   - response: What it answered; gets what follows from it.
  ///   - pages: Its pages of keys, if they are not those of the setting; they stay.
  ///   - lists: What makes the lists of held keys.
  /// - Returns: The other language; `nil` if it stays.
  public mutating func followLocale(
    of engine: inout KeyboardEngine, _ response: inout Response, with pages: KeyboardPages? = nil,
    lists: any KeyboardCalloutService = .standard()
  ) -> KeyboardLocale? {
    guard let other = context.locale(after: response) else { return nil }
    locale = other
    engine.goOn(as: keyboard(with: pages, lists: lists), &response)
    return other
  }
}

/// One line of a case.
public struct ScriptStep: Hashable, Sendable {
  public var line: Int
  public var verb: Verb

  /// What the line tells fingers, time or the world to do.
  public enum Verb: Hashable, Sendable {
    /// Taps keys one after the other, each for ``ScriptStep/tapDuration``.
    case tap([String])
    case down(finger: Int, Target)
    case move(finger: Int, Target)
    case up(finger: Int)
    case wait(Duration)
    case cancel
    case elsewhere
    /// Presses and releases a switch, at once.
    case `switch`(Switch)
    /// A session tells what stands around the cursor, or that it does not know.
    case session(TextContext)
    /// Another field has the cursor.
    case field(Keyboard.Field)
    /// Hands suggestions in: for a text, or for the one that stands before the cursor.
    case suggest([Autocomplete.Suggestion], for: String?)
    /// Chooses the suggestion of this text.
    case accept(String)

    /// Whether a device can do it, with fingers and time.
    public var isTouch: Bool {
      switch self {
      case .tap, .down, .move, .up, .wait: true
      case .accept, .cancel, .elsewhere, .field, .session, .suggest, .switch: false
      }
    }
  }

  /// Where a finger goes.
  public enum Target: Hashable, Sendable {
    /// The middle of a key of the page that is shown.
    case key(String)
    /// A place in the keyboard's space.
    case point(Point)
    /// A place on the touch surface that is not keyboard.
    case outside
  }

  /// How long a tap keeps the finger down, and how long the pause after it is.
  public static let tapDuration: Duration = .milliseconds(50)
}

/// What must come of a case.
public enum ScriptExpectation: Hashable, Sendable {
  /// Whatever comes: steps that are played to be looked at.
  case anything
  /// Exactly these lines.
  case transcript([String])
  /// A field that was empty holds this text at the end.
  case text(String)
}
