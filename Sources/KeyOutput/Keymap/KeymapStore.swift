// SPDX-License-Identifier: MIT

import Synchronization

/// A cache of a keymap's content, filled on first use.
///
/// The compiled keymap takes 0.4 MB, so it is released as soon as a table is made from it. For
/// another state it is compiled again, which takes 3 ms. The same holds for the Compose sequences
/// of a locale: 0.13 MB and 2.5 ms.
final class KeymapStore: Sendable {
  /// The origin of the tables.
  private enum Origin: Sendable {
    case source(Keymap.Source, locale: String)
    case console(ConsoleKeymap)
    case tables
  }

  private struct Cache {
    var tables: [KeyTable.State: KeyTable] = [:]
    /// The states for which the keymap is known to have no table.
    var impossibleStates: Set<KeyTable.State> = []
    var sequences: [Int: KeySequences] = [:]
    var switches: [Bool: KeymapSwitches] = [:]
    var composeError: ComposeError?
  }

  /// The maximum number of cached tables; a receiver rarely uses more than two states.
  private static let tableLimit = 16

  private let origin: Origin
  private let cache: Mutex<Cache>

  init(_ source: Keymap.Source, tableAtRest: KeyTable, locale: String) {
    origin = .source(source, locale: locale)
    cache = Mutex(Cache(tables: [KeyTable.State(): tableAtRest]))
  }

  init(_ console: ConsoleKeymap, tableAtRest: KeyTable) {
    origin = .console(console)
    var cache = Cache(tables: [KeyTable.State(): tableAtRest])
    cache.sequences[0] = ConsoleSequences.sequences(of: console)
    self.cache = Mutex(cache)
  }

  init(
    _ tables: [KeyTable.State: KeyTable], sequences: KeySequences?, switches: KeymapSwitches
  ) {
    origin = .tables
    var cache = Cache()
    cache.tables = tables
    if let sequences {
      for state in tables.keys { cache.sequences[state.group] = sequences }
    }
    cache.switches = [false: switches, true: switches]
    self.cache = Mutex(cache)
  }

  /// The text console's keymap behind the cache; `nil` for a keymap of another kind.
  var console: ConsoleKeymap? {
    if case .console(let keymap) = origin { keymap } else { nil }
  }

  /// Returns the table of each state that has one.
  func tables(_ states: [KeyTable.State]) -> [KeyTable.State: KeyTable] {
    cache.withLock { cache in
      prepare(states, &cache)
      var tables: [KeyTable.State: KeyTable] = [:]
      for state in states { tables[state] = cache.tables[state] }
      return tables
    }
  }

  /// Returns the table of one state; `nil` if the keymap cannot be in it.
  func table(_ state: KeyTable.State) -> KeyTable? {
    cache.withLock { cache in
      if let table = cache.tables[state] { return table }
      prepare([state], &cache)
      return cache.tables[state]
    }
  }

  /// Returns the chords that change between states.
  ///
  /// - Parameter hasCapsLock: Whether one of the states has Caps Lock on.
  /// - Returns: The chords.
  func switches(withCapsLock hasCapsLock: Bool) -> KeymapSwitches {
    cache.withLock { cache in
      if let switches = cache.switches[hasCapsLock] { return switches }
      var switches = KeymapSwitches()
      if case .source(let source, _) = origin, let keymap = try? CompiledKeymap(source) {
        switches = SwitchSearch.switches(of: keymap, withCapsLock: hasCapsLock)
      }
      cache.switches[hasCapsLock] = switches
      return switches
    }
  }

  /// Returns the sequences of a group's keys; `nil` if none are known.
  func sequences(ofGroup group: Int) -> KeySequences? {
    cache.withLock { cache in
      if let sequences = cache.sequences[group] { return sequences }
      guard case .source(_, let locale) = origin, cache.composeError == nil else { return nil }
      let state = KeyTable.State(group: group)
      prepare([state], &cache)
      guard let table = cache.tables[state] else { return nil }
      var sequences = KeySequences([])
      do throws(ComposeError) {
        // A layout without dead keys needs no file of sequences.
        if ComposeSearch.canCompose(table, locale: locale) {
          var search = try ComposeSearch(locale: locale)
          sequences = search.sequences(of: table)
        }
        cache.sequences[group] = sequences
        return sequences
      } catch {
        cache.composeError = error
        return nil
      }
    }
  }

  /// The reason why the receiver's sequences are unknown; `nil` if they are known.
  var composeError: ComposeError? {
    _ = sequences(ofGroup: 0)
    return cache.withLock { $0.composeError }
  }

  /// Creates the tables that are not cached yet.
  private func prepare(_ states: [KeyTable.State], _ cache: inout Cache) {
    if case .tables = origin { return }
    func isMissing(_ state: KeyTable.State) -> Bool {
      cache.tables[state] == nil && !cache.impossibleStates.contains(state)
    }
    guard states.contains(where: isMissing) else { return }
    if cache.tables.count + states.count > Self.tableLimit { cache.tables = [:] }
    if cache.impossibleStates.count > Self.tableLimit { cache.impossibleStates = [] }
    let missing = states.filter(isMissing)
    switch origin {
    case .source(let source, _):
      // A keymap that compiled once compiles again, unless its files were removed.
      guard let keymap = try? CompiledKeymap(source) else { return }
      for state in missing { cache.tables[state] = TableSearch(keymap, state)?.table() }
    case .console(let keymap):
      for state in missing { cache.tables[state] = ConsoleSearch(keymap, state)?.table() }
    case .tables: return
    }
    for state in missing where cache.tables[state] == nil { cache.impossibleStates.insert(state) }
  }
}
