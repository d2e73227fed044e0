// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// What the custom keyboard tells, as values, in order.
  public enum CustomKeyboardEvent: Hashable, Sendable {
    case keyPressStart(Button)
    case draggedIn(from: Button, to: Button)
    case keyPressEnd(Button)
    /// A press is over and types nothing: cancelled, its menu opened, or its page is gone.
    case keyPressCancel(Button)
    /// Any button was released; comes before what it does.
    case keyboardButtonPressed(Button)
    /// A button of this text was released.
    case keyButtonPressed(String)
    case spaceButtonPressed
    case backspaceButtonPressed
    case globeButtonPressed
    case returnButtonPressed
    /// The menu of a button opened.
    case keyMenuOpened(Button)
    /// An item of a menu was chosen; the menu closes after it.
    case keyMenuItemSelected(KeyMenuItem)
    case keyMenuClosed
  }

  /// The custom keyboard as a machine: input in, events out.
  ///
  /// It reads no clock and cannot fail. One finger presses at a time, as ``TouchMachine`` says, and
  /// buttons act on release, in this order: any button, its text, its identifier. Pages are
  /// ``CustomKeyboardState``, the menu is ``KeyMenuMachine``. With no finger down nothing is due.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9. Repaired is, beside what the parts say: a page went away
  /// with the finger that was already on its next key, and that key was lost. Here the newer finger
  /// presses what is at its place on the new page, so that a quick "Qw" is not "QW".
  public struct CustomKeyboardMachine: Sendable {
    public private(set) var layouts: CustomKeyboardLayout
    public private(set) var size: Size
    public private(set) var orientation: InterfaceOrientation
    public let timing: CustomKeyboardTiming
    /// Where pops and menus must stay, in the keyboard's space; `nil` for anywhere.
    public var popBounds: Rect?

    /// Whether buttons are pressed; while not, nothing repeats or opens either.
    public var isTypingEnabled = true {
      didSet { if !isTypingEnabled { stopWaiting() } }
    }

    var boards: [CustomKeyboardState: Board] = [:]
    var pages = CustomKeyboardPageMachine()
    var touches = TouchMachine()
    var autoDelete: AutoDelete
    var menu: KeyMenuMachine

    /// A keyboard at rest, with one capital.
    ///
    /// - Parameters:
    ///   - layouts: its pages.
    ///   - size: in points; limited as ``KeyboardFrames`` says.
    ///   - orientation: how the screen stands.
    ///   - timing: its waits.
    public init(
      layouts: CustomKeyboardLayout = CustomKeyboardLayout(), size: Size,
      orientation: InterfaceOrientation = .portrait,
      timing: CustomKeyboardTiming = CustomKeyboardTiming()
    ) {
      self.layouts = layouts
      self.size = size
      self.orientation = orientation
      self.timing = timing
      autoDelete = AutoDelete(timing: timing)
      menu = KeyMenuMachine(timing: timing)
      compile()
    }

    /// The page that is shown.
    public var state: CustomKeyboardState { pages.state }

    /// Where the buttons of the page are.
    public var geometry: Geometry { board.geometry }

    /// The button to be shown pressed, as an index into the geometry's places.
    public var pressedButton: Int? { touches.pressedButton }

    /// The magnified key to be shown, if any.
    public var keyPop: KeyPop? { board.pop(of: touches.pressedButton, bounds: popBounds) }

    /// The menu to be shown, if any.
    public var keyMenu: KeyMenuMachine.Shown? { menu.shown }

    /// When to call again if nothing else happens.
    public var deadline: Timestamp? {
      [autoDelete.deadline, menu.deadline].compactMap(\.self).min()
    }

    /// Takes in what happened.
    ///
    /// - Returns: what to tell, in order.
    public mutating func handle(_ input: Input) -> [CustomKeyboardEvent] {
      var events: [CustomKeyboardEvent] = []
      switch input {
      case .touch(let frame):
        // What was due before the fingers did this comes first, however late the call is.
        fire(until: frame.time, includingEnd: false, &events)
        for touch in frame.touches { handle(touch, at: frame.time, &events) }
      case .deadline(let now): fire(until: now, includingEnd: true, &events)
      case .cancel(let now): cancel(at: now, &events)
      case .accept, .edit, .newField, .suggestions, .switchPressed, .switchReleased,
        .textChangedElsewhere, .textContext:
        break
      }
      return events
    }

    /// Shows another page.
    ///
    /// From letters to letters a press goes on with the button that is now at its place; otherwise it
    /// types nothing.
    public mutating func show(_ state: CustomKeyboardState) -> [CustomKeyboardEvent] {
      let (old, before) = (board, self.state)
      pages.state = state
      guard let index = touches.pressedButton, state != before else { return [] }
      guard state.isLetters, before.isLetters, let from = old.button(index),
        let target = old.frame(of: index).flatMap({ board.hitTest($0.center) }),
        let to = board.button(target)
      else { return dropPress(of: old) }
      touches.retarget(to: target)
      return [.draggedIn(from: from, to: to)]
    }

    /// Changes what is given, and keeps the rest.
    ///
    /// A press goes on through a change that leaves as many buttons on the page as there were.
    public mutating func change(
      layouts: CustomKeyboardLayout? = nil, size: Size? = nil,
      orientation: InterfaceOrientation? = nil
    ) -> [CustomKeyboardEvent] {
      let old = board
      self.layouts = layouts ?? self.layouts
      self.size = size ?? self.size
      self.orientation = orientation ?? self.orientation
      compile()
      let isSame = board.geometry.places.count == old.geometry.places.count
      return isSame ? [] : dropPress(of: old)
    }

    private mutating func compile() {
      for state in CustomKeyboardState.allCases {
        boards[state] = Board(layouts[state], size: size, orientation: orientation)
      }
    }

    /// What is shown.
    var board: Board {
      boards[state] ?? Board(layouts[state], size: size, orientation: orientation)
    }
  }
}
