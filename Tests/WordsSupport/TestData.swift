// SPDX-License-Identifier: MIT

import Foundation
public import Words

/// The lexicons, sentences and recorded taps beside the tests.
public enum TestData {
  public static let english = lexicon("en")
  public static let german = lexicon("de")
  public static let englishPairs = try? WordPairs(
    bytes: LexiconBytes(bytes("Lexicons/en.pairs")))

  /// Returns the bytes of a file in the folder of data; none if it cannot be read.
  public static func bytes(_ name: String) -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    guard let data = try? Data(contentsOf: folder.appending(path: "Data/\(name)")) else {
      return []
    }
    return Array(data)
  }

  /// Returns the sentences of a set: "development" is for fitting, "test" for the last measurement.
  public static func sentences(_ set: String) -> [String] {
    String(decoding: bytes("Sentences/\(set).txt"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// 600 rare, foreign and slang words that the English lexicon does not have.
  public static var unknownWords: [String] {
    String(decoding: bytes("Lexicons/strange.txt"), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ").map(String.init) }
  }

  private static func lexicon(_ language: String) -> Lexicon? {
    try? Lexicon(bytes: LexiconBytes(bytes("Lexicons/\(language).words")))
  }
}
