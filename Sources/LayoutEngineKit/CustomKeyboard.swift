// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// An English phone keyboard: five layouts, Shift, repeating Backspace, input callouts and menus.
  ///
  /// ClavierKit handles the fingers. Letters are typed in the order in which the fingers went down.
  /// Shift and the page keys may be held, and Backspace deletes words after it is held for long.
  public final class CustomKeyboard {
    public weak var delegate: (any CustomKeyboardDelegate)?
    /// The five layouts; a change of keys or frames ends all presses, but a change of styles does
    /// not.
    public var keyboardLayout: CustomKeyboardLayout { didSet { update() } }
    /// The size of the keyboard, in points; limited as in ``KeyboardFrames``.
    public var size: Size { didSet { update() } }
    public var orientation: InterfaceOrientation { didSet { update() } }
    /// Whether fingers press buttons; if it becomes false, fingers that are down type nothing more.
    public var isTypingEnabled = true

    /// The session of ClavierKit, with the keyboard's settings, text and scene.
    public let session: KeyboardSession
    private var service: LayoutService?

    /// Creates a keyboard without contacts, with a capital for the first letter.
    ///
    /// - Parameters:
    ///   - styles: The styles of the layouts.
    ///   - size: The size in points; limited as in ``KeyboardFrames``.
    ///   - orientation: The screen's orientation.
    ///   - settings: The behaviour and timing.
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
    /// - Returns: The engine's response, including the time of the next call without other input.
    @discardableResult
    public func handle(_ input: Input) -> Response {
      var response = Response()
      switch input {
      case .touch(let frame) where !isTypingEnabled: response = session.handle(.cancel(frame.time))
      case .deadline(let now) where !isTypingEnabled: response = session.handle(.cancel(now))
      default: response = session.handle(input)
      }
      for event in response.gestures where event.isActivation { report(event.action) }
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

// The current page, which programs can read and change.
extension LayoutEngine.CustomKeyboard {
  /// The current page.
  public var state: LayoutEngine.CustomKeyboardState {
    LayoutEngine.CustomKeyboardState(session.context.keyboardType, session.context.keyboardCase)
  }

  /// The layout of the current page, whose buttons are the keys of the scene's frames.
  public var layout: LayoutEngine.Layout { keyboardLayout[state] }

  /// Shows the page of letters, with a capital for the next letter.
  public func capitalize() {
    switchToLetters(shiftState: .once)
  }

  /// Shows the page of letters.
  public func switchToLetters(shiftState: LayoutEngine.CustomKeyboardShiftState) {
    session.setKeyboardType(.alphabetic)
    session.setKeyboardCase(shiftState.keyboardCase)
  }

  /// Shows the page of digits.
  public func switchToNumbers() {
    session.setKeyboardType(.numeric)
  }

  /// Shows the page of signs.
  public func switchToSymbols() {
    session.setKeyboardType(.symbolic)
  }
}

// The conversion of the response to calls of the delegate.
extension LayoutEngine.CustomKeyboard {
  /// Reports a used button, or an item that was selected from its menu.
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
  /// Whether the key acts on this gesture: on the release, or on the press for Backspace.
  fileprivate var isActivation: Bool {
    gesture == .release || gesture == .press && action.standardAction(for: .press) != nil
  }
}
