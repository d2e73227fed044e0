// SPDX-License-Identifier: MIT

/// How a character is typed, from the cheapest way to the dearest.
public enum KeyWay: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// One chord.
  case chord
  /// A dead key and what it joins, or another sequence that the receiver composes.
  case sequence
  /// Pieces, each a chord or a sequence of its own, such as a letter and its mark.
  case pieces
  /// A chord that holds another group of the keymap for its time.
  case otherGroup
  /// A switch to another group, or of Caps Lock, and back.
  case change
  /// Its number in Unicode, in a way that the receiver knows.
  case number

  public static func < (left: KeyWay, right: KeyWay) -> Bool { left.rawValue < right.rawValue }
}

/// Finds the keys for characters in one state of the receiver, without leaving it.
struct KeyFinder {
  let table: KeyTable
  /// What the receiver composes; `nil` if it does not.
  let sequences: KeySequences?
  let state: ReceiverState
  /// How what the keymap lacks is typed; `nil` if it is not.
  let numbers: NumberTyping?

  /// Where Num Lock is; `nil` if nobody knows.
  private var numLock: Bool? { state.numLock }

  /// What gives a character as it is.
  private var scope: KeyTable.Scope {
    KeyTable.Scope(numLock: numLock, beginners: sequences?.beginners ?? [])
  }

  /// The one chord of the active group that gives this character.
  func chord(for character: Character) -> KeyChord? { table.chord(for: character, scope) }

  /// Adds the chords that type a character, or none if it cannot be typed.
  ///
  /// - Returns: How it is typed; `nil` if it is not. It is never typed in part.
  func append(_ character: Character, to chords: inout [KeyChord]) -> KeyWay? {
    if let chord = chord(for: character) {
      chords.append(chord)
      return .chord
    }
    if let sequence = sequence(for: character) {
      chords += sequence
      return .sequence
    }
    if appendPieces(of: character, to: &chords) { return .pieces }
    var other = scope
    other.isOtherGroup = true
    if let chord = table.chord(for: character, other) {
      chords.append(chord)
      return .otherGroup
    }
    return appendNumbers(of: character, to: &chords) ? .number : nil
  }

  private func sequence(for character: Character) -> [KeyChord]? {
    sequences?.chords(for: character, KeyTable.Scope(numLock: numLock), in: table)
  }

  /// What the way to type a character costs; `nil` if there is none.
  func cost(of character: Character, _ chords: inout [KeyChord]) -> Int? {
    chords.removeAll(keepingCapacity: true)
    guard let way = append(character, to: &chords) else { return nil }
    let extra =
      switch way {
      case .otherGroup: KeyCost.otherGroup
      case .number: KeyCost.number
      default: 0
      }
    return chords.reduce(extra + KeyCost.anotherKey * (chords.count - 1)) { $0 + $1.cost }
  }
}

// MARK: - Numbers

extension KeyFinder {
  /// Adds the scalars of a character one by one, those by their numbers that no chord gives.
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

  /// Adds the chords for as many scalars from the first as can be typed together.
  ///
  /// - Returns: How many scalars they are; `nil` if not even the first can be typed.
  private func appendLongestPiece(
    of scalars: Character.UnicodeScalarView.SubSequence, to chords: inout [KeyChord]
  ) -> Int? {
    // A character of many scalars is somebody's play: pieces longer than any that is composed are
    // not tried, or each would be tried at every length.
    let longest = scalars.prefix(KeyFinder.longestPiece).count
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

  /// The most scalars that compose to one.
  ///
  /// **Source:** Unicode Standard Annex 15, "Maximum Expansion Factors": NFD of U+1F82 has four.
  private static let longestPiece = 4

  /// A letter and a combining mark that are canonically equal to a piece, such as ấ as â and an acute:
  /// what these very keys give on a Vietnamese keyboard.
  private func letterAndMark(equalTo piece: Character) -> [KeyChord]? {
    // Only a letter beyond ASCII is composed, and of its own script and marks of that or of all;
    // without these tests every miss would try all pairs.
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
        let chords = [letter, mark].compactMap { table.entry($0, scope)?.chord }
        if chords.count == 2 { return chords }
      }
    }
    return nil
  }
}

extension Keymap {
  /// What finds keys in a state; `nil` if the keymap cannot be in it.
  func finder(
    in state: ReceiverState = ReceiverState(), composes: Bool = false,
    numbers: NumberTyping? = nil
  ) -> KeyFinder? {
    guard let table = state.isAtRest ? atRest : store.table(state.place) else { return nil }
    return KeyFinder(
      table: table, sequences: composes ? store.sequences(ofGroup: state.group) : nil,
      state: state, numbers: numbers)
  }
}
