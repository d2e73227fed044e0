// SPDX-License-Identifier: MIT

/// A service for one language.
public protocol LocalizedService {
  /// The identifier of the language, such as "sv", or of a regional form, such as "sv-SE".
  var localeKey: String { get }
}

/// A layout service for one language.
public typealias LocalizedLayoutService = KeyboardLayoutService & LocalizedService
