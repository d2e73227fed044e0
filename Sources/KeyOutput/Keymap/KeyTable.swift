// SPDX-License-Identifier: MIT

public import ClavierKit

/// The inverse of a keymap in one state of the receiver: the chord for each symbol.
///
/// The table is a plain value, about 12 kB for a common layout. ``Keymap`` makes it from an XKB
/// keymap or a text console's.
public struct KeyTable: Sendable {
  /// The state that a table is made for; the state of Num Lock is in the entries instead.
  struct State: Hashable, Sendable {
    var group = 0
    var capsLock = false
    var held: KeyStroke.Modifiers = []
  }

  /// A symbol and the chord that gives it.
  public struct Entry: Hashable, Sendable {
    /// The key's symbol for composition: XKB's keysym, or any number that the keyboard chooses.
    public var symbol: UInt32
    /// The character; `nil` for a symbol that types none, such as a dead key.
    public var scalar: Unicode.Scalar?
    public var chord: KeyChord
    /// The required state of Num Lock; `nil` if it does not matter.
    public var numLock: Bool?
    /// Whether the chord holds a key that selects another group.
    public var isOfOtherGroup = false
    /// Whether the chord's modifiers end a pending sequence, so that it can only be the first chord
    /// of one.
    public var endsSequence = false
  }

  /// The keys that give no character.
  public struct Keys: Hashable, Sendable {
    public var enter: KeyChord?
    public var tab: KeyChord?
    public var backspace: KeyChord?
    public var functions: [FunctionKey: KeyChord] = [:]
    /// The key that is held for each modifier of a stroke.
    public var modifiers: [KeyStroke.Modifiers: Keycode] = [:]
    /// The modifiers that each key holds, on any keyboard.
    public var modifiersByKey = Keys.standardModifiersByKey

    /// The modifiers of the keys named after them, which nearly every keyboard shares.
    ///
    /// **Source:** linux/input-event-codes.h; the right Alt key is AltGr wherever a keymap makes
    /// use of it.
    public static let standardModifiersByKey: [Keycode: KeyStroke.Modifiers] = [
      .leftControl: .control, .rightControl: .control, .leftShift: .shift, .rightShift: .shift,
      .leftAlt: .alt, .rightAlt: .altGr, .leftSuper: .super, .rightSuper: .super,
    ]
  }

  /// The table's content, in an object so that a lookup copies only a reference.
  private final class Storage: Sendable {
    let keys: Keys
    let entries: [Entry]
    let symbols: [UInt32]
    let scalars: ScalarIndex
    let marks, letters: [Unicode.Scalar]

    init(
      _ keys: Keys, _ entries: [Entry], _ scalars: ScalarIndex, marks: [Unicode.Scalar],
      letters: [Unicode.Scalar]
    ) {
      self.keys = keys
      self.entries = entries
      symbols = entries.map(\.symbol)
      self.scalars = scalars
      self.marks = marks
      self.letters = letters
    }
  }

  private let storage: Storage

  public var keys: Keys { storage.keys }
  /// The entries by symbol, ascending; the cheapest entry of a symbol comes first.
  var entries: [Entry] { storage.entries }
  private var symbols: [UInt32] { storage.symbols }
  private var scalars: ScalarIndex { storage.scalars }
  /// The combining marks among the scalars.
  var marks: [Unicode.Scalar] { storage.marks }
  /// The letters that the marks combine with.
  var letters: [Unicode.Scalar] { storage.letters }

  /// Creates a table of entries.
  ///
  /// - Parameters:
  ///   - entries: The symbols and chords, the cheapest of a character first; those beyond the first
  ///     65 535 are left out.
  ///   - keys: The keys that give no character.
  init(_ entries: [Entry], keys: Keys = Keys()) {
    let ranked = entries.prefix(Int(UInt16.max)).enumerated().sorted {
      ($0.element.symbol, $0.offset) < ($1.element.symbol, $1.offset)
    }
    let sorted = ranked.map(\.element)
    let byRank = ranked.enumerated().map { (rank: $0.element.offset, number: UInt16($0.offset)) }
      .sorted { $0.rank < $1.rank }
    let scalars = ScalarIndex(
      byRank.lazy.compactMap { pair in
        sorted[Int(pair.number)].scalar.map { ($0, pair.number) }
      })
    let marks = scalars.all.filter(\.isCombiningMark)
    // Unicode classifies the points of Hebrew as alphabetic, but no mark combines with them.
    let letters =
      marks.isEmpty
      ? [] : scalars.all.filter { $0.properties.isAlphabetic && !$0.isCombiningMark }
    storage = Storage(keys, sorted, scalars, marks: marks, letters: letters)
  }

  /// Returns the characters with a single chord, in the order of Unicode.
  func scalars(_ entryFilter: EntryFilter) -> [Unicode.Scalar] {
    scalars.all.filter { entry($0, entryFilter) != nil }
  }
}

extension KeyTable {
  /// The entries of a table that may be used in a situation.
  struct EntryFilter {
    /// Whether Num Lock is on; `nil` if unknown.
    var numLock: Bool?
    /// Whether only chords that hold a key for another group are used; otherwise only all others.
    var isOtherGroup = false
    /// Whether the receiver waits for the next key of a sequence.
    var isInSequence = false
    /// The symbols that begin a sequence for the receiver.
    var sequenceStarters: [UInt32] = []

    func admits(_ entry: Entry) -> Bool {
      guard entry.isOfOtherGroup == isOtherGroup, entry.numLock == nil || entry.numLock == numLock
      else { return false }
      guard !isInSequence || !entry.endsSequence else { return false }
      return sequenceStarters.isEmpty || !sequenceStarters.contains(entry.symbol)
    }
  }

  /// Returns the cheapest entry for this scalar.
  func entry(_ scalar: Unicode.Scalar, _ entryFilter: EntryFilter) -> Entry? {
    scalars.first(scalar) { entryFilter.admits(entries[$0]) }.map { entries[$0] }
  }

  /// Returns the cheapest entry for a canonically equal scalar.
  func entry(equalTo character: Character, _ entryFilter: EntryFilter) -> Entry? {
    scalars.first(equalTo: character) { entryFilter.admits(entries[$0]) }.map { entries[$0] }
  }

  /// Returns the cheapest chord for this symbol.
  func chord(giving symbol: UInt32, _ entryFilter: EntryFilter) -> KeyChord? {
    var place = ScalarIndex.firstIndex(in: 0..<symbols.count) { symbols[$0] >= symbol }
    while place < symbols.count, symbols[place] == symbol {
      if entryFilter.admits(entries[place]) { return entries[place].chord }
      place += 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar combines with the character before it.
  var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
