// SPDX-License-Identifier: MIT

/// The keyboard as a machine: input in, response out.
///
/// It cannot fail, does not block, reads no clock and does no I/O: time is an argument, and the result of
/// a list of inputs depends on nothing else. Small machines do the work, each with its own picture:
/// ``ShiftMachine``, ``ModifierMachine``, ``PageMachine``, ``GestureClock``, ``BounceFilter``,
/// ``CalloutMachine``, ``SpaceDragMachine``, ``AutocompleteMachine``, ``CompositionMachine``, those of ``Assistance`` where they are asked for, and
/// ``TextRecord`` for what was typed. The engine composes them.
///
/// Letters come out in the order in which the fingers went down, each exactly once, whatever the order
/// in which the fingers are lifted: a finger that lifts first commits the older ones.
public struct KeyboardEngine: Sendable {
  /// All pages that can be shown.
  public let pages: KeyboardPages
  let behavior: KeyboardRules
  /// How it behaves: at hand, since every touch asks for some of it.
  let settings: EngineSettings
  // What every touch asks for is worked out once: to ask the machines themselves would be to copy them.
  /// Whether anybody may hear or feel what keys do.
  let isFeedbackEnabled: Bool
  /// Whether ``assistance`` is there.
  let isAssisted: Bool
  /// Whether ``autocomplete`` is there.
  let isSuggesting: Bool
  /// Whether ``composition`` is there.
  let isComposing: Bool
  /// What the keys of the pages offer when they are held.
  let calloutPages: Callouts.Pages

  /// The fingers that are down on keys, the oldest first.
  var presses: [Press] = []
  var shift = ShiftMachine()
  var page = PageMachine()
  var modifiers = ModifierKeys()
  var spaceDrag = SpaceDragMachine()
  var bounces = BounceFilter()
  var callouts: CalloutMachine
  /// The machines of accessibility; `nil` without any, so that fingers need not ask them.
  var assistance: Assistance?
  /// What makes one character of several keys; `nil` where each types its own.
  var composition: CompositionMachine?
  /// What is suggested; `nil` where nobody knows words.
  var autocomplete: AutocompleteMachine?
  /// What the keyboard believes to stand before the cursor.
  public internal(set) var text: TextRecord
  /// The last lift of a key, for double taps.
  var lastLift: (action: KeyboardAction, time: Timestamp)?
  /// When the last space was typed.
  var lastSpace: Timestamp?

  /// A keyboard at rest.
  ///
  /// - Parameters:
  ///   - pages: All pages that can be shown.
  ///   - settings: How it behaves.
  ///   - text: What stands before the cursor: nothing in a new field, or what the keyboard before this
  ///     one believed.
  ///   - localeIdentifier: The language, for its quotation marks, as in
  ///     ``QuotationDelimiters/init(localeIdentifier:)``.
  ///   - calloutPages: What the keys of the same pages offer when they are held; nothing unless given.
  ///   - calloutConfiguration: Where callouts may be drawn, and which; `nil` for lists over the keyboard
  ///     itself.
  ///   - behavior: What decides about capitals, periods and pages; `nil` for the standard one.
  ///   - actionHandler: What decides what gestures do; `nil` for the standard one.
  ///   - composition: What makes one character of several keys; `nil` where each types its own.
  ///   - isSuggesting: Whether somebody answers requests for suggestions; never in a secret field.
  public init(
    pages: KeyboardPages, settings: EngineSettings = EngineSettings(),
    text: TextRecord = TextRecord(), localeIdentifier: String = "en",
    calloutPages: Callouts.Pages = Callouts.Pages(),
    calloutConfiguration: Callouts.Configuration? = nil,
    behavior: (any KeyboardBehavior)? = nil, actionHandler: (any KeyboardActionHandler)? = nil,
    composition: CompositionMachine? = nil, isSuggesting: Bool = false
  ) {
    var settings = settings
    // Shift has other letters of Korean, and no capitals that could come by themselves.
    if composition?.composition == .hangul { settings.autocapitalization = .none }
    self.pages = pages
    self.composition = composition
    isComposing = composition != nil
    self.settings = settings
    self.text = text
    self.calloutPages = calloutPages
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

  /// The form of the letters that are shown.
  public var keyboardCase: Keyboard.Case { shift.keyboardCase }

  /// Takes in what happened and says what to do.
  ///
  /// Total: every input has an answer. Moments before those of earlier inputs are taken as they are.
  public mutating func handle(_ input: Input) -> Response {
    var response = Response()
    let before = (keyboardType, keyboardCase, modifiers.shown)
    switch input {
    case .touch(let frame):
      // What was due before the fingers did this comes first, however late the call is.
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
      takeText(context, at: now)
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
    if isSuggesting { settleSuggestions(&response) }
    if keyboardType != before.0 {
      response.changes.insert(.keyboardType)
      if isAssisted { scanNewPage(&response) }
    }
    if keyboardCase != before.1 { response.changes.insert(.keyboardCase) }
    if modifiers.shown != before.2 { response.changes.insert(.modifiers) }
    response.deadline = deadline
    return response
  }

  /// The frames of the keys on a page, with letters in the form that is shown.
  func frames(of page: Keyboard.KeyboardType) -> KeyboardFrames {
    pages[page, keyboardCase]
  }

  /// What the key under a finger does now, in the form that is shown: its action, or its swipe's.
  ///
  /// It takes an index, since a press read out of the engine to be handed back to it is a copy of both.
  func action(ofPressAt index: Int) -> KeyboardAction? {
    guard let key = presses[index].key else { return nil }
    let keys = frames(of: presses[index].page).keys
    guard keys.indices.contains(key) else { return nil }
    let swipe = presses[index].isSwiped ? keys[key].swipeDownAction : nil
    return swipe ?? keys[key].action
  }
}
