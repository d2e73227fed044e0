// SPDX-License-Identifier: MIT

/// The colour scheme of the whole system.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

extension Keyboard {
  /// The keyboard appearance that a field requests, independent of ``ColorScheme``.
  ///
  /// A dark keyboard in a light system is a lighter grey than one in a dark system.
  ///
  /// **Source:** UIKit's type of the same name, by KeyboardKit's article about styling.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// The appearance of the system.
    case `default`
    case light
    case dark
  }

  /// The appearance of the keyboard that results from a colour scheme and a field's appearance.
  public enum EffectiveAppearance: String, Hashable, Sendable, CaseIterable {
    case light
    /// Dark in a dark system.
    case dark
    /// Dark in a light system, as the field requests.
    case darkAppearance

    /// Creates the appearance for a colour scheme and a field's appearance.
    public init(_ colorScheme: ColorScheme, _ appearance: Appearance) {
      switch (colorScheme, appearance) {
      case (_, .light), (.light, .default): self = .light
      case (.dark, _): self = .dark
      case (.light, .dark): self = .darkAppearance
      }
    }

    /// Whether labels are light on dark keys.
    public var isDark: Bool { self != .light }
  }
}
