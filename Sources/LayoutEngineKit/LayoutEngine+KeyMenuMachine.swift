// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The menu of the pressed key: opens when the key is held, and stays open if nothing is chosen.
  ///
  /// ```
  ///           press a key with     held 1 s           lift beside           lift beside
  ///           menu and pop                            the items             the items
  ///  closed ──────────────▶ waiting ─────▶ open ───────────────▶ locked ───────────────▶ closed
  ///     └── press a key with menu ────────▶ │ ▲                    │ ▲
  ///         and no pop                      └─┘ touch: selects     └─┘ touch: selects
  ///
  ///  open, locked ──lift on an item: runs it──▶ closed ◀──cancel: runs nothing── open, locked
  ///  waiting ──another press, drag, lift, cancel──▶ closed
  /// ```
  ///
  /// Keys type nothing while a menu is open, and for 0.1 s after it closed.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9. Repaired are: a cancelled touch ran the selected item; a
  /// finger that left its key opened that key's menu; and a menu's own key typed as well if the finger
  /// lifted within 0.1 s, since keys were turned off only that much later.
  public struct KeyMenuMachine: Hashable, Sendable {
    /// A menu that is shown.
    public struct Shown: Hashable, Sendable {
      public let menu: KeyMenu
      public let frame: Rect
      /// Whether it stays open without a finger.
      public internal(set) var isLocked = false
      /// The index of the item under the finger.
      public internal(set) var selection: Int?

      /// A menu at its place, nothing selected.
      public init(menu: KeyMenu, frame: Rect) {
        self.menu = menu
        self.frame = frame
      }
    }

    private enum State: Hashable {
      case closed
      case waiting(Shown, until: Timestamp)
      case open(Shown)
    }

    private var state = State.closed
    /// Until when keys stay off after a menu closed.
    private var typingResumes: Timestamp?
    private let timing: CustomKeyboardTiming

    public init(timing: CustomKeyboardTiming = CustomKeyboardTiming()) {
      self.timing = timing
    }

    /// The menu to be shown.
    public var shown: Shown? {
      if case .open(let shown) = state { shown } else { nil }
    }

    /// When a held key opens its menu.
    public var deadline: Timestamp? {
      if case .waiting(_, let due) = state { due } else { nil }
    }

    /// Whether keys may type.
    public func isTypingEnabled(at time: Timestamp) -> Bool {
      shown == nil && typingResumes.map { time >= $0 } ?? true
    }

    /// Takes a key that is pressed now.
    ///
    /// - Parameters:
    ///   - menu: its menu and where that would be; `nil` for a key without one.
    ///   - hasPop: whether the key shows itself magnified; one that does not opens its menu at once.
    ///   - time: when it was pressed.
    public mutating func press(_ menu: Shown?, hasPop: Bool, at time: Timestamp) {
      guard let menu else {
        state = .closed
        return
      }
      state = hasPop ? .waiting(menu, until: time + timing.menuDelay) : .open(menu)
    }

    /// Opens the menu that is due.
    public mutating func fire() {
      if case .waiting(let menu, _) = state { state = .open(menu) }
    }

    /// Gives up a menu that is not open yet.
    public mutating func stopWaiting() {
      if case .waiting = state { state = .closed }
    }

    /// Selects the item under a finger that came down or moved.
    public mutating func select(at point: Point) {
      guard case .open(var shown) = state else { return }
      shown.selection = shown.menu.selection(at: point, in: shown.frame)
      state = .open(shown)
    }

    /// Takes a finger that lifts while the menu is open.
    ///
    /// - Returns: the item to run, if one was under the finger.
    public mutating func lift(at point: Point, time: Timestamp) -> KeyMenuItem? {
      select(at: point)
      guard case .open(var shown) = state else { return nil }
      if let index = shown.selection, shown.menu.items.indices.contains(index) {
        close(at: time)
        return shown.menu.items[index]
      }
      if shown.isLocked {
        close(at: time)
      } else {
        shown.isLocked = true
        state = .open(shown)
      }
      return nil
    }

    /// Closes the menu, or gives it up before it opens; runs nothing.
    public mutating func cancel(at time: Timestamp) {
      stopWaiting()
      if shown != nil { close(at: time) }
    }

    private mutating func close(at time: Timestamp) {
      state = .closed
      typingResumes = time + timing.typingDelay
    }
  }
}
