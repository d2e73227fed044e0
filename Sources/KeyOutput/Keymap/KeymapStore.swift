// SPDX-License-Identifier: MIT

import Synchronization

/// What a keymap says, looked up when it is first asked for, and kept.
///
/// The compiled keymap takes 0.4 MB, so it is let go as soon as a table is made of it, and compiled
/// again, which takes 3 ms, for a state that the receiver was never in before. The same goes for the
/// Compose sequences of a locale, 0.13 MB and 2.5 ms.
final class KeymapStore: Sendable {
  /// Where tables come from.
  private enum Origin: Sendable {
    case source(Keymap.Source, locale: String)
    case console(ConsoleKeymap)
    case tables
  }

  private struct Known {
    var tables: [KeyTable.Place: KeyTable] = [:]
    /// The places for which there is no table.
    var impossible: Set<KeyTable.Place> = []
    var sequences: [Int: KeySequences] = [:]
    var switches: [Bool: KeymapSwitches] = [:]
    var composeError: ComposeError?
  }

  /// The most tables that are kept; a receiver is rarely in more than two of its states.
  private static let tableLimit = 16

  private let origin: Origin
  private let known: Mutex<Known>

  init(_ source: Keymap.Source, atRest: KeyTable, locale: String) {
    origin = .source(source, locale: locale)
    known = Mutex(Known(tables: [KeyTable.Place(): atRest]))
  }

  init(_ console: ConsoleKeymap, atRest: KeyTable) {
    origin = .console(console)
    var known = Known(tables: [KeyTable.Place(): atRest])
    known.sequences[0] = ConsoleSequences.sequences(of: console)
    self.known = Mutex(known)
  }

  init(
    _ tables: [KeyTable.Place: KeyTable], sequences: KeySequences?, switches: KeymapSwitches
  ) {
    origin = .tables
    var known = Known()
    known.tables = tables
    if let sequences {
      for place in tables.keys { known.sequences[place.group] = sequences }
    }
    known.switches = [false: switches, true: switches]
    self.known = Mutex(known)
  }

  /// The text console's keymap that it was made of, if it was.
  var console: ConsoleKeymap? {
    if case .console(let keymap) = origin { keymap } else { nil }
  }

  /// The table of each place that has one.
  func tables(_ places: [KeyTable.Place]) -> [KeyTable.Place: KeyTable] {
    known.withLock { known in
      prepare(places, &known)
      var tables: [KeyTable.Place: KeyTable] = [:]
      for place in places { tables[place] = known.tables[place] }
      return tables
    }
  }

  /// The table of one place.
  func table(_ place: KeyTable.Place) -> KeyTable? {
    known.withLock { known in
      if let table = known.tables[place] { return table }
      prepare([place], &known)
      return known.tables[place]
    }
  }

  /// The chords between states.
  ///
  /// - Parameter hasCapsLock: Whether Caps Lock is on in one of them.
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

  /// What the keys of a group make together; `nil` if nothing is known about it.
  func sequences(ofGroup group: Int) -> KeySequences? {
    known.withLock { known in
      if let sequences = known.sequences[group] { return sequences }
      guard case .source(_, let locale) = origin, known.composeError == nil else { return nil }
      let place = KeyTable.Place(group: group)
      prepare([place], &known)
      guard let table = known.tables[place] else { return nil }
      do throws(ComposeError) {
        var search = try ComposeSearch(locale: locale)
        let sequences = search.sequences(of: table)
        known.sequences[group] = sequences
        return sequences
      } catch {
        known.composeError = error
        return nil
      }
    }
  }

  /// Why nothing is known about sequences; `nil` if something is.
  var composeError: ComposeError? {
    _ = sequences(ofGroup: 0)
    return known.withLock { $0.composeError }
  }

  /// Makes the tables that are missing.
  private func prepare(_ places: [KeyTable.Place], _ known: inout Known) {
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
      // What was compiled once compiles again, unless somebody removes its files.
      guard let keymap = try? CompiledKeymap(source) else { return }
      for place in missing { known.tables[place] = TableSearch(keymap, place)?.table() }
    case .console(let keymap):
      for place in missing { known.tables[place] = ConsoleSearch(keymap, place)?.table() }
    case .tables: return
    }
    for place in missing where known.tables[place] == nil { known.impossible.insert(place) }
  }
}
