// SPDX-License-Identifier: MIT

/// The keymap of a keyboard that types whatever characters it is asked for, each by one key.
///
/// Programs read a keymap anew whenever it changes, so it changes rarely: what it has once it keeps, what is likely to
/// follow comes with what is asked for, and only when there is no room left does the character that was not typed for
/// longest give its key away.
///
/// ```
///   places   0 … 47 the key alone      48 … 95 the same keys with Shift
///            [é][ж][ш] …  [ ][ ]       [Ж][ ] …
/// ```
struct TypingKeymap: Hashable, Sendable {
  /// How a character is typed.
  struct Stroke: Hashable, Sendable {
    /// The key, as in linux/input-event-codes.h.
    var code: UInt32
    var isShifted: Bool
  }

  private struct Place: Hashable {
    var scalar: Unicode.Scalar
    /// The number of its last use; 0 if it was never typed.
    var use: Int
  }

  /// The keys that it has: those that have a letter, digit or sign on keyboards everywhere.
  ///
  /// Some programs take a key for what it is on the keyboard of a PC, whatever the keymap says: evdev 14 deletes there.
  ///
  /// **Source:** linux/input-event-codes.h, KEY_1 … KEY_EQUAL, KEY_Q … KEY_RIGHTBRACE, KEY_A … KEY_GRAVE,
  /// KEY_BACKSLASH … KEY_SLASH, KEY_102ND; Chromium, `ui/events/keycodes/dom/dom_code_data.inc`.
  static let codes: [UInt32] =
    Array(2...13) + Array(16...27) + Array(30...41) + Array(43...53) + [86]
  /// How many characters there is room for.
  static let capacity = 2 * codes.count

  private var places: [Place] = []
  private var count = 0

  /// A keymap without any character.

  /// Whether keys can give a character: control characters are keys of their own, which this keymap does not have.
  ///
  /// **Source:** X11 protocol, appendix A: the keysyms of Unicode begin at 0x20, without 0x7F to 0x9F.
  static func hasKeysym(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
  }

  /// Has as many of these characters on keys as there is room for, from the first one on.
  ///
  /// - Parameter scalars: What is to be typed; each must have a keysym.
  /// - Returns: How the first of them are typed, which are all of up to ``capacity`` different ones; and whether the keymap
  ///   is another than before.
  mutating func take(
    _ scalars: some Sequence<Unicode.Scalar>
  ) -> (strokes: [Stroke], isChanged: Bool) {
    let oldest = count
    var (strokes, isChanged): ([Stroke], Bool) = ([], false)
    for scalar in scalars {
      let index: Int
      if let known = places.firstIndex(where: { $0.scalar == scalar }) {
        index = known
      } else if let free = freePlace(usedBefore: oldest) {
        index = free
        isChanged = true
      } else {
        break
      }
      count += 1
      let place = Place(scalar: scalar, use: count)
      if index < places.count { places[index] = place } else { places.append(place) }
      strokes.append(Self.stroke(index))
    }
    return (strokes, isChanged)
  }

  /// Has characters on keys that nothing else is on yet; those for which there is none are left out.
  mutating func expect(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars where places.count < Self.capacity && Self.hasKeysym(scalar) {
      guard !places.contains(where: { $0.scalar == scalar }) else { continue }
      places.append(Place(scalar: scalar, use: 0))
    }
  }

  /// A place for another character; `nil` if all are needed by those that were used after a moment.
  private func freePlace(usedBefore moment: Int) -> Int? {
    if places.count < Self.capacity { return places.count }
    let oldest = places.indices.min { places[$0].use < places[$1].use }
    return oldest.flatMap { places[$0].use <= moment ? $0 : nil }
  }

  private static func stroke(_ index: Int) -> Stroke {
    Stroke(code: codes[index % codes.count], isShifted: index >= codes.count)
  }
}

// As text.

extension TypingKeymap {
  /// The name of its section of key codes, which tells it from others.
  private static let name = "clavier_typing"

  /// Whether a keymap is one of these, also as a compositor writes it.
  ///
  /// - Parameter text: The keymap in XKB's text format.
  /// - Returns: Whether its name is theirs.
  static func isOne(_ text: String) -> Bool {
    text.prefix(200).contains("\"\(name)\"")
  }

  /// It in XKB's text format.
  ///
  /// **Source:** libxkbcommon, doc/keymap-format-text-v1.md; a key's code there is the kernel's and 8.
  var text: String {
    var (codes, symbols) = ("", "")
    for (index, place) in places.prefix(Self.codes.count).enumerated() {
      let code = Self.codes[index]
      let shifted = index + Self.codes.count
      let other = shifted < places.count ? ", \(Self.keysym(places[shifted].scalar))" : ""
      codes += "<K\(code)> = \(code + 8); "
      symbols += "key <K\(code)> { [\(Self.keysym(place.scalar))\(other)] };\n"
    }
    // What a key of two characters is and what Shift does is written out, so that no file is needed for it. A keymap
    // without any virtual modifier X servers do not take: what xkbcomp makes of it lacks a section.
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

  /// A character's name among XKB's symbols.
  private static func keysym(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
