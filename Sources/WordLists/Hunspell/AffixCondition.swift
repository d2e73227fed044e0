// SPDX-License-Identifier: MIT

/// A condition of an affix on the letters at the edge of a word: `[^aeiou]y`.
///
/// **Source:** hunspell(5), section PFX: dots, letters, and sets in brackets.
struct AffixCondition {
  private enum Element {
    case any
    case one(Unicode.Scalar)
    case set([Unicode.Scalar], isNegated: Bool)

    func fits(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .any: true
      case .one(let own): own == scalar
      case .set(let scalars, let isNegated): scalars.contains(scalar) != isNegated
      }
    }
  }

  private let elements: [Element]

  /// Parses a condition; `nil` for a bracket without its counterpart.
  init?(_ text: [Unicode.Scalar]) {
    var elements: [Element] = []
    var rest = text[...]
    while let first = rest.popFirst() {
      switch first {
      case ".": elements.append(.any)
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        var letters = rest[..<end]
        let isNegated = letters.first == "^"
        if isNegated { letters.removeFirst() }
        elements.append(.set(Array(letters), isNegated: isNegated))
        rest = rest[(end + 1)...]
      case "]": return nil
      default: elements.append(.one(first))
      }
    }
    // A single dot stands for no condition, so an empty word fulfils it, too.
    if elements.count == 1, case .any = elements[0] { elements = [] }
    self.elements = elements
  }

  func fitsStart(of word: [Unicode.Scalar]) -> Bool {
    word.count >= elements.count && zip(elements, word).allSatisfy { $0.fits($1) }
  }

  func fitsEnd(of word: [Unicode.Scalar]) -> Bool {
    var index = word.count - 1
    guard word.count >= elements.count else { return false }
    // The comparison begins at the end, since the last letters differ most.
    for element in elements.reversed() {
      guard element.fits(word[index]) else { return false }
      index -= 1
    }
    return true
  }
}
