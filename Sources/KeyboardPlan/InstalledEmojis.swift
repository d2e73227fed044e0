// SPDX-License-Identifier: MIT

import ClavierEmoji
import ClavierKit
import Words

/// The emojis of the installed list, `list.emoji`, for the keyboard's pages of them.
public struct InstalledEmojis: Sendable {
  /// The directory for this machine's own list.
  public static let writable = "/var/lib/clavier/emoji"
  /// The directory that packages bring.
  public static let installed = "/usr/share/clavier/emoji"

  /// The emojis by group, without empty groups; none without a list.
  private(set) var groups: [[KeyboardLayout.EmojiPagesService.Emoji]] = []
  /// The list that cannot be used; `nil` without such a file.
  public private(set) var failure: LexiconFiles.Failure?

  /// No emojis.
  public init() {}

  /// Reads the list of the first directory that has one; a damaged list is refused whole.
  public init(in directories: [String]) {
    do throws(LexiconFiles.Failure) {
      for directory in directories {
        let found = try LexiconFiles.open("\(directory)/list.emoji", Self.content)
        if let found {
          groups = found
          return
        }
      }
    } catch {
      failure = error
    }
  }

  /// Returns whether the receiver can be sent emojis, as it can be sent the first one.
  func areTypable(_ canType: (Character) -> Bool) -> Bool {
    groups.first?.first?.text.allSatisfy(canType) ?? false
  }

  private static func content(
    _ bytes: LexiconBytes
  ) throws(EmojiDataError) -> [[KeyboardLayout.EmojiPagesService.Emoji]] {
    let groups = try EmojiList(bytes: bytes).emojisWithSkinTones.map { group in
      group.map { variants in
        KeyboardLayout.EmojiPagesService.Emoji(
          variants.first?.char ?? "", variants: variants.count > 1 ? variants.map(\.char) : [])
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}
