// SPDX-License-Identifier: MIT

import CXkbcommon
import Glibc
import Linux

/// The error when dead keys are unavailable, with a remedy.
public enum ComposeError: Error, Hashable, Sendable {
  /// There is no file of Compose sequences for the locale.
  case noSequences(locale: String)
}

extension ComposeError: CustomStringConvertible {
  /// The problem and the remedy, on one line.
  public var description: String {
    switch self {
    case .noSequences(let locale):
      "dead keys are not used: there are no Compose sequences for the locale "
        + "\(KeymapNames.quoted(locale)); install the package libx11-data, "
        + "or set LANG to a locale that \(ComposeError.list) lists, such as en_US.UTF-8"
    }
  }

  private static let list = "/usr/share/X11/locale/compose.dir"
}

/// Finds the Compose sequences of a table's keys by playing them to libxkbcommon.
///
/// Most programs compose with this library and the same files, so its answers match theirs. The
/// files' text is not parsed: a sequence counts if the library reports it as complete after exactly
/// these symbols. The beginning of a longer sequence is never complete.
///
/// A program's sequences come from its own files or its locale's. Where these files are missing,
/// other programs of this machine lack them as well, and a built-in table would be a guess.
struct ComposeSearch: ~Copyable {
  /// The locale for sequences if the environment names none.
  static let standardLocale = "en_US.UTF-8"
  /// The maximum number of symbols to feed, so that the search ends for a keymap of thousands of
  /// dead keys.
  ///
  /// The largest installed keymap takes about 120 000.
  private static let feedLimit = 400_000
  /// The maximum number of sequences for one character.
  private static let alternatives = 4

  private let state: OpaquePointer
  private var feeds = 0

  /// Loads the sequences of a locale.
  ///
  /// - Throws: ``ComposeError``.
  init(locale: String) throws(ComposeError) {
    guard let context = XKBContext(.nothing),
      let table = xkb_compose_table_new_from_locale(
        context.pointer, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
    else { throw .noSequences(locale: locale) }
    // The state keeps the table alive.
    defer { xkb_compose_table_unref(table) }
    guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      throw .noSequences(locale: locale)
    }
    self.state = state
  }

  deinit {
    xkb_compose_state_unref(state)
  }

  /// The locale by which programs choose their sequences.
  ///
  /// **Source:** locale(7): `LC_ALL`, `LC_CTYPE` and `LANG`, in this order. The locale "C"
  /// expresses no choice of a language.
  static var environmentLocale: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Environment.variable(name) else { continue }
      return ["C", "POSIX"].contains(value) ? standardLocale : value
    }
    return standardLocale
  }

  /// Returns whether keys of a table may begin a sequence: dead keys, and letters beyond Latin.
  ///
  /// **Source:** the Compose files of libX11, where other signs begin no sequence except in
  /// Amharic.
  static func canCompose(_ table: KeyTable, locale: String) -> Bool {
    locale.hasPrefix("am")
      || table.entries.contains { entry in
        Keysym(entry.symbol).isDead || entry.scalar.map { $0.value >= 0x370 } == true
      }
  }

  /// Returns the sequences that the keys of a table can form.
  mutating func sequences(of table: KeyTable) -> KeySequences {
    var symbols: [UInt32] = []
    for entry in table.entries where symbols.last != entry.symbol { symbols.append(entry.symbol) }
    let sequenceStarters = symbols.filter { symbol in
      guard !Keysym(symbol).isDead else { return false }
      // Such a symbol begins a sequence instead of giving its own character.
      return play([], symbol) != .unknown
    }
    var found: [(scalar: Unicode.Scalar, symbols: [UInt32])] = []
    var count: [Unicode.Scalar: Int] = [:]
    var begun = symbols.filter { Keysym($0).isDead && play([], $0) == .waiting }.map { [$0] }
    // Shorter sequences come first, so that the limit cuts off the longest.
    for _ in 1..<KeySequences.lengthLimit {
      var longer: [[UInt32]] = []
      for prefix in begun {
        for symbol in symbols where feeds < ComposeSearch.feedLimit {
          switch play(prefix, symbol) {
          case .unknown, .text: continue
          case .waiting: longer.append(prefix + [symbol])
          case .character(let scalar):
            count[scalar, default: 0] += 1
            guard count[scalar, default: 0] <= ComposeSearch.alternatives else { continue }
            found.append((scalar, prefix + [symbol]))
          }
        }
      }
      begun = longer
    }
    return KeySequences(found, sequenceStarters: sequenceStarters)
  }

  private enum Answer: Equatable {
    /// The symbols form no sequence.
    case unknown
    case waiting
    case character(Unicode.Scalar)
    /// The composed text is not a single scalar.
    case text
  }

  /// Feeds symbols to an idle receiver, the prefix first.
  private mutating func play(_ prefix: [UInt32], _ symbol: UInt32) -> Answer {
    feeds += prefix.count + 1
    xkb_compose_state_reset(state)
    for symbol in prefix { xkb_compose_state_feed(state, symbol) }
    xkb_compose_state_feed(state, symbol)
    switch xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_COMPOSING: return .waiting
    case XKB_COMPOSE_COMPOSED: return composed().map { .character($0) } ?? .text
    default: return .unknown
    }
  }

  /// Returns the single scalar that was composed.
  private func composed() -> Unicode.Scalar? {
    var buffer = [CChar](repeating: 0, count: 16)
    let length = xkb_compose_state_get_utf8(state, &buffer, buffer.count)
    guard length > 0, length < buffer.count else { return nil }
    let bytes = buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }
}
