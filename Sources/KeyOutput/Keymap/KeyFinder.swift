// SPDX-License-Identifier: MIT

/// The routes for typing a character, from the cheapest to the most expensive.
public enum TypingRoute: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// One chord.
  case chord
  /// A dead key and the letter that it modifies, or another sequence that the receiver composes.
  case sequence
  /// Several parts, each a chord or a sequence, such as a letter and its combining mark.
  case pieces
  /// A chord that temporarily selects another group of the keymap.
  case otherGroup
  /// A switch of group or of Caps Lock, and the switch back.
  case change
  /// The character's number in Unicode, by a method that the receiver supports.
  case number

  public static func < (left: TypingRoute, right: TypingRoute) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Finds the keys for characters in one state of the receiver, without changing the state.
struct KeyFinder {
  let table: KeyTable
  /// The receiver's compositions; `nil` if it does not compose.
  let sequences: KeySequences?
  let state: ReceiverState
  /// The method for characters that the keymap lacks; `nil` for none.
  let numbers: UnicodeNumberInput?

  /// Whether Num Lock is on; `nil` if unknown.
  private var numLock: Bool? { state.numLock }

  /// The filter of entries that give a character directly.
  private var entryFilter: KeyTable.EntryFilter {
    KeyTable.EntryFilter(numLock: numLock, sequenceStarters: sequences?.sequenceStarters ?? [])
  }

  /// Returns the single chord of the active group for this character.
  func chord(for character: Character) -> KeyChord? { table.chord(for: character, entryFilter) }

  /// Returns the single chord of the active group for this scalar.
  ///
  /// The result is `nil` if the receiver composes something else from the chord.
  func chord(for scalar: Unicode.Scalar) -> KeyChord? { table.entry(scalar, entryFilter)?.chord }

  /// Adds the chords that type a character; none if it cannot be typed.
  ///
  /// - Returns: The route; `nil` if there is none. A character is never typed in part.
  func append(_ character: Character, to chords: inout [KeyChord]) -> TypingRoute? {
    if let chord = chord(for: character) {
      chords.append(chord)
      return .chord
    }
    if let sequence = sequence(for: character) {
      chords += sequence
      return .sequence
    }
    if appendPieces(of: character, to: &chords) { return .pieces }
    var other = entryFilter
    other.isOtherGroup = true
    if let chord = table.chord(for: character, other) {
      chords.append(chord)
      return .otherGroup
    }
    return appendNumbers(of: character, to: &chords) ? .number : nil
  }

  private func sequence(for character: Character) -> [KeyChord]? {
    sequences?.chords(for: character, KeyTable.EntryFilter(numLock: numLock), in: table)
  }

  /// Returns the cost of typing a character; `nil` if it cannot be typed.
  func cost(of character: Character, _ chords: inout [KeyChord]) -> Int? {
    chords.removeAll(keepingCapacity: true)
    guard let route = append(character, to: &chords) else { return nil }
    let extra =
      switch route {
      case .otherGroup: KeyCost.otherGroup
      case .number: KeyCost.number
      default: 0
      }
    return chords.reduce(extra + KeyCost.additionalKey * (chords.count - 1)) { $0 + $1.cost }
  }
}

// MARK: - Numbers

extension KeyFinder {
  /// Adds the scalars of a character one by one, those without a chord by their numbers.
  private func appendNumbers(of character: Character, to chords: inout [KeyChord]) -> Bool {
    guard let numbers else { return false }
    let start = chords.count
    for scalar in character.unicodeScalars {
      if let chord = chord(for: Character(scalar)) {
        chords.append(chord)
      } else if !numbers.append(scalar, in: state, chord(for:), to: &chords) {
        chords.removeSubrange(start...)
        return false
      }
    }
    return true
  }
}

// MARK: - Pieces

extension KeyFinder {
  private func appendPieces(of character: Character, to chords: inout [KeyChord]) -> Bool {
    let start = chords.count
    var rest = character.unicodeScalars[...]
    while !rest.isEmpty {
      guard let length = appendLongestPiece(of: rest, to: &chords) else {
        chords.removeSubrange(start...)
        return false
      }
      rest = rest.dropFirst(length)
    }
    return true
  }

  /// Adds the chords for the longest prefix of the scalars that can be typed together.
  ///
  /// - Returns: The number of scalars; `nil` if the first cannot be typed.
  private func appendLongestPiece(
    of scalars: Character.UnicodeScalarView.SubSequence, to chords: inout [KeyChord]
  ) -> Int? {
    // The limit excludes pieces longer than any composition: a crafted character of many scalars
    // would take quadratic time.
    let longest = scalars.prefix(KeyFinder.maximumPieceLength).count
    for length in stride(from: longest, through: 1, by: -1) {
      let text = String(String.UnicodeScalarView(scalars.prefix(length)))
      guard text.count == 1, let piece = text.first else { continue }
      if let chord = chord(for: piece) {
        chords.append(chord)
        return length
      }
      if let several = sequence(for: piece) ?? letterAndMark(equalTo: piece) {
        chords += several
        return length
      }
    }
    return nil
  }

  /// The maximum number of scalars that compose to one.
  ///
  /// **Source:** Unicode Standard Annex 15, "Maximum Expansion Factors": NFD of U+1F82 has four.
  private static let maximumPieceLength = 4

  /// Returns a letter and a combining mark canonically equal to a piece, such as ấ as â and an
  /// acute.
  ///
  /// A Vietnamese keyboard has exactly these two keys.
  private func letterAndMark(equalTo piece: Character) -> [KeyChord]? {
    // Only a non-ASCII letter is composed, with letters and marks of its own script or of all.
    // Without these tests every miss would try all pairs.
    guard !table.marks.isEmpty, !piece.isASCII, piece.isLetter else { return nil }
    let script = Script(of: piece)
    let marks = table.marks.filter { [script, .symbols].contains(Script(of: Character($0))) }
    guard !marks.isEmpty else { return nil }
    let letters = table.letters.filter { Script(of: Character($0)) == script }
    for mark in marks {
      for letter in letters {
        var pair = String.UnicodeScalarView()
        pair.append(letter)
        pair.append(mark)
        guard String(pair) == String(piece) else { continue }
        let chords = [letter, mark].compactMap { table.entry($0, entryFilter)?.chord }
        if chords.count == 2 { return chords }
      }
    }
    return nil
  }
}

extension Keymap {
  /// Returns the key finder of a state; `nil` if the keymap cannot be in that state.
  func finder(
    in state: ReceiverState = ReceiverState(), composes: Bool = false,
    numbers: UnicodeNumberInput? = nil
  ) -> KeyFinder? {
    guard let table = state.isAtRest ? tableAtRest : store.table(state.tableState) else {
      return nil
    }
    return KeyFinder(
      table: table, sequences: composes ? store.sequences(ofGroup: state.group) : nil,
      state: state, numbers: numbers)
  }
}
