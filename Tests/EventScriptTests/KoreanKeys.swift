// SPDX-License-Identifier: MIT

import ClavierKit

/// The keys of Korean keyboards, for the scripts in `KoreanScripts/`.
///
/// **Source:** KS X 5002, the arrangement of two sets.
enum KoreanKeys {
  static let service = KeyboardLayout.PagesService(pages: [
    KeyboardLayout.PagesService.Page(
      .alphabetic, case: .lowercased,
      layout: layout(["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], .lowercased)),
    KeyboardLayout.PagesService.Page(
      .alphabetic, case: .uppercased,
      layout: layout(["ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], .uppercased)),
  ])

  private static func layout(_ rows: [String], _ form: Keyboard.Case) -> KeyboardLayout {
    let letters = rows.map { $0.map { KeyboardAction.character(String($0)) } }
    let others: [KeyboardAction] = [.shift(form), .space, .primary(.return), .backspace]
    return KeyboardLayout(
      itemRows: (letters + [others]).map { row in
        row.map { KeyboardLayout.Item(action: $0, width: .available, height: 50) }
      })
  }
}
