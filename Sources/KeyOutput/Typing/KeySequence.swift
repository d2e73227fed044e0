// SPDX-License-Identifier: MIT

/// Chords in the order in which they must be pressed, and where they may be cut off.
///
/// What belongs together is a unit: a dead key and its letter, or a switch to another group and the first
/// character there. A sequence is cut only between units, and after what then brings the receiver back:
///
///     units       ┌ a ┐┌ ´ e ┐┌ to ru, п ┐┌ р ┐┌ back ┐
///     way back      –     –       back      back   –
public struct KeySequence: Sendable {
  /// What is pressed as a whole.
  struct Unit: Hashable {
    /// Where it ends in ``KeySequence/chords``.
    var end: Int
    /// Which of the ways back leads from its end to where the receiver was.
    var wayBack: Int
  }

  /// A place between two units.
  public struct Mark: Hashable, Sendable {
    fileprivate var units: Int
    fileprivate var chords: Int
  }

  /// All chords.
  public private(set) var chords: [KeyChord] = []
  private(set) var units: [Unit] = []
  /// The ways back, each once; the first is none at all.
  private var waysBack: [[KeyChord]] = [[]]

  /// No chords.
  public init() {}

  /// Whether there is nothing to press.
  public var isEmpty: Bool { chords.isEmpty }

  /// Adds a chord that is a unit.
  public mutating func append(_ chord: KeyChord) {
    chords.append(chord)
    units.append(Unit(end: chords.count, wayBack: 0))
  }

  /// Adds chords that are one unit; nothing for none.
  ///
  /// - Parameters:
  ///   - unit: The chords.
  ///   - wayBack: What brings the receiver back from where they leave it; none if that is where it was.
  public mutating func append(
    contentsOf unit: some Collection<KeyChord>, wayBack: [KeyChord] = []
  ) {
    guard !unit.isEmpty else { return }
    chords.append(contentsOf: unit)
    let index: Int
    if let known = waysBack.firstIndex(of: wayBack) {
      index = known
    } else {
      index = waysBack.count
      waysBack.append(wayBack)
    }
    units.append(Unit(end: chords.count, wayBack: index))
  }

  /// How many transitions it has, if every unit of it leaves the receiver where it was; else `nil`.
  var plainTransitionCount: Int? {
    guard waysBack.count == 1 else { return nil }
    return chords.reduce(0) { $0 + $1.transitionCount }
  }

  /// What brings the receiver back after a unit.
  func wayBack(after unit: Unit) -> [KeyChord] { waysBack[unit.wayBack] }

  /// Takes everything out, and keeps the memory for as much.
  public mutating func removeAll() {
    chords.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    if waysBack.count > 1 { waysBack.removeSubrange(1...) }
  }

  /// Where it ends now.
  public var end: Mark { Mark(units: units.count, chords: chords.count) }

  /// What was added since it ended there; nothing if it is shorter now.
  public func chords(after mark: Mark) -> ArraySlice<KeyChord> { chords.dropFirst(mark.chords) }

  /// Takes out what was added since it ended there.
  public mutating func cut(after mark: Mark) {
    units.removeLast(max(0, units.count - mark.units))
    chords.removeLast(max(0, chords.count - mark.chords))
  }
}
