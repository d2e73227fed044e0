// SPDX-License-Identifier: MIT

/// The name that was probably meant by a wrong one.
///
/// A name that goes on where the wrong one ends, as when the unit was forgotten, or else the one with
/// the fewest wrong, missing, added and exchanged letters, if these are at most a third of the name.
///
/// - Parameters:
///   - name: What stands in the file.
///   - names: What could stand there.
/// - Returns: One of `names`, or `nil` if none is near.
package func suggestion(for name: String, among names: [String]) -> String? {
  let wrong = Array(name.unicodeScalars.prefix(longestName + 1))
  guard wrong.count <= longestName else { return nil }
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

/// No name that we know is nearly as long; longer ones are not worth comparing.
private let longestName = 64

/// How many letters must be changed, put in, left out or exchanged with their neighbour.
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
