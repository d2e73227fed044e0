// SPDX-License-Identifier: MIT

import ClavierKit

extension TOMLReader {
  /// Reads all `[[clip]]` tables of a file, which replace those of earlier files.
  mutating func clips(into clips: inout [Keyboard.Clip]) {
    var found: [Keyboard.Clip] = []
    let isGiven = has("clip")
    tables("clip", atMost: Self.clipLimit) { table, _ in
      if let clip = table.clip() { found.append(clip) }
    }
    if isGiven { clips = found } else { collectNames(of: "clip") { _ = $0.clip() } }
  }

  private mutating func clip() -> Keyboard.Clip? {
    // An empty label is none.
    let label = label().flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    guard let text = text("text") else {
      // An invalid text, or an unknown key, has been reported already.
      if areAllKeysRead, problems.isEmpty { report(missing: ["text"]) }
      return nil
    }
    if let mistake = Self.mistake(inClip: text.value, hasLabel: label != nil) {
      return refuse("text", at: text.position, mistake)
    }
    // A file with Windows line breaks has them in texts of several lines.
    let lines = text.value.map { (character: Character) -> Character in
      character == "\r\n" ? "\n" : character
    }
    return Keyboard.Clip(String(lines), label: label)
  }

  /// Returns the reason why a text cannot be a clip, with the remedy; `nil` if it can.
  private static func mistake(inClip text: String, hasLabel: Bool) -> String? {
    let isTyped = text.allSatisfy { character in
      character == "\t" || character == "\n" || character == "\r\n"
        || character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    if text.isEmpty { return "it is empty; write the text to type, or remove the table" }
    if text.count > textLimit {
      return "it has \(text.count) characters, more than \(textLimit); divide it among clips"
    }
    if !isTyped {
      return "no key types its control character; use only \\n for Return, and \\t for Tab"
    }
    if !hasLabel, text.allSatisfy(\.isWhitespace) {
      return "its key would be blank; set label as well"
    }
    return nil
  }

  /// The maximum number of clips.
  ///
  /// **Source:** ours: more are not found among their pages.
  private static var clipLimit: Int { 100 }
  /// The maximum number of characters of a clip.
  ///
  /// **Source:** ours: typed in eleven seconds, and with all their modifiers within the capacity of
  /// the queue of keys.
  private static var textLimit: Int { 500 }
}
