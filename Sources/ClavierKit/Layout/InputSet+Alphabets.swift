// SPDX-License-Identifier: MIT

// **Source:** the typewriter and computer layouts of the same names; KeyboardKit for the comma and
// the full stop that tablets add to the last row.
extension InputSet {
  /// The letters of English.
  public static let qwerty = alphabet("qwertyuiop", "asdfghjkl", "zxcvbnm")

  /// The letters of English in the Central European order.
  public static let qwertz = alphabet("qwertzuiop", "asdfghjkl", "yxcvbnm")

  /// The letters of German with keys for ä, ö and ü.
  public static let qwertzGerman = alphabet("qwertzuiopü", "asdfghjklöä", "yxcvbnm")

  /// The letters of English in the order of France and Belgium.
  public static let azerty = alphabet("azertyuiop", "qsdfghjklm", "wxcvbn’")

  /// The letters in Shai Coleman's order, which keeps most positions of QWERTY.
  public static let colemak = alphabet("qwfpgjluy", "arstdhneio", "zxcvbkm")

  /// The letters in August Dvorak's order, with the signs among them.
  ///
  /// On tablets, the last row gets no comma and full stop, since the first row has them.
  ///
  /// **Source:** ANSI X3.207, without the semicolon, which is on the page of signs.
  public static let dvorak = InputSet(rows: [
    Row(chars: "’,.pyfgcrl"),
    Row(chars: "aoeuidhtns"),
    Row(chars: "qjkxbmwvz"),
  ])

  /// Returns three rows of letters, the last with a comma and a full stop on tablets.
  private static func alphabet(_ top: String, _ middle: String, _ lower: String) -> InputSet {
    let row = Row(chars: lower)
    return InputSet(
      rows: [Row(chars: top), Row(chars: middle), row],
      deviceVariations: [.tablet: [row: row + Row(chars: ",.")]])
  }
}
