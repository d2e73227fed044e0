// SPDX-License-Identifier: MIT

public import ClavierKit

/// What the keyboard of the receiving side is in the middle of, as far as anybody can tell.
///
/// A key gives another character with Caps Lock on, in another group of the keymap, and while somebody
/// holds Shift on a second keyboard. So chords are looked up for this state and no other.
public struct ReceiverState: Hashable, Sendable {
  /// The active group, which is the place of its layout in the keymap's list; 0 for the first.
  public var group: Int
  /// Whether Caps Lock is on.
  public var capsLock: Bool
  /// Whether Num Lock is on; `nil` if nobody knows, and then no chord is used that depends on it.
  public var numLock: Bool?
  /// What is held on other keyboards of the receiver, whose keys are seen together with ours.
  public var held: KeyStroke.Modifiers

  /// - Parameters:
  ///   - group: The active group.
  ///   - capsLock: Whether Caps Lock is on.
  ///   - numLock: Whether Num Lock is on; `nil` if nobody knows.
  ///   - held: What is held on other keyboards.
  public init(
    group: Int = 0, capsLock: Bool = false, numLock: Bool? = nil, held: KeyStroke.Modifiers = []
  ) {
    self.group = group
    self.capsLock = capsLock
    self.numLock = numLock
    self.held = held
  }

  /// The modifiers under which nothing is text: programs take all keys for commands.
  static let commanding: KeyStroke.Modifiers = [.control, .alt, .super]

  /// Whether the table that is needed most is looked up.
  var isAtRest: Bool { group == 0 && !capsLock && held.isEmpty }

  /// What decides which table is looked up.
  var place: KeyTable.Place { KeyTable.Place(group: group, capsLock: capsLock, held: held) }
}

/// Whether a character can be typed.
public enum Typability: Hashable, Sendable {
  /// At this moment.
  case now
  /// Once nothing is held on other keyboards.
  case notNow
  /// Not on this receiver.
  case never
}
