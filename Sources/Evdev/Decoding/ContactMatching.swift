// SPDX-License-Identifier: MIT

/// Assigns the present places of contacts to the contacts of the previous frame.
///
/// The assignment has the smallest sum of squared distances. So if two fingers in a row each move
/// to the other's former place, they do not count as one finger that jumped. A contact that would
/// be farther away than `maximumMove` was lifted, and the place is a new contact.
///
/// **Source:** the assignment problem by successive shortest paths (Kuhn's Hungarian method in the
/// form of Jonker and Volgenant). Choosing the nearest is the kernel's advice for protocol A,
/// documentation "Multi-touch (MT) Protocol", section on finger tracking.
struct ContactMatching {
  /// A place in device units.
  struct Place: Equatable {
    var x: Int32
    var y: Int32

    /// Returns the squared distance, which cannot overflow in any units.
    func squaredDistance(to other: Place) -> Double {
      let x = Double(x) - Double(other.x)
      let y = Double(y) - Double(other.y)
      return x * x + y * y
    }
  }

  /// Assigns the new places to contacts.
  ///
  /// - Parameters:
  ///   - old: The contacts' previous places.
  ///   - new: The contacts' present places.
  ///   - maximumMove: The maximum distance that a contact moves, in units.
  /// - Returns: For each new place the index of the old one that it continues, or `nil` for a new
  ///   contact.
  static func match(_ old: [Place], _ new: [Place], maximumMove: Double) -> [Int?] {
    guard !old.isEmpty else { return new.map { _ in nil } }
    // A dummy column per new place stands for a new contact, at the cost of that distance. So a
    // lift and a landing are cheaper than a jump.
    let limit = maximumMove * maximumMove
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

  /// Returns a different column for each row, with the smallest sum of costs.
  ///
  /// There must be at least as many columns as rows.
  private static func assignment(
    rows: Int, columns: Int, _ cost: (Int, Int) -> Double
  ) -> [Int] {
    // Column 0 and row 0 are sentinels, so indices begin at 1.
    var rowPrice = [Double](repeating: 0, count: rows + 1)
    var columnPrice = [Double](repeating: 0, count: columns + 1)
    var owner = [Int](repeating: 0, count: columns + 1)
    for row in stride(from: 1, through: rows, by: 1) {
      var previous = [Int](repeating: 0, count: columns + 1)
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
            previous[candidate] = column
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
        owner[column] = owner[previous[column]]
        column = previous[column]
      }
    }
    var result = [Int](repeating: 0, count: rows)
    for column in 1...columns where owner[column] > 0 { result[owner[column] - 1] = column - 1 }
    return result
  }
}
