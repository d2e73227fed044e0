// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// A whole English phone keyboard: five layouts, Shift, repeating Backspace, pops and menus.
  ///
  /// ```
  ///  TouchFrame, deadline ──▶ CustomKeyboardMachine ──▶ events ──▶ CustomKeyboardDelegate
  /// ```
  ///
  /// It is the original's in what it does, without what it draws; it does not know the text. For a
  /// keyboard that does (sentences, two spaces, all fingers at once), give its layouts to
  /// ``KeyboardPages`` and those to the ``KeyboardEngine``.
  public final class CustomKeyboard {
    public weak var delegate: (any CustomKeyboardDelegate)?
    /// The styles that ``reload()`` makes the layouts with.
    public var styles: Styles
    private var machine: CustomKeyboardMachine

    /// A keyboard at rest, with one capital.
    ///
    /// - Parameters:
    ///   - styles: how it looks.
    ///   - size: in points; limited as ``KeyboardFrames`` says.
    ///   - orientation: how the screen stands.
    ///   - timing: its waits.
    public init(
      styles: Styles = .standard, size: Size = Size(width: 320, height: 216),
      orientation: InterfaceOrientation = .portrait,
      timing: CustomKeyboardTiming = CustomKeyboardTiming()
    ) {
      self.styles = styles
      machine = CustomKeyboardMachine(
        layouts: CustomKeyboardLayout(styles: styles), size: size, orientation: orientation,
        timing: timing)
    }

    /// Takes in what happened, and tells the delegate.
    ///
    /// The delegate may change the keyboard; what it is told comes from before.
    ///
    /// - Returns: what happened, in order, for whoever draws.
    @discardableResult
    public func handle(_ input: Input) -> [CustomKeyboardEvent] {
      let events = machine.handle(input)
      for event in events { tell(event) }
      return events
    }

    private func tell(_ event: CustomKeyboardEvent) {
      switch event {
      case .keyPressStart, .draggedIn, .keyPressEnd, .keyPressCancel, .keyMenuOpened,
        .keyMenuClosed:
        break
      case .keyboardButtonPressed(let button):
        delegate?.customKeyboard(self, keyboardButtonPressed: button)
      case .keyButtonPressed(let text): delegate?.customKeyboard(self, keyButtonPressed: text)
      case .spaceButtonPressed: delegate?.customKeyboardSpaceButtonPressed(self)
      case .backspaceButtonPressed: delegate?.customKeyboardBackspaceButtonPressed(self)
      case .globeButtonPressed: delegate?.customKeyboardGlobeButtonPressed(self)
      case .returnButtonPressed: delegate?.customKeyboardReturnButtonPressed(self)
      case .keyMenuItemSelected(let item):
        delegate?.customKeyboard(self, keyMenuItemSelected: item)
      }
    }
  }
}

// What is to be seen, and when to call.
extension LayoutEngine.CustomKeyboard {
  /// The page that is shown.
  public var state: LayoutEngine.CustomKeyboardState { machine.state }

  /// Where the buttons of the page are.
  public var geometry: LayoutEngine.Geometry { machine.geometry }

  /// The button to be shown pressed, as an index into the geometry's places.
  public var pressedButton: Int? { machine.pressedButton }

  /// The magnified key to be shown, if any.
  public var keyPop: LayoutEngine.KeyPop? { machine.keyPop }

  /// The menu to be shown, if any.
  public var keyMenu: LayoutEngine.KeyMenuMachine.Shown? { machine.keyMenu }

  /// When to call ``handle(_:)`` again if nothing else happens.
  public var deadline: Timestamp? { machine.deadline }

  /// Whether buttons are pressed.
  public var isTypingEnabled: Bool {
    get { machine.isTypingEnabled }
    set { machine.isTypingEnabled = newValue }
  }

  /// Where pops and menus must stay, in the keyboard's space; `nil` for anywhere, as in the original.
  public var popBounds: Rect? {
    get { machine.popBounds }
    set { machine.popBounds = newValue }
  }
}

// What can be changed while it is used. The page stays what it is.
extension LayoutEngine.CustomKeyboard {
  /// The five layouts.
  ///
  /// A press goes on through a change that leaves as many buttons on the page as there were.
  public var keyboardLayout: LayoutEngine.CustomKeyboardLayout {
    get { machine.layouts }
    set { machine.change(layouts: newValue) }
  }

  /// Unit: points; limited as ``KeyboardFrames`` says.
  public var size: Size {
    get { machine.size }
    set { machine.change(size: newValue) }
  }

  public var orientation: InterfaceOrientation {
    get { machine.orientation }
    set { machine.change(orientation: newValue) }
  }

  /// Makes the layouts anew from ``styles``; what was edited is lost, and the page stays.
  public func reload() {
    keyboardLayout = LayoutEngine.CustomKeyboardLayout(styles: styles)
  }

  /// Hands out every layout to be changed: uppercase, uppercaseToggled, lowercase, numbers, symbols.
  public func enumerateKeyboardLayouts(_ enumerate: (inout LayoutEngine.Layout) -> Void) {
    keyboardLayout.enumerateKeyboardLayouts(enumerate)
  }

  /// Shows the letters, with one capital.
  public func capitalize() {
    switchToLetters(shiftState: .once)
  }

  /// Shows the letters.
  public func switchToLetters(shiftState: LayoutEngine.CustomKeyboardShiftState) {
    machine.show(.letters(shiftState: shiftState))
  }

  /// Shows the digits.
  public func switchToNumbers() {
    machine.show(.numbers)
  }

  /// Shows the signs.
  public func switchToSymbols() {
    machine.show(.symbols)
  }
}
