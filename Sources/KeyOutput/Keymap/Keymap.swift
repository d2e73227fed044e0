// SPDX-License-Identifier: MIT

public import ClavierKit

/// Which keys give which characters for whoever receives them.
///
/// A keymap answers "what does this key type?"; this is the reverse, looked up once for all
/// characters that one key with modifiers gives in the first group. A keymap of several groups is
/// used as long as its receiver stays in the first.
///
/// Characters are Unicode's: those that are canonically equal, such as é in one scalar or in two,
/// are the same, as Swift's `Character` compares them. Where the keymap has a scalar itself, that
/// is typed; where it has only an equal, that is; ``appendChords(for:to:)`` has the whole order.
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

  /// The chord of each scalar that the keymap gives.
  let scalars: [Unicode.Scalar: KeyChord]
  /// The same by canonical equality.
  let characters: [Character: KeyChord]
  /// The combining marks among the scalars, and the letters that they join.
  let marks, letters: [Unicode.Scalar]
  /// The keys that give no text.
  let functionKeys: [FunctionKey: KeyChord]
  /// The key that is held for each modifier of a stroke.
  let modifierKeys: [KeyStroke.Modifiers: Keycode]
  /// The key that deletes the character before the cursor; `nil` if the keymap has none.
  public let backspace: KeyChord?
  private let enter: KeyChord?
  private let tab: KeyChord?

  /// Compiles a keymap and turns it around.
  ///
  /// - Throws: ``KeymapError`` naming what was not found and the remedy.
  public init(_ source: Source) throws(KeymapError) {
    let search = ChordSearch(try CompiledKeymap(source))
    let scalars = search.chords()
    self.scalars = scalars
    marks = scalars.keys.filter(\.isCombiningMark).sorted()
    letters = marks.isEmpty ? [] : scalars.keys.filter(\.properties.isAlphabetic).sorted()
    // Of equal characters the lowest is the composed and common one: Å and not the ångström sign.
    characters = Dictionary(
      scalars.sorted { $0.key < $1.key }.map { (Character($0.key), $0.value) },
      uniquingKeysWith: { lowest, _ in lowest })
    functionKeys = search.functionKeys()
    modifierKeys = search.strokeModifiers()
    backspace = search.backspace()
    enter = search.enter()
    tab = search.tab()
  }

  /// The characters that one chord gives, in the order of Unicode, without Return and Tab.
  public var typableScalars: [Unicode.Scalar] { scalars.keys.sorted() }

  /// The key for what gives no text; `nil` if the keymap has none.
  public func chord(for key: FunctionKey) -> KeyChord? { functionKeys[key] }

  /// The one chord that gives this character; `nil` if it takes several or cannot be typed.
  ///
  /// A line feed, alone or after a carriage return, is what Return gives.
  public func chord(for character: Character) -> KeyChord? {
    if let scalar = character.onlyScalar, let chord = scalars[scalar] { return chord }
    switch character {
    case "\n", "\r\n", "\r": return enter
    case "\t": return tab
    default: return characters[character]
    }
  }
}

extension Character {
  /// The scalar that this character is, if it is a single one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    let first = scalars.next()
    return scalars.next() == nil ? first : nil
  }
}

extension Unicode.Scalar {
  /// Whether this joins the character before it.
  var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
