// SPDX-License-Identifier: MIT

/// Returns the most similar name.
///
/// A name that continues the wrong name with `_`, as after an omitted unit, has priority. Otherwise
/// the name with the smallest edit distance is returned, if the distance is at most a third of the
/// name's length.
///
/// - Returns: One of `names`; `nil` if none is similar.
package func suggestion(for name: String, among names: [String]) -> String? {
  let wrong = Array(name.unicodeScalars.prefix(maximumNameLength + 1))
  guard wrong.count <= maximumNameLength else { return nil }
  if wrong.count > 3, let longer = names.first(where: { $0.hasPrefix(name + "_") }) {
    return longer
  }
  let limit = min(wrong.count / 3, 3)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let distance = editDistance(wrong, Array(candidate.unicodeScalars))
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The maximum length of a name to compare, which exceeds that of any valid name.
private let maximumNameLength = 64

/// Returns the edit distance: the number of changed, inserted, deleted and swapped letters.
///
/// **Source:** the optimal string alignment distance of Damerau and Levenshtein, by rows.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (i, scalar) in left.enumerated() {
    var row = [i + 1]
    for (j, other) in right.enumerated() {
      var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (scalar == other ? 0 : 1))
      if i > 0, j > 0, scalar == right[j - 1], left[i - 1] == other {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
