// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

extension Configuration {
  /// The settings of one language, which override the general ones: a `[[language]]` table.
  public struct LanguageSettings: Hashable, Sendable {
    /// The arrangement of the letters; `nil` for the language's own.
    public var letters: Keyboard.LayoutType?
    /// The receiver's XKB layout while the keyboard is in this language; `nil` for the general one.
    public var layout: String?
    /// The variant of that layout; `nil` for the plain one.
    public var variant: String?

    public init() {}
  }

  /// Returns the receiver's settings while the keyboard is in a language.
  ///
  /// - Parameter locale: The language.
  /// - Returns: The general settings, with the layout and the variant of the language if it has its
  ///   own.
  public func output(for locale: KeyboardLocale) -> OutputSettings {
    var output = output
    guard let language = languages[locale], let layout = language.layout else { return output }
    output.layout = layout
    output.variant = language.variant
    return output
  }
}
