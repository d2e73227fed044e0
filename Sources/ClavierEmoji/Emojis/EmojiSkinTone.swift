// SPDX-License-Identifier: MIT

/// A skin tone of a person or hand, from light to dark.
///
/// **Source:** Unicode Technical Standard #51, Emoji_Modifier: U+1F3FB to U+1F3FF.
public enum EmojiSkinTone: UInt8, CaseIterable, Hashable, Sendable {
  case light = 1
  case mediumLight
  case medium
  case mediumDark
  case dark
}
