// SPDX-License-Identifier: MIT

/// The key sequences that a receiver composes to one character: with dead keys, or with Compose.
///
/// Keys are named by their symbols in a ``KeyTable``, so that the same sequences serve with Caps
/// Lock on and off. The type is an immutable class, so that a lookup copies only a reference.
public final class KeySequences: Sendable {
  /// The maximum number of symbols in a sequence; longer ones are left out.
  public static let lengthLimit = 5

  private let results: ScalarIndex
  /// The symbols of all sequences, concatenated, and the start of each.
  private let symbols: [UInt32]
  private let starts: [UInt32]
  /// The symbols of keys that give a character but begin a sequence for this receiver; usually
  /// empty.
  let sequenceStarters: [UInt32]

  /// Creates an index of sequences.
  ///
  /// - Parameters:
  ///   - sequences: The characters, and the symbols that compose each; those beyond the first 65
  ///     535 are left out.
  ///   - sequenceStarters: The symbols of keys that give a character but begin a sequence for this
  ///     receiver.
  public init(
    _ sequences: [(scalar: Unicode.Scalar, symbols: [UInt32])], sequenceStarters: [UInt32] = []
  ) {
    let valid = sequences.filter { (1...KeySequences.lengthLimit).contains($0.symbols.count) }
      .prefix(Int(UInt16.max))
    results = ScalarIndex(valid.enumerated().map { ($0.element.scalar, UInt16($0.offset)) })
    var starts: [UInt32] = [0]
    for sequence in valid { starts.append((starts.last ?? 0) + UInt32(sequence.symbols.count)) }
    self.starts = starts
    symbols = valid.flatMap(\.symbols)
    self.sequenceStarters = sequenceStarters
  }

  /// Returns the cheapest sequence for a character, or for a canonically equal one, whose keys are
  /// all in a table.
  func chords(
    for character: Character, _ entryFilter: KeyTable.EntryFilter, in table: KeyTable
  ) -> [KeyChord]? {
    var best: (chords: [KeyChord], cost: Int)?
    func compare(_ number: Int) -> Bool {
      guard let chords = chords(of: number, entryFilter, in: table) else { return false }
      let cost = chords.reduce(KeyCost.additionalKey * (chords.count - 1)) { $0 + $1.cost }
      if best.map({ cost < $0.cost }) ?? true { best = (chords, cost) }
      // `false` continues the search through all sequences.
      return false
    }
    if let scalar = character.unicodeScalars.only { _ = results.first(scalar, where: compare) }
    if best == nil { _ = results.first(equalTo: character, where: compare) }
    return best?.chords
  }

  private func chords(
    of number: Int, _ entryFilter: KeyTable.EntryFilter, in table: KeyTable
  ) -> [KeyChord]? {
    var chords: [KeyChord] = []
    var entryFilter = entryFilter
    for symbol in symbols[Int(starts[number])..<Int(starts[number + 1])] {
      guard let chord = table.chord(giving: symbol, entryFilter) else { return nil }
      chords.append(chord)
      entryFilter.isInSequence = true
    }
    return chords
  }
}

extension Sequence {
  /// The only element of the sequence; `nil` if it has none or several.
  var only: Element? {
    var elements = makeIterator()
    let element = elements.next()
    return elements.next() == nil ? element : nil
  }
}
