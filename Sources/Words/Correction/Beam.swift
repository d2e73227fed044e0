// SPDX-License-Identifier: MIT

/// The hypotheses of a beam search for the word that is being typed: one level for each tap.
///
/// A beam is a value, so that a tap is undone by removing its level. ``WordCorrector`` creates and
/// extends it.
public struct Beam: Sendable {
  /// A hypothesis: a prefix in a lexicon, and the cost of the taps so far if they were meant for
  /// it.
  struct State: Sendable {
    var node: Lexicon.Node
    /// The cost of the taps and of the finished words before, in 1/25 decade.
    var cost: Float
    /// The cost with that of the prefix, by which hypotheses are ordered.
    var rank: Float
    /// The index of the hypothesis from which this one came; -1 for none.
    var parent: Int32
    /// The letters added to the parent's, at most two and a space; 0 for none.
    var letters: (UInt32, UInt32, UInt32)
    var lexicon: UInt8
    /// The number of mistakes other than hits of a neighbouring key.
    var edits: UInt8
    /// The number of inserted spaces.
    var spaces: UInt8
  }

  /// All hypotheses, level after level.
  var states: [State] = []
  /// The index after each level's last hypothesis; the first level is before the first tap.
  var levelEnds: [Int] = []
  var taps: [Tap] = []
  /// The nodes of the words before, in the word pairs.
  var context = LanguageModel.Context()
  /// The buffer for the next level, whose memory is reused.
  var scratch: [State] = []
  /// The indices in ``scratch``, by a hash of the prefix; -1 where there is none.
  var hashTable: [Int32] = []

  /// The number of taps in the beam.
  public var count: Int { taps.count }

  /// Returns the indices of the hypotheses after a number of taps.
  func level(_ taps: Int) -> Range<Int> {
    guard taps >= 0, taps < levelEnds.count else { return 0..<0 }
    return (taps == 0 ? 0 : levelEnds[taps - 1])..<levelEnds[taps]
  }

  /// Removes the last tap and its level.
  public mutating func removeLast() {
    guard !taps.isEmpty else { return }
    taps.removeLast()
    levelEnds.removeLast()
    states.removeLast(states.count - (levelEnds.last ?? 0))
  }

  /// Returns the letters of a hypothesis, with spaces between words.
  func letters(of index: Int) -> [Unicode.Scalar] {
    var reversed: [Unicode.Scalar] = []
    var index = index
    while states.indices.contains(index) {
      let state = states[index]
      for value in [state.letters.2, state.letters.1, state.letters.0] where value != 0 {
        if let letter = Unicode.Scalar(value) { reversed.append(letter) }
      }
      index = Int(state.parent)
    }
    return reversed.reversed()
  }
}

extension Beam {
  /// Adds a hypothesis to the next level; of two with the same prefix, the cheaper one stays.
  @inline(__always)
  mutating func add(_ state: State, limit: Float) {
    guard state.rank < limit else { return }
    if hashTable.isEmpty { hashTable = [Int32](repeating: -1, count: Self.hashTableSize) }
    // Multiplicative hashing, whose high bits are distributed best.
    let key = state.node.next &* 8 &+ UInt32(state.spaces) &* 2 &+ UInt32(state.lexicon)
    var slot = Int((key &* 2_654_435_761) >> 20)
    for _ in 0..<16 {
      slot &= Self.hashTableSize - 1
      let index = Int(hashTable[slot])
      guard index >= 0 else {
        hashTable[slot] = Int32(scratch.count)
        scratch.append(state)
        return
      }
      let other = scratch[index]
      if other.node.next == state.node.next, other.node.lettersLeft == state.node.lettersLeft,
        other.lexicon == state.lexicon, other.spaces == state.spaces
      {
        if state.cost < other.cost { scratch[index] = state }
        return
      }
      slot += 1
    }
    scratch.append(state)
  }

  /// Ends a level: keeps the best hypotheses of the next level, in order.
  mutating func endLevel(count: Int) {
    scratch.sort { $0.rank < $1.rank }
    states.append(contentsOf: scratch.prefix(count))
    levelEnds.append(states.count)
    scratch.removeAll(keepingCapacity: true)
    for index in hashTable.indices { hashTable[index] = -1 }
  }

  private static let hashTableSize = 4096
}
