// SPDX-License-Identifier: MIT

public import ClavierKit

/// Which keys give which characters for whoever receives them.
///
/// A keymap answers "what does this key type?"; this is the reverse, for each state that the receiver can
/// be in: a group, Caps Lock, and what is held on other keyboards. The table of the first group at rest is
/// made at once; those of other states when they are first asked for.
///
/// Characters are Unicode's: those that are canonically equal, such as é in one scalar or in two,
/// are the same, as Swift's `Character` compares them. Where the keymap has a scalar itself, that
/// is typed; where it has only an equal, that is; ``KeyCost`` has the whole order.
///
/// It is a value: what it looks up and keeps never changes what it answers.
public struct Keymap: Sendable {
  /// Where a keymap comes from.
  public enum Source: Hashable, Sendable {
    /// One of the installed keymaps.
    case names(KeymapNames)
    /// A finished keymap in XKB's text format, as a Wayland compositor sends it.
    case text([UInt8])
  }

  /// The most bytes in a keymap's text; the largest installed ones have about 70 000.
  public static let textLimit = 1 << 20

  /// The table that is needed most: the first group, no lock, nothing held.
  let atRest: KeyTable
  /// How many groups the receiver can be in.
  public let groupCount: Int
  let store: KeymapStore

  /// Compiles a keymap and turns it around.
  ///
  /// - Parameters:
  ///   - source: The keymap.
  ///   - composeLocale: The locale by which the receiver composes characters; `nil` for that of this
  ///     program's environment, else en_US.UTF-8.
  /// - Throws: ``KeymapError`` naming what was not found and the remedy.
  public init(_ source: Source, composeLocale: String? = nil) throws(KeymapError) {
    let compiled = try CompiledKeymap(source)
    guard let table = TableSearch(compiled, KeyTable.Place())?.table() else {
      throw .textNotUnderstood
    }
    atRest = table
    groupCount = compiled.groupCount
    store = KeymapStore(
      source, atRest: table, locale: composeLocale ?? ComposeSearch.environmentLocale)
  }

  /// Turns a text console's keymap around.
  ///
  /// - Parameter console: The keymap; one whose tables have no letters types nothing.
  public init(_ console: ConsoleKeymap) {
    atRest = ConsoleSearch(console, KeyTable.Place())?.table() ?? KeyTable([])
    groupCount = 1
    store = KeymapStore(console, atRest: atRest)
  }

  /// A keymap of tables that were made elsewhere.
  ///
  /// - Parameters:
  ///   - atRest: The table of the first group without Caps Lock.
  ///   - others: The tables of other states; where Num Lock is does not matter, as the entries say that.
  ///   - sequences: What the receiver makes of several keys, one after another.
  ///   - switches: The chords from state to state.
  public init(
    tables atRest: KeyTable, others: [ReceiverState: KeyTable] = [:],
    sequences: KeySequences? = nil, switches: KeymapSwitches = KeymapSwitches()
  ) {
    self.atRest = atRest
    var tables: [KeyTable.Place: KeyTable] = [KeyTable.Place(): atRest]
    for (state, table) in others { tables[state.place] = table }
    groupCount = (tables.keys.map(\.group).max() ?? 0) + 1
    store = KeymapStore(tables, sequences: sequences, switches: switches)
  }

  /// The text console's keymap that it was made of; `nil` if it was made of another.
  var console: ConsoleKeymap? { store.console }

  /// Why no dead keys are used for a receiver that composes; `nil` if they are.
  ///
  /// It loads the sequences, if nobody has needed them yet.
  public var composeError: ComposeError? { store.composeError }

  /// The characters that one chord gives at rest, in the order of Unicode, without Return and Tab.
  public var typableScalars: [Unicode.Scalar] { atRest.scalars(KeyTable.Scope()) }

  /// The key that deletes the character before the cursor; `nil` if the keymap has none.
  public var backspace: KeyChord? { atRest.keys.backspace }

  /// The key for what gives no text; `nil` if the keymap has none.
  public func chord(for key: FunctionKey) -> KeyChord? { atRest.keys.functions[key] }

  /// The one chord that gives this character; `nil` if it takes several or cannot be typed.
  ///
  /// A line feed, alone or after a carriage return, is what Return gives.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - state: What the receiver is in the middle of.
  /// - Returns: The chord.
  public func chord(
    for character: Character, in state: ReceiverState = ReceiverState()
  ) -> KeyChord? {
    // Nothing is copied for the state that counts most.
    if state.isAtRest {
      return atRest.chord(for: character, KeyTable.Scope(numLock: state.numLock))
    }
    return store.table(state.place)?.chord(
      for: character, KeyTable.Scope(numLock: state.numLock))
  }

  /// Whether the receiver can be sent this character, at rest and without dead keys.
  public func canType(_ character: Character) -> Bool {
    canType(character, in: ReceiverState()) == .now
  }

  /// Whether the receiver can be sent this character.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - state: What the receiver is in the middle of.
  ///   - composes: Whether it makes characters of dead keys and what follows them.
  /// - Returns: Whether it can at this moment, or later, or never.
  public func canType(
    _ character: Character, in state: ReceiverState, composes: Bool = false
  ) -> Typability {
    Typist(keymap: self, state: state, composes: composes).canType(character)
  }
}

extension KeyTable {
  /// The one chord that gives this character, Return and Tab among them.
  func chord(for character: Character, _ scope: Scope) -> KeyChord? {
    if let scalar = character.onlyScalar, let entry = entry(scalar, scope) { return entry.chord }
    switch character {
    case "\n", "\r\n", "\r": return keys.enter
    case "\t": return keys.tab
    default: return entry(equalTo: character, scope)?.chord
    }
  }
}
