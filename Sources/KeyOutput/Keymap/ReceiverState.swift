// SPDX-License-Identifier: MIT

public import ClavierKit

/// The known state of the receiver's keyboard.
///
/// A key gives a different character with Caps Lock on, in another group of the keymap, and while
/// Shift is held on a second keyboard. So chords are looked up for exactly this state.
public struct ReceiverState: Hashable, Sendable {
  /// The active group, the index of its layout in the keymap's list; 0 for the first.
  public var group: Int
  /// Whether Caps Lock is on.
  public var capsLock: Bool
  /// Whether Num Lock is on; `nil` if unknown, so that no chord is used that depends on it.
  public var numLock: Bool?
  /// The modifiers held on other keyboards of the receiver, which apply to Clavier's keys too.
  public var held: KeyStroke.Modifiers

  /// Creates a state of the receiver.
  ///
  /// - Parameters:
  ///   - group: The active group.
  ///   - capsLock: Whether Caps Lock is on.
  ///   - numLock: Whether Num Lock is on; `nil` if unknown.
  ///   - held: The modifiers held on other keyboards.
  public init(
    group: Int = 0, capsLock: Bool = false, numLock: Bool? = nil, held: KeyStroke.Modifiers = []
  ) {
    self.group = group
    self.capsLock = capsLock
    self.numLock = numLock
    self.held = held
  }

  /// The modifiers under which no text is typed: programs interpret all keys as commands.
  static let commandModifiers: KeyStroke.Modifiers = [.control, .alt, .super]

  /// Whether the most frequently used table applies.
  var isAtRest: Bool { group == 0 && !capsLock && held.isEmpty }

  /// The key for the table of this state.
  var tableState: KeyTable.State { KeyTable.State(group: group, capsLock: capsLock, held: held) }
}

/// The answer whether a character can be typed.
public enum Typability: Hashable, Sendable {
  /// The character can be typed at present.
  case now
  /// The character can be typed once no modifier is held on other keyboards.
  case notNow
  /// The character cannot be typed on this receiver.
  case never
}
