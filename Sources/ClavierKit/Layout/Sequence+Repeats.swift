// SPDX-License-Identifier: MIT

extension Sequence where Element: Equatable {
  /// The elements in order, without repetitions.
  ///
  /// For short sequences: each element is compared with all before it.
  var withoutRepeats: [Element] {
    var elements: [Element] = []
    for element in self where !elements.contains(element) { elements.append(element) }
    return elements
  }
}
