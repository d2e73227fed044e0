// SPDX-License-Identifier: MIT

public import ClavierKit

/// The groups of a session's keymap, to find the one that is a layout.
///
/// Groups have no names that could be relied on, so their keys are compared.
public struct KeymapGroups: Hashable, Sendable {
  private let groups: [KeymapKeys]

  /// Reads the groups of a keymap.
  ///
  /// - Parameter keymap: In XKB's text format.
  /// - Throws: ``KeymapError``.
  public init(_ keymap: [UInt8]) throws(KeymapError) {
    groups = KeymapKeys.groups(try CompiledKeymap(.text(keymap)))
  }

  /// The group that is a layout, from 0; `nil` if none is.
  ///
  /// Of its letters a group may have some elsewhere, as that of another country has; of several such groups the one
  /// counts that is the most like it.
  ///
  /// - Parameter names: The layout; of several the first.
  /// - Returns: The group.
  /// - Throws: ``KeymapError`` if there is no such layout.
  public func group(of names: KeymapNames) throws(KeymapError) -> Int? {
    guard let layout = KeymapKeys.groups(try CompiledKeymap(.names(names))).first else {
      return nil
    }
    let likenesses = groups.map { layout.likeness(to: $0) }
    guard let best = likenesses.max(), best.letters >= Self.leastLikeness else { return nil }
    return likenesses.firstIndex(of: best)
  }

  /// How many of a layout's keys with letters a group must have, as a part of all.
  ///
  /// **Source:** ours: the layouts of Britain and the United States have all alike, those of Germany and the United
  /// States 24 of 30.
  private static let leastLikeness = 0.9
}

extension KeymapNames {
  /// The layout that computers mostly have for a language; `nil` if none is known.
  public init?(of locale: KeyboardLocale) {
    guard let layout = locale.computerLayout,
      let names = try? KeymapLayout.names(in: KeyboardLayout.keymapPrefix + layout)
    else { return nil }
    self = names
  }
}

extension KeymapKeys {
  /// How much a group is like a layout, from 0 to 1.
  fileprivate struct Likeness: Comparable {
    /// The part of the keys with letters that are the same.
    var letters: Double
    /// The part of all keys that are the same.
    var all: Double

    static func < (left: Self, right: Self) -> Bool {
      (left.letters, left.all) < (right.letters, right.all)
    }
  }

  /// How many of these keys give the same, alone and with Shift, as those of a group.
  fileprivate func likeness(to group: KeymapKeys) -> Likeness {
    var (letters, all) = (Count(), Count())
    for (own, other) in zip(rows.joined(), group.rows.joined()) where !own.isEmpty {
      let isSame = own.lower == other.lower && own.upper == other.upper
      all.take(isSame)
      if own.hasLetter { letters.take(isSame) }
    }
    return Likeness(letters: letters.part, all: all.part)
  }

  private struct Count {
    var same = 0
    var all = 0
    var part: Double { all == 0 ? 0 : Double(same) / Double(all) }

    mutating func take(_ isSame: Bool) {
      all += 1
      if isSame { same += 1 }
    }
  }
}
