// SPDX-License-Identifier: MIT

/// A keymap that assigns one key to each character to type.
///
/// Programs reread a keymap whenever it changes, so it changes rarely. Characters keep their keys,
/// and likely characters are added along with a requested one. When all keys are assigned, the
/// least recently typed character is replaced.
///
/// ```
///   places   0 … 47 the key alone      48 … 95 the same keys with Shift
///            [é][ж][ш] …  [ ][ ]       [Ж][ ] …
/// ```
struct TypingKeymap: Hashable, Sendable {
  /// The keystroke for a character.
  struct Stroke: Hashable, Sendable {
    /// The key's code in linux/input-event-codes.h.
    var code: UInt32
    var isShifted: Bool
  }

  private struct Place: Hashable {
    var scalar: Unicode.Scalar
    /// The sequence number of its last use; 0 if it was never typed.
    var use: Int
  }

  /// The available keys: those with a letter, digit or sign on all keyboards.
  ///
  /// Keys with a function are excluded, since some programs ignore the keymap for those: evdev 14,
  /// Backspace on PC keyboards, always deletes.
  ///
  /// **Source:** linux/input-event-codes.h, KEY_1 … KEY_EQUAL, KEY_Q … KEY_RIGHTBRACE, KEY_A …
  /// KEY_GRAVE, KEY_BACKSLASH … KEY_SLASH, KEY_102ND; Chromium,
  /// `ui/events/keycodes/dom/dom_code_data.inc`.
  static let codes: [UInt32] =
    Array(2...13) + Array(16...27) + Array(30...41) + Array(43...53) + [86]
  /// The maximum number of characters.
  static let capacity = 2 * codes.count

  private var places: [Place] = []
  /// The number of uses so far.
  private var useCount = 0

  /// Returns whether a key can produce a character; control characters have separate keys, which
  /// this keymap lacks.
  ///
  /// **Source:** X11 protocol, appendix A: the keysyms of Unicode begin at 0x20, without 0x7F to
  /// 0x9F.
  static func hasKeysym(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
  }

  /// Assigns keys to characters in order, until no key is left.
  ///
  /// - Parameter scalars: The characters to type; each must have a keysym.
  /// - Returns: The strokes of the first characters, and whether the keymap has changed. All
  ///   characters get keys if at most ``capacity`` differ.
  mutating func assign(
    _ scalars: some Sequence<Unicode.Scalar>
  ) -> (strokes: [Stroke], isChanged: Bool) {
    let start = useCount
    var (strokes, isChanged): ([Stroke], Bool) = ([], false)
    for scalar in scalars {
      let index: Int
      if let known = places.firstIndex(where: { $0.scalar == scalar }) {
        index = known
      } else if let free = freePlace(usedUpTo: start) {
        index = free
        isChanged = true
      } else {
        break
      }
      useCount += 1
      let place = Place(scalar: scalar, use: useCount)
      if index < places.count { places[index] = place } else { places.append(place) }
      strokes.append(Self.stroke(index))
    }
    return (strokes, isChanged)
  }

  /// Assigns free keys to characters; omits those for which there is no room.
  mutating func expect(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars where places.count < Self.capacity && Self.hasKeysym(scalar) {
      guard !places.contains(where: { $0.scalar == scalar }) else { continue }
      places.append(Place(scalar: scalar, use: 0))
    }
  }

  /// Returns a key for a new character; `nil` if all keys have later uses than number `last`.
  private func freePlace(usedUpTo last: Int) -> Int? {
    if places.count < Self.capacity { return places.count }
    let oldest = places.indices.min { places[$0].use < places[$1].use }
    return oldest.flatMap { places[$0].use <= last ? $0 : nil }
  }

  private static func stroke(_ index: Int) -> Stroke {
    Stroke(code: codes[index % codes.count], isShifted: index >= codes.count)
  }
}

// The text format.

extension TypingKeymap {
  /// The name of its sections, which identifies the keymap.
  private static let name = "clavier_typing"

  /// Returns whether a keymap is a typing keymap, even after a compositor has rewritten it.
  ///
  /// - Parameter text: The keymap in XKB's text format.
  /// - Returns: Whether the keymap has the name of a typing keymap.
  static func isTypingKeymap(_ text: String) -> Bool {
    text.prefix(200).split(separator: "\"").contains { $0 == name }
  }

  /// The keymap in XKB's text format.
  ///
  /// **Source:** libxkbcommon, doc/keymap-format-text-v1.md; a key's code there is the kernel's
  /// plus 8.
  var text: String {
    var (codes, symbols) = ("", "")
    for (index, place) in places.prefix(Self.codes.count).enumerated() {
      let code = Self.codes[index]
      let shifted = index + Self.codes.count
      let other = shifted < places.count ? ", \(Self.keysym(places[shifted].scalar))" : ""
      codes += "<K\(code)> = \(code + 8); "
      symbols += "key <K\(code)> { [\(Self.keysym(place.scalar))\(other)] };\n"
    }
    // Types and the action of Shift are included, so no other file is needed. X servers reject a
    // keymap without virtual modifiers: xkbcomp omits a section for it.
    return """
      xkb_keymap {
      xkb_keycodes "\(Self.name)" { minimum = 8; maximum = 255; <LFSH> = 50; \(codes)};
      xkb_types "\(Self.name)" {
      virtual_modifiers NumLock;
      type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
      type "TWO_LEVEL" {
      modifiers = Shift; map[Shift] = Level2; level_name[Level1] = "Base"; level_name[Level2] = "Shift";
      };
      };
      xkb_compatibility "\(Self.name)" {
      virtual_modifiers NumLock;
      interpret Shift_L { action = SetMods(modifiers=Shift); };
      };
      xkb_symbols "\(Self.name)" {
      key.type = "TWO_LEVEL";
      key <LFSH> { type = "ONE_LEVEL", [Shift_L] };
      modifier_map Shift { <LFSH> };
      \(symbols)};
      };

      """
  }

  /// Returns a character's keysym name in XKB.
  private static func keysym(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
