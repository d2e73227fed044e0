// SPDX-License-Identifier: MIT

public import ClavierKit

/// The keys for each character, as the receiver's keymap defines them.
///
/// An ordinary keymap maps keys to characters; this one is its inverse for each state of the
/// receiver: a group, Caps Lock, and the modifiers held on other keyboards. The table of the first
/// group at rest is made at once; those of other states on first use.
///
/// Characters are Unicode's: canonically equal ones, such as é in one scalar or in two, are the
/// same, as Swift's `Character` compares them. A scalar that the keymap has is typed itself;
/// otherwise an equal one is. ``KeyCost`` defines the whole order.
///
/// A keymap is a value: its cache never changes its answers.
public struct Keymap: Sendable {
  /// The origin of a keymap.
  public enum Source: Hashable, Sendable {
    /// An installed keymap.
    case names(KeymapNames)
    /// A finished keymap in XKB's text format, as a Wayland compositor sends it.
    case text([UInt8])
  }

  /// The maximum size of a keymap's text in bytes; the largest installed ones have about 70 000.
  public static let textLimit = 1 << 20

  /// The most frequently used table: the first group, no lock, no held modifier.
  let tableAtRest: KeyTable
  /// The names of the groups that the receiver can be in, such as "English (US)"; empty for those
  /// without a name.
  public let groupNames: [String]
  let store: KeymapStore

  /// Compiles a keymap and inverts it.
  ///
  /// - Parameters:
  ///   - source: The keymap.
  ///   - composeLocale: The locale by which the receiver composes characters; `nil` for that of
  ///     this program's environment, or en_US.UTF-8 without one.
  /// - Throws: ``KeymapError`` naming the missing item and the remedy.
  public init(_ source: Source, composeLocale: String? = nil) throws(KeymapError) {
    let compiled = try CompiledKeymap(source)
    guard let table = TableSearch(compiled, KeyTable.State())?.table() else {
      throw .textNotUnderstood
    }
    tableAtRest = table
    groupNames = compiled.groupNames
    store = KeymapStore(
      source, tableAtRest: table, locale: composeLocale ?? ComposeSearch.environmentLocale)
  }

  /// Inverts a text console's keymap.
  ///
  /// - Parameter console: The keymap; one whose tables have no letters types nothing.
  public init(_ console: ConsoleKeymap) {
    tableAtRest = ConsoleSearch(console, KeyTable.State())?.table() ?? KeyTable([])
    groupNames = [""]
    store = KeymapStore(console, tableAtRest: tableAtRest)
  }

  /// Creates a keymap of existing tables.
  ///
  /// - Parameters:
  ///   - tableAtRest: The table of the first group without Caps Lock.
  ///   - others: The tables of other states; their Num Lock is ignored, since the entries specify
  ///     it.
  ///   - sequences: The key sequences that the receiver composes.
  ///   - switches: The chords that change from state to state.
  public init(
    tables tableAtRest: KeyTable, others: [ReceiverState: KeyTable] = [:],
    sequences: KeySequences? = nil, switches: KeymapSwitches = KeymapSwitches()
  ) {
    self.tableAtRest = tableAtRest
    var tables: [KeyTable.State: KeyTable] = [KeyTable.State(): tableAtRest]
    for (state, table) in others { tables[state.tableState] = table }
    groupNames = Array(repeating: "", count: (tables.keys.map(\.group).max() ?? 0) + 1)
    store = KeymapStore(tables, sequences: sequences, switches: switches)
  }

  /// The number of groups that the receiver can be in.
  public var groupCount: Int { groupNames.count }

  /// The text console's keymap that this keymap was made from; `nil` for a keymap of another kind.
  var console: ConsoleKeymap? { store.console }

  /// The reason why a composing receiver's sequences are unknown; `nil` if they are known.
  ///
  /// The first access loads the sequences.
  public var composeError: ComposeError? { store.composeError }

  /// Whether the first group has dead keys.
  ///
  /// **Source:** keysymdef.h: the dead keys are 0xFE50 to 0xFE93.
  public var hasDeadKeys: Bool {
    (UInt32(0xFE50)...0xFE93).contains {
      tableAtRest.chord(giving: $0, KeyTable.EntryFilter()) != nil
    }
  }

  /// The characters with a single chord at rest, in the order of Unicode, without Return and Tab.
  public var typableScalars: [Unicode.Scalar] { tableAtRest.scalars(KeyTable.EntryFilter()) }

  /// The key that deletes the character before the cursor; `nil` if the keymap has none.
  public var backspace: KeyChord? { tableAtRest.keys.backspace }

  /// Returns the key for a function without text; `nil` if the keymap has none.
  public func chord(for key: FunctionKey) -> KeyChord? { tableAtRest.keys.functions[key] }

  /// Returns the single chord for this character; `nil` if it takes several chords or cannot be
  /// typed.
  ///
  /// A line feed, alone or after a carriage return, is typed with Return.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - state: The receiver's state.
  /// - Returns: The chord.
  public func chord(
    for character: Character, in state: ReceiverState = ReceiverState()
  ) -> KeyChord? {
    // The most frequent state needs no copy of the table.
    if state.isAtRest {
      return tableAtRest.chord(for: character, KeyTable.EntryFilter(numLock: state.numLock))
    }
    return store.table(state.tableState)?.chord(
      for: character, KeyTable.EntryFilter(numLock: state.numLock))
  }

  /// Returns whether the receiver can type this character, at rest and without dead keys.
  public func canType(_ character: Character) -> Bool {
    canType(character, in: ReceiverState()) == .now
  }

  /// Returns whether the receiver can type this character.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - state: The receiver's state.
  ///   - composes: Whether the receiver composes dead keys.
  /// - Returns: Whether the character can be typed at present, later, or never.
  public func canType(
    _ character: Character, in state: ReceiverState, composes: Bool = false
  ) -> Typability {
    Typist(keymap: self, state: state, composes: composes).canType(character)
  }
}

extension KeyTable {
  /// Returns the single chord for this character, including Return and Tab.
  func chord(for character: Character, _ entryFilter: EntryFilter) -> KeyChord? {
    if let scalar = character.unicodeScalars.only, let entry = entry(scalar, entryFilter) {
      return entry.chord
    }
    switch character {
    case "\n", "\r\n", "\r": return keys.enter
    case "\t": return keys.tab
    default: return entry(equalTo: character, entryFilter)?.chord
    }
  }
}
