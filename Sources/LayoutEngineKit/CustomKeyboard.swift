// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// A whole English phone keyboard: five layouts, Shift, repeating Backspace, pops and menus.
  ///
  /// The library handles the fingers. Letters are typed in the order in which the fingers went
  /// down. Shift and the keys for pages may be held, and a held Backspace finally deletes words.
  public final class CustomKeyboard {
    public weak var delegate: (any CustomKeyboardDelegate)?
    /// The five layouts; presses end with a change of keys or places, but not with one of looks.
    public var keyboardLayout: CustomKeyboardLayout { didSet { update() } }
    /// Unit: points; limited as in ``KeyboardFrames``.
    public var size: Size { didSet { update() } }
    public var orientation: InterfaceOrientation { didSet { update() } }
    /// Whether fingers press buttons; fingers that are down when it becomes false type nothing
    /// more.
    public var isTypingEnabled = true

    /// The keyboard in the library's words, with its settings, its text and its scene.
    public let session: KeyboardSession
    private var service: LayoutService?

    /// Creates a keyboard at rest, with one capital.
    ///
    /// - Parameters:
    ///   - styles: The styles of its layouts.
    ///   - size: The size in points; limited as in ``KeyboardFrames``.
    ///   - orientation: The screen's orientation.
    ///   - settings: Its behaviour and timing.
    public init(
      styles: Styles = .standard, size: Size = Size(width: 320, height: 216),
      orientation: InterfaceOrientation = .portrait, settings: EngineSettings = .layoutEngine
    ) {
      self.size = size
      self.orientation = orientation
      keyboardLayout = CustomKeyboardLayout(styles: styles)
      session = KeyboardSession(settings: settings, services: .init(calloutService: .disabled))
      update()
      capitalize()
    }

    /// Handles an input, and calls the delegate.
    ///
    /// - Returns: The engine's response, with the time of the next call if no input comes before.
    @discardableResult
    public func handle(_ input: Input) -> Response {
      var response = Response()
      switch input {
      case .touch(let frame) where !isTypingEnabled: response = session.handle(.cancel(frame.time))
      case .deadline(let now) where !isTypingEnabled: response = session.handle(.cancel(now))
      default: response = session.handle(input)
      }
      for event in response.gestures where event.isWork { report(event.action) }
      for effect in response.effects { report(effect) }
      return response
    }

    private func update() {
      session.width = size.width
      let new = LayoutService(keyboardLayout, size: size, orientation: orientation)
      if new != service { session.services.layoutService = new }
      service = new
    }
  }
}

// The page, as programs see and change it.
extension LayoutEngine.CustomKeyboard {
  /// The page that is shown.
  public var state: LayoutEngine.CustomKeyboardState {
    LayoutEngine.CustomKeyboardState(session.context.keyboardType, session.context.keyboardCase)
  }

  /// The layout of the page, whose buttons are the keys of the scene's frames.
  public var layout: LayoutEngine.Layout { keyboardLayout[state] }

  /// Shows the letters, with one capital.
  public func capitalize() {
    switchToLetters(shiftState: .once)
  }

  /// Shows the letters.
  public func switchToLetters(shiftState: LayoutEngine.CustomKeyboardShiftState) {
    session.setKeyboardType(.alphabetic)
    session.setKeyboardCase(shiftState.keyboardCase)
  }

  /// Shows the digits.
  public func switchToNumbers() {
    session.setKeyboardType(.numeric)
  }

  /// Shows the signs.
  public func switchToSymbols() {
    session.setKeyboardType(.symbolic)
  }
}

// The response in the delegate's words.
extension LayoutEngine.CustomKeyboard {
  /// Reports a button that was used, or an item that was chosen from its menu.
  private func report(_ action: KeyboardAction) {
    let pages = [state] + LayoutEngine.CustomKeyboardState.allCases
    let buttons = pages.flatMap { keyboardLayout[$0].buttons }
    if let button = buttons.first(where: { $0.action == action }) {
      delegate?.customKeyboard(self, keyboardButtonPressed: button)
    }
    let items = buttons.flatMap { $0.menu?.items ?? [] }
    if let item = items.first(where: { $0.action == action }) {
      delegate?.customKeyboard(self, keyMenuItemSelected: item)
    }
  }

  private func report(_ effect: Effect) {
    switch effect {
    case .insertText(" "): delegate?.customKeyboardSpaceButtonPressed(self)
    case .insertText("\n"), .press(KeyStroke(.return, modifiers: .shift)):
      delegate?.customKeyboardReturnButtonPressed(self)
    case .insertText(let text): delegate?.customKeyboard(self, keyButtonPressed: text)
    case .deleteBackward(let count):
      for _ in 0..<count { delegate?.customKeyboardBackspaceButtonPressed(self) }
    case .request(.nextKeyboard): delegate?.customKeyboardGlobeButtonPressed(self)
    case .press, .request: break
    }
  }
}

extension GestureEvent {
  /// Whether the key does its work now: on release, or when it is pressed as Backspace is.
  fileprivate var isWork: Bool {
    gesture == .release || gesture == .press && action.standardAction(for: .press) != nil
  }
}
