// SPDX-License-Identifier: MIT

import ClavierEmoji
import Foundation
import Words

/// The files of emojis beside the tests, from scripts/emoji and the selection in `Data/unicode`.
enum EmojiFiles {
  /// Returns the bytes of a file in the folder of data; none if it cannot be read.
  static func bytes(_ name: String) -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    guard let data = try? Data(contentsOf: folder.appending(path: "Data/\(name).emoji")) else {
      return []
    }
    return Array(data)
  }

  static func list() throws -> EmojiList {
    try EmojiList(bytes: LexiconBytes(bytes("list")))
  }

  static func names(_ language: String) throws -> EmojiNames {
    try EmojiNames(bytes: LexiconBytes(bytes(language)), list: list())
  }
}

extension [Emoji] {
  /// The texts of all emojis, separated by blanks.
  var text: String { map(\.char).joined(separator: " ") }
}
