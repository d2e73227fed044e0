// SPDX-License-Identifier: MIT

/// The keyboard as a state machine from inputs to responses.
///
/// The engine cannot fail, does not block, and does no I/O. It reads no clock: time is an argument,
/// and the same inputs always give the same result. It is composed of small machines, each with its
/// own diagram and state:
///
/// | | |
/// | --- | --- |
/// | `KeyboardMode` | Shift, the page keys and the modifiers |
/// | `TypedText` | the text before the cursor, composition, suggestions, undo |
/// | `GestureClock`, `DoubleTapMachine`, `BounceFilter` | gestures, and contacts that chatter |
/// | `CalloutMachine`, `SpaceDragMachine` | held keys |
/// | `AccessibilityPipeline` | slow keys, exploring, dwelling, scanning |
///
/// Letters are typed in the order in which the fingers went down, each exactly once. A finger that
/// lifts commits the keys of all earlier fingers first.
public struct KeyboardEngine: Sendable {
  /// All pages that can be shown.
  public let pages: KeyboardPages
  let behavior: KeyboardRules
  /// The settings; a copy that every touch reads.
  let settings: EngineSettings
  let features: Features
  /// The callout actions of the pages' keys.
  let calloutPages: Callouts.Pages
  var weighting: TapWeighting

  /// The fingers that are down on keys, in the order of touch-down.
  var presses: [Press] = []
  var mode = KeyboardMode()
  var spaceDrag = SpaceDragMachine()
  var doubleTaps = DoubleTapMachine()
  var bounces = BounceFilter()
  var callouts: CalloutMachine
  /// The accessibility features; `nil` if all are off.
  var assistance: AccessibilityPipeline?
  var typed: TypedText

  /// The parts of the engine that are in use, cached for every touch, because reading an optional
  /// part would copy it.
  struct Features: OptionSet {
    let rawValue: UInt8

    /// Keys give feedback.
    static let feedback = Features(rawValue: 1)
    /// An accessibility feature is on.
    static let assistance = Features(rawValue: 2)
    /// Suggestions are on.
    static let suggestions = Features(rawValue: 4)
    /// A composition method is on.
    static let composition = Features(rawValue: 8)
    /// Taps are weighted.
    static let weighting = Features(rawValue: 16)
    /// The receiver has a clipboard.
    static let clipboard = Features(rawValue: 32)
  }

  /// Creates a keyboard without fingers on it.
  ///
  /// - Parameters:
  ///   - pages: All pages that can be shown.
  ///   - settings: The settings.
  ///   - text: The text before the cursor: empty in a new field, or the record of the previous
  ///     keyboard.
  ///   - localeIdentifier: The language, for its quotation marks, as in
  ///     ``QuotationDelimiters/init(localeIdentifier:)``.
  ///   - calloutPages: The callout actions of the pages' keys; none by default.
  ///   - calloutConfiguration: The bounds and kinds of callouts; `nil` for action callouts inside
  ///     the keyboard.
  ///   - behavior: The rules for capitals, periods and pages; `nil` for the standard ones.
  ///   - actionHandler: The actions of gestures; `nil` for the standard ones.
  ///   - composition: The method that composes one character from several keys; `nil` if each key
  ///     types its own character.
  ///   - isSuggesting: Whether a program answers requests for suggestions; ignored in a secret
  ///     field.
  ///   - hasClipboard: Whether the receiver has a clipboard; without one, its keys have no effect.
  ///   - weighting: The choice among neighbouring keys; `nil` if each tap types the key under it.
  ///   - canType: Returns whether the receiver can be sent a character; for undo.
  public init(
    pages: KeyboardPages, settings: EngineSettings = EngineSettings(),
    text: TextRecord = TextRecord(), localeIdentifier: String = "en",
    calloutPages: Callouts.Pages = Callouts.Pages(),
    calloutConfiguration: Callouts.Configuration? = nil,
    behavior: (any KeyboardBehavior)? = nil, actionHandler: (any KeyboardActionHandler)? = nil,
    composition: CompositionMachine? = nil, isSuggesting: Bool = false, hasClipboard: Bool = true,
    weighting: (any KeyWeighting)? = nil,
    canType: @escaping @Sendable (Character) -> Bool = { _ in true }
  ) {
    var settings = settings
    // In Korean, Shift shows other letters rather than capitals, so autocapitalization is off.
    if composition?.composition == .hangul { settings.autocapitalization = .none }
    self.pages = pages
    self.settings = settings
    self.calloutPages = calloutPages
    self.weighting = TapWeighting(weighting)
    assistance = AccessibilityPipeline(settings.accessibility)
    typed = TypedText(
      record: text, composition: composition, history: EditHistory(canType: canType))
    if isSuggesting, settings.autocomplete.isAutocompleteEnabled {
      typed.autocomplete = AutocompleteMachine(settings: settings.autocomplete, text: text)
    }
    let bounds = Rect(x: 0, y: 0, width: pages.size.width, height: pages.size.height)
    callouts = CalloutMachine(
      configuration: calloutConfiguration ?? .init(bounds: bounds, isInputEnabled: false))
    self.behavior = KeyboardRules(
      standard: Keyboard.StandardBehavior(settings: settings, localeIdentifier: localeIdentifier),
      behavior: behavior, actionHandler: actionHandler)
    var features: Features = []
    if settings.feedback.isAnyEnabled { features.insert(.feedback) }
    if assistance != nil { features.insert(.assistance) }
    if typed.autocomplete != nil { features.insert(.suggestions) }
    if composition != nil { features.insert(.composition) }
    // A finger that explores types the key that was spoken.
    if weighting != nil, !settings.accessibility.exploresByTouch { features.insert(.weighting) }
    if hasClipboard { features.insert(.clipboard) }
    self.features = features
    mode.shift.prefer(capital: self.behavior.prefersCapital(after: text))
  }

  /// The assumed text before the cursor.
  public var text: TextRecord { typed.record }

  /// Whether the text before the cursor is completely unknown.
  package var isTextUnknown: Bool { typed.record.isUnknown }

  /// The current page.
  public var keyboardType: Keyboard.KeyboardType { mode.page.keyboardType }

  /// Whether fingers are down on keys.
  package var hasPresses: Bool {
    !presses.isEmpty || (features.contains(.assistance) && exploredKey != nil)
  }

  /// The case of the letters on the current page.
  public var keyboardCase: Keyboard.Case { mode.shift.keyboardCase }

  /// Handles an input and returns the response.
  ///
  /// Every input is valid in every state. Times before those of earlier inputs are accepted.
  public mutating func handle(_ input: Input) -> Response {
    var response = Response()
    handle(input, into: &response)
    return response
  }

  /// Handles an input, and writes the response into an empty one, to reuse its storage.
  package mutating func handle(_ input: Input, into response: inout Response) {
    let before = mode.shown
    switch input {
    case .touch(let frame):
      // Deadlines before this frame fire first, however late the call is.
      advance(to: frame.time, firing: .before, &response)
      if features.contains(.assistance) {
        for touch in frame.touches { assist(touch, at: frame.time, &response) }
      } else {
        for touch in frame.touches { handle(touch, at: frame.time, &response) }
      }
    case .deadline(let now):
      advance(to: now, firing: .upTo, &response)
    case .cancel(let now):
      advance(to: now, firing: .none, &response)
      cancelAll(&response)
    case .textChangedElsewhere(let now):
      advance(to: now, firing: .before, &response)
      forgetText()
    case .edit(let edit, let now):
      advance(to: now, firing: .before, &response)
      perform(edit, at: now, &response)
    case .switchPressed(let device, let now):
      advance(to: now, firing: .before, &response)
      assist(device, isPressed: true, at: now, &response)
    case .switchReleased(let device, let now):
      advance(to: now, firing: .before, &response)
      assist(device, isPressed: false, at: now, &response)
    case .textContext(let context, let now):
      advance(to: now, firing: .before, &response)
      update(context, at: now)
    case .newField(let field, let now):
      advance(to: now, firing: .before, &response)
      replaceText(with: TextRecord(field: field), &response)
    case .suggestions(let suggestions, let context, let now):
      advance(to: now, firing: .before, &response)
      receive(suggestions, for: context, &response)
    case .accept(let suggestion, let now):
      advance(to: now, firing: .before, &response)
      acceptAfterPresses(suggestion, at: now, &response)
    case .dictated(let part, let now):
      advance(to: now, firing: .before, &response)
      dictate(part, at: now, &response)
    }
    if features.contains(.suggestions) { updateSuggestions(&response) }
    let changes = SceneChanges(from: before, to: mode.shown)
    if changes.contains(.keyboardType), features.contains(.assistance) { scanNewPage(&response) }
    response.changes.formUnion(changes)
    response.deadline = deadline
  }

  /// Returns the frames of the keys on a page, in the current case.
  func frames(of page: Keyboard.KeyboardType) -> KeyboardFrames {
    pages[page, keyboardCase]
  }

  /// Returns the action of the key under a finger, its own or that of its swipe, in the current
  /// case.
  ///
  /// For a key that was typed, the case and the swipe are those with which it was typed.
  ///
  /// The parameter is an index, because passing a press of the engine would copy the engine.
  func action(ofPressAt index: Int) -> KeyboardAction? {
    guard let key = presses[index].key else { return nil }
    let typedCase = presses[index].history.typedCase
    let direction = typedCase == nil ? presses[index].swipe : presses[index].history.typedSwipe
    let form = typedCase ?? keyboardCase
    return pages.withFrames(of: presses[index].page, form) { frames in
      guard frames.keys.indices.contains(key) else { return nil }
      guard let direction else { return frames.keys[key].action }
      return frames.keys[key].swipes[direction] ?? frames.keys[key].action
    }
  }
}
