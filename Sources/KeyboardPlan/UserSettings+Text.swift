// SPDX-License-Identifier: MIT

public import ClavierSettings
public import Words

// The file format of a user's settings: a line with the format's name and version, then a line for
// each setting, at most once.
//
//   clavier-settings 1
//   height low
//   sounds on

extension UserSettings {
  private static let format = "clavier-settings 1"

  /// The content of the file.
  public var text: String {
    let lines = choices.map { "\($0.setting) \($0.value)" }
    return ([Self.format] + lines).joined(separator: "\n") + "\n"
  }

  /// Parses the content of a file; one invalid line makes the whole file invalid.
  ///
  /// - Throws: ``LearnedText/ParseError`` for the first invalid line.
  public init(text: String) throws(LearnedText.ParseError) {
    self.init()
    try LearnedText.parse(text, as: Self.format, of: "chosen settings") { words in
      guard words.count == 2, let choice = Choice(setting: words[0], value: words[1]),
        !choices.contains(where: { $0.setting == choice.setting })
      else { return false }
      choose(choice)
      return true
    }
  }
}
