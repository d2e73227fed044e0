// SPDX-License-Identifier: MIT

/// Whether the whole system is light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

extension Keyboard {
  /// How a field wants its keyboard to look, which is not the same as ``ColorScheme``.
  ///
  /// A keyboard that a field wants dark in a light system is a lighter grey than that of a dark system.
  ///
  /// **Source:** UIKit's type of the same name, by KeyboardKit's article about styling.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// As the system is.
    case `default`
    case light
    case dark
  }

  /// The three looks that a colour scheme and an appearance may give together.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    case light
    /// Dark in a dark system.
    case dark
    /// Dark in a light system, since the field wants it.
    case darkAppearance

    /// The look for a scheme and what a field wants.
    public init(_ colorScheme: ColorScheme, _ appearance: Appearance) {
      switch (colorScheme, appearance) {
      case (_, .light), (.light, .default): self = .light
      case (.dark, _): self = .dark
      case (.light, .dark): self = .darkAppearance
      }
    }

    /// Whether letters are light on dark keys.
    public var isDark: Bool { self != .light }
  }
}
