// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

extension Configuration {
  /// What holds for one language, beside what holds for all: a `[[language]]` table.
  public struct LanguageSettings: Hashable, Sendable {
    /// In which order the letters stand; `nil` for the language's own.
    public var letters: Keyboard.LayoutType?
    /// The XKB layout that the receiver has while the keyboard is in this language; `nil` for that of all.
    public var layout: String?
    /// The variant of that layout; `nil` for the plain one.
    public var variant: String?

    public init() {}
  }

  /// What is said of the receiver while the keyboard is in a language.
  ///
  /// - Parameter locale: The language.
  /// - Returns: What holds for all, with the layout and the variant of the language if it has its own.
  public func output(for locale: KeyboardLocale) -> OutputSettings {
    var output = output
    guard let language = languages[locale], let layout = language.layout else { return output }
    output.layout = layout
    output.variant = language.variant
    return output
  }
}
