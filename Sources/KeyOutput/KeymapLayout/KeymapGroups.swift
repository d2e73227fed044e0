// SPDX-License-Identifier: MIT

public import ClavierKit

/// The groups of a session's keymap, used to find the group of a layout.
///
/// The names of groups are not reliable, so their keys are compared.
public struct KeymapGroups: Hashable, Sendable {
  private let groups: [KeymapKeys]

  /// Reads the groups of a keymap.
  ///
  /// - Parameter keymap: The keymap in XKB's text format.
  /// - Throws: ``KeymapError``.
  public init(_ keymap: [UInt8]) throws(KeymapError) {
    groups = KeymapKeys.groups(try CompiledKeymap(.text(keymap)))
  }

  /// Returns the group of a layout, from 0; `nil` if none matches.
  ///
  /// A few letters may differ, as in another country's layout. Of several matching groups the most
  /// similar counts.
  ///
  /// - Parameter names: The layout; of a list the first.
  /// - Returns: The group.
  /// - Throws: ``KeymapError`` if there is no such layout.
  public func group(of names: KeymapNames) throws(KeymapError) -> Int? {
    guard let layout = KeymapKeys.groups(try CompiledKeymap(.names(names))).first else {
      return nil
    }
    let similarities = groups.map { layout.similarity(to: $0) }
    guard let best = similarities.max(), best.letters >= Self.minimumSimilarity else { return nil }
    return similarities.firstIndex(of: best)
  }

  /// The minimum fraction of a layout's letter keys that a group must share.
  ///
  /// **Source:** ours: the layouts of Britain and the United States share all letter keys, those of
  /// Germany and the United States 24 of 30.
  private static let minimumSimilarity = 0.9
}

extension KeymapNames {
  /// Looks up the usual computer layout of a language; `nil` if none is known.
  public init?(of locale: KeyboardLocale) {
    guard let layout = locale.computerLayout,
      let names = try? KeymapLayout.names(in: KeyboardLayout.keymapPrefix + layout)
    else { return nil }
    self = names
  }
}

extension KeymapKeys {
  /// The similarity of a group to a layout, from 0 to 1.
  fileprivate struct Similarity: Comparable {
    /// The fraction of equal keys among those with letters.
    var letters: Double
    /// The fraction of equal keys among all keys.
    var all: Double

    static func < (left: Self, right: Self) -> Bool {
      (left.letters, left.all) < (right.letters, right.all)
    }
  }

  /// Returns the fraction of keys with the same texts as a group's, alone and with Shift.
  fileprivate func similarity(to group: KeymapKeys) -> Similarity {
    var (letters, all) = (Count(), Count())
    for (own, other) in zip(rows.joined(), group.rows.joined()) where !own.isEmpty {
      let isSame = own.lower == other.lower && own.upper == other.upper
      all.count(isSame)
      if own.hasLetter { letters.count(isSame) }
    }
    return Similarity(letters: letters.part, all: all.part)
  }

  private struct Count {
    var same = 0
    var all = 0
    var part: Double { all == 0 ? 0 : Double(same) / Double(all) }

    mutating func count(_ isSame: Bool) {
      all += 1
      if isSame { same += 1 }
    }
  }
}
