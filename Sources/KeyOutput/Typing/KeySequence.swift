// SPDX-License-Identifier: MIT

import ClavierKit

/// Chords in the order in which they must be pressed, and the places where the sequence may be cut.
///
/// Chords that belong together are a unit: a dead key and its letter, or a switch to another group
/// and the first character there. A sequence is cut only between units, and then followed by
/// the restoration of the receiver's group and locks:
///
///     units       ┌ a ┐┌ ´ e ┐┌ to ru, п ┐┌ р ┐┌ back ┐
///     restoration   –     –       back      back   –
public struct KeySequence: Sendable {
  /// Chords that are pressed as a whole.
  struct Unit: Hashable {
    /// The unit's end in ``KeySequence/chords``.
    var end: Int
    /// The index of the restoration after the unit.
    var restoration: Int
    /// The number of the unit's first chords that change the receiver's state.
    var switches = 0
  }

  /// A place between two units.
  public struct Mark: Hashable, Sendable {
    fileprivate var units: Int
    fileprivate var chords: Int
  }

  /// All chords of the sequence.
  public private(set) var chords: [KeyChord] = []
  private(set) var units: [Unit] = []
  /// Whether the receiver is in another group, or has other locks, during a part of the sequence.
  private(set) var changesState = false
  /// The restorations without duplicates; the first is empty.
  private var restorations: [[KeyChord]] = [[]]

  /// Creates an empty sequence.
  public init() {}

  /// Whether the sequence is empty.
  public var isEmpty: Bool { chords.isEmpty }

  /// Adds a chord as a unit.
  public mutating func append(_ chord: KeyChord) {
    chords.append(chord)
    units.append(Unit(end: chords.count, restoration: 0))
  }

  /// Adds chords as one unit; no-op for none.
  ///
  /// - Parameters:
  ///   - unit: The chords.
  ///   - holdsGroup: Whether one of the chords holds another group.
  ///   - switches: The number of the unit's first chords that change the receiver's state.
  ///   - restoration: The chords that restore the initial state after the unit; none if it is
  ///     unchanged.
  public mutating func append(
    contentsOf unit: some Collection<KeyChord>, holdsGroup: Bool = false, switches: Int = 0,
    restoration: [KeyChord] = []
  ) {
    guard !unit.isEmpty else { return }
    if holdsGroup || switches > 0 || !restoration.isEmpty { changesState = true }
    chords.append(contentsOf: unit)
    let index: Int
    if let known = restorations.firstIndex(of: restoration) {
      index = known
    } else {
      index = restorations.count
      restorations.append(restoration)
    }
    units.append(Unit(end: chords.count, restoration: index, switches: switches))
  }

  /// The number of transitions if every unit leaves the receiver's state unchanged; otherwise
  /// `nil`.
  var plainTransitionCount: Int? {
    guard restorations.count == 1 else { return nil }
    return chords.reduce(0) { $0 + $1.transitionCount }
  }

  /// Returns the chords that restore the initial state after a unit.
  func restoration(after unit: Unit) -> [KeyChord] { restorations[unit.restoration] }

  /// Returns the chords that restore the initial state after a part of a unit.
  ///
  /// A change of state that takes several chords is completed first.
  ///
  /// - Parameters:
  ///   - end: The index after the part's last chord.
  ///   - unit: The unit.
  ///   - start: The index of the unit's first chord.
  /// - Returns: The chords.
  func restoration(after end: Int, of unit: Unit, from start: Int) -> [KeyChord] {
    let switchEnd = min(start + unit.switches, unit.end)
    guard end < switchEnd else { return restoration(after: unit) }
    return Array(chords[end..<switchEnd]) + restoration(after: unit)
  }

  /// Removes all chords, and keeps the capacity.
  public mutating func removeAll() {
    chords.clear()
    units.clear()
    changesState = false
    if restorations.count > 1 { restorations.removeSubrange(1...) }
  }

  /// The mark of the sequence's present end.
  public var end: Mark { Mark(units: units.count, chords: chords.count) }

  /// Returns the chords added after a mark; none if the sequence is shorter now.
  public func chords(after mark: Mark) -> ArraySlice<KeyChord> { chords.dropFirst(mark.chords) }

  /// Removes the chords added after a mark.
  public mutating func cut(after mark: Mark) {
    units.removeLast(max(0, units.count - mark.units))
    chords.removeLast(max(0, chords.count - mark.chords))
  }
}
