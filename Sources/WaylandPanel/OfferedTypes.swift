// SPDX-License-Identifier: MIT

/// The types in which a clipboard's owner offers its content.
struct OfferedTypes: Hashable {
  private var text: String?
  private var isSecret = false

  /// The types of texts in UTF-8, the best first.
  private static let textTypes = ["text/plain;charset=utf-8", "text/plain"]
  /// The type by which password managers mark secrets.
  ///
  /// **Source:** KDE's Klipper, where the type has the value "secret". Its presence is enough here.
  private static let secretType = "x-kde-passwordManagerHint"

  /// The best type to read a text in; `nil` without a text, and for a secret.
  var readable: String? { isSecret ? nil : text }

  /// Adds an offered type.
  mutating func add(_ type: String) {
    if type == Self.secretType { isSecret = true }
    guard let rank = Self.textTypes.firstIndex(of: type) else { return }
    let known = text.flatMap { Self.textTypes.firstIndex(of: $0) } ?? Self.textTypes.endIndex
    if rank < known { text = type }
  }
}
