// SPDX-License-Identifier: MIT

/// The types in which a clipboard's owner offers its content.
package struct OfferedTypes<ID: Equatable> {
  private let texts: [ID]
  private let secret: ID
  /// The position of the best offered type among those of texts.
  private var best: Int?
  private var isSecret = false

  /// Creates the types of an owner that offers none yet.
  ///
  /// - Parameters:
  ///   - texts: The types of texts that can be read, the best first.
  ///   - secret: The type that marks secrets; see ``secretName``.
  package init(texts: [ID], secret: ID) {
    self.texts = texts
    self.secret = secret
  }

  /// The best type to read a text in; `nil` without a text, and for a secret.
  package var readable: ID? { isSecret ? nil : best.map { texts[$0] } }

  /// Adds an offered type.
  package mutating func add(_ type: ID) {
    if type == secret { isSecret = true }
    guard let rank = texts.firstIndex(of: type) else { return }
    best = min(rank, best ?? rank)
  }
}

extension OfferedTypes<String> {
  /// The name of the type by which password managers mark secrets.
  ///
  /// **Source:** KDE's Klipper, where the type has the value "secret". Its presence is enough here.
  package static var secretName: String { "x-kde-passwordManagerHint" }

  /// The types of an owner that offers none yet, by media types: texts in UTF-8 are readable.
  package static var mediaTypes: OfferedTypes {
    OfferedTypes(texts: ["text/plain;charset=utf-8", "text/plain"], secret: secretName)
  }
}
