// SPDX-License-Identifier: MIT

/// A path in a notation with a letter and numbers for each step.
///
/// ```
///   M x y              move to a point
///   L x y  H x  V y    a line to a point, a horizontal one, a vertical one
///   Q x y x y          a quadratic Bézier curve
///   C x y x y x y      a cubic Bézier curve
///   Z                  close the path
///   O x y r            a circle around a point
///   B x y w h r        a box with round corners
/// ```
///
/// **Source:** W3C, "Scalable Vector Graphics": the paths with capital letters. Circles and boxes
/// are Clavier's own.
struct IconPath: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
    case circle(Double, Double, Double)
    case box(Double, Double, Double, Double, Double)
  }

  private(set) var steps: [Step] = []

  /// Parses the notation; `nil` if it is invalid.
  init?(_ notation: String) {
    var reader = Reader(notation)
    var current = (x: 0.0, y: 0.0)
    while let letter = reader.letter() {
      guard let count = Self.counts[letter], let numbers = reader.numbers(count) else { return nil }
      append(letter, numbers, &current)
    }
    guard reader.isAtEnd else { return nil }
  }

  /// The number of arguments of each letter.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "O": 3, "B": 5,
  ]

  private mutating func append(
    _ letter: Character, _ numbers: [Double], _ current: inout (x: Double, y: Double)
  ) {
    func line(_ x: Double, _ y: Double) -> Step {
      current = (x, y)
      return .line(x, y)
    }
    switch (letter, numbers.count) {
    case ("M", 2):
      current = (numbers[0], numbers[1])
      steps.append(.move(current.x, current.y))
    case ("L", 2): steps.append(line(numbers[0], numbers[1]))
    case ("H", 1): steps.append(line(numbers[0], current.y))
    case ("V", 1): steps.append(line(current.x, numbers[0]))
    case ("Q", 4):
      // The cubic curve that equals the quadratic one.
      let (x, y, endX, endY) = (numbers[0], numbers[1], numbers[2], numbers[3])
      steps.append(
        .curve(
          current.x + (x - current.x) * 2 / 3, current.y + (y - current.y) * 2 / 3,
          endX + (x - endX) * 2 / 3, endY + (y - endY) * 2 / 3, endX, endY))
      current = (endX, endY)
    case ("C", 6):
      steps.append(
        .curve(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
      current = (numbers[4], numbers[5])
    case ("O", 3): steps.append(.circle(numbers[0], numbers[1], numbers[2]))
    case ("B", 5):
      steps.append(.box(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]))
    default: steps.append(.close)
    }
  }
}

/// A tokenizer for the notation.
private struct Reader {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the next letter; `nil` if the next token is no letter.
  mutating func letter() -> Character? {
    skipSpaces()
    guard let first = rest.first, first.isLetter else { return nil }
    rest.removeFirst()
    return first
  }

  /// Returns the next numbers; `nil` if there are too few.
  mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    while numbers.count < count {
      skipSpaces()
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      guard let number = Double(digits), number.isFinite else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(digits.count)
    }
    return numbers
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " }
  }
}
