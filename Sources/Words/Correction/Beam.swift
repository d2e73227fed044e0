// SPDX-License-Identifier: MIT

/// The hypotheses about the word that is being typed: one level for each tap.
///
/// A value: taking back a tap drops its level. ``WordCorrector`` makes and extends it.
public struct Beam: Sendable {
  /// A prefix in a lexicon, and what it costs that the taps so far were meant for it.
  struct State: Sendable {
    var node: Lexicon.Node
    /// The cost of the taps and of the finished words before.
    var cost: Float
    /// The cost with that of the prefix, by which hypotheses are compared.
    var rank: Float
    /// The place of the hypothesis that this one came from; -1 for none.
    var parent: Int32
    /// The letters since the parent, at most two and a blank; 0 for none.
    var letters: (UInt32, UInt32, UInt32)
    var lexicon: UInt8
    /// The number of mistakes other than a neighbouring key.
    var edits: UInt8
    /// The number of blanks put in.
    var blanks: UInt8
  }

  /// All hypotheses, level after level.
  var states: [State] = []
  /// The place behind each level's last hypothesis; the first level is before the first tap.
  var levelEnds: [Int] = []
  var taps: [Tap] = []
  /// The places in the pairs after the word before.
  var context = LanguageModel.Context()
  /// Memory that is used again.
  var scratch: [State] = []
  var table: [Int32] = []

  /// The number of taps.
  public var count: Int { taps.count }

  /// Returns the places of the hypotheses after some taps.
  func level(_ taps: Int) -> Range<Int> {
    guard taps >= 0, taps < levelEnds.count else { return 0..<0 }
    return (taps == 0 ? 0 : levelEnds[taps - 1])..<levelEnds[taps]
  }

  /// Removes the last tap.
  public mutating func removeLast() {
    guard !taps.isEmpty else { return }
    taps.removeLast()
    levelEnds.removeLast()
    states.removeLast(states.count - (levelEnds.last ?? 0))
  }

  /// Returns the letters of a hypothesis, with blanks between words.
  func letters(of place: Int) -> [Unicode.Scalar] {
    var reversed: [Unicode.Scalar] = []
    var place = place
    while states.indices.contains(place) {
      let state = states[place]
      for value in [state.letters.2, state.letters.1, state.letters.0] where value != 0 {
        if let letter = Unicode.Scalar(value) { reversed.append(letter) }
      }
      place = Int(state.parent)
    }
    return reversed.reversed()
  }
}

extension Beam {
  /// Adds a hypothesis to those of the next level: of two at the same prefix the better one stays.
  @inline(__always)
  mutating func add(_ state: State, limit: Float) {
    guard state.rank < limit else { return }
    if table.isEmpty { table = [Int32](repeating: -1, count: Self.tableCount) }
    // Multiplicative hashing: the high bits are the good ones.
    let key = state.node.next &* 8 &+ UInt32(state.blanks) &* 2 &+ UInt32(state.lexicon)
    var slot = Int((key &* 2_654_435_761) >> 20)
    for _ in 0..<16 {
      slot &= Self.tableCount - 1
      let place = Int(table[slot])
      guard place >= 0 else {
        table[slot] = Int32(scratch.count)
        scratch.append(state)
        return
      }
      let other = scratch[place]
      if other.node.next == state.node.next, other.node.lettersLeft == state.node.lettersLeft,
        other.lexicon == state.lexicon, other.blanks == state.blanks
      {
        if state.cost < other.cost { scratch[place] = state }
        return
      }
      slot += 1
    }
    scratch.append(state)
  }

  /// Ends a level: the best hypotheses become states, in order.
  mutating func endLevel(count: Int) {
    scratch.sort { $0.rank < $1.rank }
    states.append(contentsOf: scratch.prefix(count))
    levelEnds.append(states.count)
    scratch.removeAll(keepingCapacity: true)
    for index in table.indices { table[index] = -1 }
  }

  private static let tableCount = 4096
}
