// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit

/// Finds the chords by which a keymap changes its own group, Caps Lock and Num Lock.
///
/// Such a chord is one key, or one under another held key: Scroll Lock, or Alt and Shift, depending
/// on the keymap's options. It counts only if all its keys change states and type nothing. In the
/// end only the group or Caps Lock may have changed, with Num Lock on and off. Num Lock is changed
/// by its own key, which may have no other effect.
enum SwitchSearch {
  /// The maximum number of groups to switch between.
  static let groupLimit = 8

  /// Returns the chords that switch states.
  ///
  /// - Parameters:
  ///   - keymap: The keymap.
  ///   - hasCapsLock: Whether Caps Lock may be on.
  /// - Returns: The chords; none if there is no other state to switch to.
  static func switches(
    of keymap: borrowing CompiledKeymap, withCapsLock hasCapsLock: Bool
  ) -> KeymapSwitches {
    let caps = keymap.modifier(XKB_MOD_NAME_CAPS)
    var steps: [KeymapSwitches.Step] = []
    for group in 0..<min(keymap.groupCount, groupLimit) {
      for capsLock in hasCapsLock && caps != 0 ? [false, true] : [false] {
        let node = KeymapSwitches.Node(group: group, capsLock: capsLock)
        let found = self.steps(from: node, keymap, caps: caps, withCapsLock: hasCapsLock)
        steps += found + found.map(\.withNumLock) + numLockSteps(at: node, keymap, caps: caps)
      }
    }
    return KeymapSwitches(steps)
  }

  private static func steps(
    from node: KeymapSwitches.Node, _ keymap: borrowing CompiledKeymap, caps: UInt32,
    withCapsLock hasCapsLock: Bool
  ) -> [KeymapSwitches.Step] {
    let group = UInt32(node.group)
    let locked = node.capsLock ? caps : 0
    let numLock = keymap.numLock(inGroup: group) & ~caps
    guard let keyboard = SimulatedKeyboard(keymap, locked: locked, group: group),
      let other = SimulatedKeyboard(keymap, locked: locked | numLock, group: group)
    else { return [] }

    var steps: [KeymapSwitches.Step] = []
    for chord in chords(on: keyboard) {
      guard let end = keyboard.modifiers(after: chord), end != keyboard.rest else { continue }
      var plain = keyboard.rest
      plain.group = end.group
      plain.locked = plain.locked & ~caps | end.locked & caps
      let to = KeymapSwitches.Node(group: Int(end.group), capsLock: end.locked & caps != 0)
      guard end == plain, hasCapsLock || !to.capsLock,
        !steps.contains(where: { $0.to == to }),
        var withNumLock = other.modifiers(after: chord)
      else { continue }
      withNumLock.locked &= ~numLock
      if withNumLock == plain {
        steps.append(KeymapSwitches.Step(from: node, to: to, chord: chord))
      }
    }
    return steps
  }

  /// Returns the steps that turn Num Lock on and off again; none if its key has other effects.
  private static func numLockSteps(
    at node: KeymapSwitches.Node, _ keymap: borrowing CompiledKeymap, caps: UInt32
  ) -> [KeymapSwitches.Step] {
    let group = UInt32(node.group)
    let locked = node.capsLock ? caps : 0
    let numLock = keymap.numLock(inGroup: group) & ~caps
    let chord = KeyChord(.numLock)
    guard numLock != 0, let off = SimulatedKeyboard(keymap, locked: locked, group: group),
      let on = SimulatedKeyboard(keymap, locked: locked | numLock, group: group),
      off.modifiers(after: chord) == on.rest, on.modifiers(after: chord) == off.rest
    else { return [] }
    var locking = KeymapSwitches.Step(from: node, to: node, chord: chord)
    locking.to.numLock = true
    return [locking, KeymapSwitches.Step(from: locking.to, to: node, chord: chord)]
  }

  /// Returns all keys that type nothing, alone and then under each modifier key.
  private static func chords(on keyboard: SimulatedKeyboard) -> [KeyChord] {
    let alone = VirtualKeyboard.keys.filter { keyboard.keysym(of: $0).isSilent }
    var chords = alone.map { KeyChord($0) }
    for holder in ModifierKeys.keysHoldingModifiers(on: keyboard) {
      guard let held = keyboard.holding([holder]) else { continue }
      // Space may type nothing while Super is held.
      for key in VirtualKeyboard.keys where key != holder && held.keysym(of: key).isSilent {
        guard let chord = KeyChord(key, modifiers: [holder]) else { continue }
        chords.append(chord)
      }
    }
    return chords
  }
}

extension KeymapSwitches.Step {
  /// The same step while Num Lock is turned on.
  fileprivate var withNumLock: Self {
    var step = self
    step.from.numLock = true
    step.to.numLock = true
    return step
  }
}
