// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// What the original tells the delegate of a layout, as values.
  public enum DelegateEvent: Hashable, Sendable {
    case touchesBegin([Contact.ID])
    case touchesMove([Contact.ID])
    case touchesEnd([Contact.ID])
    case touchesCancel([Contact.ID])
    /// A button is pressed, by its index in ``Geometry/places``.
    case keyPressStart(Int)
    /// A button is released, or given up for the next one: now it types.
    case keyPressEnd(Int)
    case draggedIn(from: Int, to: Int)
  }

  /// Makes callbacks of touches: one button is pressed at a time, and the newest touch has it.
  ///
  /// ```
  ///            begin on a button: start            begin on another: end, then start
  ///   idle ───────────────────────────▶ pressed ──────────────────────────┐
  ///     ▲  ◀── end: end ────────────────┘  ▲  │ move to another: dragged  │
  ///     └───── cancel of any: nothing ─────┘  └───────────────────────────┘
  /// ```
  ///
  /// Raw touches are told first, whether typing is enabled or not. While it is not, no button is
  /// pressed or dragged to, and a press whose finger lifts is over without an end.
  ///
  /// **Source:** 0.9.9. Repaired are: a touch that hits no button started the pressed one again,
  /// the first of two touches at once ended without a start, and a press whose finger lifted while
  /// typing was disabled ended with the next touch.
  public struct TouchMachine: Hashable, Sendable {
    /// A touch, and the button below it.
    public struct Touch: Hashable, Sendable {
      public let contact: Contact.ID
      /// An index into ``Geometry/places``; `nil` where no button is.
      public let button: Int?

      public init(contact: Contact.ID, button: Int?) {
        self.contact = contact
        self.button = button
      }
    }

    private struct Press: Hashable {
      var contact: Contact.ID
      var button: Int
    }

    public var isTypingEnabled: Bool
    private var press: Press?

    public init(isTypingEnabled: Bool = true) {
      self.isTypingEnabled = isTypingEnabled
    }

    /// The button to be shown pressed and magnified.
    public var pressedButton: Int? { press?.button }

    /// Takes touches to which the same happened at once.
    ///
    /// - Parameters:
    ///   - touches: in the order in which they count.
    ///   - phase: what happened to all of them.
    /// - Returns: the callbacks, in order.
    public mutating func handle(_ touches: [Touch], _ phase: Contact.Phase) -> [DelegateEvent] {
      let contacts = touches.map(\.contact)
      switch phase {
      case .down: return [.touchesBegin(contacts)] + touches.flatMap { begin($0) }
      case .moved: return [.touchesMove(contacts)] + touches.flatMap { move($0) }
      case .up: return [.touchesEnd(contacts)] + touches.flatMap { end($0) }
      case .cancelled:
        press = nil
        return [.touchesCancel(contacts)]
      }
    }

    /// Ends the press as a newer touch does: its button types.
    mutating func giveUp() -> [DelegateEvent] {
      guard let press else { return [] }
      self.press = nil
      return [.keyPressEnd(press.button)]
    }

    /// Moves the press to a button that came to lie where the pressed one was.
    mutating func retarget(to button: Int) {
      press?.button = button
    }

    private mutating func begin(_ touch: Touch) -> [DelegateEvent] {
      guard isTypingEnabled, let button = touch.button else { return [] }
      let ended = giveUp()
      press = Press(contact: touch.contact, button: button)
      return ended + [.keyPressStart(button)]
    }

    private mutating func move(_ touch: Touch) -> [DelegateEvent] {
      guard isTypingEnabled, let press, press.contact == touch.contact, let button = touch.button,
        button != press.button
      else { return [] }
      self.press?.button = button
      return [.draggedIn(from: press.button, to: button)]
    }

    private mutating func end(_ touch: Touch) -> [DelegateEvent] {
      guard let press, press.contact == touch.contact else { return [] }
      self.press = nil
      return isTypingEnabled ? [.keyPressEnd(press.button)] : []
    }
  }
}
