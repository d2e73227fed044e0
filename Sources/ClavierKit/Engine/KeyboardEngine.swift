// SPDX-License-Identifier: MIT

/// The keyboard as a state machine: input in, response out.
///
/// It cannot fail, does not block, and does no I/O. It reads no clock: time is an argument, and the
/// same inputs always give the same result. Small machines do the work, each with its own diagram:
/// `ShiftMachine`, `ModifierMachine`, `PageMachine`, `GestureClock`, `BounceFilter`,
/// `CalloutMachine`, `SpaceDragMachine`, `AutocompleteMachine`, `CompositionMachine`, those
/// of `Assistance` if they are on, and ``TextRecord`` for the typed text. The engine composes
/// them.
///
/// Letters are typed in the order in which the fingers went down, each exactly once. A finger that
/// lifts first commits the older ones.
public struct KeyboardEngine: Sendable {
  /// All pages that can be shown.
  public let pages: KeyboardPages
  let behavior: KeyboardRules
  /// The settings, stored here because every touch reads some.
  let settings: EngineSettings
  // Cached for every touch: reading these from the machines would copy the machines.
  /// Whether keys give any feedback.
  let isFeedbackEnabled: Bool
  /// Whether ``assistance`` is there.
  let isAssisted: Bool
  /// Whether ``autocomplete`` is there.
  let isSuggesting: Bool
  /// Whether ``composition`` is there.
  let isComposing: Bool
  /// Whether ``weighting`` is there.
  let isWeighting: Bool
  /// The callout actions of the pages' keys.
  let calloutPages: Callouts.Pages
  /// The choice among neighbouring keys; `nil` if each tap types the key under it.
  var weighting: (any KeyWeighting)?

  /// The fingers that are down on keys, the oldest first.
  var presses: [Press] = []
  var shift = ShiftMachine()
  var page = PageMachine()
  var modifiers = ModifierKeys()
  var spaceDrag = SpaceDragMachine()
  var bounces = BounceFilter()
  var callouts: CalloutMachine
  /// The machines of accessibility; `nil` if none is on.
  var assistance: Assistance?
  /// The composition of one character from several keys; `nil` if each key types its own.
  var composition: CompositionMachine?
  /// The state of suggestions; `nil` without them.
  var autocomplete: AutocompleteMachine?
  /// The assumed text before the cursor.
  public internal(set) var text: TextRecord
  /// The last lift of a key, for double taps.
  var lastLift: (action: KeyboardAction, time: Timestamp)?
  /// The moment of the last typed space.
  var lastSpace: Timestamp?

  /// Creates a keyboard at rest.
  ///
  /// - Parameters:
  ///   - pages: All pages that can be shown.
  ///   - settings: The settings.
  ///   - text: The text before the cursor: empty in a new field, or the record of the keyboard
  ///     before this one.
  ///   - localeIdentifier: The language, for its quotation marks, as in
  ///     ``QuotationDelimiters/init(localeIdentifier:)``.
  ///   - calloutPages: The callout actions of the same pages' keys; none by default.
  ///   - calloutConfiguration: The area and kinds of callouts; `nil` for lists over the keyboard
  ///     itself.
  ///   - behavior: The rules for capitals, periods and pages; `nil` for the standard ones.
  ///   - actionHandler: The actions of gestures; `nil` for the standard ones.
  ///   - composition: The composition of one character from several keys; `nil` if each key types
  ///     its own.
  ///   - isSuggesting: Whether a program answers requests for suggestions; never in a secret field.
  ///   - weighting: The choice among neighbouring keys; `nil` if each tap types the key under it.
  public init(
    pages: KeyboardPages, settings: EngineSettings = EngineSettings(),
    text: TextRecord = TextRecord(), localeIdentifier: String = "en",
    calloutPages: Callouts.Pages = Callouts.Pages(),
    calloutConfiguration: Callouts.Configuration? = nil,
    behavior: (any KeyboardBehavior)? = nil, actionHandler: (any KeyboardActionHandler)? = nil,
    composition: CompositionMachine? = nil, isSuggesting: Bool = false,
    weighting: (any KeyWeighting)? = nil
  ) {
    var settings = settings
    // In Korean, Shift shows other letters rather than capitals, so autocapitalization is off.
    if composition?.composition == .hangul { settings.autocapitalization = .none }
    self.pages = pages
    self.composition = composition
    isComposing = composition != nil
    self.settings = settings
    self.text = text
    self.calloutPages = calloutPages
    self.weighting = weighting
    isWeighting = weighting != nil
    assistance = Assistance(settings.accessibility)
    isAssisted = assistance != nil
    self.isSuggesting = isSuggesting && settings.autocomplete.isAutocompleteEnabled
    let bounds = Rect(x: 0, y: 0, width: pages.size.width, height: pages.size.height)
    callouts = CalloutMachine(
      configuration: calloutConfiguration ?? .init(bounds: bounds, isInputEnabled: false))
    self.behavior = KeyboardRules(
      standard: Keyboard.StandardBehavior(settings: settings, localeIdentifier: localeIdentifier),
      behavior: behavior, actionHandler: actionHandler)
    if self.isSuggesting {
      autocomplete = AutocompleteMachine(settings: settings.autocomplete, text: text)
    }
    isFeedbackEnabled = settings.feedback.isAnyEnabled
    shift.prefer(capital: self.behavior.prefersCapital(after: text))
  }

  /// The page that is shown.
  public var keyboardType: Keyboard.KeyboardType { page.keyboardType }

  /// Whether fingers are down on keys.
  package var hasPresses: Bool { !presses.isEmpty }

  /// The case of the shown letters.
  public var keyboardCase: Keyboard.Case { shift.keyboardCase }

  /// Handles an input and returns the response.
  ///
  /// Total: every input is handled. Moments before those of earlier inputs are accepted.
  public mutating func handle(_ input: Input) -> Response {
    var response = Response()
    handle(input, into: &response)
    return response
  }

  /// Handles an input, and writes the response into an empty one whose storage is reused.
  package mutating func handle(_ input: Input, into response: inout Response) {
    let before = (keyboardType, keyboardCase, modifiers.shown)
    switch input {
    case .touch(let frame):
      // Deadlines before this frame fire first, however late the call is.
      advance(to: frame.time, firing: .before, &response)
      if isAssisted {
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
      replaceText(with: TextRecord(field: field))
    case .suggestions(let suggestions, let context, let now):
      advance(to: now, firing: .before, &response)
      receive(suggestions, for: context, &response)
    case .accept(let suggestion, let now):
      advance(to: now, firing: .before, &response)
      accept(suggestion, at: now, &response)
    }
    if isSuggesting { updateSuggestions(&response) }
    if keyboardType != before.0 {
      response.changes.insert(.keyboardType)
      if isAssisted { scanNewPage(&response) }
    }
    if keyboardCase != before.1 { response.changes.insert(.keyboardCase) }
    if modifiers.shown != before.2 { response.changes.insert(.modifiers) }
    response.deadline = deadline
  }

  /// Returns the frames of the keys on a page, in the current case.
  func frames(of page: Keyboard.KeyboardType) -> KeyboardFrames {
    pages[page, keyboardCase]
  }

  /// Returns the action of the key under a finger in the current case: its own, or its swipe's.
  ///
  /// It takes an index, because passing a press of the engine back to it would copy both.
  func action(ofPressAt index: Int) -> KeyboardAction? {
    guard let key = presses[index].key else { return nil }
    let isSwiped = presses[index].isSwiped
    return pages.withFrames(of: presses[index].page, keyboardCase) { frames in
      guard frames.keys.indices.contains(key) else { return nil }
      let swipe = isSwiped ? frames.keys[key].swipeDownAction : nil
      return swipe ?? frames.keys[key].action
    }
  }
}
