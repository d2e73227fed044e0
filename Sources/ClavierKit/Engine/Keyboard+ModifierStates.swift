// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The state of a modifier key.
  public enum ModifierState: String, Hashable, Sendable, CaseIterable {
    case off
    /// Tapped once: the modifier applies to the next key.
    case latched
    /// Tapped twice: the modifier applies until it is tapped again.
    case locked
    /// Under a finger: the modifier applies until the finger lifts.
    case held
  }

  /// The states of all modifier keys.
  public struct ModifierStates: Hashable, Sendable {
    public var control = ModifierState.off
    public var alt = ModifierState.off
    public var altGr = ModifierState.off
    public var `super` = ModifierState.off
    public var function = ModifierState.off

    public init(
      control: ModifierState = .off, alt: ModifierState = .off, altGr: ModifierState = .off,
      super: ModifierState = .off, function: ModifierState = .off
    ) {
      self.control = control
      self.alt = alt
      self.altGr = altGr
      self.super = `super`
      self.function = function
    }

    public subscript(_ modifier: Modifier) -> ModifierState {
      switch modifier {
      case .control: control
      case .alt: alt
      case .altGr: altGr
      case .super: `super`
      case .function: function
      }
    }

    /// The modifiers for the next key, which are sent with it; Fn is not sent.
    public var active: KeyStroke.Modifiers {
      var active: KeyStroke.Modifiers = []
      if control != .off { active.insert(.control) }
      if alt != .off { active.insert(.alt) }
      if altGr != .off { active.insert(.altGr) }
      if `super` != .off { active.insert(.super) }
      return active
    }
  }
}
