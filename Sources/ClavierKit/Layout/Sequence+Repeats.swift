// SPDX-License-Identifier: MIT

extension Sequence where Element: Equatable {
  /// The elements in their order, each only where it first comes.
  ///
  /// For few elements: each is compared with all before it.
  var withoutRepeats: [Element] {
    var elements: [Element] = []
    for element in self where !elements.contains(element) { elements.append(element) }
    return elements
  }
}
