// SPDX-License-Identifier: MIT

/// Which of the places where contacts are now belongs to which contact of before.
///
/// The match whose squared distances have the smallest sum: two fingers that move one after the other,
/// each to where the next one was, are not taken for one that jumped. A contact that would be farther
/// away than `reach` was lifted, and what is there is another.
///
/// **Source:** the assignment problem by successive shortest paths (Kuhn's Hungarian method in the form
/// of Jonker and Volgenant); that the nearest is meant is the kernel's advice for protocol A,
/// documentation "Multi-touch (MT) Protocol", section on finger tracking.
struct ContactMatching {
  /// A place in the units of a device.
  struct Place: Equatable {
    var x: Int32
    var y: Int32

    /// The square of the distance, which fits whatever the units are.
    func squaredDistance(to other: Place) -> Double {
      let x = Double(x) - Double(other.x)
      let y = Double(y) - Double(other.y)
      return x * x + y * y
    }
  }

  /// Finds out who is who.
  ///
  /// - Parameters:
  ///   - old: Where contacts were.
  ///   - new: Where contacts are.
  ///   - reach: How far a contact may have moved, in units.
  /// - Returns: For each new place the index of the old one that it goes on, or `nil` for a contact that
  ///   is new.
  static func match(_ old: [Place], _ new: [Place], reach: Double) -> [Int?] {
    guard !old.isEmpty else { return new.map { _ in nil } }
    // Next to each old contact stands one that nothing goes on, at the price of the reach: so a lift
    // and a landing are cheaper than a jump.
    let limit = reach * reach
    let cost = { (place: Int, contact: Int) -> Double in
      contact < old.count ? min(new[place].squaredDistance(to: old[contact]), 2 * limit) : limit
    }
    let assigned = assignment(rows: new.count, columns: old.count + new.count, cost)
    return zip(new, assigned).map { place, contact in
      guard contact < old.count, place.squaredDistance(to: old[contact]) <= limit else {
        return nil
      }
      return contact
    }
  }

  /// The column for each row whose costs have the smallest sum; there are at least as many columns.
  private static func assignment(
    rows: Int, columns: Int, _ cost: (Int, Int) -> Double
  ) -> [Int] {
    // Column 0 and row 0 stand for nothing; so all else counts from 1.
    var rowPrice = [Double](repeating: 0, count: rows + 1)
    var columnPrice = [Double](repeating: 0, count: columns + 1)
    var owner = [Int](repeating: 0, count: columns + 1)
    for row in stride(from: 1, through: rows, by: 1) {
      var way = [Int](repeating: 0, count: columns + 1)
      var distance = [Double](repeating: .infinity, count: columns + 1)
      var isVisited = [Bool](repeating: false, count: columns + 1)
      owner[0] = row
      var column = 0
      repeat {
        isVisited[column] = true
        var step = Double.infinity
        var next = 0
        for candidate in 1...columns where !isVisited[candidate] {
          let reduced =
            cost(owner[column] - 1, candidate - 1) - rowPrice[owner[column]]
            - columnPrice[candidate]
          if reduced < distance[candidate] {
            distance[candidate] = reduced
            way[candidate] = column
          }
          if distance[candidate] < step {
            step = distance[candidate]
            next = candidate
          }
        }
        for visited in 0...columns {
          if isVisited[visited] {
            rowPrice[owner[visited]] += step
            columnPrice[visited] -= step
          } else {
            distance[visited] -= step
          }
        }
        column = next
      } while owner[column] != 0
      while column != 0 {
        owner[column] = owner[way[column]]
        column = way[column]
      }
    }
    var result = [Int](repeating: 0, count: rows)
    for column in 1...columns where owner[column] > 0 { result[owner[column] - 1] = column - 1 }
    return result
  }
}
