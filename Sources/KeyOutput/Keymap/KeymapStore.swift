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
    var tables: [KeyTable.Place: KeyTable] = [:]
    /// The states for which the keymap is known to have no table.
    var impossible: Set<KeyTable.Place> = []
    var sequences: [Int: KeySequences] = [:]
    var switches: [Bool: KeymapSwitches] = [:]
    var composeError: ComposeError?
  }

  /// The maximum number of cached tables; a receiver rarely uses more than two states.
  private static let tableLimit = 16

  private let origin: Origin
  private let known: Mutex<Cache>

  init(_ source: Keymap.Source, atRest: KeyTable, locale: String) {
    origin = .source(source, locale: locale)
    known = Mutex(Cache(tables: [KeyTable.Place(): atRest]))
  }

  init(_ console: ConsoleKeymap, atRest: KeyTable) {
    origin = .console(console)
    var known = Cache(tables: [KeyTable.Place(): atRest])
    known.sequences[0] = ConsoleSequences.sequences(of: console)
    self.known = Mutex(known)
  }

  init(
    _ tables: [KeyTable.Place: KeyTable], sequences: KeySequences?, switches: KeymapSwitches
  ) {
    origin = .tables
    var known = Cache()
    known.tables = tables
    if let sequences {
      for place in tables.keys { known.sequences[place.group] = sequences }
    }
    known.switches = [false: switches, true: switches]
    self.known = Mutex(known)
  }

  /// The text console's keymap behind the cache; `nil` for a keymap of another kind.
  var console: ConsoleKeymap? {
    if case .console(let keymap) = origin { keymap } else { nil }
  }

  /// Returns the table of each state that has one.
  func tables(_ places: [KeyTable.Place]) -> [KeyTable.Place: KeyTable] {
    known.withLock { known in
      prepare(places, &known)
      var tables: [KeyTable.Place: KeyTable] = [:]
      for place in places { tables[place] = known.tables[place] }
      return tables
    }
  }

  /// Returns the table of one state; `nil` if the keymap cannot be in it.
  func table(_ place: KeyTable.Place) -> KeyTable? {
    known.withLock { known in
      if let table = known.tables[place] { return table }
      prepare([place], &known)
      return known.tables[place]
    }
  }

  /// Returns the chords that change between states.
  ///
  /// - Parameter hasCapsLock: Whether one of the states has Caps Lock on.
  /// - Returns: The chords.
  func switches(withCapsLock hasCapsLock: Bool) -> KeymapSwitches {
    known.withLock { known in
      if let switches = known.switches[hasCapsLock] { return switches }
      var switches = KeymapSwitches()
      if case .source(let source, _) = origin, let keymap = try? CompiledKeymap(source) {
        switches = SwitchSearch.switches(of: keymap, withCapsLock: hasCapsLock)
      }
      known.switches[hasCapsLock] = switches
      return switches
    }
  }

  /// Returns the sequences of a group's keys; `nil` if none are known.
  func sequences(ofGroup group: Int) -> KeySequences? {
    known.withLock { known in
      if let sequences = known.sequences[group] { return sequences }
      guard case .source(_, let locale) = origin, known.composeError == nil else { return nil }
      let place = KeyTable.Place(group: group)
      prepare([place], &known)
      guard let table = known.tables[place] else { return nil }
      var sequences = KeySequences([])
      do throws(ComposeError) {
        // A layout without dead keys needs no file of sequences.
        if ComposeSearch.canCompose(table, locale: locale) {
          var search = try ComposeSearch(locale: locale)
          sequences = search.sequences(of: table)
        }
        known.sequences[group] = sequences
        return sequences
      } catch {
        known.composeError = error
        return nil
      }
    }
  }

  /// The reason why no sequences are known; `nil` if some are.
  var composeError: ComposeError? {
    _ = sequences(ofGroup: 0)
    return known.withLock { $0.composeError }
  }

  /// Creates the tables that are not cached yet.
  private func prepare(_ places: [KeyTable.Place], _ known: inout Cache) {
    if case .tables = origin { return }
    func isMissing(_ place: KeyTable.Place) -> Bool {
      known.tables[place] == nil && !known.impossible.contains(place)
    }
    guard places.contains(where: isMissing) else { return }
    if known.tables.count + places.count > Self.tableLimit { known.tables = [:] }
    if known.impossible.count > Self.tableLimit { known.impossible = [] }
    let missing = places.filter(isMissing)
    switch origin {
    case .source(let source, _):
      // A keymap that compiled once compiles again, unless its files were removed.
      guard let keymap = try? CompiledKeymap(source) else { return }
      for place in missing { known.tables[place] = TableSearch(keymap, place)?.table() }
    case .console(let keymap):
      for place in missing { known.tables[place] = ConsoleSearch(keymap, place)?.table() }
    case .tables: return
    }
    for place in missing where known.tables[place] == nil { known.impossible.insert(place) }
  }
}
